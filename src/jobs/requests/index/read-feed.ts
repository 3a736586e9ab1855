import type { QueryClient } from "@tanstack/react-query";
import { type JobChangePage, jobChangePage } from "#contract/job-changes.ts";
import { request } from "#src/lib/api/api-client.ts";
import { ApiError, hasServiceStatus } from "#src/lib/api/api-error.ts";
import { EMPTY, indexDataOf, type JobUpdate, updateIndexData } from "./index-data.ts";
import type { IndexStore } from "./index-store.ts";
import { resetIndex } from "./reset-index.ts";
import { waitOutLimit } from "./wait-out-limit.ts";

const PAGE_SIZE = 500;

/**
 * Reads what has changed since the last reading from the service's feed, an extension of the interface.
 * @returns whether the service has one
 */
export async function readFeed(
  client: QueryClient,
  signal: AbortSignal,
  store: IndexStore,
): Promise<boolean> {
  for (;;) {
    const since = indexDataOf(client)?.cursor;
    try {
      const { data, cursor, more } = await fetchChanges(since, signal);
      const { complete, jobs } = indexDataOf(client) ?? EMPTY;
      // The feed's start names no deleted jobs. Own writes of this moment come with the next page.
      const isNew = since === undefined && jobs.size > 0;
      if (isNew) await resetIndex(client, store);
      const progress = { cursor, complete: (complete && !isNew) || !more };
      const updates = data.map((change): JobUpdate =>
        "deleted" in change ? [change.id, undefined] : [change.job.id, change],
      );
      updateIndexData(client, updates, progress);
      void store?.advance(since, updates, progress);
      if (!isNew && (!more || cursor === since)) return true;
    } catch (error) {
      if (since !== undefined && isRefused(error)) await resetIndex(client, store);
      else if (since === undefined && isNotOffered(error)) return false;
      else throw error;
    }
  }
}

async function fetchChanges(
  since: string | undefined,
  signal: AbortSignal,
): Promise<JobChangePage> {
  const query = { since, limit: PAGE_SIZE };
  const send = async () => request("/jobs/changes", jobChangePage, { query, signal });
  return (await waitOutLimit(send, signal)).data;
}

/** A cursor that the service does not know (any more), or a service that has lost its feed. */
const isRefused = (error: unknown) => hasServiceStatus(error, 400, 404, 405, 410, 501);

/**
 * To a service without a feed, the path names a job whose id is no number: some answer that with 403 or
 * 500, or with a page.
 */
const isNotOffered = (error: unknown) =>
  isRefused(error) || (error instanceof ApiError && [200, 403, 500].includes(error.status));
