import { createStore } from "./store.ts";

/** Prompts that wait for a person on any page. A later one replaces one with the same key. */
export function createPromptQueue<T extends { dedupeKey: string }>() {
  const { set, ...queue } = createStore<readonly T[]>([]);
  const without = (dedupeKey: string) => queue.get().filter((one) => one.dedupeKey !== dedupeKey);
  return {
    ...queue,
    add: (one: T) => set([...without(one.dedupeKey), one]),
    remove: (dedupeKey: string) => set(without(dedupeKey)),
    clear: () => set([]),
  };
}
