import { noop, type QueryClient } from "@tanstack/react-query";
import type { JobHeader } from "#contract/job.ts";
import { createPromptQueue } from "#src/lib/state/prompt-queue.ts";
import { today } from "#src/lib/time/service-clock.ts";
import { jobQueries } from "../requests/queries.ts";
import type { VersionedJob } from "../requests/read-requests.ts";

/** How long to wait for the close date before publishing without it. */
const MAX_WAIT_MS = 3_000;

const timeout = async () =>
  new Promise<undefined>((resolve) => void setTimeout(resolve, MAX_WAIT_MS));

/** A job whose close date has passed. */
export interface ExpiredJob extends VersionedJob {
  closeDate: string;
}

/** `null` unless the close date has passed. */
export function expiredJob({ job, etag }: VersionedJob): ExpiredJob | null {
  const { closeDate } = job;
  return closeDate !== null && closeDate < today() ? { job, etag, closeDate } : null;
}

/**
 * Reads a job before it is published. Resolves to the job if its close date has passed; `null` if not, or if the
 * read fails or takes too long.
 */
export async function readExpiredJob(client: QueryClient, id: number): Promise<ExpiredJob | null> {
  const query = jobQueries.detail(id);
  // The version on the page is what the person sees, however old.
  const shown = client.getQueryCache().find<VersionedJob>({
    queryKey: query.queryKey,
    type: "active",
    predicate: ({ state }) => !state.isInvalidated,
  })?.state.data;
  const read = async () => client.query({ ...query, retry: false }).catch(noop);
  const job = shown ?? (await Promise.race([read(), timeout()]));
  return job ? expiredJob(job) : null;
}

/** Asks for a new close date: to publish a job whose own has passed, or to extend a job. */
export interface CloseDatePrompt {
  dedupeKey: string;
  action: "publish" | "extend";
  job: JobHeader;
  closeDate: string | null;
  /** The date that the dialog proposes. */
  proposed: string;
  submit: (closeDate: string) => void;
}

/** The prompts, shown one at a time on any page. */
export const closeDateQueue = createPromptQueue<CloseDatePrompt>();
