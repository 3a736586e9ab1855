/**
 * Whether the service can be reached.
 * - `reached`: as far as we know
 * - `doubtful`: a request got no answer; somebody should look (`connection-probe.ts`)
 * - `lost`: another one got none either
 * - `offline`: the browser says so itself
 */
export type Reach = "reached" | "doubtful" | "lost" | "offline";

const listeners = new Set<() => void>();
// In tests there may be no browser around this, which is not "offline".
let reach: Reach =
  ((globalThis.navigator as { onLine?: boolean } | undefined)?.onLine ?? true)
    ? "reached"
    : "offline";

function set(next: Reach): void {
  if (next === reach) return;
  reach = next;
  for (const listener of listeners) listener();
}

globalThis.addEventListener?.("offline", () => set("offline"));
// Some network is there; whether the service is, the next answer tells.
globalThis.addEventListener?.("online", () => reach === "offline" && set("lost"));

export const connection = {
  get: () => reach,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** The service has answered, whatever it said. */
  answered: () => set("reached"),
  /** A request reached nothing. One alone may have a reason of its own. */
  noAnswer: () => reach === "reached" && set("doubtful"),
  /** A second look reached nothing either. */
  confirmLost: () => reach === "doubtful" && set("lost"),
};
