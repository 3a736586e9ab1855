import { LIMITS } from "#contract/limits.ts";
import { type ApiError, hasServiceStatus } from "#src/lib/api/api-error.ts";
import { isOutcomeUnknown } from "#src/lib/api/is-outcome-unknown.ts";
import { connection, isLost } from "#src/lib/connection/connection.ts";
import { randomId } from "#src/lib/values/random-id.ts";
import { session } from "#src/lib/session/current-session.ts";
import { takesNames } from "./write-requests.ts";

/** How long the service remembers names, less a margin for clocks and slow requests, in milliseconds. */
const NAMES_KEPT_MS = (LIMITS.idempotencyHours - 1) * 3_600_000;

/**
 * Whether the service still knows a write by its name, and answers a repetition as it answered the first.
 * @param sentAt when it was first sent with its name, in milliseconds since 1970; none if it had no name
 */
export const isNameKept = (sentAt: number | undefined): boolean =>
  takesNames() && sentAt !== undefined && Date.now() - sentAt < NAMES_KEPT_MS;

/** The name of a write that is sent now, as `isNameKept` wants it. */
export const newName = () => ({
  idempotencyKey: randomId(),
  ...(takesNames() && { sentAt: Date.now() }),
});

/** Whether the service refused a write because another one with the same name was carried out. */
export const isNameTaken = (error: unknown): boolean =>
  hasServiceStatus(error, 409) && (error as ApiError).fieldErrors.length === 0;

/** Before a write is sent again, in milliseconds. */
const WAITS_MS = [500, 2_000];

/**
 * Sends a write of a person who waits for it. While its outcome is unknown, it is sent again with the same
 * key, where the service takes names: that answers what became of it.
 * @throws ApiError where `isOutcomeUnknown`, it may have been carried out
 */
export async function sendNamed<T>(
  send: (key: string) => Promise<T>,
  key: string = randomId(),
): Promise<T> {
  const begun = session.get();
  for (const wait of WAITS_MS) {
    try {
      return await send(key);
    } catch (error) {
      const isWorthIt = takesNames() && isOutcomeUnknown(error) && !isLost(connection.get());
      // A service that asks to wait is asked by the person.
      if (!isWorthIt || (error as ApiError).retryAfter !== undefined) throw error;
      await new Promise((resolve) => void setTimeout(resolve, wait));
      if (!session.isCurrent(begun)) throw error;
    }
  }
  return send(key);
}
