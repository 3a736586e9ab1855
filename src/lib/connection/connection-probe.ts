import { apiUrl } from "../api/api-request.ts";
import { connection } from "./connection.ts";

/** The first looks come soon, the later ones spare a service that has trouble enough. */
const WAITS_MS = [0, 2_000, 4_000, 8_000, 15_000, 30_000];
const TIMEOUT_MS = 10_000;

/** Asks for something that needs no key: any answer at all will do. */
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

/** Looks again and again until the service is reached; not while the browser says it is offline. */
export function watchForReturn(): { lookNow: () => void; stop: () => void } {
  let round = 0;
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
  globalThis.addEventListener("online", lookNow);
  lookNow();
  return {
    lookNow,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      globalThis.removeEventListener("online", lookNow);
    },
  };
}
