import { createStore } from "../store.ts";

/**
 * Whether the service can be reached.
 * - `reached`: as far as we know
 * - `checking`: a request got no answer; `connection-probe.ts` then looks
 * - `lost`: that look got no answer either
 * - `offline`: the browser says so itself
 */
export type ConnectionState = "reached" | "checking" | "lost" | "offline";

/** Whether it is known that the service cannot be reached. */
export const isLost = (reach: ConnectionState): reach is "lost" | "offline" =>
  reach === "lost" || reach === "offline";

// Some tests run without a browser, which does not mean offline.
const online = (globalThis.navigator as { onLine?: boolean } | undefined)?.onLine ?? true;
const { set, ...reach } = createStore<ConnectionState>(online ? "reached" : "offline");
const pass = (from: ConnectionState, to: ConnectionState) => reach.get() === from && set(to);

globalThis.addEventListener?.("offline", () => set("offline"));
// There is a network again; only an answer tells whether the service is there too.
globalThis.addEventListener?.("online", () => pass("offline", "lost"));

export const connection = {
  ...reach,
  /** The service has answered, whatever it said. */
  answered: () => set("reached"),
  /** A request got no answer. One alone may have failed for a reason of its own. */
  noAnswer: () => pass("reached", "checking"),
  /** The look that followed got no answer either. */
  confirmLost: () => pass("checking", "lost"),
};
