import type { Job } from "#contract/job.ts";
import { ApiError, hasServiceStatus } from "#src/lib/api/api-error.ts";
import { connection, isLost } from "#src/lib/connection/connection.ts";
import { changedJob, NEW_JOB, bodyOf, type JobBody } from "../job/fields/job-body.ts";
import {
  valuesOfJob,
  changedGroups,
  changedProperties,
  matchesRequest,
} from "../job/fields/job-values.ts";
import { isSameVersion } from "../requests/etag.ts";
import { fetchJob, type VersionedJob } from "../requests/read-requests.ts";
import { findCreatedJob } from "./find-created-job.ts";
import { isNamed } from "./headers.ts";
import { changedSince, type Failure, type Outcome } from "./outcome.ts";
import { withdrawWrite } from "./send.ts";
import type { Write } from "./write.ts";

/**
 * What became of a write that nobody sends any more; null: it was not carried out. The service is asked by
 * the name of the write, which is used up: should the request still arrive, it is refused.
 * @throws {ApiError} where that cannot be found out
 */
export async function settle(
  write: Write,
  known: ReadonlySet<number> = new Set(),
): Promise<Outcome | null> {
  return isNamed(write) ? withdrawWrite(write.key) : lookUp(write, known);
}

/**
 * The outcome of a write that a person waited for in vain, as far as the service says it now. What was not
 * carried out under its name waits: it has to be sent under another one.
 */
export async function settleFailed(write: Write, failure: Failure, known?: ReadonlySet<number>) {
  if (failure.state !== "unknown" || isLost(connection.get())) return failure;
  const found = await settle(write, known).catch(() => undefined);
  if (found?.state === "stored") return found;
  const isUsedUp = found === null && isNamed(write);
  return isUsedUp ? { ...failure, state: "waits" as const } : failure;
}

/**
 * What became of a write without a name, by what the service holds now; null: it was not carried out.
 * @param known postings that the write has not created
 * @throws {ApiError}
 */
export async function lookUp(
  { id, write, before }: Write,
  known: ReadonlySet<number>,
): Promise<Outcome | null> {
  if (write.kind === "create") {
    const sent = valuesOfJob(changedJob(NEW_JOB, write.body));
    const after = await findCreatedJob(sent, known);
    return after && { state: "stored", after };
  }
  if (id === null) return null;
  const newest = await fetchJob(id).catch((error: unknown) => {
    if (hasServiceStatus(error, 404)) return null;
    throw error;
  });
  if (write.kind === "restore") return newest && { state: "stored", after: newest };
  if (newest === null)
    return write.kind === "delete"
      ? { state: "stored", after: null }
      : { state: "gone", error: new ApiError({ status: 404 }) };
  if (before && isSameVersion(newest, before)) return null;
  if (write.kind === "delete" && !write.orArchive) return before ? changedSince() : null;
  const changes = write.kind === "delete" ? { status: "archived" } : write.changes;
  if (isStored(newest.job, changes, before?.job))
    return { state: "stored", after: before ? onlySent(newest, before, changes) : newest };
  return before ? changedSince() : null;
}

/**
 * Whether a job holds the changes that were sent, as the service may have normalised them.
 * @param before what the changes were made of; unknown for changes of status and close date alone
 */
export function isStored(newest: Job, changes: JobBody, before?: Job): boolean {
  const { status = newest.status, autoRefresh = newest.autoRefresh, closeDate } = changes;
  if (newest.status !== status || newest.autoRefresh !== autoRefresh) return false;
  // The default date is the service's to set: another one than before is taken for it.
  if (closeDate === null && newest.closeDate === before?.closeDate) return false;
  if (!before) return closeDate === undefined || closeDate === newest.closeDate;
  const to = valuesOfJob(changedJob(before, changes));
  return matchesRequest(valuesOfJob(newest), to, changedGroups(valuesOfJob(before), to));
}

/**
 * What a write made of a job, as far as it is known. Where `newest` has other changes too, those are another
 * person's, and its version is theirs.
 */
export function onlySent(
  newest: VersionedJob,
  before: VersionedJob,
  changes: JobBody,
): VersionedJob {
  const others = changedProperties(bodyOf(before.job), bodyOf(newest.job));
  if (Object.keys(others).every((name) => name in changes)) return newest;
  const sent = Object.keys(changes).map((name) => [name, newest.job[name as keyof Job]]);
  return { job: { ...before.job, ...(Object.fromEntries(sent) as Partial<Job>) }, etag: null };
}
