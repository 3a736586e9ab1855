import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { type ChangeSet, type ItemCounts, leftOf } from "#src/jobs/writes/change-set.ts";
import { activityQueries } from "#src/jobs/requests/activity-queries.ts";
import { useHistoryQuery } from "#src/jobs/job/display/with-history.tsx";
import { runChangeSet } from "#src/jobs/actions/changes/run-change-set.ts";
import { changeSetStore } from "#src/jobs/writes/change-set-store.ts";
import { useStartChangeSet } from "#src/jobs/actions/changes/use-start-change-set.ts";
import { connection, isLost } from "#src/lib/connection/connection.ts";
import { useStore } from "#src/lib/state/store.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { restoreFocusOnUnmount } from "#src/ui/dialogs/restore-focus-on-unmount.ts";
import { useAnnounce } from "#src/ui/layout/announcer.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Section } from "#src/ui/layout/section.tsx";
import { doneWords, finishedOf, otherWords, progressWords } from "../shared/outcome-words.ts";
import { runQuery } from "../shared/run-query.ts";
import { ProgressBar } from "../shared/progress-bar.tsx";
import { ResultTable } from "./result-table.tsx";
import { chosenOf, useUndo } from "../shared/use-undo.ts";
import { UndoActivity } from "../shared/undo-activity.tsx";
import { isDoneAgain, isUndone, UndoneBadge } from "../shared/undone-badge.tsx";
import { useStoreWrite } from "../shared/use-store-write.ts";
import { useTimeLeft } from "./use-time-left.ts";

interface AppliedChangeSetProps {
  set: ChangeSet;
  /** Of its outcomes, not older than `set`. */
  counts: ItemCounts;
}

/** What an applied change set has done so far, with its controls; at the end, its undo. */
export function AppliedChangeSet({ set, counts }: AppliedChangeSetProps) {
  const { mutate: startChangeSet, isPending } = useStartChangeSet();
  const { undo, isPending: isUndoing } = useUndo(set.id);
  const preparing = (isPending || isUndoing) && m.selection_preparing();
  const announce = useAnnounce();
  const client = useQueryClient();
  const store = useStoreWrite();
  const { stored = 0, unknown = 0, changedSince = 0, refused = 0 } = counts;
  const left = leftOf(counts);
  const isOver = set.state === "done" || set.state === "cancelled";
  const summary = doneWords(set.action, counts);
  const others = otherWords(counts);
  const { data: held } = useQuery({ ...runQuery(set.id), enabled: set.state === "running" });
  const isSent = set.state === "running" && held;
  // Another browser may have taken it back.
  const { data: activity } = useHistoryQuery({
    ...activityQueries.ofChangeSet(set.id),
    enabled: isOver,
  });

  useEffect(() => {
    if (isOver) announce(summary);
  }, [isOver, summary, announce]);

  const planAgain = () =>
    startChangeSet({ action: set.action, chosen: chosenOf(set.id, "changedSince") });
  const askAgain = async () => {
    await changeSetStore.askAgain(set.id);
    await runChangeSet(set.id, client);
  };
  return (
    <>
      {isOver ? (
        <Notice
          tone={stored > 0 && unknown + changedSince + refused === 0 ? "positive" : "info"}
          title={summary}
          actions={
            <>
              {unknown > 0 && (
                <Button ref={restoreFocusOnUnmount} size="small" onClick={() => store(askAgain)}>
                  {m.change_ask_again({ count: unknown })}
                </Button>
              )}
              {changedSince > 0 && set.action.kind !== "undo" && (
                <Button size="small" busy={preparing} onClick={planAgain}>
                  {m.change_plan_again({ count: changedSince })}
                </Button>
              )}
              {stored > 0 && !(activity && isUndone(activity)) && (
                <Button size="small" busy={preparing} onClick={undo}>
                  {m.change_undo()}
                </Button>
              )}
              {activity && isDoneAgain(activity, counts) && <UndoActivity activity={activity} />}
            </>
          }
        >
          {activity && <UndoneBadge activity={activity} />}
          {others !== "" && <p>{others}</p>}
          {left > 0 && <p>{m.change_stopped({ count: left })}</p>}
          {unknown > 0 && <p>{m.change_unknown_hint({ count: unknown })}</p>}
        </Notice>
      ) : (
        <Running set={set} isSent={isSent} counts={counts} />
      )}
      <Section title={m.change_result()}>
        <ResultTable set={set} counts={counts} isSent={isSent} />
      </Section>
    </>
  );
}

interface RunningProps {
  set: ChangeSet;
  /** By a tab of this browser. */
  isSent: boolean;
  counts: ItemCounts;
}

/** Progress, pause and stop; after a crash, the way on. */
function Running({ set, isSent, counts }: RunningProps) {
  const [finished, left] = [finishedOf(counts), leftOf(counts)];
  const { id, state } = set;
  const client = useQueryClient();
  const offline = isLost(useStore(connection));
  const store = useStoreWrite();
  const timeLeft = useTimeLeft(finished, left);
  const running = state === "running";
  const go = async () => {
    client.setQueryData(runQuery(id).queryKey, true);
    await changeSetStore.setState(id, "running");
    await runChangeSet(id, client);
  };
  return (
    <Section title={progressWords(counts)}>
      <ProgressBar
        value={finished}
        max={finished + left}
        label={
          isSent
            ? offline
              ? m.change_offline()
              : set.waiting
                ? m.change_no_answer()
                : (timeLeft ?? m.change_leave_hint())
            : (running ? m.change_interrupted : m.change_paused)({ count: left })
        }
      />
      {running && !isSent && <p>{m.change_interrupted_hint()}</p>}
      <div>
        {isSent ? (
          <Button
            ref={restoreFocusOnUnmount}
            onClick={() => store(async () => changeSetStore.setState(id, "paused"))}
          >
            {m.change_pause()}
          </Button>
        ) : (
          <Button ref={restoreFocusOnUnmount} variant="primary" onClick={() => store(go)}>
            {m.change_continue()}
          </Button>
        )}{" "}
        <Button
          ref={restoreFocusOnUnmount}
          variant="quiet"
          onClick={() => store(async () => changeSetStore.setState(id, "cancelled"))}
        >
          {m.change_stop()}
        </Button>
      </div>
    </Section>
  );
}
