import { keep } from "#src/lib/vault/vault.ts";
import { localTime } from "#src/lib/long-dates.ts";
import { text } from "#src/lib/text/form-text.ts";
import { Button } from "#src/ui/button.tsx";
import { handFocusOn } from "#src/ui/hand-focus-on.ts";
import { Notice } from "#src/ui/notice.tsx";
import { titleOf } from "../../title-of.ts";
import { EMPTY_VALUES } from "../form-values.ts";
import { partName, unsavedParts } from "../merge/parts.ts";
import { forgetUnfinished, type KeptHere } from "./read-unfinished.ts";
import { contentOf } from "./unfinished-form.ts";

const words = text.unfinished;

/** The form in which what was being changed goes on. */
export interface GoneOn {
  here: KeptHere;
  heading: string;
  nameOf: (title: string) => string;
}

interface GoneUnfinishedProps {
  /** The job that is gone. */
  id: number;
  here: KeptHere;
  onBegin: (form: GoneOn) => void;
}

/**
 * The job is gone, and what was being changed in it is not: it can become a new one. Where it became
 * one already, and was typed in further, it goes on as that.
 */
export function GoneUnfinished({ id, here, onBegin }: GoneUnfinishedProps) {
  const entry = here.own ?? here.left[0];
  const content = entry && contentOf(entry);
  if (!content) return null;

  const { start, saved, values, unanswered } = content;
  const isAnother = saved !== undefined && saved.id !== id;
  const parts = unsavedParts(start, values).map(partName);
  const begin = async () => {
    const goOn = isAnother ? content : { start: EMPTY_VALUES, values, unanswered };
    const own = { ...entry, tab: here.tab, content: goOn };
    try {
      await keep(own);
      if (entry.tab !== here.tab) forgetUnfinished(entry);
    } catch {
      // Where it cannot be kept, it is in the form all the same.
    }
    const { newTitle, editTitle } = text.jobForm;
    const heading = isAnother ? editTitle(titleOf(start)) : newTitle;
    const nameOf = isAnother ? () => heading : words.newJob;
    onBegin({ here: { ...here, own, left: [] }, heading, nameOf });
  };
  return (
    <Notice
      title={isAnother ? words.offeredTitle : words.goneTitle}
      actions={
        <Button ref={handFocusOn} size="small" variant="primary" onClick={begin}>
          {isAnother ? words.restore : words.makeNew}
        </Button>
      }
    >
      <p>{isAnother ? words.offered(parts, localTime(entry.typedAt)) : words.gone(parts)}</p>
    </Notice>
  );
}
