import type { QueryClient } from "@tanstack/react-query";
import PQueue from "p-queue";
import type { JobHeader } from "#contract/job.ts";
import { LIMITS } from "#contract/limits.ts";
import { hasStatus } from "#src/lib/api/api-error.ts";
import { fetchJob, fetchJobs } from "../requests.ts";
import { EMPTY, indexDataOf, updateIndexData, withJobs } from "./index-data.ts";

const CONCURRENCY = 6;

/** Reads the index from a service that has the interface alone: list pages, then each job. */
export async function readPlain(client: QueryClient, signal: AbortSignal): Promise<void> {
  const headers = await readHeaders(signal);
  updateIndexData(client, { total: headers.length });
  const known = () => (indexDataOf(client) ?? EMPTY).jobs;
  const queue = new PQueue({ concurrency: CONCURRENCY });
  await queue.addAll(
    headers
      .filter(({ id }) => !known().has(id))
      .map(({ id }) => async () => {
        const found = await fetchJob(id, signal).catch((error: unknown) => {
          if (hasStatus(error, 404)) return undefined;
          throw error;
        });
        updateIndexData(client, { jobs: withJobs(known(), [[id, found]]) });
      }),
  );
}

async function readHeaders(signal: AbortSignal): Promise<JobHeader[]> {
  const pageSize = LIMITS.pageSize.max;
  const headers: JobHeader[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const list = await fetchJobs({ status: undefined, q: "", page, pageSize }, signal);
    headers.push(...list.data);
    pages = list.paging.pages;
  }
  return headers;
}
