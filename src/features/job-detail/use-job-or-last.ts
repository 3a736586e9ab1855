import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Job } from "#contract/job.ts";
import type { VersionHeader } from "#contract/history.ts";
import { historyQueries } from "#src/jobs/requests/history-queries.ts";
import { useJob } from "#src/jobs/requests/queries.ts";
import { hasServiceStatus } from "#src/lib/api/api-error.ts";
import { useExtension } from "#src/lib/session/key-headers.ts";

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
  const hasHistory = useExtension("history");
  const versions = useInfiniteQuery({
    ...historyQueries.versions(id),
    enabled: isDeleted && hasHistory,
  });
  const newest = versions.data?.pages[0]?.data[0];
  const deletion = isDeleted && newest?.kind === "deleted" ? newest : undefined;
  const last = useQuery({
    ...historyQueries.version(id, deletion?.number ?? 0),
    enabled: deletion !== undefined,
  });
  if (!isDeleted) {
    const { data, isPending } = query;
    return { query, job: data?.job, deletion, isPending, isGone: false };
  }
  const isPending =
    hasHistory && (versions.isPending || (deletion !== undefined && last.isPending));
  const job = deletion && last.data?.job;
  return { query, job, deletion, isPending, isGone: !isPending && !job };
}
