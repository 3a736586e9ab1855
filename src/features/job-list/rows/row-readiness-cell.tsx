import { m } from "#src/i18n/paraglide/messages.js";
import type { Job } from "#contract/job.ts";
import { useFindings } from "#src/jobs/readiness/use-findings.ts";
import styles from "../job-table.module.css";

/** How many errors and warnings the rules find; never that there is nothing to find. */
export function RowReadiness({ job }: { job: Job }) {
  const { findings } = useFindings(job);
  const count = (...severities: string[]) =>
    findings.filter(({ severity }) => severities.includes(severity)).length;
  const [errors, warnings] = [count("error"), count("warning", "unchecked")];
  return (
    <>
      <span className={styles.cardLabel}>{m.column_ready()} </span>
      <span>{errors > 0 ? m.readiness_error_count({ count: errors }) : m.filter_ready_yes()} </span>
      {warnings > 0 && (
        <span className={styles.hint}>{m.readiness_warning_count({ count: warnings })}</span>
      )}
    </>
  );
}
