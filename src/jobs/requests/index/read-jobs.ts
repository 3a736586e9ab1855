import type { QueryClient } from "@tanstack/react-query";
import PQueue from "p-queue";
import { hasServiceStatus } from "#src/lib/api/api-error.ts";
import { EMPTY, indexDataOf } from "./index-data.ts";
import { readIndex, TooManyJobs } from "./read-index.ts";
import { waitOutLimit } from "./wait-out-limit.ts";
import { fetchJob, type VersionedJob } from "../read-requests.ts";

/** Requests at a time. */
const CONCURRENCY = 6;

/** Jobs that are read from the feed of all jobs, which takes 50 requests at most. */
const MANY = 500;

/**
 * Reads jobs as they are now, in the order of the ids; null for one that is gone.
 * @param onProgress called with how many have been read
 * @throws {ApiError} the first failure
 */
export async function readJobs(
  client: QueryClient,
  ids: readonly number[],
  signal: AbortSignal,
  onProgress: (read: number) => void,
): Promise<(VersionedJob | null)[]> {
  const index = await readFromFeed(client, ids, signal, onProgress);
  if (index) return ids.map((id) => index.get(id) ?? null);
  const queue = new PQueue({ concurrency: CONCURRENCY });
  let count = 0;
  const read = async (id: number) => {
    signal.throwIfAborted();
    const job = await waitOutLimit(async () => readJob(id, signal), signal);
    onProgress((count += 1));
    return job;
  };
  try {
    return await queue.addAll(ids.map((id) => async () => read(id)));
  } finally {
    queue.clear();
  }
}

/**
 * The index as it is now, where the service says what has changed in it and either it has been read or
 * reading it takes less time than `ids` one by one.
 */
async function readFromFeed(
  client: QueryClient,
  ids: readonly number[],
  signal: AbortSignal,
  onProgress: (read: number) => void,
) {
  const data = indexDataOf(client);
  if (data?.plain || (!data?.complete && ids.length < MANY)) return undefined;
  const unsubscribe = client.getQueryCache().subscribe(() => {
    const { jobs } = indexDataOf(client) ?? EMPTY;
    onProgress(ids.filter((id) => jobs.has(id)).length);
  });
  try {
    const { plain, jobs } = await readIndex(client, signal, { feedOnly: true });
    return plain ? undefined : jobs;
  } catch (error) {
    if (error instanceof TooManyJobs) return undefined;
    throw error;
  } finally {
    unsubscribe();
  }
}

async function readJob(id: number, signal: AbortSignal): Promise<VersionedJob | null> {
  try {
    return await fetchJob(id, signal);
  } catch (error) {
    if (hasServiceStatus(error, 404)) return null;
    throw error;
  }
}
