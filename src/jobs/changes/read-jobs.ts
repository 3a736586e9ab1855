import PQueue from "p-queue";
import { type ApiError, hasServiceStatus, hasStatus } from "#src/lib/api/api-error.ts";
import { jobIndex } from "../index/job-index.ts";
import { fetchJob, type VersionedJob } from "../requests.ts";

/** Requests at a time. */
const CONCURRENCY = 6;
/** Before a 429 without `Retry-After` is repeated, in seconds. */
const WAIT_SECONDS = 2;

/**
 * Reads jobs in the order of the ids; null for one that is gone. Those of the index are not requested:
 * where it is a minute behind, the version that is sent with a change says so.
 * @param onProgress called with how many have been read
 * @throws {ApiError} the first failure
 */
export async function readJobs(
  ids: readonly number[],
  signal: AbortSignal,
  onProgress: (read: number) => void,
): Promise<(VersionedJob | null)[]> {
  const queue = new PQueue({ concurrency: CONCURRENCY });
  const index = jobIndex.get();
  const known = index.state === "ready" ? index.jobs : undefined;
  let count = 0;
  const read = async (id: number) => {
    signal.throwIfAborted();
    const job = known?.get(id) ?? (await readJob(id, signal));
    onProgress((count += 1));
    return job;
  };
  try {
    return await queue.addAll(ids.map((id) => async () => read(id)));
  } finally {
    queue.clear();
  }
}

async function readJob(id: number, signal: AbortSignal): Promise<VersionedJob | null> {
  for (;;) {
    try {
      return await fetchJob(id, signal);
    } catch (error) {
      if (hasServiceStatus(error, 404)) return null;
      if (!hasStatus(error, 429)) throw error;
      const seconds = (error as ApiError).retryAfter ?? WAIT_SECONDS;
      await new Promise((resolve) => void setTimeout(resolve, seconds * 1_000));
    }
  }
}
