import { ArchiveRestoreIcon, Trash2Icon } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { linkOptions, useSearch } from "@tanstack/react-router";
import type { DeletedJobRow } from "#contract/history.ts";
import { localTime, timeAgo } from "#src/i18n/format.ts";
import { pageTitle } from "#src/i18n/phrases.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useIsRestored } from "#src/jobs/writes/under-way.ts";
import { useRestore } from "#src/jobs/actions/use-restore.ts";
import { writerOf } from "#src/jobs/job/display/origin-words.ts";
import { JobTitle } from "#src/jobs/job/display/in-language.tsx";
import { placeOf } from "#contract/job-places.ts";
import { titleOf } from "#src/jobs/job/display/job-text.ts";
import { WithHistory } from "#src/jobs/job/display/with-history.tsx";
import { QueryError } from "#src/jobs/job/display/query-error.tsx";
import { historyQueries } from "#src/jobs/requests/history-queries.ts";
import { useReadOnly } from "#src/lib/session/key-headers.ts";
import { Button, buttonLook } from "#src/ui/actions/button.tsx";
import { type Column, DataTable } from "#src/ui/data/data-table.tsx";
import { restoreFocusOnUnmount } from "#src/ui/dialogs/restore-focus-on-unmount.ts";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { PageHeader } from "#src/ui/layout/page-header.tsx";
import { VisuallyHidden } from "#src/ui/layout/visually-hidden.tsx";
import { Link } from "#src/ui/navigation/link.tsx";
import { Pagination } from "#src/ui/navigation/pagination.tsx";
import styles from "./trash-page.module.css";

const COLUMNS: Column<DeletedJobRow>[] = [
  {
    id: "title",
    header: m.column_title(),
    kind: "lead",
    size: "l",
    cell: (row) => <Title row={row} />,
  },
  {
    id: "deleted",
    header: m.trash_column_deleted(),
    size: "m",
    cell: (row) => (
      <div className={styles.lines}>
        <Time at={row.deletedAt} show={timeAgo} />
        <span className={styles.muted}>{deleterOf(row)}</span>
      </div>
    ),
  },
  {
    id: "until",
    header: m.trash_column_until(),
    size: "m",
    cell: ({ restorableUntil }) => <Time at={restorableUntil} show={untilTime} />,
  },
];

/** A name, or that the key has none. */
const deleterOf = (row: DeletedJobRow) =>
  row.by === null ? writerOf(row) : m.trash_by({ name: row.by });

const RESTORE: Column<DeletedJobRow> = {
  id: "restore",
  header: m.trash_restore(),
  control: <VisuallyHidden>{m.trash_restore()}</VisuallyHidden>,
  cell: (row) => <Restore row={row} />,
};

/** The jobs that were deleted and can be restored. */
export function TrashPage() {
  const { page = 1 } = useSearch({ from: "/trash" });
  return (
    <>
      <PageHeader title={m.trash_title()} documentTitle={pageTitle(m.trash_title(), page)} />
      <WithHistory
        otherwise={
          <EmptyState icon={<Trash2Icon />} title={m.history_unknown()} actions={<ToJobs />} />
        }
      >
        <DeletedJobs />
      </WithHistory>
    </>
  );
}

const ToJobs = () => (
  <Link to="/jobs" {...buttonLook()}>
    {m.app_to_jobs()}
  </Link>
);

function DeletedJobs() {
  const { page = 1 } = useSearch({ from: "/trash" });
  const query = useQuery(historyQueries.deleted(page));
  const readOnly = useReadOnly();
  const { data, isPending, isError, isPlaceholderData } = query;
  if (isError && !data) return <QueryError title={m.trash_failed()} query={query} />;
  if (data?.paging.total === 0)
    return (
      <EmptyState icon={<Trash2Icon />} title={m.trash_empty_title()} actions={<ToJobs />}>
        {m.trash_empty()}
      </EmptyState>
    );
  return (
    <>
      {isError && <QueryError title={m.trash_failed()} query={query} />}
      <p>{m.trash_hint()}</p>
      <DataTable
        caption={m.trash_title()}
        columns={readOnly ? COLUMNS : [...COLUMNS, RESTORE]}
        rows={data?.data ?? []}
        rowKey={({ job }) => job.id}
        busy={isPlaceholderData}
        skeletonRows={isPending ? 5 : 0}
      />
      {data && data.paging.pages > 1 && (
        <Pagination
          {...data.paging}
          page={page}
          busy={isPlaceholderData}
          linkOf={(target) =>
            linkOptions({ to: "/trash", search: target === 1 ? {} : { page: target } })
          }
        />
      )}
    </>
  );
}

/** What tells the job apart; its page shows it as it was last. */
function Title({ row: { job } }: { row: DeletedJobRow }) {
  const facts = [job.referenceId, ...job.locations.map(placeOf)].filter(Boolean);
  return (
    <div className={styles.lines}>
      <Link to="/jobs/$jobId" params={{ jobId: job.id }}>
        <JobTitle job={job} />
      </Link>
      <span className={styles.muted}>{facts.join(" · ")}</span>
    </div>
  );
}

const untilTime = (time: number) => m.trash_until({ when: localTime(time) });

function Time({ at, show }: { at: string; show: (milliseconds: number) => string }) {
  const time = Date.parse(at);
  return (
    <time dateTime={at} title={localTime(time)}>
      {show(time)}
    </time>
  );
}

function Restore({ row: { job, etag } }: { row: DeletedJobRow }) {
  const restore = useRestore();
  return (
    <Button
      ref={restoreFocusOnUnmount}
      size="small"
      icon={<ArchiveRestoreIcon />}
      aria-label={m.trash_restore_job({ title: titleOf(job) })}
      busy={useIsRestored(job.id, etag) && m.trash_restoring()}
      onClick={() => void restore(job, etag)}
    >
      {m.trash_restore()}
    </Button>
  );
}
