// Cells of what the header of a job leaves out. Plain functions, not components.
import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { daysBetween } from "#contract/calendar-date.ts";
import type { Job } from "#contract/job.ts";
import { inDays, shortDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { payOf } from "#src/jobs/job/display/pay-of.ts";
import { statusBadge } from "#src/jobs/job/display/status-badge.tsx";
import { type DetailedJob, hasDetails, type JobRow } from "#src/jobs/requests/read-requests.ts";
import type { PendingChange } from "#src/jobs/writes/under-way.ts";
import { jobQueries } from "#src/jobs/requests/queries.ts";
import { Skeleton } from "#src/ui/feedback/skeleton.tsx";
import styles from "./job-table.module.css";

/** Shows the details of a row; of a header, those of its own job once it has loaded, `undefined` before. */
export const detailsCell =
  (show: (row: JobRow, job: DetailedJob | undefined) => ReactNode) => (row: JobRow) =>
    hasDetails(row) ? show(row, row) : <LoadedJob id={row.id}>{(job) => show(row, job)}</LoadedJob>;

/** Renders the job of a row, `undefined` until useLoadRowJobs has loaded it. */
export function LoadedJob({
  id,
  children,
}: {
  id: number;
  children: (job: Job | undefined) => ReactNode;
}) {
  const { data } = useQuery({ ...jobQueries.detail(id), enabled: false });
  return children(data?.job);
}

/** The status and close date of a row as they will be if the service accepts the pending change. */
const shownDates = (row: JobRow, job: DetailedJob | undefined, pending?: PendingChange) => ({
  status: row.status,
  closeDate: job?.closeDate ?? null,
  ...pending,
});

type Pending = ReadonlyMap<number, PendingChange>;

/** Active, draft or archived; closed once the close date is known to have passed. */
export const statusCell = (pending: Pending, today: string) =>
  detailsCell((row, job) => statusBadge(shownDates(row, job, pending.get(row.id)), today));

/** Days within which a date is near, and very near. */
const NEAR = 14;
const VERY_NEAR = 3;

/** The close date, and how far away it is: beside it where that is near, unless the job is archived. */
export const closeDateCell = (pending: Pending, today: string) =>
  detailsCell((row, job) => {
    const { status, closeDate } = shownDates(row, job, pending.get(row.id));
    if (!job) return <Skeleton width="s" />;
    if (closeDate === null) return null;
    const days = daysBetween(today, closeDate);
    const isNear = status !== "archived" && Math.abs(days) < NEAR;
    return (
      <>
        <span className={styles.cardLabel}>{m.fact_closes()} </span>
        <time dateTime={closeDate} title={inDays(days)}>
          {shortDate(closeDate)}
        </time>
        {isNear && (
          <time
            dateTime={closeDate}
            className={styles.hint}
            data-ahead={days >= 0 || undefined}
            data-soon={(days >= 0 && days < VERY_NEAR) || undefined}
          >
            {inDays(days)}
          </time>
        )}
      </>
    );
  });

/** The pay, and what it is paid for; or that none is shown. */
export const payCell = detailsCell((_, job) => {
  if (!job) return <Skeleton width="m" />;
  if (!job.salary) return <span className={styles.muted}>{m.jobs_no_pay()}</span>;
  const { amounts, terms } = payOf(job.salary);
  return (
    <>
      {amounts}{" "}
      <span className={styles.hint} title={terms}>
        {terms}
      </span>
    </>
  );
});
