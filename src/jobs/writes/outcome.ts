import { ApiError, hasServiceStatus } from "#src/lib/api/api-error.ts";
import type { VersionedJob } from "../requests/read-requests.ts";
import type { JobWrite } from "./write.ts";

/** What became of a write. */
export type Outcome = Stored | Failure;

/**
 * `after`: the job as the write left it, null of a deletion; `deletion`: the version of a deletion, by which a
 * restoration names it.
 */
export interface Stored {
  state: "stored";
  after: VersionedJob | null;
  deletion?: string | null;
}

/**
 * - `unchanged`: another request had done it before
 * - `changedSince`, `gone`: the posting is another version than the one that was seen, or was deleted
 * - `refused`: against a rule
 * - `unknown`: it may have been carried out
 * - `waits`: it was not, and can be sent again later, or with another key
 */
export interface Failure {
  state: "unchanged" | "changedSince" | "gone" | "refused" | "unknown" | "waits";
  error: ApiError;
}

/** Whether another try may succeed. */
export const mayRetry = (outcome: Outcome): outcome is Failure & { state: "unknown" | "waits" } =>
  outcome.state === "unknown" || outcome.state === "waits";

/** Whether a failed request may have been carried out. */
export const mayBeDone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status < 400 || error.status >= 500);

/** The outcome of a write over another version than the one that was seen, which was not sent. */
export const changedSince = (): Failure => ({
  state: "changedSince",
  error: new ApiError({ status: 412 }),
});

/**
 * The outcome of a request that failed. Without a name, a 404 or 412 may answer a request that the browser or a proxy has repeated after the
 * connection broke, so that the first one was carried out.
 * @param isNamed whether the service answers a repetition as it answered the first
 */
export function outcomeOf(error: ApiError, { kind }: JobWrite, isNamed: boolean): Outcome {
  if (mayBeDone(error)) return { state: "unknown", error };
  if (hasServiceStatus(error, 401, 429)) return { state: "waits", error };
  if (hasServiceStatus(error, 404))
    return kind === "delete" && !isNamed
      ? { state: "stored", after: null }
      : { state: "gone", error };
  if (hasServiceStatus(error, 412)) return { state: isNamed ? "changedSince" : "unknown", error };
  if (hasServiceStatus(error, 409) && error.fieldErrors.length === 0) {
    // The job exists: another request has restored it.
    if (kind === "restore") return { state: "unchanged", error };
    // The name holds the version (`undoKey`): another browser has taken back something else of it.
    if (kind !== "create") return { state: "changedSince", error };
  }
  return { state: "refused", error };
}

/**
 * Whether the service is not there, or something before it answers in its place: the same request may be
 * answered later.
 */
export const isOutage = ({ status, reason }: ApiError): boolean =>
  [0, 502, 503, 504].includes(status) || (reason === "webPage" && (status < 400 || status >= 500));
