import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { cachedList } from "./list-cache.ts";
import { type JobFilter, fetchJob, fetchJobs } from "./requests.ts";

/** What a count is of, and how many rows come with it. */
export type CountFilter = Pick<JobFilter, "status" | "q" | "pageSize">;

/**
 * Every query about jobs. Keys go from generic to specific, so that one call can invalidate many.
 */
export const jobQueries = {
  all: () => ["jobs"] as const,

  lists: () => [...jobQueries.all(), "list"] as const,
  list: (filter: JobFilter) =>
    queryOptions({
      queryKey: [...jobQueries.lists(), filter],
      queryFn: async ({ signal, client }) => {
        const list = await fetchJobs(filter, signal);
        // A list brings its own count along.
        client.setQueryData(jobQueries.count(filter).queryKey, list.paging.total);
        return list;
      },
    }),

  counts: () => [...jobQueries.all(), "count"] as const,
  /** The total of the list that a click on it leads to (§4.5 has no count of its own). */
  count: ({ status, q, pageSize }: CountFilter) =>
    // oxlint-disable-next-line query/exhaustive-deps -- the page size changes no count
    queryOptions({
      queryKey: [...jobQueries.counts(), { status, q }],
      queryFn: async ({ client }) =>
        (await client.query(jobQueries.list({ status, q, page: 1, pageSize }))).paging.total,
      placeholderData: keepPreviousData,
      // The list in it is retried already.
      retry: false,
    }),

  details: () => [...jobQueries.all(), "detail"] as const,
  detail: (id: number) =>
    queryOptions({
      queryKey: [...jobQueries.details(), id],
      queryFn: ({ signal }) => fetchJob(id, signal),
    }),
};

/**
 * The page of jobs that the filter describes. While it loads, the page before it stays; after a
 * reload of the tab, the rows that it showed (`kept-list.ts`).
 */
export function useJobs(filter: JobFilter) {
  return useQuery({
    ...jobQueries.list(filter),
    placeholderData: (before) => before ?? cachedList(filter),
  });
}

/**
 * How many jobs match; the count of the filter before stands in while it loads. Nothing is asked
 * until it is `wanted`: no count may hold up the rows.
 */
export function useJobCount(filter: CountFilter, wanted: boolean) {
  return useQuery({ ...jobQueries.count(filter), enabled: wanted });
}

/** The job and its version. */
export function useJob(id: number) {
  return useQuery(jobQueries.detail(id));
}
