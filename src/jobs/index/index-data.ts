import type { QueryClient } from "@tanstack/react-query";
import { jobQueries } from "../queries.ts";
import type { VersionedJob } from "../requests.ts";

/** Every posting of the employer, or those that were read so far. */
export interface IndexData {
  jobs: ReadonlyMap<number, VersionedJob>;
  /** Whether all were read. */
  complete: boolean;
  /** How many there are, for the progress. */
  total: number | undefined;
}

export const EMPTY: IndexData = { jobs: new Map(), complete: false, total: undefined };

/** The index of a session, as far as it is in memory. */
export const indexDataOf = (client: QueryClient): IndexData | undefined =>
  client.getQueryData<IndexData>(jobQueries.index());

/** Shows what was read or written. */
export function updateIndexData(client: QueryClient, change: Partial<IndexData>): IndexData {
  const next = { ...(indexDataOf(client) ?? EMPTY), ...change };
  client.setQueryData<IndexData>(jobQueries.index(), next);
  return next;
}

/** A job by its id, or `undefined` for one that is gone. */
export type JobUpdate = readonly [id: number, job: VersionedJob | undefined];

/** A copy with some jobs put or removed. */
export function withJobs(
  jobs: ReadonlyMap<number, VersionedJob>,
  updates: Iterable<JobUpdate>,
): ReadonlyMap<number, VersionedJob> {
  const next = new Map(jobs);
  for (const [id, job] of updates) {
    if (job) next.set(id, newer(jobs.get(id), job));
    else next.delete(id);
  }
  return next;
}

/** Our service numbers versions in the ETag, `"7-3"`: an answer to an earlier request may arrive later. */
function newer(known: VersionedJob | undefined, incoming: VersionedJob): VersionedJob {
  return known && versionOf(known) > versionOf(incoming) ? known : incoming;
}

const versionOf = ({ etag }: VersionedJob) => Number(/^"\d+-(\d+)"$/.exec(etag ?? "")?.[1] ?? 0);
