import { createPromptQueue } from "../prompt-queue.ts";

/** Something that a person did and that did not reach the service. */
export interface OutboxItem {
  /** What it is about. */
  about: string;
  /** As a person reads it: Archive “Baker”. */
  name: string;
  /** Tries once more. */
  send: () => void;
}

/** What waits until the service is back. It is offered then, and never sent unasked. */
export const outbox = createPromptQueue<OutboxItem>();
