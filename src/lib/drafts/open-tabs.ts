import { randomId } from "../random-id.ts";
import { keep, ofTab, readKept } from "../storage.ts";

/**
 * Which tabs of this browser have something open. A tab holds a Web Lock for as long as it does,
 * and the browser releases it also when the tab crashes. Without locks (plain http) no tab knows of
 * another.
 */
const locks = () => navigator.locks as LockManager | undefined;

const lockOf = (what: string, tab: string) => `open ${JSON.stringify([what, tab])}`;

/**
 * How long to wait until a page that was reloaded has released its lock: on a busy computer that
 * takes more than half a second. Only a duplicated tab waits for all of it, as the other one keeps
 * its lock.
 */
const HANDOVER_MS = 2_000;

/** The id of this tab, which outlives a reload; a tab that was duplicated gets one of its own. */
export async function ownTab(what: string): Promise<string> {
  const known = readKept(ofTab, "tab");
  if (known !== null && (await isFree(lockOf(what, known)))) return known;
  const tab = randomId();
  // Without storage, the tab is another one after each reload.
  keep(ofTab, "tab", tab);
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

/** The other tabs that have it open. */
export async function otherTabs(what: string, tab: string): Promise<string[]> {
  const { held = [] } = (await locks()?.query()) ?? {};
  return held.flatMap(({ name = "" }) => {
    const [opened, by] = name.startsWith("open ") ? (JSON.parse(name.slice(5)) as string[]) : [];
    return opened === what && by !== undefined && by !== tab ? [by] : [];
  });
}

/** Resolves when a tab no longer has it open, whatever the reason. */
export async function afterClosed(what: string, tab: string, signal: AbortSignal): Promise<void> {
  await locks()?.request(lockOf(what, tab), { signal }, () => {});
}

/**
 * Has it open in this tab, until the returned function is called. `onChange` is called when another
 * tab opens it, or this one gets the focus.
 */
export function openHere(what: string, tab: string, onChange: () => void): () => void {
  const channel = new BroadcastChannel("open tabs");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin, so it takes none
  const tell = () => channel.postMessage(what);
  const hear = ({ data }: MessageEvent) => data === what && onChange();
  channel.addEventListener("message", hear);
  globalThis.addEventListener("focus", onChange);

  const closing = new AbortController();
  const closed = new Promise<void>((resolve) => {
    closing.signal.addEventListener("abort", () => resolve());
  });
  const hold = async () => {
    try {
      await locks()?.request(lockOf(what, tab), { signal: closing.signal }, async () => {
        tell();
        await closed;
      });
    } catch {
      // Closed before it was open.
    }
    channel.close();
  };
  void hold();
  return () => {
    globalThis.removeEventListener("focus", onChange);
    channel.removeEventListener("message", hear);
    closing.abort();
  };
}
