import { LIMITS } from "#contract/limits.ts";
import { ApiError, hasServiceStatus } from "#src/lib/api/api-error.ts";
import { connection, isLost } from "#src/lib/connection/connection.ts";
import { randomId } from "#src/lib/values/random-id.ts";
import { session } from "#src/lib/session/current-session.ts";
import type { VersionedJob } from "./read-requests.ts";
import { changeJob, deleteJob, type JobBody, restoreJob, takesNames } from "./write-requests.ts";

/**
 * What became of a write that failed.
 * - `unknown`: it may have been carried out
 * - `waits`: it was not, and can be sent again later, or with another key
 * - `gone`, `changedSince`: the posting was deleted or is another version
 * - `refused`: against a rule, or against a write that was carried out under the same name
 */
export type FailedOutcome = "unknown" | "waits" | "gone" | "changedSince" | "refused";

export function outcomeOf(error: unknown): FailedOutcome {
  if (error instanceof ApiError && (error.status < 400 || error.status >= 500)) return "unknown";
  if (hasServiceStatus(error, 401, 429)) return "waits";
  if (hasServiceStatus(error, 404)) return "gone";
  return hasServiceStatus(error, 412) ? "changedSince" : "refused";
}

/**
 * Whether the service is not there, or something before it answers in its place: the same request may be
 * answered later.
 */
export const isOutage = ({ status, reason }: ApiError): boolean =>
  [0, 502, 503, 504].includes(status) || (reason === "webPage" && (status < 400 || status >= 500));

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
 * @throws ApiError `outcomeOf` says what became of it
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
      const isWorthIt = takesNames() && outcomeOf(error) === "unknown" && !isLost(connection.get());
      // A service that asks to wait is asked by the person.
      if (!isWorthIt || (error as ApiError).retryAfter !== undefined) throw error;
      await new Promise((resolve) => void setTimeout(resolve, wait));
      if (!session.isCurrent(begun)) throw error;
    }
  }
  return send(key);
}

/** A version that no posting has: a write that names it is answered by its name alone. */
const NO_VERSION = '"none"';

/**
 * What a service that takes names made of an earlier write: the posting, `deleted`, or null where the write was
 * not carried out. Carries nothing out.
 * @param write the properties that it changes, or what else it does
 * @throws ApiError where the service does not say
 */
export async function findWrite(
  id: number,
  write: JobBody | "deletion" | "restoration",
  key: string,
): Promise<VersionedJob | "deleted" | null> {
  try {
    if (write === "restoration") return await restoreJob(id, NO_VERSION, key);
    if (write === "deletion")
      return (await deleteJob(id, { etag: NO_VERSION }, key)) ? "deleted" : null;
    return await changeJob(id, write, NO_VERSION, key);
  } catch (error) {
    if (["gone", "changedSince", "refused"].includes(outcomeOf(error))) return null;
    throw error;
  }
}
