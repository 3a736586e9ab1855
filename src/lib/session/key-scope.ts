import { readStored, writeStored } from "../storage.ts";
import { createStore, useStore } from "../store.ts";

const NAME = "keyScope";

/** The scope of the session's key, if the service has named one. */
const scope = createStore(readStored("sessionStorage", NAME));

/** Reads the `API-Key-Scope` header of a response; those of the public lists have none. */
export function readKeyScope(header: string | null): void {
  if (header === null) return;
  // Nearly every response has the same; writing takes half a millisecond.
  if (readStored("sessionStorage", NAME) !== header) writeStored("sessionStorage", NAME, header);
  scope.set(header);
}

/** Whether the service refuses every write with the session's key. */
export const isReadOnly = (): boolean => scope.get() === "read";

/** The same; rerenders when it changes. */
export const useReadOnly = (): boolean => useStore(scope) === "read";
