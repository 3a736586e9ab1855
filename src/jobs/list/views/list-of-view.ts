import type { QueryClient } from "@tanstack/react-query";
import { FRESH_MS } from "#src/lib/api/query-client.ts";
import { today } from "#src/lib/time/service-clock.ts";
import { indexDataOf } from "../../requests/index/index-data.ts";
import type { RowList, JobFilter, VersionedJob } from "../../requests/read-requests.ts";
import { jobQueries } from "../../requests/queries.ts";
import { checkJobsNow } from "../../check/audit/check-jobs.ts";
import { jobsOfView } from "./jobs-of-view.ts";
import { readView } from "./view.ts";

/** All jobs that match a filter, from the index, which has been read. */
export async function allJobsOf(
  client: QueryClient,
  { status, q, view }: Omit<JobFilter, "page">,
): Promise<VersionedJob[]> {
  const wanted = readView({ ...view, status, q });
  const jobs = jobsOfView(
    indexDataOf(client)?.jobs.values() ?? [],
    { ...wanted, ready: undefined },
    today(),
  );
  if (wanted.ready === undefined) return jobs;
  const found = await checkJobsNow(
    client,
    jobs.map(({ job }) => job),
  );
  return jobsOfView(jobs, wanted, today(), found);
}

/** A page of them, as GET /jobs would answer (§4.5). */
export async function listOfView(client: QueryClient, filter: JobFilter): Promise<RowList> {
  const { page, pageSize } = filter;
  const all = await allJobsOf(client, filter);
  const shown = all.slice((page - 1) * pageSize, page * pageSize);
  for (const job of shown) cacheDetail(client, job);
  const pages = Math.ceil(all.length / pageSize);
  const paging = { total: all.length, page, pages, pageSize, previous: null, next: null };
  return { data: shown.map(({ job, etag }) => ({ ...job, etag })), paging };
}

/** Already stale: what opens the job shows it at once and reads it again. */
function cacheDetail(client: QueryClient, { job, etag }: VersionedJob): void {
  const { queryKey } = jobQueries.detail(job.id);
  const readAt = client.getQueryState(jobQueries.index())?.dataUpdatedAt ?? 0;
  if ((client.getQueryState(queryKey)?.dataUpdatedAt ?? 0) + FRESH_MS > readAt) return;
  client.setQueryData(queryKey, { job, etag }, { updatedAt: readAt - FRESH_MS });
}
