import { LIMITS } from "#contract/limits.ts";
import { isVersion, takesNames } from "../requests/write-requests.ts";

/** How long the service remembers names, less a margin for clocks and slow requests, in milliseconds. */
const NAMES_KEPT_MS = (LIMITS.idempotencyHours - 1) * 3_600_000;

/**
 * Whether the service still knows a write by its name, and answers a repetition as it answered the first.
 * @param namedAt when it was first sent with its name, in milliseconds since 1970; none if it had no name
 */
export const isNameKept = (namedAt: number | undefined): boolean =>
  takesNames() && namedAt !== undefined && Date.now() - namedAt < NAMES_KEPT_MS;

/**
 * The name of a write that takes back what was done to a job. It holds the version that it starts from: two
 * browsers that take back the same do so once, and what was made again since can be taken back again. None
 * where the service has no versions.
 */
export const undoKey = (etag: string | null): string | null =>
  isVersion(etag) ? `undo-${etag?.replaceAll('"', "")}` : null;

/** When a write that is sent now is first sent with its name; none to a service that takes no names. */
export const namedNow = (): number | undefined => (takesNames() ? Date.now() : undefined);
