import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { activityList, activityVersionList, type ActivityVersion } from "#contract/history.ts";
import { LIMITS } from "#contract/limits.ts";
import { request } from "#src/lib/api/api-client.ts";
import { jobQueries } from "./queries.ts";

/** Activities on a page of the list, and versions on a page of one of them. */
const PAGE_SIZE = 25;

const fetchActivities = async (query: Record<string, string | number>, signal: AbortSignal) =>
  (await request("/activity", activityList, { query, signal })).data;

const fetchActivity = async (id: number, query: Record<string, number>, signal: AbortSignal) =>
  (await request(`/activity/${id}`, activityVersionList, { query, signal })).data;

/** What people of the employer did: of the extension `history`, which a plain service lacks. */
export const activityQueries = {
  /** The last first. */
  list: (page: number) =>
    queryOptions({
      queryKey: [...jobQueries.history(), "activities", page],
      queryFn: async ({ signal }) => fetchActivities({ page, pageSize: PAGE_SIZE }, signal),
      placeholderData: keepPreviousData,
      // Colleagues add to it.
      staleTime: 0,
    }),

  /** The last that was written as part of a change set; null where there is none. */
  ofChangeSet: (changeSet: string) =>
    queryOptions({
      queryKey: [...jobQueries.history(), "activity of", changeSet],
      queryFn: async ({ signal }) => (await fetchActivities({ changeSet }, signal)).data[0] ?? null,
    }),

  /** One, with a page of the versions that it made. */
  detail: (id: number, page: number) =>
    queryOptions({
      queryKey: [...jobQueries.history(), "activity", id, page],
      queryFn: async ({ signal }) => fetchActivity(id, { page, pageSize: PAGE_SIZE }, signal),
      placeholderData: keepPreviousData,
    }),
};

/** All versions that an activity made. */
export async function fetchActivityVersions(
  id: number,
  signal: AbortSignal,
): Promise<ActivityVersion[]> {
  const versions: ActivityVersion[] = [];
  for (let page = 1; ; page += 1) {
    const query = { page, pageSize: LIMITS.pageSize.max };
    const { data, paging } = await fetchActivity(id, query, signal);
    versions.push(...data);
    if (page >= paging.pages) return versions;
  }
}
