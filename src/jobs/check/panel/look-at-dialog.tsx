import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { ReadinessFacts } from "#contract/readiness-facts.ts";
import { checkPosting } from "#posting-check/check-posting.ts";
import { subjectOf } from "#posting-check/model/judgement.ts";
import type { RuleId } from "#posting-check/rules/rules.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { forEachInSlices } from "#src/lib/time/in-slices.ts";
import { useToday } from "#src/lib/time/use-today.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Dialog } from "#src/ui/dialogs/dialog.tsx";
import { restoreFocusOnUnmount } from "#src/ui/dialogs/restore-focus-on-unmount.ts";
import { Skeleton } from "#src/ui/feedback/skeleton.tsx";
import type { VersionedJob } from "../../requests/read-requests.ts";
import { useReadinessFacts } from "../facts.ts";
import { ruleLabel } from "../finding-text.ts";
import { useJudge } from "../judge.ts";
import styles from "./readiness-panel.module.css";

/** Sentences that are listed; those of the most jobs come first. */
const MOST = 50;

interface LookAtDialogProps {
  rule: RuleId;
  jobs: readonly VersionedJob[];
  onClose: () => void;
}

/** The sentences that a rule finds in many jobs, each once: one press sets it aside wherever it stands. */
export function LookAtDialog({ rule, jobs, onClose }: LookAtDialogProps) {
  const { facts } = useReadinessFacts();
  const today = useToday();
  const { setAside, isPending } = useJudge();
  const { data: sentences } = useQuery(sentencesQuery({ rule, jobs, facts, today }));
  return (
    <Dialog
      title={m.look_at_title({ rule: ruleLabel(rule) })}
      size="medium"
      onClose={onClose}
      actions={<Button onClick={onClose}>{m.ui_close()}</Button>}
    >
      {sentences ? (
        <ul className={styles.findings}>
          {sentences.slice(0, MOST).map(([text, count]) => (
            <li key={text}>
              <p>{m.judge_quoted({ text })}</p>
              <div className={styles.actions}>
                <span className={styles.why}>{m.look_at_jobs({ count })}</span>
                <Button
                  ref={restoreFocusOnUnmount}
                  size="small"
                  busy={isPending && m.job_form_saving()}
                  onClick={() => void setAside({ rule, text })}
                >
                  {m.look_at_fine()}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton width="full" lines={4} />
      )}
      {sentences?.length === 0 && <p>{m.look_at_none()}</p>}
      {sentences && sentences.length > MOST && (
        <p className={styles.about}>{m.look_at_more({ count: sentences.length - MOST })}</p>
      )}
    </Dialog>
  );
}

interface Given extends Pick<LookAtDialogProps, "rule" | "jobs"> {
  facts: ReadinessFacts;
  today: string;
}

const sentencesQuery = (given: Given) =>
  // oxlint-disable-next-line query/exhaustive-deps -- its ETag tells a version of a job
  queryOptions({
    queryKey: [
      "sentences",
      given.rule,
      given.facts,
      given.today,
      given.jobs.map(({ etag }) => etag),
    ],
    queryFn: async ({ signal }) => sentencesOf(given, signal),
    // Set aside, a sentence leaves the list, which stays until the rest is read.
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

/** The sentences and in how many jobs each stands, the most frequent first. */
async function sentencesOf({ rule, jobs, facts, today }: Given, signal: AbortSignal) {
  const counts = new Map<string, number>();
  const count = ({ job }: VersionedJob) => {
    const found = checkPosting(job, facts, today).filter(
      (finding) => finding.rule === rule && finding.level === "toLookAt",
    );
    for (const text of new Set(found.map((finding) => subjectOf(finding, job))))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  };
  await forEachInSlices(jobs, count, signal);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}
