import type { QueryClient } from "@tanstack/react-query";
import { session } from "#src/lib/session/current-session.ts";
import { jobQueries } from "../queries.ts";
import { fetchJobs } from "../read-requests.ts";
import { EMPTY, type IndexData, indexDataOf, updateIndexData } from "./index-data.ts";
import { openIndexStore } from "./index-store.ts";
import { readFeed } from "./read-feed.ts";
import { readPlain } from "./read-plain.ts";
import { resetIndex } from "./reset-index.ts";
import { waitOutLimit } from "./wait-out-limit.ts";

/** Above this, the browser would need too much memory. */
const MOST_JOBS = 25_000;

/** The employer has more jobs than the index holds. */
export class TooManyJobs extends Error {
  override name = "TooManyJobs";
  readonly total: number;
  constructor(total: number) {
    super(`${total} jobs are more than ${MOST_JOBS}`);
    this.total = total;
  }
}

/**
 * Reads the index, or what has changed in it. The query's data shows how far it is.
 * @param feedOnly leaves a service without a feed alone
 * @throws {TooManyJobs}
 */
export async function readIndex(
  client: QueryClient,
  signal: AbortSignal,
  { feedOnly = false } = {},
): Promise<IndexData> {
  // The store is the employer's, whom only a list names.
  const current = session.get();
  const isNamed = indexDataOf(client) || ("key" in current && current.employer);
  let total = isNamed ? undefined : await countJobs(signal);
  const store = await openIndexStore();
  try {
    if (!indexDataOf(client))
      client.setQueryData(jobQueries.index(), (await store?.load()) ?? EMPTY);
    const { complete, plain } = indexDataOf(client) ?? EMPTY;
    if (!complete) {
      total ??= await countJobs(signal);
      if (total > MOST_JOBS) throw new TooManyJobs(total);
      updateIndexData(client, [], { total });
    }
    if (plain || !(await readFeed(client, signal, store))) {
      const data = updateIndexData(client, [], { plain: true });
      if (feedOnly) return data;
      await readPlain(client, signal, store);
    }
    const { jobs } = indexDataOf(client) ?? EMPTY;
    if (jobs.size <= MOST_JOBS) return updateIndexData(client, [], { complete: true });
    await resetIndex(client, store);
    throw new TooManyJobs(jobs.size);
  } finally {
    void store?.close();
  }
}

async function countJobs(signal: AbortSignal): Promise<number> {
  const filter = { status: undefined, q: "", page: 1, pageSize: 1 };
  return (await waitOutLimit(async () => fetchJobs(filter, signal), signal)).paging.total;
}
