import type { Job } from "#contract/job.ts";
import { createPromptQueue } from "#src/lib/state/prompt-queue.ts";
import type { Finding } from "#posting-check/check-posting.ts";

/** Asks before a job with errors is published. */
export interface PublishPrompt {
  dedupeKey: string;
  job: Pick<Job, "title">;
  errors: readonly Finding[];
  decide: (publish: boolean) => void;
}

/** The questions, shown one at a time on any page. */
export const publishQueue = createPromptQueue<PublishPrompt>();
