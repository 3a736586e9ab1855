import { createStore } from "../store.ts";

/**
 * Whether the service can be reached.
 * - `reached`: as far as we know
 * - `doubtful`: a request got no answer; somebody should look (`connection-probe.ts`)
 * - `lost`: another one got none either
 * - `offline`: the browser says so itself
 */
export type Reach = "reached" | "doubtful" | "lost" | "offline";

// In tests there may be no browser around this, which is not "offline".
const online = (globalThis.navigator as { onLine?: boolean } | undefined)?.onLine ?? true;
const { set, ...reach } = createStore<Reach>(online ? "reached" : "offline");
const pass = (from: Reach, to: Reach) => reach.get() === from && set(to);

globalThis.addEventListener?.("offline", () => set("offline"));
// Some network is there; whether the service is, the next answer tells.
globalThis.addEventListener?.("online", () => pass("offline", "lost"));

export const connection = {
  ...reach,
  /** The service has answered, whatever it said. */
  answered: () => set("reached"),
  /** A request reached nothing. One alone may have a reason of its own. */
  noAnswer: () => pass("reached", "doubtful"),
  /** A second look reached nothing either. */
  confirmLost: () => pass("doubtful", "lost"),
};
