import { useEffect, useState } from "react";
import type { JobVersion } from "#contract/history.ts";
import { localTime, longDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { ApplicantPosting } from "#src/jobs/display/applicant-posting.tsx";
import { valuesOfJob } from "#src/jobs/fields/job-values.ts";
import { useReferenceNames } from "#src/jobs/reference/use-reference-names.ts";
import styles from "./history.module.css";
import { hashOf } from "./posting-record.ts";
import type { PublicVersion } from "./public-versions.ts";
import { originOf } from "./version-words.ts";

interface PublicPostingProps extends PublicVersion {
  whole: JobVersion;
  day: string;
  timeZone: string;
}

/** A version as applicants saw it, and when they did. */
export function PublicPosting({ version, whole, from, to, day, timeZone }: PublicPostingProps) {
  const { job } = whole;
  const names = useReferenceNames();
  const [hash, setHash] = useState<string | null>(null);
  useEffect(() => {
    void hashOf(job).then(setHash);
  }, [job]);
  const since = localTime(from, timeZone);
  const id = m.ui_labelled({ label: m.fact_id(), value: String(job.id) });
  const number = m.history_version({ number: version.number });
  return (
    <div className={styles.shown}>
      <h3>
        {to === null
          ? m.history_shown_since({ from: since })
          : m.history_shown_from({ from: since, to: localTime(to, timeZone) })}
      </h3>
      <p className={styles.muted}>{[id, number, ...originOf(version)].join(" · ")}</p>
      {job.closeDate !== null && job.closeDate < day && (
        <p>{m.history_shown_closed({ closed: longDate(job.closeDate) })}</p>
      )}
      <ApplicantPosting values={valuesOfJob(job)} names={names} employer={job.employer?.name} />
      {hash !== null && (
        <p className={styles.hash}>
          {m.ui_labelled({ label: m.history_hash(), value: hash })}
          <br />
          {m.history_hash_how()}
        </p>
      )}
    </div>
  );
}
