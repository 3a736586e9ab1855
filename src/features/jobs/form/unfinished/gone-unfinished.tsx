import { useState } from "react";
import { keep } from "#src/lib/vault/vault.ts";
import { text } from "#src/lib/text/form-text.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { startEmpty } from "../form-start.ts";
import { EMPTY_VALUES } from "../form-values.ts";
import { JobForm } from "../job-form.tsx";
import { partName, unsavedParts } from "../merge/parts.ts";
import { forgetUnfinished, type KeptHere } from "./read-unfinished.ts";
import { contentOf } from "./unfinished-form.ts";

interface GoneUnfinishedProps {
  here: KeptHere;
  /** The form of the new job is what is shown from now on. */
  onAnew: () => void;
}

/** The job is gone, and what was being changed in it is not: it can become a new one. */
export function GoneUnfinished({ here, onAnew }: GoneUnfinishedProps) {
  const [again, setAgain] = useState<KeptHere>();
  const entry = here.own ?? here.left[0];
  const content = entry && contentOf(entry);
  if (again) return <JobForm start={startEmpty} here={again} nameOf={text.unfinished.newJob} />;
  if (!content) return null;

  const begin = async () => {
    const { values, unanswered } = content;
    const own = { ...entry, tab: here.tab, content: { start: EMPTY_VALUES, values, unanswered } };
    try {
      await keep(own);
      if (entry.tab !== here.tab) forgetUnfinished(entry);
    } catch {
      // Where it cannot be kept, it is in the form all the same.
    }
    setAgain({ ...here, own, left: [] });
    onAnew();
  };
  return (
    <Notice
      title={text.unfinished.goneTitle}
      actions={
        <Button size="small" variant="primary" onClick={begin}>
          {text.unfinished.makeNew}
        </Button>
      }
    >
      <p>{text.unfinished.gone(unsavedParts(content.start, content.values).map(partName))}</p>
    </Notice>
  );
}
