import { randomId } from "../values/random-id.ts";
import { readStored, writeStored } from "../state/storage.ts";
import { createTabChannel } from "../session/tab-channel.ts";

// A tab holds a Web Lock for what it has open; the browser releases it even after a crash. Without
// locks (plain http) no tab knows of another.
const locks = () => navigator.locks as LockManager | undefined;

const lockOf = (name: string, tab: string) => `open ${JSON.stringify([name, tab])}`;

/**
 * How long to wait for a reloaded page to release its lock, which takes over half a second on a busy
 * computer. Only a duplicated tab waits for all of it.
 */
const HANDOVER_MS = 2_000;

/** The id of this tab, which survives a reload; a duplicated tab gets a new one. */
export async function ownTab(name: string): Promise<string> {
  const stored = readStored("sessionStorage", "tab");
  if (stored !== null && (await isFree(lockOf(name, stored)))) return stored;
  const tab = randomId();
  writeStored("sessionStorage", "tab", tab);
  return tab;
}

async function isFree(lock: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(HANDOVER_MS);
    return (await locks()?.request(lock, { signal }, () => true)) ?? true;
  } catch {
    return false;
  }
}

/** Identifies a form among those of all employers, for tabs that have it open. */
export const openFormName = (owner: string | undefined, place: string) => `${owner} ${place}`;

/** A tab name for a second draft of this tab. */
export const siblingTab = (tab: string) => `${tab} ${Date.now()}`;

/** The other tabs that have `name` open. */
export async function otherTabs(name: string, tab: string): Promise<string[]> {
  const { held = [] } = (await locks()?.query()) ?? {};
  return held.flatMap(({ name: lock = "" }) => {
    const [opened, by] = lock.startsWith("open ") ? (JSON.parse(lock.slice(5)) as string[]) : [];
    return opened === name && by !== undefined && by !== tab ? [by] : [];
  });
}

/** Resolves when a tab no longer has `name` open. */
export async function whenClosed(name: string, tab: string, signal: AbortSignal): Promise<void> {
  await locks()?.request(lockOf(name, tab), { signal }, () => {});
}

/**
 * Marks `name` as open in this tab.
 * @param onChange called when another tab opens it, and when this one gets the focus
 * @returns marks it as closed
 */
export function markOpen(name: string, tab: string, onChange: () => void): () => void {
  const channel = createTabChannel("open tabs");
  const unsubscribe = channel.subscribe((opened) => opened === name && onChange());
  globalThis.addEventListener("focus", onChange);

  const closing = new AbortController();
  const closed = new Promise<void>((resolve) => {
    closing.signal.addEventListener("abort", () => resolve());
  });
  const hold = async () => {
    try {
      await locks()?.request(lockOf(name, tab), { signal: closing.signal }, async () => {
        channel.post(name);
        await closed;
      });
    } catch {
      // Closed before the lock was granted.
    }
    channel.close();
  };
  void hold();
  return () => {
    globalThis.removeEventListener("focus", onChange);
    unsubscribe();
    closing.abort();
  };
}
