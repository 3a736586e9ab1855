import { HistoryIcon } from "lucide-react";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { pageTitle } from "#src/i18n/phrases.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { WithHistory } from "#src/jobs/job/display/with-history.tsx";
import type { ChangeSet } from "#src/jobs/writes/change-set.ts";
import { changeSetStore } from "#src/jobs/writes/change-set-store.ts";
import { useStored } from "#src/lib/database/use-stored.ts";
import { useReadOnly } from "#src/lib/session/key-headers.ts";
import { useSession } from "#src/lib/session/current-session.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { type Column, DataTable } from "#src/ui/data/data-table.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { PageHeader } from "#src/ui/layout/page-header.tsx";
import { VisuallyHidden } from "#src/ui/layout/visually-hidden.tsx";
import { SharedActivity } from "./activity/shared-activity.tsx";
import { RecordDialog } from "./record/record-dialog.tsx";
import { Counted, Event, ToJobs, UndoSet } from "./shared/activity-parts.tsx";
import { SetState } from "./shared/set-state.tsx";
import { When } from "./shared/when.tsx";

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
    cell: ({ createdAt }) => <When at={createdAt} />,
  },
  {
    id: "undo",
    header: m.change_undo(),
    control: <VisuallyHidden>{m.change_undo()}</VisuallyHidden>,
    cell: (set) => <UndoSet set={set} />,
  },
];

/** What was done to jobs, the last first: by everyone, where the service keeps that; else in this browser. */
export function ActivityPage() {
  const readOnly = useReadOnly();
  const { page = 1 } = useSearch({ from: "/activity" });
  const [exporting, setExporting] = useState(false);
  const sets = useStored(async () => changeSetStore.list(), []);
  return (
    <>
      <PageHeader
        title={m.activity_title()}
        documentTitle={pageTitle(m.activity_title(), page)}
        actions={
          <WithHistory>
            <Button onClick={() => setExporting(true)}>{m.record_open()}</Button>
          </WithHistory>
        }
      />
      {exporting && <RecordDialog onClose={() => setExporting(false)} />}
      <WithHistory otherwise={readOnly ? <NothingToUndo /> : <ChangeSets sets={sets} />}>
        <SharedActivity sets={sets} />
      </WithHistory>
    </>
  );
}

const NothingToUndo = () => (
  <EmptyState icon={<HistoryIcon />} title={m.activity_read_only_title()} actions={<ToJobs />}>
    {m.activity_read_only()}
  </EmptyState>
);

function ChangeSets({ sets }: { sets: ChangeSet[] | undefined }) {
  const session = useSession();
  const employer = "key" in session ? session.employer : null;
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
