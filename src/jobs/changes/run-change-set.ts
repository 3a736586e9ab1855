import { noop, type QueryClient } from "@tanstack/react-query";
import PQueue from "p-queue";
import { ApiError, hasStatus } from "#src/lib/api/api-error.ts";
import { connection } from "#src/lib/connection/connection.ts";
import { observe } from "#src/lib/database/employer-database.ts";
import { session } from "#src/lib/session/current-session.ts";
import type { Session } from "#src/lib/session/session.ts";
import { messageOf } from "#src/i18n/error-message.ts";
import { applyToIndex, type JobChange } from "../index/apply-changes.ts";
import { jobQueries } from "../requests/queries.ts";
import { broadcastJobsChanged } from "../requests/tab-sync.ts";
import { isOutage } from "../requests/write-outcome.ts";
import { takesNames } from "../requests/write-requests.ts";
import { type ChangeItem, type ChangeSet, leftOf, nameOf, originOf } from "../ledger/change-set.ts";
import { shareFamily } from "../ledger/siblings.ts";
import { type ChangeSetStore, changeSetStoreOf } from "../ledger/store.ts";
import { type KnownJobs, knownJobs } from "./known-jobs.ts";
import { createsNameless, writeItem } from "./write-item.ts";

/** Requests at a time. */
const CONCURRENCY = 6;
/** Tries of one item that the service fails at, although it answers. */
const MAX_TRIES = 4;
/** Before the next try where the service names no time, in seconds: it doubles during an outage. */
const WAIT_SECONDS = 2;
/** A longer wait is cut to this one, in seconds: an outage may be over before. */
const LONGEST_WAIT_SECONDS = 30;

const lockName = (id: string) => `change set ${id}`;

/**
 * Sends the items of a running change set that have no outcome yet, unless another tab does. Each is
 * stored as `sending` before its request: what a crash leaves so is sent again with the same name, or
 * looked up. An outage is waited for, however long. Resolves when there is nothing left to send, or when
 * the change set is paused or cancelled.
 */
