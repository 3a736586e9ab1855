import { useQuery } from "@tanstack/react-query";
import type { Job } from "#contract/job.ts";
import type { VersionHeader } from "#contract/history.ts";
import { useHistoryQuery } from "#src/jobs/job/display/with-history.tsx";
import { historyQueries } from "#src/jobs/requests/history-queries.ts";
import { useJob } from "#src/jobs/requests/queries.ts";
import { hasServiceStatus } from "#src/lib/api/api-error.ts";

export interface JobOrLast {
  query: ReturnType<typeof useJob>;
  job: Job | undefined;
  /** Of a deleted job: the version that the deletion made. */
  deletion: VersionHeader | undefined;
  isPending: boolean;
  /** Neither the job nor its last version is to be had. */
  isGone: boolean;
}

/** A job; of a deleted one, what it was last, where the service keeps its history. */
export function useJobOrLast(id: number): JobOrLast {
  const query = useJob(id);
  const isDeleted = hasServiceStatus(query.error, 404);
  const newest = useHistoryQuery({ ...historyQueries.newest(id), enabled: isDeleted });
  const deletion = isDeleted && newest.data?.kind === "deleted" ? newest.data : undefined;
  const last = useQuery({
    ...historyQueries.version(id, deletion?.number ?? 0),
    enabled: deletion !== undefined,
  });
  if (!isDeleted) {
    const { data, isPending } = query;
    return { query, job: data?.job, deletion, isPending, isGone: false };
  }
  const isPending = newest.isLoading || last.isLoading;
  const job = deletion && last.data?.job;
  return { query, job, deletion, isPending, isGone: !isPending && !job };
}
