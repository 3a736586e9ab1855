import type { QueryClient } from "@tanstack/react-query";
import { fetchJobs } from "../requests.ts";
import { type IndexData, updateIndexData } from "./index-data.ts";
import { readPlain } from "./read-plain.ts";

/** Above this, the browser would need too much memory. */
const MOST_JOBS = 25_000;

/** The employer has more postings than the index holds. */
export class TooManyJobs extends Error {
  override name = "TooManyJobs";
  readonly total: number;
  constructor(total: number) {
    super(`${total} jobs are more than ${MOST_JOBS}`);
    this.total = total;
  }
}

/**
 * Reads the index, or what has changed in it. Shows progress in the query's data on the way.
 * @throws {TooManyJobs}
 */
export async function readIndex(client: QueryClient, signal: AbortSignal): Promise<IndexData> {
  const filter = { status: undefined, q: "", page: 1, pageSize: 1 };
  const { total } = (await fetchJobs(filter, signal)).paging;
  if (total > MOST_JOBS) throw new TooManyJobs(total);
  updateIndexData(client, { total });
  await readPlain(client, signal);
  return updateIndexData(client, { complete: true });
}
