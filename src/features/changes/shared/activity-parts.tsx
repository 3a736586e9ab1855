import type { ReactNode } from "react";
import { localTime } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { InLanguage } from "#src/jobs/job/display/in-language.tsx";
import type { Activity } from "#contract/history.ts";
import type { ChangeSet, ItemCounts } from "#src/jobs/writes/change-set.ts";
import { changeSetStore } from "#src/jobs/writes/change-set-store.ts";
import { useStored } from "#src/lib/database/use-stored.ts";
import { Button, buttonLook } from "#src/ui/actions/button.tsx";
import { Link } from "#src/ui/navigation/link.tsx";
import { UndoActivity } from "./undo-activity.tsx";
import { ActionIcon } from "./action-icon.tsx";
import styles from "./activity-page.module.css";
import { doneWords, otherWords, progressWords } from "./outcome-words.ts";
import { titleOf } from "./use-action-title.ts";
import { isDoneAgain } from "./undone-badge.tsx";
import { useUndo } from "./use-undo.ts";

export const ToJobs = () => (
  <Link to="/jobs" {...buttonLook()}>
    {m.app_to_jobs()}
  </Link>
);

/** What a change set of this browser did, and what came of it. */
export function Event({ set, children }: { set: ChangeSet; children?: ReactNode }) {
  return (
    <div className={styles.event}>
      <ActionIcon action={set.action} />
      <div>
        <Link to="/changes/$changeSetId" params={{ changeSetId: set.id }}>
          <InLanguage>{titleOf(set)}</InLanguage>
        </Link>
        <Counted id={set.id}>
          {(counts) => <span className={styles.outcome}>{outcomeOf(set, counts)}</span>}
        </Counted>
        {children}
      </div>
    </div>
  );
}

function outcomeOf({ action, state }: ChangeSet, counts: ItemCounts): string {
  const isOver = state === "done" || state === "cancelled";
  if (!isOver) return progressWords(counts);
  return [doneWords(action, counts), otherWords(counts)].filter(Boolean).join(" · ");
}

/** Renders what depends on how many postings of a change set have which outcome. */
export function Counted(props: { id: string; children: (counts: ItemCounts) => ReactNode }) {
  const { id, children } = props;
  const counts = useStored(async () => changeSetStore.counts(id), [id]);
  return counts && children(counts);
}

interface UndoSetProps {
  set: ChangeSet;
  /** What the service knows of it. */
  activity?: Activity | undefined;
}

/** Leads to the undo's dry run, where something can be taken back. */
export const UndoSet = ({ set, activity }: UndoSetProps) => (
  <Counted id={set.id}>
    {(counts) =>
      activity && isDoneAgain(activity, counts) ? (
        <UndoActivity activity={activity} variant="quiet" />
      ) : (
        <Undo set={set} counts={counts} />
      )
    }
  </Counted>
);

function Undo({ set, counts: { stored = 0 } }: { set: ChangeSet; counts: ItemCounts }) {
  const { undo, isPending } = useUndo(set.id);
  const { state } = set;
  if (stored === 0 || (state !== "done" && state !== "cancelled")) return null;
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={isPending ? undefined : undoLabel(set)}
      busy={isPending && m.selection_preparing()}
      onClick={undo}
    >
      {m.change_undo()}
    </Button>
  );
}

const undoLabel = (set: ChangeSet) =>
  m.change_do_undo({ what: [titleOf(set), localTime(set.createdAt)].join(" · ") });
