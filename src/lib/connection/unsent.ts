import { createWaiting } from "../waiting.ts";

/** Something that a person asked for and that reached nothing. */
export interface Unsent {
  /** What it is about. */
  about: string;
  /** What it is, as people call it. */
  name: string;
  /** Tries once more. */
  send: () => void;
}

/** What waits for the connection to come back; nothing is sent unasked. */
export const unsent = createWaiting<Unsent>();
