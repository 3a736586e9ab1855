import type { JobHeader } from "#contract/job.ts";
import { createPromptQueue } from "#src/lib/state/prompt-queue.ts";

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
