import { createPromptQueue } from "../state/prompt-queue.ts";

/** An action whose request did not reach the service. */
export interface OutboxItem {
  dedupeKey: string;
  /** The action for people: Archive “Baker”. */
  name: string;
  send: () => void;
  /** A person discards it. */
  drop?: () => void;
}

/** Actions to offer again once the service is reachable; never sent automatically. */
export const outbox = createPromptQueue<OutboxItem>();
