import { notSent } from "#src/lib/api/api-client.ts";
import { ApiError, hasServiceStatus } from "#src/lib/api/api-error.ts";
import { isOutcomeUnknown } from "#src/lib/api/is-outcome-unknown.ts";
import { session } from "#src/lib/session/current-session.ts";
import { messageOf } from "#src/i18n/error-message.ts";
import type { Job } from "#contract/job.ts";
import { changedGroups, matchesRequest, valuesOfJob } from "../fields/job-values.ts";
import { findCreatedJob } from "../find-created-job.ts";
import { fetchJob, fetchJobs, type VersionedJob } from "../requests.ts";
import { type JobBody, changeJob, createJob, deleteJob, isVersion } from "../write-requests.ts";
import type { ChangeItem } from "./change-set.ts";
import type { KnownJobs } from "./known-jobs.ts";
import { changedJob, isSameVersion, NEW_JOB } from "./plan/plan.ts";

/** The outcome of one item. */
export type Outcome = Pick<ChangeItem, "state" | "after" | "reason">;

const outcome = (
  state: ChangeItem["state"],
  { after = null, reason = null }: Partial<Outcome> = {},
): Outcome => ({ state, after, reason });

/**
 * Sends one item. One that was sent before, and whose answer was lost, is looked up first.
 * @throws {ApiError} where the outcome is unknown, or the service asks to wait, or the session has ended
 */
export async function writeItem(item: ChangeItem, knownJobs: KnownJobs): Promise<Outcome> {
  const begun = session.get();
  // Nothing is sent with the key of another employer, and nothing concluded from what it was answered.
  const checkSession = () => {
    if (!session.isCurrent(begun)) throw notSent();
  };
  try {
    const known = createsNameless(item) ? await knownJobs() : new Set<number>();
    const earlier = item.state === "sending" ? await lookUp(item, known) : null;
    checkSession();
    const done = earlier ?? outcome("applied", { after: await send(item, checkSession) });
    if (done.after) known.add(done.after.job.id);
    return done;
  } catch (error) {
    checkSession();
    if (!(error instanceof ApiError) || isOutcomeUnknown(error)) throw error;
    if (hasServiceStatus(error, 401, 429)) throw error;
    if (hasServiceStatus(error, 404)) return outcome("gone");
    if (hasServiceStatus(error, 412)) return outcome("changedSince");
    const reasons = error.fieldErrors.map(({ message }) => message);
    return outcome("refused", { reason: reasons.join(" ") || messageOf(error) });
  }
}

const createsNameless = ({ write }: ChangeItem) =>
  write?.kind === "create" && !write.body.referenceId;

/** @returns what the service stored; null after a deletion */
async function send(
  { before, write }: ChangeItem,
  checkSession: () => void,
): Promise<VersionedJob | null> {
  if (write?.kind === "create") return createJob(write.body, write.idempotencyKey);
  if (before === null || write === null) return null;
  const { id } = before.job;
  if (write.kind === "delete") {
    try {
      await deleteJob(id, before);
      return null;
    } catch (error) {
      checkSession();
      if (!write.orArchive || !hasServiceStatus(error, 403, 405, 409)) throw error;
      return changeJob(id, { status: "archived" }, before.etag);
    }
  }
  // A service without versions overwrites whatever is there.
  if (!isVersion(before.etag) && !isSameVersion(await fetchJob(id), before))
    throw new ApiError({ status: 412 });
  checkSession();
  return changeJob(id, write.changes, before.etag);
}

/** Whether an earlier try was stored; null: it was not, and can be sent again. */
async function lookUp(
  { before, write }: ChangeItem,
  known: ReadonlySet<number>,
): Promise<Outcome | null> {
  if (write?.kind === "create") return lookUpCreated(write.body, known);
  if (before === null || write === null) return null;
  try {
    const newest = await fetchJob(before.job.id);
    if (isSameVersion(newest, before)) return null;
    if (write.kind === "delete") return outcome("changedSince");
    return isStored(newest.job, before.job, write.changes)
      ? outcome("applied", { after: newest })
      : outcome("changedSince");
  } catch (error) {
    if (write.kind === "delete" && hasServiceStatus(error, 404)) return outcome("applied");
    throw error;
  }
}

/**
 * A service that ignores `Idempotency-Key` would create it twice. Without a reference id, a posting that
 * was there before may look the same: an undo must not delete that one.
 */
async function lookUpCreated(body: JobBody, known: ReadonlySet<number>): Promise<Outcome | null> {
  const found = await findCreatedJob(valuesOfJob(changedJob(NEW_JOB, body)), {
    list: fetchJobs,
    read: fetchJob,
    isOther: (id) => known.has(id),
  });
  return found && outcome("applied", { after: found });
}

/** Whether a job holds what was sent, as the service may have normalised it. */
function isStored(newest: Job, before: Job, changes: JobBody): boolean {
  const [from, to] = [valuesOfJob(before), valuesOfJob(changedJob(before, changes))];
  return (
    newest.status === (changes.status ?? newest.status) &&
    newest.autoRefresh === (changes.autoRefresh ?? newest.autoRefresh) &&
    // The default date is the service's to set: another one than before is taken for it.
    (changes.closeDate !== null || newest.closeDate !== before.closeDate) &&
    matchesRequest(valuesOfJob(newest), to, changedGroups(from, to))
  );
}
