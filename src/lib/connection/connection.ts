import { createStore } from "../state/store.ts";

/**
 * Whether the service is reachable.
 * - `reached`: as far as is known
 * - `checking`: a request got no response, and `connection-probe.ts` checks
 * - `lost`: the probe got no response either
 * - `offline`: the browser reports it
 */
export type ConnectionState = "reached" | "checking" | "lost" | "offline";

/** Whether the service is known to be unreachable. */
export const isLost = (state: ConnectionState): state is "lost" | "offline" =>
  state === "lost" || state === "offline";

// Tests without a browser count as online.
const online = (globalThis.navigator as { onLine?: boolean } | undefined)?.onLine ?? true;
const { set, ...state } = createStore<ConnectionState>(online ? "reached" : "offline");
const pass = (from: ConnectionState, to: ConnectionState) => state.get() === from && set(to);

globalThis.addEventListener?.("offline", () => set("offline"));
// The network is back; only a response shows that the service is.
globalThis.addEventListener?.("online", () => pass("offline", "lost"));

export const connection = {
  ...state,
  /** The service has responded, with any status. */
  answered: () => set("reached"),
  /** A request got no response, which may be a problem of that request alone. */
  noAnswer: () => pass("reached", "checking"),
  /** The probe got no response. */
  confirmLost: () => pass("checking", "lost"),
};
