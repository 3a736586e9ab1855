import { putDraft } from "#src/lib/drafts/draft-store.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { list } from "#src/i18n/format.ts";
import { EMPTY_VALUES, labelOf, unsavedGroups } from "#src/jobs/job/fields/job-values.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { restoreFocusOnUnmount } from "#src/ui/dialogs/restore-focus-on-unmount.ts";
import { contentOf } from "./form-draft.ts";
import { discardStoredDraft, type FormDrafts } from "./read-drafts.ts";

interface OrphanedDraftProps {
  drafts: FormDrafts;
  /** Opens the form of a new job with these drafts. */
  onRecreate: (drafts: FormDrafts) => void;
}

/** Offers to create a new job from the draft of a deleted one. */
export function OrphanedDraft({ drafts, onRecreate }: OrphanedDraftProps) {
  const entry = drafts.own ?? drafts.others[0];
  const content = entry && contentOf(entry);
  if (!content) return null;

  const { start, values, unconfirmedWrites } = content;
  const recreate = async () => {
    const own = {
      ...entry,
      tab: drafts.tab,
      content: { start: EMPTY_VALUES, values, unconfirmedWrites },
    };
    try {
      await putDraft(own);
      if (entry.tab !== drafts.tab) discardStoredDraft(entry);
    } catch {
      // The form holds the values even if they cannot be stored.
    }
    onRecreate({ ...drafts, own, others: [] });
  };
  return (
    <Notice
      title={m.drafts_gone_title()}
      actions={
        <Button ref={restoreFocusOnUnmount} size="small" variant="primary" onClick={recreate}>
          {m.drafts_make_new()}
        </Button>
      }
    >
      <p>{m.drafts_gone({ parts: list(unsavedGroups(start, values).map(labelOf)) })}</p>
    </Notice>
  );
}
