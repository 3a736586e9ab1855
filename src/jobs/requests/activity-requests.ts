import {
  activityList,
  activityVersionList,
  jobVersion,
  type Activity,
  type ActivityVersion,
} from "#contract/history.ts";
import { LIMITS } from "#contract/limits.ts";
import { request } from "#src/lib/api/api-client.ts";
import type { VersionedJob } from "./read-requests.ts";

/** Which page of a list. */
export interface PageQuery {
  page: number;
  pageSize: number;
}

/** What people of the employer did, the last first. */
export async function fetchActivities(query: PageQuery, signal?: AbortSignal) {
  const { data } = await request("/activity", activityList, { query: { ...query }, signal });
  return data;
}

/** An activity, and versions that it made. */
export async function fetchActivity(id: number, query: PageQuery, signal?: AbortSignal) {
  const path = `/activity/${id}`;
  const { data } = await request(path, activityVersionList, { query: { ...query }, signal });
  return data;
}

/** All versions that an activity made. */
export async function fetchActivityVersions(
  id: number,
  signal?: AbortSignal,
): Promise<ActivityVersion[]> {
  const versions: ActivityVersion[] = [];
  for (let page = 1; ; page += 1) {
    const query = { page, pageSize: LIMITS.pageSize.max };
    const { data, paging } = await fetchActivity(id, query, signal);
    versions.push(...data);
    if (page >= paging.pages) return versions;
  }
}

/** What was written as part of a change set, the last first; null where there is nothing. */
export async function findActivityOf(
  changeSet: string,
  signal?: AbortSignal,
): Promise<Activity | null> {
  const { data } = await request("/activity", activityList, { query: { changeSet }, signal });
  return data.data[0] ?? null;
}

/** A job as a version has it. */
export async function fetchVersion(
  id: number,
  number: number,
  signal?: AbortSignal,
): Promise<VersionedJob> {
  const { data } = await request(`/jobs/${id}/versions/${number}`, jobVersion, { signal });
  return { job: data.job, etag: data.etag };
}
