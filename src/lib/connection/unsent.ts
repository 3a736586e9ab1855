/** Something that a person asked for and that reached nothing. */
export interface Unsent {
  /** What it is about: a later wish about the same takes the place of an earlier one. */
  about: string;
  /** What it is, as people call it. */
  name: string;
  /** Tries once more. */
  send: () => void;
}

/** What is wished of a job as a whole: its status, or that it goes. */
export const aboutJob = (id: number) => `job ${id}`;

const listeners = new Set<() => void>();
let waiting: readonly Unsent[] = [];

function set(next: readonly Unsent[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

const without = (about: string) => waiting.filter((one) => one.about !== about);

/** What waits for the connection to come back, of this session; nothing is sent unasked. */
export const unsent = {
  get: () => waiting,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  add: (one: Unsent) => set([...without(one.about), one]),
  /** It has been done by another way, or cannot be done any more. */
  settle: (about: string) => set(without(about)),
  clear: () => set([]),
};
