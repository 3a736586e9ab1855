import { m } from "#src/i18n/paraglide/messages.js";
import type { Job } from "#contract/job.ts";
import { useIndexedJob } from "#src/jobs/requests/index/job-index.ts";
import { hasDetails, isWhole, type JobRow } from "#src/jobs/requests/read-requests.ts";
import { useFindings } from "#src/jobs/check/use-findings.ts";
import styles from "./job-table.module.css";
import { LoadedJob } from "./row-job-cells.tsx";

/**
 * How much the rules find to correct; never that there is nothing to find. They need the description:
 * IndexNotice reads it for rows with details, and useLoadRowJobs for headers.
 */
export function RowReadiness({ row }: { row: JobRow }) {
  if (isWhole(row)) return <Findings job={row} />;
  if (hasDetails(row)) return <IndexedFindings id={row.id} />;
  return <LoadedJob id={row.id}>{(job) => job && <Findings job={job} />}</LoadedJob>;
}

function IndexedFindings({ id }: { id: number }) {
  const indexed = useIndexedJob(id);
  return indexed && <Findings job={indexed.job} />;
}

function Findings({ job }: { job: Job }) {
  const { findings } = useFindings(job);
  const count = findings.filter(({ level }) => level === "toCorrect").length;
  return (
    <>
      <span className={styles.cardLabel}>{m.column_ready()} </span>
      <span>{m.readiness_to_correct_count({ count })} </span>
    </>
  );
}
