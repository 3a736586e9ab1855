import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  deletedJobList,
  type JobVersion,
  jobVersion,
  type PublicVersion,
  type RecordPage,
  recordPage,
  versionList,
} from "#contract/history.ts";
import type { JobHeader } from "#contract/job.ts";
import { LIMITS } from "#contract/limits.ts";
import { request } from "#src/lib/api/api-client.ts";
import { jobQueries } from "./queries.ts";

/** The most deleted jobs that are read at once. */
const MAX_DELETED = 10_000;

/** A job's newest version, with the job as it is, or was when it was deleted. */
export async function fetchNewestVersion(id: number): Promise<JobVersion> {
  const query = { pageSize: 1 };
  const { data } = await request(`/jobs/${id}/versions`, versionList, { query });
  const number = data.data[0]?.number ?? 0;
  return (await request(`/jobs/${id}/versions/${number}`, jobVersion)).data;
}

/** The queries of the extension `history`, which a plain service lacks. */
export const historyQueries = {
  /** A job's versions, newest first. */
  versions: (id: number) =>
    infiniteQueryOptions({
      queryKey: [...jobQueries.history(), "versions", id],
      queryFn: async ({ signal, pageParam: page }) => {
        const query = { page, pageSize: LIMITS.pageSize.max };
        return (await request(`/jobs/${id}/versions`, versionList, { query, signal })).data;
      },
      initialPageParam: 1,
      getNextPageParam: ({ paging: { page, pages } }) => (page < pages ? page + 1 : undefined),
    }),

  /** The newest version of a job; null where none is kept. */
  newest: (id: number) =>
    queryOptions({
      queryKey: [...jobQueries.history(), "newest", id],
      queryFn: async ({ signal }) => {
        const query = { pageSize: 1 };
        const { data } = await request(`/jobs/${id}/versions`, versionList, { query, signal });
        return data.data[0] ?? null;
      },
    }),

  /** A version with the whole job as it was. */
  version: (id: number, number: number) =>
    queryOptions({
      queryKey: [...jobQueries.all(), "version", id, number],
      queryFn: async ({ signal }) =>
        (await request(`/jobs/${id}/versions/${number}`, jobVersion, { signal })).data,
      // It never changes.
      staleTime: Infinity,
    }),

  /** The versions of a job that were public on a day, whole; the service says when the day begins and ends. */
  publicOn: (job: number, day: string, timeZone: string) =>
    queryOptions({
      queryKey: [...jobQueries.history(), "public", job, day, timeZone],
      queryFn: async ({ signal }) => {
        const versions: PublicVersion[] = [];
        let page: RecordPage | undefined;
        do {
          const pageSize = LIMITS.pageSize.max;
          const after = page?.next ?? undefined;
          const query = { from: day, to: day, timeZone, job, after, pageSize };
          page = (await request("/jobs/record", recordPage, { query, signal })).data;
          versions.push(...page.data);
        } while (page.next !== null);
        return { begins: Date.parse(page.begins), ends: Date.parse(page.ends), versions };
      },
    }),

  /** All that were deleted and can be restored, the last deleted first, up to `MAX_DELETED`. */
  allDeleted: () =>
    queryOptions({
      queryKey: [...jobQueries.history(), "deleted", "all"],
      queryFn: async ({ signal }) => {
        const jobs: JobHeader[] = [];
        for (let page = 1; jobs.length < MAX_DELETED; page += 1) {
          const query = { page, pageSize: LIMITS.pageSize.max };
          const { data, paging } = (
            await request("/jobs/deleted", deletedJobList, { query, signal })
          ).data;
          jobs.push(...data.map(({ job }) => job));
          if (page >= paging.pages) break;
        }
        return jobs;
      },
      gcTime: 0,
    }),

  /** Jobs that were deleted and can be restored, the last deleted first. */
  deleted: (page: number) =>
    queryOptions({
      queryKey: [...jobQueries.history(), "deleted", page],
      queryFn: async ({ signal }) =>
        (await request("/jobs/deleted", deletedJobList, { query: { page }, signal })).data,
      placeholderData: keepPreviousData,
    }),
};
