import {
  CHANGE_SET_ID_HEADER,
  CHANGE_SET_TEXT_HEADER,
  SOURCE_HEADER,
  UNDOES_HEADER,
} from "#contract/extensions.ts";
import { LIMITS } from "#contract/limits.ts";
import { tidy } from "#contract/text.ts";
import { hasExtension } from "#src/lib/session/key-headers.ts";
import { cut } from "#src/lib/values/cut.ts";
import { createsNameless, type Write, type WriteSource } from "./write.ts";

/** How long the service remembers names, less a margin for clocks and slow requests, in milliseconds. */
const NAMES_KEPT_MS = (LIMITS.idempotencyHours - 1) * 3_600_000;

/** Whether the service answers a write that is repeated with its name as it answered the first. */
const takesNames = (): boolean => hasExtension("idempotency-key");

/** A write that is about to be sent for the first time: with its name, to a service that takes names. */
export const withName = <W extends Write>(write: W): W => ({
  ...write,
  namedAt: takesNames() ? Date.now() : undefined,
});

/** Whether the service still knows a write by its name, and answers a repetition as it answered the first. */
export const isNamed = ({ namedAt }: Pick<Write, "namedAt">): boolean =>
  takesNames() && namedAt !== undefined && Date.now() - namedAt < NAMES_KEPT_MS;

/** Whether a write creates a posting that a look-up, which a service without names needs, could take for another. */
export const mayBeMistaken = (write: Write): boolean => !takesNames() && createsNameless(write);

/**
 * The name of a write and where it comes from, as far as the service takes them: to one on another origin, the
 * browser sends only headers that it allows (CORS).
 */
export const headersOf = (write: Write, origin: WriteSource): Record<string, string> => ({
  ...(takesNames() && { "Idempotency-Key": write.key }),
  ...(hasExtension("history") && originHeaders(write, origin)),
});

/** The text is cut to what the service takes. */
function originHeaders({ takesBack }: Write, { source, changeSet }: WriteSource) {
  const own = { [SOURCE_HEADER]: source, ...(takesBack && { [UNDOES_HEADER]: takesBack }) };
  if (!changeSet) return own;
  const text = cut(tidy(changeSet.text), LIMITS.changeSetText);
  return {
    ...own,
    [CHANGE_SET_ID_HEADER]: changeSet.id,
    // Half of a character, as a person may have typed it, cannot be encoded.
    [CHANGE_SET_TEXT_HEADER]: encodeURIComponent(text.toWellFormed()),
  };
}
