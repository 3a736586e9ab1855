import { apiUrl } from "./api-request.ts";
import { connection, isLost } from "../connection/connection.ts";

/** Delay before each probe: a backoff, to spare a service in trouble. */
const BACKOFF_MS = [0, 2_000, 4_000, 8_000, 15_000, 30_000];
const TIMEOUT_MS = 10_000;

/** Sends a request that needs no key. Any response shows that the service is reachable. */
async function probe(): Promise<void> {
  const begunAt = performance.now();
  try {
    await fetch(apiUrl("/positiontypes"), {
      credentials: "omit",
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    connection.answered(begunAt);
  } catch {
    connection.confirmLost();
  }
}

/** Probes until the service is reachable, except while the browser is offline. */
export function watchForReturn(onReturn: () => void): { lookNow: () => void; stop: () => void } {
  let round = 0;
  let wasLost = isLost(connection.get());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const schedule = () => {
    clearTimeout(timer);
    const delay = BACKOFF_MS[Math.min(round, BACKOFF_MS.length - 1)];
    timer = setTimeout(() => void run(), delay);
  };
  const run = async () => {
    round += 1;
    if (connection.get() !== "offline") await probe();
    if (!stopped && connection.get() !== "reached") schedule();
  };
  const lookNow = () => {
    round = 0;
    schedule();
  };
  const unsubscribe = connection.subscribe(() => {
    const state = connection.get();
    if (state === "reached" && wasLost) onReturn();
    wasLost = isLost(state);
  });
  globalThis.addEventListener("online", lookNow);
  lookNow();
  return {
    lookNow,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      unsubscribe();
      globalThis.removeEventListener("online", lookNow);
    },
  };
}
