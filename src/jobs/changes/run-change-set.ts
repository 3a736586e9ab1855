import { noop, type QueryClient } from "@tanstack/react-query";
import PQueue from "p-queue";
import { ApiError, hasStatus } from "#src/lib/api/api-error.ts";
import { connection } from "#src/lib/connection/connection.ts";
import { observe } from "#src/lib/database/employer-database.ts";
import { session } from "#src/lib/session/current-session.ts";
import { messageOf } from "#src/i18n/error-message.ts";
import { applyToIndex } from "../index/apply-changes.ts";
import type { JobChange } from "../job-change.ts";
import { jobQueries } from "../queries.ts";
import { broadcastJobsChanged } from "../tab-sync.ts";
import { type ChangeItem, leftOf } from "./change-set.ts";
import { shareFamily } from "./siblings.ts";
import { changeSetStoreOf } from "./store.ts";
import { type KnownJobs, knownJobs } from "./known-jobs.ts";
import { writeItem } from "./write-item.ts";

/** Requests at a time. */
const CONCURRENCY = 6;
/** Tries of one item whose outcome stays unknown although the service is reachable. */
const MAX_TRIES = 4;
/** Before a 429 without `Retry-After`, and after a failure of the service, in seconds. */
const WAIT_SECONDS = 2;

const lockName = (id: string) => `change set ${id}`;

/**
 * Sends the items of a running change set that have no outcome yet, unless another tab does. Each is
 * stored as `sending` before its request: what a crash leaves so is looked up. Resolves when there is
 * nothing left to send, or when the change set is paused or cancelled.
 */
export async function runChangeSet(id: string, client: QueryClient): Promise<void> {
  if (runningHere.has(id)) return;
  runningHere.add(id);
  try {
    // Missing on plain http, whatever the types say: then nothing keeps two tabs apart but the versions.
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) return await sendItems(id, client);
    await locks.request(lockName(id), { ifAvailable: true }, async (lock) => {
      if (lock) await sendItems(id, client);
    });
  } finally {
    runningHere.delete(id);
  }
}

/** The change sets that this tab sends. */
const runningHere = new Set<string>();

/** Whether a tab sends the items of a change set. */
export async function isRunSomewhere(id: string): Promise<boolean> {
  if (runningHere.has(id)) return true;
  const locks = navigator.locks as LockManager | undefined;
  const { held = [] } = (await locks?.query()) ?? {};
  return held.some(({ name }) => name === lockName(id));
}

async function sendItems(id: string, client: QueryClient): Promise<void> {
  const begun = session.get();
  const changeSetStore = changeSetStoreOf(begun);
  const queue = new PQueue({ concurrency: CONCURRENCY });
  let stopped = false;
  const subscription = observe(async () => changeSetStore.get(id)).subscribe((set) => {
    if (set?.state !== "running") stopped = true;
  });
  const isStopped = () => stopped || !session.isCurrent(begun);
  const changes: JobChange[] = [];
  const outcomes: ChangeItem[] = [];
  const failures: Error[] = [];
  const known = knownJobs(id);
  const send = async (item: ChangeItem) => {
    const outcome = await sendItem(item, known, isStopped);
    outcomes.push(outcome);
    changes.push(...changeOf(outcome));
  };
  // As many as are sent at a time share a transaction: one for each would cost more than its request.
  const store = async (next: readonly ChangeItem[]) =>
    changeSetStore.setItems([...outcomes.splice(0), ...next.map(asSending)]);
  try {
    const left = await changeSetStore.items(id, "waiting", "sending");
    while (left.length > 0 && !isStopped()) {
      const next = left.splice(0, CONCURRENCY);
      await store(next);
      for (const item of next)
        queue
          .add(async () => send(item))
          .catch((error: Error) => {
            failures.push(error);
            stopped = true;
          });
      await queue.onSizeLessThan(CONCURRENCY);
    }
    await queue.onIdle();
    await store([]);
    // Without it, this browser alone knows.
    const sharing = session.isCurrent(begun) && shareFamily(id).catch(noop);
    if (failures[0]) throw failures[0];
    if (leftOf(await changeSetStore.counts(id)) === 0) {
      await sharing;
      await changeSetStore.setState(id, "done");
    } else if (!session.isCurrent(begun)) await changeSetStore.setState(id, "paused");
  } finally {
    stopped = true;
    subscription.unsubscribe();
    await applyToIndex(client, changes);
    broadcastJobsChanged();
    await client.invalidateQueries({ queryKey: jobQueries.all() });
  }
}

const asSending = (item: ChangeItem): ChangeItem => ({ ...item, state: "sending" });

/**
 * Sends one item until it has an outcome, or the run stops.
 * @returns the item with its outcome; as it was where it was not sent
 */
async function sendItem(
  item: ChangeItem,
  known: KnownJobs,
  isStopped: () => boolean,
): Promise<ChangeItem> {
  let sent = item;
  for (let tries = 1; !isStopped(); tries += 1) {
    await whenReached(isStopped);
    if (isStopped()) break;
    try {
      return { ...item, ...(await writeItem(sent, known)) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // A 429 was not carried out; anything else may have been.
      if (hasStatus(error, 429)) tries -= 1;
      else sent = asSending(item);
      if (error.reason === "otherEmployer") break;
      if (tries >= MAX_TRIES && !hasStatus(error, 0))
        return { ...item, state: "unknown", reason: messageOf(error) };
      await seconds(retryAfter(error) ?? WAIT_SECONDS);
    }
  }
  return sent;
}

/** What other parts of the page should know of an outcome. */
function changeOf({ before, after, state }: ChangeItem): JobChange[] {
  if (state === "waiting") return [];
  if (after) return [{ saved: after }];
  if (!before) return [];
  const { id } = before.job;
  return [state === "applied" || state === "gone" ? { deleted: id } : { unknown: id }];
}

const retryAfter = ({ retryAfter }: ApiError) => (retryAfter === Infinity ? undefined : retryAfter);

const seconds = async (count: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, count * 1_000));

/** Waits while the service is known to be unreachable. */
async function whenReached(isStopped: () => boolean): Promise<void> {
  while (connection.get() === "offline" || connection.get() === "lost") {
    if (isStopped()) return;
    await seconds(0.5);
  }
}
