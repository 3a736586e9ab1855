import { useSyncExternalStore } from "react";
import { session } from "#src/lib/session/current-session.ts";
import { createStore } from "#src/lib/state/store.ts";

/** The ids of the selected jobs, with the ETag that each had, where one was known. */
export type Selection = ReadonlyMap<number, string | null | undefined>;

const EMPTY: Selection = new Map();

const { get, set, subscribe } = createStore(EMPTY);

/**
 * The selected jobs of this tab. Ids and never a query, so that it survives paging, filtering and
 * navigation without drifting.
 */
export const selection = {
  get,
  subscribe,
  add: (jobs: Iterable<readonly [id: number, etag: string | null | undefined]>) => {
    const next = new Map(get());
    for (const [id, etag] of jobs) next.set(id, etag);
    set(next);
  },
  remove: (ids: Iterable<number>) => {
    const next = new Map(get());
    for (const id of ids) next.delete(id);
    if (next.size < get().size) set(next.size > 0 ? next : EMPTY);
  },
  /** Selects exactly these: takes back a `clear`. */
  replace: set,
  clear: () => set(EMPTY),
};

// The next person must not act on it; an expired key ends nothing.
let owner = session.get();
session.subscribe(() => {
  if (!session.isCurrent(owner)) set(EMPTY);
  owner = session.get();
});

/** Reads the selection; rerenders only when what is read from it changes. */
export const useSelection = <T>(read: (selected: Selection) => T): T =>
  useSyncExternalStore(subscribe, () => read(get()));
