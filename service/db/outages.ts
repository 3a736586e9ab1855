import { setTimeout as sleep } from "node:timers/promises";
import type { Warn } from "./database.ts";
import { errorText } from "./errors.ts";

/** Milliseconds between two probes while the database is lost. */
const PROBE_INTERVAL = 1000;

/**
 * Finds out whether a lost connection is an outage of the database. An outage is two warnings, at its
 * beginning and at its end, however many statements fail in between. `probe` fails while the database is lost.
 */
export function trackOutages(probe: () => Promise<unknown>, warn: Warn) {
  const state = { outages: 0, busy: false, stopped: false };

  const answers = () =>
    probe().then(
      () => true,
      () => false,
    );

  async function investigate(cause: unknown): Promise<void> {
    const since = performance.now();
    if (await answers()) return warn("A database connection was lost", cause);
    if (state.stopped) return;
    state.outages += 1;
    warn(`The database is lost: ${errorText(cause)}`);
    do await sleep(PROBE_INTERVAL, undefined, { ref: false });
    while (!state.stopped && !(await answers()));
    if (state.stopped) return;
    warn(`The database is back after ${Math.ceil((performance.now() - since) / 1000)} s`);
  }

  return {
    count: () => state.outages,
    /** Called with the error of each lost connection. */
    report: (cause: unknown): void => {
      if (state.busy || state.stopped) return;
      state.busy = true;
      void investigate(cause).finally(() => (state.busy = false));
    },
    stop: () => void (state.stopped = true),
  };
}
