import { asRecord } from "../as-record.ts";
import { fromStorage, keep, ofComputer, ofTab, readKept, readKeptJson } from "../storage.ts";

const NAME = "session";

/** The employer of a key as its jobs name it; the interface has no request that asks for it. */
export interface Employer {
  id: number;
  name: string;
}

/** What is kept of a session. `employer` is `null` until one of its jobs was seen. */
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

const read = (storage: () => Storage) => parseSession(readKeptJson(storage, NAME));

const write = (storage: () => Storage, session: StoredSession) =>
  keep(storage, NAME, JSON.stringify({ ...session, signOut: lastSignOut() }));

/**
 * Kept on this computer: when somebody last signed out. A tab that is asleep or closed hears of no
 * sign-out and keeps its storage. When it comes back, it compares the sign-out that it knows with
 * this one, and does not use its key when there was another (`public/first-request.js` does the
 * same).
 */
const SIGN_OUT = "signOut";

const lastSignOut = () => readKept(ofComputer, SIGN_OUT);

/** Leaves word for tabs that cannot be reached now. */
export function recordSignOut(): void {
  keep(ofComputer, SIGN_OUT, String(Date.now()));
}

/** Whether somebody has signed out since the session was kept in this tab. */
export function signedOutMeanwhile(): boolean {
  const kept = asRecord(readKeptJson(ofTab, NAME));
  return "key" in kept && (kept["signOut"] ?? null) !== lastSignOut();
}

/** The session of this tab, else the one that was to be kept on this computer. */
export function loadSession(): StoredSession | null {
  if (signedOutMeanwhile()) forgetTab();
  return read(ofTab) ?? read(ofComputer);
}

/**
 * Keeps the session for this tab. On this computer it is kept (`true`), no longer kept (`false`),
 * or brought up to date where it is already (not given).
 */
export function keepSession(session: StoredSession, onThisComputer?: boolean): void {
  write(ofTab, session);
  if (onThisComputer ?? read(ofComputer)?.key === session.key) write(ofComputer, session);
  else if (onThisComputer === false) keep(ofComputer, NAME, null);
}

/** Whether a session is kept on this computer, beyond this tab. */
export function isKeptOnComputer(): boolean {
  return read(ofComputer) !== null;
}

/** Empties the tab: what else is kept in it (the list as it was last shown) belongs to the session as well. */
export function forgetTab(): void {
  fromStorage(() => ofTab().clear());
}

/** Forgets the session here, and that it was to be kept on this computer. */
export function forgetSession(): void {
  forgetTab();
  keep(ofComputer, NAME, null);
}
