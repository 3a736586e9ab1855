import { createStore } from "./store.ts";

/**
 * What waits for a person, of this session, wherever in the dashboard they are. Of what is about the same
 * (`about`), only the later one waits.
 */
export function createWaiting<T extends { about: string }>() {
  const { set, ...waiting } = createStore<readonly T[]>([]);
  const without = (about: string) => waiting.get().filter((one) => one.about !== about);
  return {
    ...waiting,
    add: (one: T) => set([...without(one.about), one]),
    /** It has been done by another way, or is not to be done any more. */
    settle: (about: string) => set(without(about)),
    clear: () => set([]),
  };
}
