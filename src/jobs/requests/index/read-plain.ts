import type { QueryClient } from "@tanstack/react-query";
import PQueue from "p-queue";
import type { JobHeader } from "#contract/job.ts";
import { LIMITS } from "#contract/limits.ts";
import type { JobList } from "#contract/listing.ts";
import { hasServiceStatus } from "#src/lib/api/api-error.ts";
import { fetchJob, fetchJobs } from "../read-requests.ts";
import {
  EMPTY,
  type IndexedJob,
  indexDataOf,
  type JobUpdate,
  updateIndexData,
} from "./index-data.ts";
import type { IndexStore } from "./index-store.ts";
import { waitOutLimit } from "./wait-out-limit.ts";

/** Requests at a time. */
const CONCURRENCY = 6;

/** Jobs that are shown and stored together. */
const BATCH = 50;

/**
 * Reads the index from a service that has the interface alone: the list, then each job that is new or has
 * another header than when it was read. A change of nothing else goes unnoticed.
 */
export async function readPlain(
  client: QueryClient,
  signal: AbortSignal,
  store: IndexStore,
): Promise<void> {
  if (store) {
    // The list does not show all that other tabs wrote.
    const { record, updates } = await store.readAfter(indexDataOf(client)?.record ?? 0);
    updateIndexData(client, updates, { record });
  }
  const known = () => (indexDataOf(client) ?? EMPTY).jobs;
  const headers = await readHeaders(signal);
  const unread = [...headers].filter(([id, header]) => known().get(id)?.header !== header);
  // Maybe deleted, or the list moved while its pages were read.
  const missing = [...known().keys()].filter((id) => !headers.has(id));
  updateIndexData(client, [], { total: headers.size });

  let batch: { before: IndexedJob | undefined; update: JobUpdate }[] = [];
  const flush = () => {
    if (batch.length === 0) return;
    // An own write since the request is newer than the response.
    const current = batch.filter(({ before, update: [id] }) => known().get(id) === before);
    const updates = current.map(({ update }) => update);
    const { complete, cursor } = updateIndexData(client, updates);
    void store?.advance(undefined, updates, { complete, cursor });
    batch = [];
  };
  const read = async (id: number, header?: string) => {
    const before = known().get(id);
    const found = await findJob(id, signal);
    batch.push({ before, update: [id, found && { ...found, ...(header && { header }) }] });
    if (batch.length >= BATCH) flush();
  };
  const queue = new PQueue({ concurrency: CONCURRENCY });
  try {
    await queue.addAll([
      ...unread.map(
        ([id, header]) =>
          async () =>
            read(id, header),
      ),
      ...missing.map((id) => async () => read(id)),
    ]);
    flush();
    void store?.advance(undefined, [], { complete: true, cursor: undefined });
  } finally {
    queue.clear();
    flush();
  }
}

async function findJob(id: number, signal: AbortSignal) {
  try {
    return await waitOutLimit(async () => fetchJob(id, signal), signal);
  } catch (error) {
    if (hasServiceStatus(error, 404)) return undefined;
    throw error;
  }
}

/** The headers of all jobs, by id. */
async function readHeaders(signal: AbortSignal): Promise<ReadonlyMap<number, string>> {
  const readPage = async (page: number): Promise<JobList> => {
    const filter = { status: undefined, q: "", page, pageSize: LIMITS.pageSize.max };
    return waitOutLimit(async () => fetchJobs(filter, signal), signal);
  };
  const first = await readPage(1);
  const queue = new PQueue({ concurrency: CONCURRENCY });
  const others = Array.from({ length: first.paging.pages - 1 }, (_, index) => index + 2);
  try {
    const lists = await queue.addAll(others.map((page) => async () => readPage(page)));
    return new Map([first, ...lists].flatMap(({ data }) => data.map(headerOf)));
  } finally {
    queue.clear();
  }
}

const headerOf = (header: JobHeader) => [header.id, JSON.stringify(header)] as const;
