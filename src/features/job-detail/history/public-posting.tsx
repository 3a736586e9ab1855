import type { PublicVersion } from "#contract/history.ts";
import { localTime, longDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { ApplicantPosting } from "#src/jobs/job/display/applicant-posting.tsx";
import { valuesOfJob } from "#src/jobs/job/fields/job-values.ts";
import { useReferenceNames } from "#src/jobs/requests/reference/use-reference-names.ts";
import styles from "./history.module.css";
import { originOf } from "#src/jobs/job/display/origin-words.ts";

interface PublicPostingProps {
  version: PublicVersion;
  day: string;
  timeZone: string;
}

/** A version as applicants saw it, and when they did. */
export function PublicPosting({ version, day, timeZone }: PublicPostingProps) {
  const { job, publicFrom, publicUntil, sha256 } = version;
  const names = useReferenceNames();
  const timeOf = (instant: string) => localTime(Date.parse(instant), timeZone);
  const since = timeOf(publicFrom);
  const id = m.ui_labelled({ label: m.fact_id(), value: String(job.id) });
  const number = m.history_version({ number: version.version });
  return (
    <div className={styles.shown}>
      <h3>
        {publicUntil === null
          ? m.history_shown_since({ from: since })
          : m.history_shown_from({ from: since, to: timeOf(publicUntil) })}
      </h3>
      <p className={styles.muted}>{[id, number, ...originOf(version)].join(" · ")}</p>
      {job.closeDate !== null && job.closeDate < day && (
        <p>{m.history_shown_closed({ closed: longDate(job.closeDate) })}</p>
      )}
      <ApplicantPosting values={valuesOfJob(job)} names={names} employer={job.employer?.name} />
      <p className={styles.hash}>
        {m.ui_labelled({ label: m.history_hash(), value: sha256 })}
        <br />
        {m.history_hash_how()}
      </p>
    </div>
  );
}
