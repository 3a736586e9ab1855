import { useState } from "react";
import type { Job } from "#contract/job.ts";
import { number } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useStartChangeSet } from "#src/jobs/actions/changes/use-start-change-set.ts";
import { useJobIndex } from "#src/jobs/requests/index/job-index.ts";
import type { ListSearch } from "#src/jobs/list/list-search.ts";
import type { FoundRules } from "#src/jobs/check/audit/check-jobs.ts";
import { countRules } from "#src/jobs/check/audit/count-rules.ts";
import { ruleLabel } from "#src/jobs/check/finding-text.ts";
import { useFoundRules } from "#src/jobs/check/audit/use-found-rules.ts";
import type { VersionedJob } from "#src/jobs/requests/read-requests.ts";
import { jobsOfView } from "#src/jobs/list/views/jobs-of-view.ts";
import { readView } from "#src/jobs/list/views/view.ts";
import { useReadOnly } from "#src/lib/session/key-headers.ts";
import { useToday } from "#src/lib/time/use-today.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { LEVEL_ICONS } from "#src/jobs/check/panel/level-icons.tsx";
import { LookAtDialog } from "#src/jobs/check/panel/look-at-dialog.tsx";
import { isWordRule } from "#posting-check/rules/word-rules.ts";
import type { RuleId } from "#posting-check/rules/rules.ts";
import type { ChangeSearch } from "./filters/list-filters.ts";
import styles from "./readiness-counts.module.css";
import { actionFor } from "./rule-operations.ts";

interface ReadinessCountsProps {
  search: ListSearch;
  onChange: ChangeSearch;
}

const isLive = ({ status }: Job) => status === "active";
const isAny = () => true;

/** How many of the jobs each rule objects to; a press filters by it. What mends many is a change set. */
export function ReadinessCounts({ search, onChange }: ReadinessCountsProps) {
  const index = useJobIndex(true);
  const today = useToday();
  const readOnly = useReadOnly();
  // Stays open once nothing is left of the rule.
  const [lookedAt, setLookedAt] = useState<RuleId>();
  const jobs = index.state === "ready" ? index.jobs : undefined;
  const found = useFoundRules(jobs, search.status === "active" ? isLive : isAny);
  if (!jobs || !found) return <Skeleton width="full" />;
  const { view, counts, matching } = auditOf(jobs, found, search, today);
  const action = actionFor(view.ready ?? "no", counts);
  const looked = counts.find(({ rule }) => rule === view.ready && isWordRule(rule))?.rule;
  return (
    <section className={styles.counts} aria-label={m.readiness_by_rule()}>
      <ul className={styles.rules}>
        {counts.map(({ rule, level, count }) => (
          <li key={rule}>
            <button
              type="button"
              className={styles.rule}
              data-level={level}
              aria-pressed={view.ready === rule}
              onClick={() => onChange({ ready: view.ready === rule ? "no" : rule })}
            >
              {LEVEL_ICONS[level]}
              <span>{ruleLabel(rule)}</span>
              <span className={styles.count}>{number(count)}</span>
            </button>
          </li>
        ))}
      </ul>
      {action && matching.length > 0 && !readOnly && <FixButton action={action} jobs={matching} />}
      {looked && !readOnly && (
        <Button size="small" onClick={() => setLookedAt(looked)}>
          {m.look_at_many()}
        </Button>
      )}
      {lookedAt && (
        <LookAtDialog rule={lookedAt} jobs={matching} onClose={() => setLookedAt(undefined)} />
      )}
    </section>
  );
}

/** The jobs of a view, and what the rules find in those that its other filters leave. */
function auditOf(
  jobs: ReadonlyMap<number, VersionedJob>,
  found: FoundRules,
  search: ListSearch,
  today: string,
) {
  const view = readView({ ...search });
  const checked = jobsOfView(jobs.values(), { ...view, ready: undefined }, today);
  return {
    view,
    counts: countRules(
      checked.map(({ job }) => job),
      found,
    ),
    matching: jobsOfView(checked, view, today, found),
  };
}

interface FixButtonProps {
  action: NonNullable<ReturnType<typeof actionFor>>;
  jobs: readonly VersionedJob[];
}

/** Leads to the dry run of what mends the jobs. */
function FixButton({ action, jobs }: FixButtonProps) {
  const { mutate, isPending } = useStartChangeSet();
  const chosen = jobs.map(({ job, etag }) => ({ id: job.id, etag }));
  return (
    <Button
      size="small"
      busy={isPending && m.selection_preparing()}
      onClick={() => mutate({ action, chosen })}
    >
      {m.readiness_fix_many({ count: jobs.length })}
    </Button>
  );
}
