import { HistoryIcon } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import type { VersionHeader } from "#contract/history.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { ApplicantPosting } from "#src/jobs/job/display/applicant-posting.tsx";
import { JobChanges, PublishDateChange } from "#src/jobs/job/display/job-changes.tsx";
import { QueryError } from "#src/jobs/job/display/query-error.tsx";
import { valuesOfJob } from "#src/jobs/job/fields/job-values.ts";
import { useReferenceNames } from "#src/jobs/requests/reference/use-reference-names.ts";
import { historyQueries } from "#src/jobs/requests/history-queries.ts";
import { buttonLook } from "#src/ui/actions/button.tsx";
import { Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { Link } from "#src/ui/navigation/link.tsx";
import styles from "./history.module.css";

interface VersionChangesProps {
  id: number;
  version: VersionHeader;
  /** The version before it, where that is kept. */
  before: VersionHeader | undefined;
  canRestore: boolean;
}

/** An opened version: each field that it changed before and after, and the job as it was. */
export function VersionChanges({ id, version, before, canRestore }: VersionChangesProps) {
  const names = useReferenceNames();
  const { number, kind } = version;
  const now = useQuery(historyQueries.version(id, number));
  const then = useQuery({
    ...historyQueries.version(id, before?.number ?? 0),
    enabled: before !== undefined,
  });
  const failed = [now, then].find(({ isError }) => isError);
  if (failed) return <QueryError title={m.history_failed()} query={failed} />;
  if (!now.data || (before && !then.data)) return <Skeleton width="l" lines={3} />;
  const { job } = now.data;
  const from = then.data?.job;
  return (
    <div className={styles.opened}>
      {from && kind !== "deleted" && (
        <>
          {version.changed.length === 0 && <p>{m.history_no_changes()}</p>}
          <JobChanges before={from} after={job} names={names}>
            <PublishDateChange before={from} after={job} />
          </JobChanges>
        </>
      )}
      {!from && kind === "changed" && <p>{m.history_no_before()}</p>}
      <details className={styles.posting}>
        <summary>{m.history_as_it_was()}</summary>
        <ApplicantPosting values={valuesOfJob(job)} names={names} employer={job.employer?.name} />
      </details>
      {canRestore && (
        <div>
          <Link
            to="/jobs/$jobId/edit"
            params={{ jobId: id }}
            search={{ version: number }}
            {...buttonLook({ size: "small" })}
          >
            <HistoryIcon />
            {m.history_restore()}
          </Link>
        </div>
      )}
    </div>
  );
}
