import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import type { ChangeSetAction } from "#src/jobs/writes/change-set.ts";
import { OPERATIONS } from "#src/jobs/actions/operations/operations.ts";
import type { PlannedItem } from "#src/jobs/actions/operations/plan/planned-item.ts";
import { importWarnings, payLeaps } from "#src/jobs/actions/changes/plan/import-warnings.ts";
import { positionsElsewhere, sharedPlace } from "#src/jobs/actions/changes/plan/shared-place.ts";
import { canApply } from "#src/jobs/actions/changes/plan/plan-change-set.ts";
import { addressQuestion, newAddressQuestion } from "#src/jobs/job/fields/address-question.ts";
import { checkJobsNow } from "#src/jobs/check/audit/check-jobs.ts";
import { useReadinessFacts } from "#src/jobs/check/facts.ts";
import { losesRecord } from "#src/jobs/check/loses-record.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { restoreFocusOnUnmount } from "#src/ui/dialogs/restore-focus-on-unmount.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { UnlistedPlaces } from "./unlisted-places.tsx";

interface PlanWarningsProps {
  plan: readonly PlannedItem[];
  action: ChangeSetAction;
  excluded: ReadonlySet<number>;
  onExclude: (positions: ReadonlySet<number>) => void;
  onAction: (action: ChangeSetAction) => void;
}

/**
 * What to know before a change set publishes postings with errors, unless it brings them back, or deletes
 * what has to be kept; of an import also what a person may not have meant.
 */
export function PlanWarnings({ onAction, ...props }: PlanWarningsProps) {
  const { plan, action, excluded, onExclude } = props;
  const { facts } = useReadinessFacts();
  const checked = useQuery(publishedQuery(plan)).data ?? [];
  const included = (at: number) => {
    const item = plan[at];
    return item !== undefined && canApply(item, action) && !excluded.has(at);
  };
  const published = action.kind === "undo" ? [] : checked.filter(({ at }) => included(at));
  const failing = published.filter(({ fails }) => fails).map(({ at }) => at);
  const setAside = published.reduce((sum, { aside }) => sum + aside, 0);
  const leaps = action.kind === "undo" ? [] : payLeaps(plan).filter(included);
  const kept = plan.flatMap(({ before, write }, at) =>
    write?.kind === "delete" && before && losesRecord(before.job, facts) && included(at)
      ? [at]
      : [],
  );
  // One store is closed, and its posting serves another one.
  const takesDown =
    action.kind === "delete" || (action.kind === "status" && action.status === "archived");
  const place = sharedPlace(plan);
  const elsewhere = takesDown ? positionsElsewhere(plan).filter(included) : [];
  const leaveOut = (positions: readonly number[]) => (
    <Button
      ref={restoreFocusOnUnmount}
      size="small"
      onClick={() => onExclude(new Set([...excluded, ...positions]))}
    >
      {m.change_leave_out({ count: positions.length })}
    </Button>
  );
  return (
    <>
      {action.kind === "import" &&
        importWarnings(plan).map(({ name, sentence, positions }) => {
          const concerned = positions.filter(included);
          return (
            concerned.length > 0 && (
              <Notice key={name} tone="warning" actions={leaveOut(concerned)}>
                {sentence({ count: concerned.length })}
              </Notice>
            )
          );
        })}
      {action.kind !== "undo" && (
        <DoubtfulAddresses {...{ plan, action, included, leaveOut, onAction }} />
      )}
      {action.kind !== "undo" && <UnlistedPlaces {...{ plan, included, leaveOut }} />}
      {place !== undefined && elsewhere.length > 0 && (
        <Notice tone="warning" actions={leaveOut(elsewhere)}>
          {m.change_also_elsewhere({ count: elsewhere.length, place })}
        </Notice>
      )}
      {leaps.length > 0 && (
        <Notice tone="warning" actions={leaveOut(leaps)}>
          {m.change_pay_leaps({ count: leaps.length })}
        </Notice>
      )}
      {failing.length > 0 && (
        <Notice tone="warning" actions={leaveOut(failing)}>
          {m.change_publishes_to_correct({ count: failing.length })}
        </Notice>
      )}
      {setAside > 0 && <p>{m.change_set_aside({ count: setAside })}</p>}
      {kept.length > 0 && (
        <Notice
          tone="warning"
          actions={
            <>
              {leaveOut(kept)}
              {action.kind === "delete" && (
                <Button
                  ref={restoreFocusOnUnmount}
                  size="small"
                  onClick={() => onAction(OPERATIONS.status.initial())}
                >
                  {m.change_archive_instead()}
                </Button>
              )}
            </>
          }
        >
          {m.change_deletes_records({ count: kept.length })}
        </Notice>
      )}
    </>
  );
}

interface DoubtfulAddressesProps extends Pick<PlanWarningsProps, "plan" | "action" | "onAction"> {
  included: (position: number) => boolean;
  leaveOut: (positions: readonly number[]) => ReactNode;
}

/** Asks once about each new address that may be a slip, as the form does. */
function DoubtfulAddresses({ plan, action, included, leaveOut, onAction }: DoubtfulAddressesProps) {
  const doubtful = Map.groupBy(
    plan.flatMap(({ before, after }, at) => {
      const checked = after && included(at) && newAddressQuestion(before?.job, after);
      return checked ? [{ ...checked, at }] : [];
    }),
    addressQuestion,
  );
  return [...doubtful].map(([question, found]) => {
    const proposal = action.kind === "route" ? found[0]?.proposal : null;
    return (
      <Notice
        key={question}
        tone="warning"
        actions={
          proposal && action.kind === "route" ? (
            <Button
              ref={restoreFocusOnUnmount}
              size="small"
              onClick={() => onAction({ ...action, address: proposal })}
            >
              {m.address_proposal({ address: proposal })}
            </Button>
          ) : (
            leaveOut(found.map(({ at }) => at))
          )
        }
      >
        {question}
      </Notice>
    );
  });
}

/** Of the postings that would be made public: whether something is to be corrected, and what people set aside. */
const publishedQuery = (plan: readonly PlannedItem[]) => {
  const published = plan.flatMap(({ before, after }, at) =>
    after?.status === "active" && before?.job.status !== "active" ? [{ at, job: after }] : [],
  );
  return queryOptions({
    queryKey: ["changes", "errors", planNumber(plan)],
    queryFn: async ({ client, signal }) => {
      const jobs = published.map(({ job }) => job);
      const found = await checkJobsNow(client, jobs, signal);
      return published.map(({ at, job }) => ({
        at,
        fails: found(job).some(({ level }) => level === "toCorrect"),
        aside: found(job).filter(({ level }) => level === "setAside").length,
      }));
    },
    enabled: published.length > 0,
    staleTime: Infinity,
    gcTime: 0,
  });
};

const numbers = new WeakMap<readonly PlannedItem[], number>();
let latest = 0;

/** Tells one plan from another. */
function planNumber(plan: readonly PlannedItem[]): number {
  const number = numbers.get(plan) ?? (latest += 1);
  numbers.set(plan, number);
  return number;
}
