// Cells that the header of a job does not fill: they are empty until the job has loaded.
import { daysBetween } from "#contract/calendar-date.ts";
import type { JobHeader } from "#contract/job.ts";
import { inDays, shortDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useToday } from "#src/lib/use-today.ts";
import { payOf } from "#src/jobs/display/pay-of.ts";
import { StatusBadge } from "#src/jobs/display/status-badge.tsx";
import type { StatusChange } from "#src/jobs/pending-status.ts";
import styles from "../job-table.module.css";
import { useRowJob } from "./use-load-row-jobs.ts";

interface RowCellProps {
  row: JobHeader;
  /** The change that is being sent. */
  pending: StatusChange | undefined;
}

/** The row's job as it will be if the service accepts the pending change. */
function useShownJob({ row, pending }: RowCellProps) {
  const closeDate = useRowJob(row.id)?.closeDate ?? null;
  return { status: row.status, closeDate, ...pending };
}

/** Active, draft or archived; closed once the close date is known to have passed. */
export function RowStatus(props: RowCellProps) {
  return <StatusBadge job={useShownJob(props)} />;
}

/** The close date, and how far away it is unless the job is archived. */
export function RowCloseDate(props: RowCellProps) {
  const { status, closeDate } = useShownJob(props);
  const today = useToday();
  if (closeDate === null) return null;
  return (
    <>
      <span className={styles.cardLabel}>{m.fact_closes()} </span>
      <time dateTime={closeDate}>{shortDate(closeDate)}</time>
      {status !== "archived" && (
        <time dateTime={closeDate} className={styles.hint}>
          {inDays(daysBetween(today, closeDate))}
        </time>
      )}
    </>
  );
}

/** The pay, and what it is paid for; or that none is shown. */
export function RowPay({ id }: { id: number }) {
  const job = useRowJob(id);
  if (!job) return null;
  if (!job.salary) return <span className={styles.muted}>{m.jobs_no_pay()}</span>;
  const { amounts, terms } = payOf(job.salary);
  return (
    <>
      {amounts} <span className={styles.hint}>{terms}</span>
    </>
  );
}
