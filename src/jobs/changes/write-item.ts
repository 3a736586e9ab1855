import { notSent } from "#src/lib/api/api-client.ts";
import { ApiError, hasServiceStatus } from "#src/lib/api/api-error.ts";
import { session } from "#src/lib/session/current-session.ts";
import { messageOf } from "#src/i18n/error-message.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { Job } from "#contract/job.ts";
import {
  changedGroups,
  changedProperties,
  matchesRequest,
  valuesOfJob,
} from "../fields/job-values.ts";
import { findCreatedJob } from "../actions/find-created-job.ts";
import { whyNotRestored } from "../actions/why-not-restored.ts";
import { isLaterVersion } from "../requests/etag.ts";
import { fetchJob, fetchJobs, type VersionedJob } from "../requests/read-requests.ts";
import { isNameKept, isNameTaken, outcomeOf } from "../requests/write-outcome.ts";
import {
  type JobBody,
  changeJob,
  createJob,
  deleteJob,
  isVersion,
  restoreJob,
  type WriteOrigin,
} from "../requests/write-requests.ts";
import type { ChangeItem } from "../ledger/change-set.ts";
import type { KnownJobs } from "./known-jobs.ts";
import { bodyOf } from "./plan/body-of.ts";
import { changedJob, isSameVersion, NEW_JOB } from "./plan/plan.ts";

/** What a write carries beside the job. */
export interface Name {
  key: string;
  origin: WriteOrigin;
}

/** The outcome of one item. */
export type Outcome = Pick<ChangeItem, "state" | "after" | "reason" | "deletion">;

const outcome = (
  state: ChangeItem["state"],
  { after = null, reason = null, ...rest }: Partial<Outcome> = {},
): Outcome => ({ state, after, reason, ...rest });

/** Of what another undo has taken back. */
const undoneBefore = (): Outcome => outcome("excluded", { reason: m.change_undone_before() });

/**
 * Sends one item. `isRepeat`: it was sent before, and its outcome is unknown. A service that takes names
 * answers a repetition as it answered the first, so that a 412 is another person's change. Of any other
 * service, what came of it is looked up: before it is sent again, and after a 412, as browsers and proxies
 * repeat a request whose connection broke.
 * @throws {ApiError} where the outcome is unknown, or the service asks to wait, or the session has ended
 */
export async function writeItem(
  item: ChangeItem,
  { key, origin }: Name,
  isRepeat: boolean,
  knownJobs: KnownJobs,
): Promise<Outcome> {
  const isNamed = isNameKept(item.namedAt);
  const begun = session.get();
  // Nothing is sent with the key of another employer, and nothing concluded from what it was answered.
  const checkSession = () => {
    if (!session.isCurrent(begun)) throw notSent();
  };
  try {
    const known = createsNameless(item) ? await knownJobs() : new Set<number>();
    const earlier = isRepeat && !isNamed ? await lookUp(item, known) : null;
    checkSession();
    const done = earlier ?? (await send(item, { key, origin }, isNamed, checkSession));
    if (done.after) known.add(done.after.job.id);
    return done;
  } catch (error) {
    checkSession();
    if (!(error instanceof ApiError)) throw error;
    const failed = outcomeOf(error);
    if (failed === "unknown" || failed === "waits") throw error;
    const earlier =
      failed === "changedSince" && !isNamed ? await lookUp(item, new Set()) : undefined;
    if (failed === "changedSince" && item.write?.kind === "restore")
      return outcome(failed, {
        reason: await whyNotRestored(item.write.job.id, item.write.etag, error),
      });
    if (failed !== "refused") return earlier ?? outcome(failed);
    if (origin.source === "undo" && isNameTaken(error)) return undoneBefore();
    const reasons = error.fieldErrors.map(({ message }) => message);
    return outcome("refused", { reason: reasons.join(" ") || messageOf(error) });
  }
}

/** Whether a posting is created that a look-up could take for an equal one. */
export const createsNameless = ({ write }: ChangeItem): boolean =>
  write?.kind === "create" && !write.body.referenceId;

async function send(
  { before, write }: ChangeItem,
  { key, origin }: Name,
  isNamed: boolean,
  checkSession: () => void,
): Promise<Outcome> {
  if (write?.kind === "create")
    return outcome("applied", { after: await createJob(write.body, key, origin) });
  if (write?.kind === "restore")
    return outcome("applied", { after: await restoreJob(write.job.id, write.etag, key, origin) });
  if (before === null || write === null) return outcome("unchanged");
  const { id } = before.job;
  if (write.kind === "delete") {
    try {
      const deletion = await deleteJob(id, before, key, origin);
      if (deletion) return outcome("applied", { deletion: deletion.etag });
      // Without a name, the 404 may answer a request that was repeated on the way.
      return outcome(isNamed ? "gone" : "applied");
    } catch (error) {
      checkSession();
      if (!write.orArchive || !hasServiceStatus(error, 403, 405, 409)) throw error;
      const changes = { status: "archived" };
      const archived = await changeJob(id, changes, before.etag, `${key}-archive`, origin);
      return outcome("applied", { after: archived });
    }
  }
  // A service without versions overwrites whatever is there.
  if (!isVersion(before.etag) && !isSameVersion(await fetchJob(id), before))
    return outcome("changedSince");
  checkSession();
  const after = await changeJob(id, write.changes, before.etag, key, origin);
  // The answer to an earlier undo of the same: nothing was written.
  const isOld = after.etag !== null && isLaterVersion(before.etag, after.etag);
  return isOld ? undoneBefore() : outcome("applied", { after });
}

/** Whether an earlier try was stored; null: it was not, and can be sent again. */
async function lookUp(
  { before, write }: ChangeItem,
  known: ReadonlySet<number>,
): Promise<Outcome | null> {
  if (write?.kind === "create") return lookUpCreated(write.body, known);
  if (write?.kind === "restore") return lookUpRestored(write.job.id);
  if (before === null || write === null) return null;
  try {
    const newest = await fetchJob(before.job.id);
    if (isSameVersion(newest, before)) return null;
    if (write.kind === "delete" && !write.orArchive) return outcome("changedSince");
    const changes = write.kind === "delete" ? { status: "archived" } : write.changes;
    return isStored(newest.job, before.job, changes)
      ? outcome("applied", { after: onlySent(newest, before, changes) })
      : outcome("changedSince");
  } catch (error) {
    if (write.kind === "delete" && hasServiceStatus(error, 404)) return outcome("applied");
    throw error;
  }
}

/**
 * What our write made of a posting. Where `newest` has other changes too, those are another person's, and
 * its version is theirs.
 */
function onlySent(newest: VersionedJob, before: VersionedJob, changes: JobBody): VersionedJob {
  const others = changedProperties(bodyOf(before.job), bodyOf(newest.job));
  if (Object.keys(others).every((name) => name in changes)) return newest;
  const sent = Object.keys(changes).map((name) => [name, newest.job[name as keyof Job]]);
  return { job: { ...before.job, ...(Object.fromEntries(sent) as Partial<Job>) }, etag: null };
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

async function lookUpRestored(id: number): Promise<Outcome | null> {
  try {
    return outcome("applied", { after: await fetchJob(id) });
  } catch (error) {
    if (hasServiceStatus(error, 404)) return null;
    throw error;
  }
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
