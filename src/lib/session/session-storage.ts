import { recordOf } from "../record.ts";

const NAME = "session";

/** The employer of a key as its jobs name it; the interface has no request that asks for it. */
export interface Employer {
  id: number;
  name: string;
}

/** What is kept of a session. `employer` is `null` until a job of it was seen. */
export interface StoredSession {
  key: string;
  employer: Employer | null;
}

/** A stored or received session; `null` for anything else. */
export function parseSession(value: unknown): StoredSession | null {
  const { key, employer } = recordOf(value);
  if (typeof key !== "string" || key === "") return null;
  if (employer === null) return { key, employer };
  const { id, name } = recordOf(employer);
  if (typeof id !== "number" || typeof name !== "string") return null;
  return { key, employer: { id, name } };
}

// Storage can be switched off; the session then lives as long as the page.

function read(storage: () => Storage): StoredSession | null {
  try {
    return parseSession(JSON.parse(storage().getItem(NAME) ?? "null"));
  } catch {
    return null;
  }
}

function write(storage: () => Storage, session: StoredSession | null): void {
  try {
    if (session === null) storage().removeItem(NAME);
    else storage().setItem(NAME, JSON.stringify({ ...session, signOut: lastSignOut() }));
  } catch {
    // Nothing to keep it in.
  }
}

const tab = () => globalThis.sessionStorage;
const computer = () => globalThis.localStorage;

/**
 * On this computer: when somebody signed out last. A tab that is asleep or gone hears of no sign-out, and
 * its storage stays; it tells by this that its key is not to be used any more (`public/first-request.js`).
 */
const SIGN_OUT = "signOut";

function lastSignOut(): string | null {
  try {
    return computer().getItem(SIGN_OUT);
  } catch {
    return null;
  }
}

/** Tells the tabs that cannot be reached now, for when they come back. */
export function recordSignOut(): void {
  try {
    computer().setItem(SIGN_OUT, String(Date.now()));
  } catch {
    // Without storage, no tab keeps a key.
  }
}

/** Whether somebody has signed out since the session was kept in this tab. */
export function signedOutMeanwhile(): boolean {
  try {
    const kept = recordOf(JSON.parse(tab().getItem(NAME) ?? "null"));
    return "key" in kept && (kept["signOut"] ?? null) !== lastSignOut();
  } catch {
    return false;
  }
}

/** The session of this tab, else the one that was to be kept on this computer. */
export function loadSession(): StoredSession | null {
  if (signedOutMeanwhile()) forgetTab();
  return read(tab) ?? read(computer);
}

/**
 * Keeps the session for this tab. On this computer it is kept (`true`), no longer kept (`false`),
 * or brought up to date where it is already (not given).
 */
export function keepSession(session: StoredSession, onThisComputer?: boolean): void {
  write(tab, session);
  if (onThisComputer ?? read(computer)?.key === session.key) write(computer, session);
  else if (onThisComputer === false) write(computer, null);
}

export function isKeptOnComputer(): boolean {
  return read(computer) !== null;
}

/** Empties the tab: what else is kept in it (an unfinished form) belongs to the session as well. */
export function forgetTab(): void {
  try {
    tab().clear();
  } catch {
    // Nothing was kept.
  }
}

/** Forgets the session here, and that it was to be kept on this computer. */
export function forgetSession(): void {
  forgetTab();
  write(computer, null);
}
