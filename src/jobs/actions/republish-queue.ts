import type { JobHeader } from "#contract/job.ts";
import { createPromptQueue } from "#src/lib/prompt-queue.ts";

/** A job that is to be published although its close date has passed. */
export interface RepublishPrompt {
  /** `jobToastKey` of it. */
  about: string;
  job: JobHeader;
  /** The date that has passed. */
  closeDate: string;
  /** Publishes it with a new one. */
  publish: (closeDate: string) => void;
}

/**
 * Questions for a new close date, asked one after the other, on whatever page the person is by
 * then.
 */
export const republishQueue = createPromptQueue<RepublishPrompt>();
