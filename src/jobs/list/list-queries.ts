import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { LIMITS } from "#contract/limits.ts";
import {
  type RowList,
  type JobFilter,
  fetchJobs,
  lacksDetails,
} from "../requests/read-requests.ts";
import { jobQueries } from "../requests/queries.ts";
import { cachedList } from "./list-cache.ts";

/** The jobs to count, and the page size of the list that is read for it. */
export type CountFilter = Omit<JobFilter, "page">;

/** The queries of lists: the service answers a plain one, the index that of a view. */
export const listQueries = {
  page: (filter: JobFilter) =>
    queryOptions({
      queryKey: [...jobQueries.lists(), filter],
      queryFn: async ({ signal, client }): Promise<RowList> => {
        const list = filter.view
          ? // The index and the rules are no part of the first load.
            await (await import("./views/list-of-view.ts")).listOfView(client, filter)
          : await readPage(client, filter, signal);
        client.setQueryData(listQueries.count(filter).queryKey, list.paging.total);
        return list;
      },
    }),

  /** The total of the list that a count links to; no request counts jobs (§4.5). */
  count: ({ status, q, pageSize, view }: CountFilter) =>
    // oxlint-disable-next-line query/exhaustive-deps -- the page size changes no count
    queryOptions({
      queryKey: [...jobQueries.counts(), { status, q, view }],
      queryFn: async ({ client }) =>
        (await client.query(listQueries.page({ status, q, page: 1, pageSize, view }))).paging.total,
      placeholderData: keepPreviousData,
      // The list query has its own retry.
      retry: false,
    }),
};

/** A page of GET /jobs, with details where the service has them. */
async function readPage(
  client: QueryClient,
  filter: JobFilter,
  signal: AbortSignal,
): Promise<RowList> {
  const list = await fetchJobs(filter, signal, true);
  if (!lacksDetails(list)) return list;
  // One more request instead of one for each row, which shows by then.
  client.setQueryData(listQueries.page(filter).queryKey, list);
  return fetchJobs(filter, signal, true).catch(() => list);
}

/** A page of jobs, of a view once the index is read (IndexNotice reads it). While it loads, shows the previous page or, after a reload, the cached rows. */
export function useJobs(filter: JobFilter) {
  const index = useQueryClient().getQueryData<{ complete: boolean }>(jobQueries.index());
  return useQuery({
    ...listQueries.page(filter),
    enabled: !filter.view || index?.complete === true,
    placeholderData: (before) => before ?? cachedList(filter),
  });
}

/** How many jobs match. `enabled` delays the request, which must not slow down the rows. */
export function useJobCount(filter: CountFilter, enabled: boolean) {
  return useQuery({ ...listQueries.count(filter), enabled });
}

/** The job that has the reference id; undefined until a search has found it. */
export function useReferenceIdHolder(referenceId: string) {
  const pageSize = LIMITS.pageSize.max;
  const { data } = useQuery(
    listQueries.page({ status: undefined, q: referenceId, page: 1, pageSize }),
  );
  return data?.data.find((job) => job.referenceId === referenceId);
}
