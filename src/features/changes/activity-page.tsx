import { HistoryIcon } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { localTime, timeAgo } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { ChangeSet, ItemCounts } from "#src/jobs/ledger/change-set.ts";
import { changeSetStore } from "#src/jobs/ledger/store.ts";
import { useStored } from "#src/lib/database/use-stored.ts";
import { ownersOf } from "#src/lib/database/owners.ts";
import { useReadOnly } from "#src/lib/session/key-headers.ts";
import { useSession } from "#src/lib/session/current-session.ts";
import { Button, buttonLook } from "#src/ui/actions/button.tsx";
import { type Column, DataTable } from "#src/ui/data/data-table.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { PageHeader } from "#src/ui/layout/page-header.tsx";
import { VisuallyHidden } from "#src/ui/layout/visually-hidden.tsx";
import { Link } from "#src/ui/navigation/link.tsx";
import { ActionIcon } from "./action-icon.tsx";
import styles from "./activity-page.module.css";
import { doneWords, otherWords, progressWords } from "./outcome-words.ts";
import { SetState } from "./set-state.tsx";
import { useActionTitle } from "./use-action-title.ts";
import { useUndo } from "./use-undo.ts";

const COLUMNS: Column<ChangeSet>[] = [
  {
    id: "what",
    header: m.activity_column_what(),
    kind: "lead",
    size: "l",
    cell: (set) => <Event set={set} />,
  },
  {
    id: "state",
    header: m.column_status(),
    size: "m",
    cell: (set) => (
      <Counted id={set.id}>{(counts) => <SetState set={set} counts={counts} />}</Counted>
    ),
  },
  {
    id: "when",
    header: m.activity_column_when(),
    size: "m",
    cell: ({ createdAt }) => (
      <time
        className={styles.when}
        dateTime={new Date(createdAt).toISOString()}
        title={localTime(createdAt)}
      >
        {timeAgo(createdAt)}
      </time>
    ),
  },
  {
    id: "undo",
    header: m.change_undo(),
    control: <VisuallyHidden>{m.change_undo()}</VisuallyHidden>,
    cell: (set) => <Counted id={set.id}>{(counts) => <Undo set={set} counts={counts} />}</Counted>,
  },
];

/** The change sets of the employer in this browser, newest first. */
export function ActivityPage() {
  const readOnly = useReadOnly();
  return (
    <>
      <PageHeader title={m.activity_title()} />
      {readOnly ? <NothingToUndo /> : <ChangeSets />}
    </>
  );
}

const ToJobs = () => (
  <Link to="/jobs" {...buttonLook()}>
    {m.app_to_jobs()}
  </Link>
);

const NothingToUndo = () => (
  <EmptyState icon={<HistoryIcon />} title={m.activity_read_only_title()} actions={<ToJobs />}>
    {m.activity_read_only()}
  </EmptyState>
);

function ChangeSets() {
  const session = useSession();
  const employer = "key" in session ? session.employer : null;
  const owners = useOwners();
  const sets = useStored(async () => owners && changeSetStore.list(owners), [owners]);
  if (sets?.length === 0)
    return (
      <EmptyState
        icon={<HistoryIcon />}
        title={employer ? m.activity_empty_title() : m.activity_unknown_title()}
        actions={<ToJobs />}
      >
        {employer ? m.activity_empty() : m.activity_unknown()}
      </EmptyState>
    );
  return (
    <>
      <p>{m.activity_hint()}</p>
      <DataTable
        caption={m.activity_title()}
        columns={COLUMNS}
        rows={sets ?? []}
        rowKey={({ id }) => id}
        busy={false}
        skeletonRows={sets ? 0 : 5}
      />
    </>
  );
}

/** What was done, where, and with how many postings. */
function Event({ set }: { set: ChangeSet }) {
  return (
    <div className={styles.event}>
      <ActionIcon action={set.action} />
      <div>
        <Link to="/changes/$changeSetId" params={{ changeSetId: set.id }}>
          {useActionTitle(set)}
        </Link>
        <Counted id={set.id}>
          {(counts) => <span className={styles.outcome}>{outcomeOf(set, counts)}</span>}
        </Counted>
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
function Counted(props: { id: string; children: (counts: ItemCounts) => ReactNode }) {
  const { id, children } = props;
  const counts = useStored(async () => changeSetStore.counts(id), [id]);
  return counts && children(counts);
}

/** Leads to the undo's dry run, where something can be taken back. */
function Undo({
  set: { id, state },
  counts: { applied = 0 },
}: {
  set: ChangeSet;
  counts: ItemCounts;
}) {
  const { undo, isPending } = useUndo(id);
  if (applied === 0 || (state !== "done" && state !== "cancelled")) return null;
  return (
    <Button size="small" variant="quiet" busy={isPending && m.selection_preparing()} onClick={undo}>
      {m.change_undo()}
    </Button>
  );
}

/** The owners whose change sets belong to the session. */
function useOwners() {
  const session = useSession();
  const [owners, setOwners] = useState<string[]>();
  useEffect(() => {
    void ownersOf(session).then(setOwners);
  }, [session]);
  return owners;
}
