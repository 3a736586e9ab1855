import type { QueryClient } from "@tanstack/react-query";
import { liveQuery } from "dexie";
import PQueue from "p-queue";
import { ApiError, hasStatus } from "#src/lib/api/api-error.ts";
import { connection } from "#src/lib/connection/connection.ts";
import { session } from "#src/lib/session/current-session.ts";
import { messageOf } from "#src/i18n/error-message.ts";
import { applyToIndex } from "../index/apply-changes.ts";
import type { JobChange } from "../job-change.ts";
import { jobQueries } from "../queries.ts";
import { broadcastJobsChanged } from "../tab-sync.ts";
import { type ChangeItem, leftOf } from "./change-set.ts";
import { changeSetStore } from "./store.ts";
import { type Outcome, writeItem } from "./write-item.ts";

/** Requests at a time. */
const CONCURRENCY = 6;
/** Tries of one item whose outcome stays unknown although the service is reachable. */
const MAX_TRIES = 4;
/** Before a 429 without `Retry-After`, and after a failure of the service, in seconds. */
const WAIT_SECONDS = 2;

const lockName = (id: string) => `change set ${id}`;

/**
 * Sends the items of a running change set that have no outcome yet, unless another tab does. Each
 * outcome is stored before its place in the queue is free. Resolves when there is nothing left to send,
 * or when the change set is paused or cancelled.
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
  const queue = new PQueue({ concurrency: CONCURRENCY });
  let stopped = false;
  const stop = () => {
    stopped = true;
    queue.clear();
  };
  const subscription = liveQuery(async () => changeSetStore.get(id)).subscribe((set) => {
    if (set?.state !== "running") stop();
  });
  const changes: JobChange[] = [];
  const isStopped = () => stopped || !session.isCurrent(begun);
  const failures: Error[] = [];
  try {
    const items = await changeSetStore.items(id, "waiting", "sending");
    for (const item of items) {
      queue
        .add(async () => {
          const change = await sendItem(item, isStopped);
          if (change) changes.push(change);
        })
        // Nothing can be stored: the disk is full, or the browser has taken the database away.
        .catch((error: Error) => {
          failures.push(error);
          stop();
        });
    }
    await queue.onIdle();
    if (failures[0]) throw failures[0];
    if (leftOf(await changeSetStore.counts(id)) === 0) await changeSetStore.setState(id, "done");
    else if (!session.isCurrent(begun)) await changeSetStore.setState(id, "paused");
  } finally {
    subscription.unsubscribe();
    await applyToIndex(client, changes);
    broadcastJobsChanged();
    await client.invalidateQueries({ queryKey: jobQueries.all() });
  }
}

/**
 * Sends one item until it has an outcome, or the run stops.
 * @returns what other parts of the page should know
 */
async function sendItem(
  item: ChangeItem,
  isStopped: () => boolean,
): Promise<JobChange | undefined> {
  let sent = item;
  for (let tries = 1; !isStopped(); tries += 1) {
    await whenReached(isStopped);
    if (isStopped()) return undefined;
    try {
      const trying: ChangeItem = { ...item, state: "sending" };
      if (sent.state === "waiting") await changeSetStore.setItem(trying);
      const outcome = await writeItem(sent);
      await changeSetStore.setItem({ ...trying, ...outcome });
      return changeOf(item, outcome);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.reason === "otherEmployer") return undefined;
      // A 429 was not carried out; anything else may have been.
      if (hasStatus(error, 429)) tries -= 1;
      else sent = { ...item, state: "sending" };
      if (tries >= MAX_TRIES && !hasStatus(error, 0)) {
        const outcome: Outcome = { state: "unknown", after: null, reason: messageOf(error) };
        await changeSetStore.setItem({ ...item, ...outcome });
        return changeOf(item, outcome);
      }
      await seconds(retryAfter(error) ?? WAIT_SECONDS);
    }
  }
  return undefined;
}

function changeOf({ before }: ChangeItem, { state, after }: Outcome): JobChange | undefined {
  if (after) return { saved: after };
  if (!before) return undefined;
  const { id } = before.job;
  return state === "applied" || state === "gone" ? { deleted: id } : { unknown: id };
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