export async function runChangeSet(id: string, client: QueryClient): Promise<void> {
  if (runningHere.has(id)) return;
  runningHere.add(id);
  try {
    // Missing on plain http, whatever the types say: then nothing keeps two tabs apart but the versions.
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) return await sendWhileRunning(id, client);
    await locks.request(lockName(id), { ifAvailable: true }, async (lock) => {
      if (lock) await sendWhileRunning(id, client);
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

/** Goes on where a person pauses and continues before the last requests are answered. */
async function sendWhileRunning(id: string, client: QueryClient): Promise<void> {
  const begun = session.get();
  const store = changeSetStoreOf(begun);
  do await sendItems(id, client, begun, store);
  while ((await store.get(id))?.state === "running");
}

async function sendItems(
  id: string,
  client: QueryClient,
  begun: Session,
  changeSetStore: ChangeSetStore,
): Promise<void> {
  const set = await changeSetStore.get(id);
  if (!set) return;
  const left = await changeSetStore.items(id, "waiting", "sending");
  // A look-up could take one of two equal postings for the other, whose answer is still to come.
  const isOneByOne = !takesNames() && left.some(createsNameless);
  const concurrency = isOneByOne ? 1 : CONCURRENCY;
  const queue = new PQueue({ concurrency });
  let stopped = false;
  const subscription = observe(async () => changeSetStore.get(id)).subscribe((set) => {
    if (set?.state !== "running") stopped = true;
  });
  const isStopped = () => stopped || !session.isCurrent(begun);
  const changes: JobChange[] = [];
  const outcomes: ChangeItem[] = [];
  const failures: Error[] = [];
  const run: Run = {
    set,
    known: knownJobs(id),
    outage: createOutage(set, changeSetStore),
    isStopped,
  };
  const send = async (item: ChangeItem, isRepeat: boolean) => {
    const outcome = await sendItem(item, isRepeat, run);
    outcomes.push(outcome);
    changes.push(...changeOf(outcome));
  };
  // As many as are sent at a time share a transaction: one for each would cost more than its request.
  const store = async (next: readonly ChangeItem[]) =>
    changeSetStore.setItems([...outcomes.splice(0), ...next]);
  try {
    while (left.length > 0 && !isStopped()) {
      const next = left.splice(0, concurrency);
      const sending = next.map(asSending);
      await store(sending);
      for (const [at, item] of sending.entries())
        queue
          .add(async () => send(item, next[at]?.state === "sending"))
          .catch((error: Error) => {
            failures.push(error);
            stopped = true;
          });
      await queue.onSizeLessThan(concurrency);
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
    await run.outage.tell(false);
    await applyToIndex(client, changes);
    broadcastJobsChanged();
    await client.invalidateQueries({ queryKey: jobQueries.all() });
  }
}

/** As it is stored before its request. One that was sent without a name cannot be sent again with it. */
const asSending = (item: ChangeItem): ChangeItem => ({
  ...item,
  state: "sending",
  ...(item.state === "waiting" && takesNames() && { namedAt: Date.now() }),
});

interface Run {
  set: ChangeSet;
  known: KnownJobs;
  outage: Outage;
  isStopped: () => boolean;
}

/**
 * Sends one item, which is stored as `sending`, until it has an outcome, or the run stops.
 * @param isRepeat whether an earlier try may have been carried out
 * @returns the item with its outcome; still `sending` where that is unknown; waiting where it was not sent
 */
async function sendItem(item: ChangeItem, isRepeat: boolean, run: Run): Promise<ChangeItem> {
  const { set, known, outage, isStopped } = run;
  const origin = originOf(set);
  let mayBeStored = isRepeat;
  let failures = 0;
  for (let wait = WAIT_SECONDS; !isStopped(); wait = Math.min(wait * 2, LONGEST_WAIT_SECONDS / 2)) {
    await whenReached(isStopped);
    if (isStopped()) break;
    try {
      const outcome = await writeItem(item, { key: nameOf(item, set), origin }, mayBeStored, known);
      await outage.tell(false);
      return { ...item, ...outcome };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.reason === "otherEmployer") break;
      const asked = error.retryAfter === Infinity ? undefined : error.retryAfter;
      // It was not carried out.
      if (hasStatus(error, 429)) await seconds(asked ?? WAIT_SECONDS, isStopped);
      else {
        mayBeStored = true;
        if (isOutage(error)) await outage.tell(true);
        else if ((failures += 1) === MAX_TRIES)
          return { ...item, state: "unknown", reason: messageOf(error) };
        await seconds(Math.min(asked ?? wait, LONGEST_WAIT_SECONDS), isStopped);
      }
    }
  }
  return mayBeStored ? item : { ...item, state: "waiting" };
}

type Outage = ReturnType<typeof createOutage>;

/** Tells the tabs, by the change set, that it waits for the service. */
function createOutage({ id, waiting: before = false }: ChangeSet, changeSetStore: ChangeSetStore) {
  let told = before;
  return {
    tell: async (waiting: boolean): Promise<void> => {
      if (told === waiting) return;
      told = waiting;
      await changeSetStore.setWaiting(id, waiting);
    },
  };
}

/** What other parts of the page should know of an outcome. */
function changeOf({ before, after, state }: ChangeItem): JobChange[] {
  if (state === "waiting") return [];
  if (after) return [{ saved: after }];
  if (!before) return [];
  const { id } = before.job;
  return [state === "applied" || state === "gone" ? { deleted: id } : { unknown: id }];
}

/** Waits, but not on when the run stops. */
async function seconds(count: number, isStopped: () => boolean): Promise<void> {
  const end = performance.now() + count * 1_000;
  for (let left = count * 1_000; left > 0 && !isStopped(); left = end - performance.now())
    await new Promise<void>((resolve) => void setTimeout(resolve, Math.min(left, 500)));
}

/** Waits while the service is known to be unreachable. */
async function whenReached(isStopped: () => boolean): Promise<void> {
  while (connection.get() === "offline" || connection.get() === "lost") {
    if (isStopped()) return;
    await seconds(0.5, isStopped);
  }
}
