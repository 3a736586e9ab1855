import { createStore, useStore } from "#src/lib/state/store.ts";

/** The deletions that a button of this page is taking back, or has, by their versions: two presses are one. */
const store = createStore<ReadonlySet<string>>(new Set());

export const restored = {
  /** @returns false where another press does, or did */
  begin: (etag: string): boolean => {
    if (store.get().has(etag)) return false;
    store.set(new Set([...store.get(), etag]));
    return true;
  },
  fail: (etag: string): void => store.set(new Set([...store.get()].filter((one) => one !== etag))),
};

/** Whether a version is being restored by any button of this page, or was. */
export const useIsRestored = (etag: string): boolean => useStore(store).has(etag);
