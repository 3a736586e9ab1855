import { LIMITS } from "#contract/limits.ts";
import { isVersion, takesNames } from "../requests/write-requests.ts";
import { createsNameless, type Write } from "./write.ts";

/** How long the service remembers names, less a margin for clocks and slow requests, in milliseconds. */
const NAMES_KEPT_MS = (LIMITS.idempotencyHours - 1) * 3_600_000;

/** A write that is about to be sent for the first time: with its name, to a service that takes names. */
export const named = <W extends Write>(write: W): W => ({
  ...write,
  namedAt: takesNames() ? Date.now() : undefined,
});

/** Whether the service still knows a write by its name, and answers a repetition as it answered the first. */
export const isNamed = ({ namedAt }: Pick<Write, "namedAt">): boolean =>
  takesNames() && namedAt !== undefined && Date.now() - namedAt < NAMES_KEPT_MS;

/** Whether a write creates a posting that a look-up, which a service without names needs, could take for another. */
export const mayBeMistaken = (write: Write): boolean => !takesNames() && createsNameless(write);

/**
 * The name of a write that takes back what was done to a job. It holds the version that it starts from: two
 * browsers that take back the same do so once, and what was made again since can be taken back again. None
 * where the service has no versions.
 */
export const undoKey = (etag: string | null): string | null =>
  isVersion(etag) ? `undo-${etag?.replaceAll('"', "")}` : null;
