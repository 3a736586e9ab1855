import { useQuery } from "@tanstack/react-query";
import { HistoryIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { localTime, number } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { type ChangeSet, totalOf } from "#src/jobs/ledger/change-set.ts";
import { changeSetStore } from "#src/jobs/ledger/store.ts";
import { useStored } from "#src/lib/database/use-stored.ts";
import { ownersOf } from "#src/lib/database/owners.ts";
import { useReadOnly } from "#src/lib/session/key-headers.ts";
import { useSession } from "#src/lib/session/current-session.ts";
import { buttonLook } from "#src/ui/actions/button.tsx";
import { type Column, DataTable } from "#src/ui/data/data-table.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { PageHeader } from "#src/ui/layout/page-header.tsx";
import { Link } from "#src/ui/navigation/link.tsx";
import { runQuery } from "./run-query.ts";
import { useActionTitle } from "./use-action-title.ts";

const COLUMNS: Column<ChangeSet>[] = [
  {
    id: "what",
    header: m.activity_column_what(),
    kind: "lead",
    cell: (set) => <SetLink set={set} />,
  },
  {
    id: "state",
    header: m.column_status(),
    cell: (set) => <State set={set} />,
  },
  {
    id: "jobs",
    header: m.activity_column_jobs(),
    cell: (set) => <Jobs set={set} />,
  },
  {
    id: "when",
    header: m.activity_column_when(),
    size: "m",
    cell: ({ createdAt }) => localTime(createdAt),
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
  return (
    <>
      {sets?.length === 0 ? (
        <EmptyState
          icon={<HistoryIcon />}
          title={employer ? m.activity_empty_title() : m.activity_unknown_title()}
          actions={<ToJobs />}
        >
          {employer ? m.activity_empty() : m.activity_unknown()}
        </EmptyState>
      ) : (
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
      )}
    </>
  );
}

function SetLink({ set }: { set: ChangeSet }) {
  return (
    <Link to="/changes/$changeSetId" params={{ changeSetId: set.id }}>
      {useActionTitle(set)}
    </Link>
  );
}

const useCounts = (id: string) => useStored(async () => changeSetStore.counts(id), [id]);

/** With how many of its postings it did something. */
function Jobs({ set: { id } }: { set: ChangeSet }) {
  const counts = useCounts(id);
  if (!counts) return null;
  const { applied = 0, undone = 0 } = counts;
  return m.activity_jobs({
    count: number(applied + undone),
    total: number(totalOf(counts)),
  });
}

/** Where it stands, and what of it was taken back. */
function State({ set: { id, state } }: { set: ChangeSet }) {
  const counts = useCounts(id);
  const { data: held } = useQuery({ ...runQuery(id), enabled: state === "running" });
  if (state === "planned" || !counts) return null;
  const { applied = 0, undone = 0 } = counts;
  if (undone > 0) return applied === 0 ? m.change_all_undone() : m.change_undone({ count: undone });
  if (state === "running" && !held) return m.activity_state({ state: "interrupted" });
  return m.activity_state({ state: state === "done" && applied === 0 ? "none" : state });
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
