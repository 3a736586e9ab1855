import { keepPreviousData, queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import {
  type JobFilter,
  fetchCategories,
  fetchJob,
  fetchJobCount,
  fetchJobs,
  fetchLocations,
  fetchPositionTypes,
} from "./requests.ts";

export type { JobFilter, PositionType, VersionedJob } from "./requests.ts";

/** Reference lists hardly ever change. */
const AN_HOUR = 3_600_000;

/** What a count is of: page and page size do not change it. */
export type CountFilter = Pick<JobFilter, "status" | "q">;

/** Every question about jobs, with its key: from generic to specific, so that one call renews many. */
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
      placeholderData: keepPreviousData,
    }),

  counts: () => [...jobQueries.all(), "count"] as const,
  count: ({ status, q }: CountFilter) =>
    queryOptions({
      queryKey: [...jobQueries.counts(), { status, q }],
      queryFn: ({ signal }) => fetchJobCount({ status, q }, signal),
      placeholderData: keepPreviousData,
    }),

  details: () => [...jobQueries.all(), "detail"] as const,
  detail: (id: number) =>
    queryOptions({
      queryKey: [...jobQueries.details(), id],
      queryFn: ({ signal }) => fetchJob(id, signal),
    }),
};

/** The lists that a job refers to. `null`: the service has no such list. */
export const referenceQueries = {
  all: () => ["reference"] as const,

  positionTypes: () =>
    queryOptions({
      queryKey: [...referenceQueries.all(), "position types"],
      queryFn: ({ signal }) => fetchPositionTypes(signal),
      staleTime: AN_HOUR,
    }),

  categories: () =>
    queryOptions({
      queryKey: [...referenceQueries.all(), "categories"],
      queryFn: ({ signal }) => fetchCategories(signal),
      staleTime: AN_HOUR,
    }),

  /** Without a term nothing is asked. */
  locations: (q: string) =>
    queryOptions({
      queryKey: [...referenceQueries.all(), "locations", q],
      queryFn: q === "" ? skipToken : ({ signal }) => fetchLocations(q, signal),
      staleTime: AN_HOUR,
      placeholderData: keepPreviousData,
    }),
};

/** The page of jobs that the filter describes; the page before it stays while it is on its way. */
export function useJobs(filter: JobFilter) {
  return useQuery(jobQueries.list(filter));
}

/**
 * How many jobs match; the count of the filter before stands in while it is on its way. Nothing is
 * asked until the rows are there: no count may hold those up.
 */
export function useJobCount(filter: CountFilter, wanted: boolean) {
  return useQuery({ ...jobQueries.count(filter), enabled: wanted });
}

/** The job and its version. */
export function useJob(id: number) {
  return useQuery(jobQueries.detail(id));
}

/** The service's position types; `data` is `null` when it has no such list. */
export function usePositionTypes() {
  return useQuery(referenceQueries.positionTypes());
}

/** The service's job categories; `data` is `null` when it has no such list. */
export function useCategories() {
  return useQuery(referenceQueries.categories());
}

/** Places that match what was typed; `data` is `null` when the service has no such list. */
export function useLocations(q: string) {
  return useQuery(referenceQueries.locations(q.trim()));
}
