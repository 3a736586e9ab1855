import { apiUrl } from "../api/api-request.ts";
import { connection, isLost } from "./connection.ts";

/**
 * Milliseconds before each look: soon at first, later less often, to spare a service in trouble.
 */
const WAITS_MS = [0, 2_000, 4_000, 8_000, 15_000, 30_000];
const TIMEOUT_MS = 10_000;

/** Sends a request that needs no key: any answer at all shows that the service is reached. */
async function look(): Promise<void> {
  try {
    await fetch(apiUrl("/positiontypes"), {
      credentials: "omit",
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    connection.answered();
  } catch {
    connection.confirmLost();
  }
}

/**
 * Looks again and again until the service is reached, but not while the browser says that it is
 * offline.
 */
export function watchForReturn(onReturn: () => void): { lookNow: () => void; stop: () => void } {
  let round = 0;
  let wasLost = isLost(connection.get());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const next = () => {
    clearTimeout(timer);
    const wait = WAITS_MS[Math.min(round, WAITS_MS.length - 1)];
    timer = setTimeout(() => void run(), wait);
  };
  const run = async () => {
    round += 1;
    if (connection.get() !== "offline") await look();
    if (!stopped && connection.get() !== "reached") next();
  };
  const lookNow = () => {
    round = 0;
    next();
  };
  const unsubscribe = connection.subscribe(() => {
    const reach = connection.get();
    if (reach === "reached" && wasLost) onReturn();
    wasLost = isLost(reach);
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
