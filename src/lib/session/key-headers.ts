import {
  EXTENSIONS_HEADER,
  type Extension,
  HISTORY_DAYS_HEADER,
  TIME_LINE_HEADER,
} from "#contract/extensions.ts";
import type { JobStatus } from "#contract/job-status.ts";
import { readStored, type StorageName, writeStored } from "../state/storage.ts";
import { createStore, useStore } from "../state/store.ts";
import type { Employer } from "./session-storage.ts";

/** What a header last said of the session's key; `null` until the service has sent it. */
function createKeyHeader(name: string, storage: StorageName = "sessionStorage") {
  const store = createStore(readStored(storage, name));
  return {
    ...store,
    read: (headers: Headers) => {
      const value = headers.get(name);
      // Responses of the public lists have none.
      if (value === null) return;
      // Nearly every response has the same; writing takes half a millisecond.
      if (readStored(storage, name) !== value) writeStored(storage, name, value);
      store.set(value);
    },
    forget: () => {
      writeStored(storage, name, null);
      store.set(null);
    },
  };
}

const scope = createKeyHeader("API-Key-Scope");
/** As the header has it; `currentKeyName` reads it. */
export const keyName = createKeyHeader("API-Key-Name");
const plan = createKeyHeader("API-Key-Plan");
// Of the service: the first request of another tab needs them.
const extensions = createKeyHeader(EXTENSIONS_HEADER, "localStorage");
const timeLine = createKeyHeader(TIME_LINE_HEADER);
const historyDays = createKeyHeader(HISTORY_DAYS_HEADER);

/** Whether the service's data was restored since the tab first read it, until the page has said so. */
export const restored = createStore(false);

/**
 * Reads what a response says of the key that it was requested with.
 * @param isComplete whether a service with extensions would name them in it
 */
export function readKeyHeaders(headers: Headers, isComplete = false): void {
  scope.read(headers);
  keyName.read(headers);
  plan.read(headers);
  // Another service may be at the address by now.
  if (isComplete && !headers.has(EXTENSIONS_HEADER)) extensions.forget();
  extensions.read(headers);
  historyDays.read(headers);
  const before = timeLine.get();
  timeLine.read(headers);
  if (before !== null && timeLine.get() !== before) restored.set(true);
}

/** Forgets them with the session. */
export function forgetKeyHeaders(): void {
  for (const header of [scope, keyName, plan, extensions, timeLine, historyDays]) header.forget();
  restored.set(false);
}

/** The employer of the key, `id=7&name=Acme`; `null` from a service that does not name it. */
export function employerOfKey(headers: Headers): Employer | null {
  const said = new URLSearchParams(headers.get("API-Key-Employer") ?? "");
  const id = Number(said.get("id"));
  const name = said.get("name");
  return Number.isSafeInteger(id) && id > 0 && name ? { id, name } : null;
}

/** The time line of the service's data, which changes at a restore; `null` for a service without one. */
export const currentTimeLine = (): string | null => timeLine.get();

/** Whether the service refuses every write with the session's key. */
export const isReadOnly = (): boolean => scope.get() === "read";

/** The same; rerenders when it changes, and not when a tab first hears of it. */
export const useReadOnly = (): boolean => useStore({ ...scope, get: isReadOnly });

/** Whether the employer's plan is known to leave auto-refresh out (§2.1). */
export const isLimitedPlan = (): boolean => plan.get() === "limited";

/** The same; rerenders when it changes. */
export const useLimitedPlan = (): boolean => useStore({ ...plan, get: isLimitedPlan });

/** Whether the service is known to offer something beside the interface. */
export const hasExtension = (extension: Extension): boolean =>
  (extensions.get() ?? "").split(", ").includes(extension);

/** The same; rerenders when it changes. */
export const useExtension = (extension: Extension): boolean =>
  useStore({ ...extensions, get: () => hasExtension(extension) });

/** For how many days a job can be restored once it is deleted; `null` from a service without history. */
export function restorableDays({ status }: { status: JobStatus }): number | null {
  const said = new URLSearchParams(historyDays.get() ?? "");
  const days = Number(said.get(status === "active" ? "public" : "other"));
  return hasExtension("history") && days > 0 ? days : null;
}
