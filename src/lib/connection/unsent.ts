import { createStore } from "../store.ts";

/** Something that a person asked for and that reached nothing. */
export interface Unsent {
  /** What it is about: a later wish about the same takes the place of an earlier one. */
  about: string;
  /** What it is, as people call it. */
  name: string;
  /** Tries once more. */
  send: () => void;
}

const { set, ...waiting } = createStore<readonly Unsent[]>([]);

const without = (about: string) => waiting.get().filter((one) => one.about !== about);

/** What waits for the connection to come back, of this session; nothing is sent unasked. */
export const unsent = {
  ...waiting,
  add: (one: Unsent) => set([...without(one.about), one]),
  /** It has been done by another way, or cannot be done any more. */
  settle: (about: string) => set(without(about)),
  clear: () => set([]),
};
