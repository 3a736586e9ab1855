import { useSyncExternalStore } from "react";
import { onLanguageSwitch } from "#src/i18n/language.ts";
import { session } from "#src/lib/session/current-session.ts";
import { readStoredJson, writeStored } from "#src/lib/state/storage.ts";
import { createStore } from "#src/lib/state/store.ts";

/** The ids of the selected jobs, with the ETag that each had, where one was known. */
export type Selection = ReadonlyMap<number, string | null | undefined>;

const EMPTY: Selection = new Map();

/** In `sessionStorage`, which ends with the session. */
const STORED = "selection";

/** The selection of the page in the other language, once. */
function takeStored(): Selection {
  const stored = readStoredJson("sessionStorage", STORED);
  writeStored("sessionStorage", STORED, null);
  return Array.isArray(stored) ? new Map(stored as [number, string | undefined][]) : EMPTY;
}

const { get, set, subscribe } = createStore(takeStored());
onLanguageSwitch(() => {
  // JSON has no `undefined`: an id alone.
  const jobs = [...get()].map((job) => job.filter((part) => part !== undefined));
  writeStored("sessionStorage", STORED, JSON.stringify(jobs));
});

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
