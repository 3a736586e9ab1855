import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "./storage.ts";

/** A value that changes outside of React. */
export interface Store<T> {
  get: () => T;
  /** @returns ends the subscription */
  subscribe: (listener: () => void) => () => void;
}

/** A store. Its listeners are called when the value has changed. */
export function createStore<T>(value: T): Store<T> & { set: (next: T) => void } {
  const listeners = new Set<() => void>();
  let current = value;
  return {
    get: () => current,
    set: (next) => {
      if (next === current) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A choice in `localStorage`, shared by all tabs; `null` until one is made. */
export function createChoice(name: string) {
  const store = createStore(readStored("localStorage", name));
  globalThis.addEventListener?.("storage", ({ key, newValue }) => {
    if (key === name) store.set(newValue);
  });
  const choose = (choice: string | null) => {
    writeStored("localStorage", name, choice);
    store.set(choice);
  };
  return { ...store, set: choose };
}

/** The value of a store; rerenders when it changes. */
export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get);
