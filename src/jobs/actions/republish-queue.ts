import type { JobHeader } from "#contract/job.ts";
import { createPromptQueue } from "#src/lib/prompt-queue.ts";

/** Asks for a new close date of a job to publish. */
export interface RepublishPrompt {
  dedupeKey: string;
  job: JobHeader;
  /** The date that has passed. */
  closeDate: string;
  publish: (closeDate: string) => void;
}

/** The prompts, shown one at a time on any page. */
export const republishQueue = createPromptQueue<RepublishPrompt>();
