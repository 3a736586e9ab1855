import type { QueryClient } from "@tanstack/react-query";
import { isLaterVersion } from "../etag.ts";
import { jobQueries } from "../queries.ts";
import type { VersionedJob } from "../read-requests.ts";

export interface IndexedJob extends VersionedJob {
  /** From a plain service: its header in the list when it was read. */
  header?: string;
}

/** A job by its id, or `undefined` for one that is gone. */
export type JobUpdate = readonly [id: number, job: IndexedJob | undefined];

/** How far the index has been read. */
export interface IndexProgress {
  /** Whether it has all jobs. */
  complete: boolean;
  /** Where the service's feed of changes continues; a plain service has none. */
  cursor: string | undefined;
}

/** Every job of the employer, or those that were read so far. */
export interface IndexData extends IndexProgress {
  jobs: ReadonlyMap<number, IndexedJob>;
  /** How many there are, as far as is known. */
  total: number | undefined;
  /** The last record of the store that it has. */
  record: number;
  /** Whether the service was found to have no feed of changes. */
  plain: boolean;
}

export const EMPTY: IndexData = {
  jobs: new Map(),
  complete: false,
  cursor: undefined,
  total: undefined,
  record: 0,
  plain: false,
};

/** The index of a session, as far as it is in memory. */
export const indexDataOf = (client: QueryClient): IndexData | undefined =>
  client.getQueryData<IndexData>(jobQueries.index());

/** Changes the index, and shows that. */
export function updateIndexData(
  client: QueryClient,
  updates: readonly JobUpdate[],
  change: Partial<Omit<IndexData, "jobs">> = {},
): IndexData {
  const data = indexDataOf(client) ?? EMPTY;
  const jobs = updates.length > 0 ? withUpdates(data.jobs, updates) : data.jobs;
  const next = { ...data, ...change, jobs };
  client.setQueryData<IndexData>(jobQueries.index(), next);
  return next;
}

/** A copy with the updates, in their order. */
export function withUpdates(
  jobs: IndexData["jobs"],
  updates: Iterable<JobUpdate>,
): IndexData["jobs"] {
  const next = new Map(jobs);
  for (const [id, job] of updates) {
    if (job) next.set(id, newer(next.get(id), job));
    else next.delete(id);
  }
  return next;
}

/** Responses may overtake each other; of another time line, the incoming one is as it is now. */
function newer(known: IndexedJob | undefined, incoming: IndexedJob): IndexedJob {
  return known && isLaterVersion(known.etag, incoming.etag) ? known : incoming;
}
