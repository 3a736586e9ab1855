import { asRecord } from "../values/as-record.ts";
import {
  clearStorage,
  readStored,
  readStoredJson,
  type StorageName,
  writeStored,
} from "../state/storage.ts";

const NAME = "session";

/** The employer of a key, as our header or its jobs name it; no request returns it (§5). */
export interface Employer {
  id: number;
  name: string;
}

/** `employer` is `null` until a response has named it. */
export interface StoredSession {
  key: string;
  employer: Employer | null;
}

/** A stored or received session; `null` for anything else. */
export function parseSession(value: unknown): StoredSession | null {
  const { key, employer } = asRecord(value);
  if (typeof key !== "string" || key === "") return null;
  if (employer === null) return { key, employer };
  const { id, name } = asRecord(employer);
  if (typeof id !== "number" || typeof name !== "string") return null;
  return { key, employer: { id, name } };
}

const read = (storage: StorageName) => parseSession(readStoredJson(storage, NAME));

const write = (storage: StorageName, session: StoredSession) =>
  writeStored(storage, NAME, JSON.stringify({ ...session, signOut: lastSignOut() }));

/**
 * The time of the last sign-out on this computer. A suspended or closed tab misses the message of a
 * sign-out; when it is back, a time other than the stored session's makes it drop its key.
 */
const SIGN_OUT = "signOut";

const lastSignOut = () => readStored("localStorage", SIGN_OUT);

export function recordSignOut(): void {
  writeStored("localStorage", SIGN_OUT, String(Date.now()));
}

/** Whether a person has signed out since this tab stored its session. */
export function signedOutElsewhere(): boolean {
  const stored = asRecord(readStoredJson("sessionStorage", NAME));
  return "key" in stored && (stored["signOut"] ?? null) !== lastSignOut();
}

/** The session of this tab, else that of this computer. */
export function loadSession(): StoredSession | null {
  if (signedOutElsewhere()) clearTab();
  return read("sessionStorage") ?? read("localStorage");
}

/**
 * Stores the session for this tab. In `localStorage` it is stored (`true`), removed (`false`), or
 * updated if it is there (`undefined`).
 */
export function storeSession(session: StoredSession, onThisComputer?: boolean): void {
  write("sessionStorage", session);
  if (onThisComputer ?? read("localStorage")?.key === session.key) write("localStorage", session);
  else if (onThisComputer === false) writeStored("localStorage", NAME, null);
}

/** Whether the session outlives this tab. */
export function isStoredOnComputer(): boolean {
  return read("localStorage") !== null;
}

/** Removes everything that this tab stores of a session, such as the cached list. */
export function clearTab(): void {
  clearStorage("sessionStorage");
}

/** Removes the session from this tab and this computer. */
export function clearSession(): void {
  clearTab();
  writeStored("localStorage", NAME, null);
}
