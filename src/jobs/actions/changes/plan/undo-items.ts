import type { QueryClient } from "@tanstack/react-query";
import PQueue from "p-queue";
import type { ActivityVersion } from "#contract/history.ts";
import type { Job } from "#contract/job.ts";
import { hasServiceStatus } from "#src/lib/api/api-error.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { changedProperties } from "../../../job/fields/job-values.ts";
import { waitOutLimit } from "../../../requests/index/wait-out-limit.ts";
import type { ChangeItem } from "../../../writes/change-set.ts";
import { historyQueries } from "../../../requests/history-queries.ts";
import type { VersionedJob } from "../../../requests/read-requests.ts";
import { bodyOf, NEW_JOB } from "../../../job/fields/job-body.ts";

/** What an activity made of one job, as an item that can be taken back. */
type MadeItem = Pick<ChangeItem, "before" | "after" | "reason" | "deletion" | "deleted">;

/** Requests at a time. */
const CONCURRENCY = 6;

/** The versions of one job that an activity made, in order. */
type Made = readonly [ActivityVersion, ...ActivityVersion[]];

const isCreation = ({ kind }: ActivityVersion) => kind === "created" || kind === "restored";

/** Whether an activity did nothing else with the job. */
const isDeletion = ([{ kind }, ...others]: Made) => kind === "deleted" && others.length === 0;

/** The versions of an activity by job. */
export function madeOf(versions: readonly ActivityVersion[]): Made[] {
  const byJob = new Map<number, Made>();
  for (const version of versions) {
    const made = byJob.get(version.jobId);
    byJob.set(version.jobId, made ? [...made, version] : [version]);
  }
  return [...byJob.values()];
}

/** The versions that the item of a job is made from. */
export function versionsToRead(made: Made): number[] {
  if (isCreation(made[0])) return [];
  if (isDeletion(made)) return [made[0].after];
  return [...new Set(made.flatMap(({ before, after }) => [before ?? after, after]))];
}

/**
 * What there is to take back of one job; null where nothing is left of it.
 * @param jobs the job by the number of its version, as far as that is kept
 */
export function undoItemOf(made: Made, jobs: ReadonlyMap<number, Job>): MadeItem | null {
  const [first] = made;
  const last = made.at(-1) ?? first;
  const at = ({ after, etag, jobId, title }: ActivityVersion): VersionedJob => ({
    job: jobs.get(after) ?? { ...NEW_JOB, id: jobId, title },
    etag,
  });
  if (isCreation(first))
    return last.kind === "deleted" ? null : { before: null, after: at(ownOf(made)), reason: null };
  const { job, etag } = at(last);
  const deletion = { after: null, deletion: etag };
  if (isDeletion(made)) return { before: { job, etag }, ...deletion, reason: null };
  const isKept = versionsToRead(made).every((number) => jobs.has(number));
  const isWhole = isKept && made.every(({ before }) => before !== null);
  return {
    before: isWhole ? { job: jobBefore(made, jobs, job), etag: null } : { job, etag },
    ...(last.kind === "deleted" ? { ...deletion, deleted: job } : { after: { job, etag } }),
    reason: isWhole ? null : m.change_version_gone(),
  };
}

/** The last version that the activity made before anyone else wrote the job: later ones have their changes too. */
function ownOf(made: Made): ActivityVersion {
  const next = made.findIndex(
    ({ before }, index) => index > 0 && before !== made[index - 1]?.after,
  );
  return made.at(next === -1 ? -1 : next - 1) ?? made[0];
}

/** The job without what the activity changed; what others changed between its versions stays. */
function jobBefore(made: Made, jobs: ReadonlyMap<number, Job>, last: Job): Job {
  let job = last;
  for (const version of made.toReversed()) {
    const [before, after] = [version.before ?? 0, version.after].map((number) => jobs.get(number));
    if (!before || !after) continue;
    const theirs = changedProperties(bodyOf(after), bodyOf(job));
    const ours = Object.keys(changedProperties(bodyOf(after), bodyOf(before)));
    const back = ours.filter((name) => !(name in theirs));
    job = { ...job, ...Object.fromEntries(back.map((name) => [name, before[name as keyof Job]])) };
  }
  return job;
}

/**
 * Reads what an activity made of jobs.
 * @param newest each job as it is now: its version need not be read
 * @param onProgress called with how many jobs have been read
 */
export async function readUndoItems(
  client: QueryClient,
  all: readonly Made[],
  newest: readonly (VersionedJob | null)[],
  signal: AbortSignal,
  onProgress: (read: number) => void,
): Promise<(MadeItem | null)[]> {
  const queue = new PQueue({ concurrency: CONCURRENCY });
  let count = 0;
  const read = async (made: Made, now: VersionedJob | null) => {
    const jobs = new Map<number, Job>();
    for (const { after, etag } of made) if (now?.etag === etag) jobs.set(after, now.job);
    const numbers = versionsToRead(made).filter((number) => !jobs.has(number));
    for (const number of numbers) {
      signal.throwIfAborted();
      const job = await readVersion(client, made[0].jobId, number, signal);
      if (job) jobs.set(number, job);
    }
    onProgress((count += 1));
    return undoItemOf(made, jobs);
  };
  try {
    return await queue.addAll(
      all.map((made, index) => async () => read(made, newest[index] ?? null)),
    );
  } finally {
    queue.clear();
  }
}

/** Null for a version that is no longer kept. */
async function readVersion(
  client: QueryClient,
  id: number,
  number: number,
  signal: AbortSignal,
): Promise<Job | null> {
  const query = historyQueries.version(id, number);
  try {
    return (await waitOutLimit(async () => client.query(query), signal)).job;
  } catch (error) {
    if (hasServiceStatus(error, 404)) return null;
    throw error;
  }
}
