import type { QueryClient } from "@tanstack/react-query";
import type { Job } from "#contract/job.ts";
import { createPromptQueue } from "#src/lib/state/prompt-queue.ts";
import { today } from "#src/lib/time/service-clock.ts";
import { jobQueries } from "../requests/queries.ts";
import type { VersionedJob } from "../requests/read-requests.ts";

/** How long to wait for the close date before publishing without it. */
const MAX_WAIT_MS = 3_000;

const timeout = async () =>
  new Promise<undefined>((resolve) => void setTimeout(resolve, MAX_WAIT_MS));

/** Whether the close date of a job has passed. */
export const isExpired = ({ closeDate }: Job): boolean => closeDate !== null && closeDate < today();

/** Reads a job before it is published; `undefined` if the read fails or takes too long. */
export async function readToPublish(
  client: QueryClient,
  id: number,
): Promise<VersionedJob | undefined> {
  const query = jobQueries.detail(id);
  // The version on the page is what the person sees, however old.
  const shown = client.getQueryCache().find<VersionedJob>({
    queryKey: query.queryKey,
    type: "active",
    predicate: ({ state }) => !state.isInvalidated,
  })?.state.data;
  const read = async () => client.query({ ...query, retry: false }).catch(() => undefined);
  return shown ?? Promise.race([read(), timeout()]);
}

/** Asks for a new close date: to publish a job whose own has passed, or to extend a job. */
export interface CloseDatePrompt {
  dedupeKey: string;
  action: "publish" | "extend";
  job: Job;
  submit: (closeDate: string) => void;
}

/** The prompts, shown one at a time on any page. */
export const closeDateQueue = createPromptQueue<CloseDatePrompt>();
