import { keep } from "#src/lib/drafts/draft-store.ts";
import { text } from "#src/i18n/text.ts";
import { Button } from "#src/ui/button.tsx";
import { restoreFocusOnUnmount } from "#src/ui/restore-focus-on-unmount.ts";
import { Notice } from "#src/ui/notice.tsx";
import { EMPTY_VALUES } from "../form-values.ts";
import { partName, unsavedParts } from "../conflict/parts.ts";
import { discardStoredDraft, type FormDrafts } from "./read-drafts.ts";
import { contentOf } from "./form-draft.ts";

const words = text.drafts;

interface OrphanedDraftProps {
  here: FormDrafts;
  /** Opens the form in which it goes on. */
  onBegin: (here: FormDrafts) => void;
}

/** The job is gone, and what was being changed in it is not: it can become a new one. */
export function OrphanedDraft({ here, onBegin }: OrphanedDraftProps) {
  const entry = here.own ?? here.left[0];
  const content = entry && contentOf(entry);
  if (!content) return null;

  const { start, values, unconfirmedWrites } = content;
  const parts = unsavedParts(start, values).map(partName);
  const begin = async () => {
    const own = {
      ...entry,
      tab: here.tab,
      content: { start: EMPTY_VALUES, values, unconfirmedWrites },
    };
    try {
      await keep(own);
      if (entry.tab !== here.tab) discardStoredDraft(entry);
    } catch {
      // Where it cannot be kept, it is in the form all the same.
    }
    onBegin({ ...here, own, left: [] });
  };
  return (
    <Notice
      title={words.goneTitle}
      actions={
        <Button ref={restoreFocusOnUnmount} size="small" variant="primary" onClick={begin}>
          {words.makeNew}
        </Button>
      }
    >
      <p>{words.gone(parts)}</p>
    </Notice>
  );
}
