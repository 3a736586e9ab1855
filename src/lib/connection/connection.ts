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

/** When the service was last found to be unreachable, by `performance.now()`. */
let missedAt = -Infinity;

/** Notes that it is, whatever requests of before are answered. */
function miss(from: ConnectionState | null, to: ConnectionState): void {
  missedAt = performance.now();
  if (from === null) set(to);
  else pass(from, to);
}

globalThis.addEventListener?.("offline", () => miss(null, "offline"));
// The network is back; only a response shows that the service is.
globalThis.addEventListener?.("online", () => pass("offline", "lost"));

export const connection = {
  ...state,
  /**
   * The service has responded, with any status. An old request, whose response was on its way, says nothing of
   * what was found out since.
   * @param begunAt when the request was sent, by `performance.now()`
   */
  answered: (begunAt: number) => void (begunAt >= missedAt && set("reached")),
  /** A request got no response, which may be a problem of that request alone. */
  noAnswer: () => miss("reached", "checking"),
  /** The probe got no response. */
  confirmLost: () => miss("checking", "lost"),
};
