import { createStore } from "./store.ts";

/**
 * Things that wait for a person's answer, on whatever page of the dashboard they are. Of two with
 * the same `about`, only the later one waits.
 */
export function createPromptQueue<T extends { about: string }>() {
  const { set, ...waiting } = createStore<readonly T[]>([]);
  const without = (about: string) => waiting.get().filter((one) => one.about !== about);
  return {
    ...waiting,
    add: (one: T) => set([...without(one.about), one]),
    /** Takes one away: it has been done otherwise, or is not to be done any more. */
    settle: (about: string) => set(without(about)),
    clear: () => set([]),
  };
}
