import { useState } from "react";
import type { Job } from "#contract/job.ts";
import { canBeExempt, type Finding } from "#posting-check/check-posting.ts";
import { canPointTo } from "#posting-check/model/judgement.ts";
import { isWordRule } from "#posting-check/rules/word-rules.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { Button } from "#src/ui/actions/button.tsx";
import { restoreFocusOnUnmount } from "#src/ui/dialogs/restore-focus-on-unmount.ts";
import { useJudge } from "../judge.ts";
import { JudgeDialog } from "./judge-dialog.tsx";

/** Sets a finding aside that a person may judge, points to the sentence that a rule misses, or brings it back. */
export function JudgeButton({ job, finding }: { job: Job; finding: Finding }) {
  const [isAsked, setAsked] = useState(false);
  const { bringBack, isPending } = useJudge();
  const { rule, level, judgement } = finding;
  if (judgement)
    return (
      <Button
        ref={restoreFocusOnUnmount}
        size="small"
        busy={isPending && m.job_form_saving()}
        onClick={() => void bringBack(judgement)}
      >
        {m.judge_bring_back()}
      </Button>
    );
  // What is not saved yet has no id for which it could be kept.
  const isExempt = canBeExempt(finding);
  const isFine = (level === "toLookAt" || isExempt) && (job.id !== 0 || isWordRule(rule));
  if (!canPointTo(rule) && !isFine) return undefined;
  return (
    <>
      <Button ref={restoreFocusOnUnmount} size="small" onClick={() => setAsked(true)}>
        {labelOf(rule, isExempt)}
      </Button>
      {isAsked && <JudgeDialog job={job} finding={finding} onClose={() => setAsked(false)} />}
    </>
  );
}

function labelOf(rule: string, isExempt: boolean): string {
  if (canPointTo(rule)) return m.judge_said();
  return isExempt ? m.judge_over_limit() : m.judge_fine();
}
