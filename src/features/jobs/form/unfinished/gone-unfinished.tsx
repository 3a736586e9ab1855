import { keep } from "#src/lib/vault/vault.ts";
import { text } from "#src/lib/text/form-text.ts";
import { Button } from "#src/ui/button.tsx";
import { handFocusOn } from "#src/ui/hand-focus-on.ts";
import { Notice } from "#src/ui/notice.tsx";
import { EMPTY_VALUES } from "../form-values.ts";
import { partName, unsavedParts } from "../merge/parts.ts";
import { forgetUnfinished, type KeptHere } from "./read-unfinished.ts";
import { contentOf } from "./unfinished-form.ts";

const words = text.unfinished;

interface GoneUnfinishedProps {
  here: KeptHere;
  /** Opens the form in which it goes on. */
  onBegin: (here: KeptHere) => void;
}

/** The job is gone, and what was being changed in it is not: it can become a new one. */
export function GoneUnfinished({ here, onBegin }: GoneUnfinishedProps) {
  const entry = here.own ?? here.left[0];
  const content = entry && contentOf(entry);
  if (!content) return null;

  const { start, values, unanswered } = content;
  const parts = unsavedParts(start, values).map(partName);
  const begin = async () => {
    const own = { ...entry, tab: here.tab, content: { start: EMPTY_VALUES, values, unanswered } };
    try {
      await keep(own);
      if (entry.tab !== here.tab) forgetUnfinished(entry);
    } catch {
      // Where it cannot be kept, it is in the form all the same.
    }
    onBegin({ ...here, own, left: [] });
  };
  return (
    <Notice
      title={words.goneTitle}
      actions={
        <Button ref={handFocusOn} size="small" variant="primary" onClick={begin}>
          {words.makeNew}
        </Button>
      }
    >
      <p>{words.gone(parts)}</p>
    </Notice>
  );
}
