import { queryOptions, useQuery } from "@tanstack/react-query";
import { fetchJob } from "./read-requests.ts";

/**
 * The queries about jobs; those of lists are in ../list/list-queries.ts. Keys go from generic to specific,
 * so that one call invalidates many.
 */
export const jobQueries = {
  all: () => ["jobs"] as const,

  lists: () => [...jobQueries.all(), "list"] as const,
  counts: () => [...jobQueries.all(), "count"] as const,

  /** Every job, whole: index/. */
  index: () => [...jobQueries.all(), "index"] as const,

  /** Versions and deleted jobs: history-queries.ts. */
  history: () => [...jobQueries.all(), "history"] as const,

  details: () => [...jobQueries.all(), "detail"] as const,
  detail: (id: number) =>
    queryOptions({
      queryKey: [...jobQueries.details(), id],
      queryFn: ({ signal }) => fetchJob(id, signal),
    }),
};

/** The job and its version. */
export function useJob(id: number) {
  return useQuery(jobQueries.detail(id));
}
