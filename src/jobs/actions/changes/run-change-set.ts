import { noop, type QueryClient } from "@tanstack/react-query";
import PQueue from "p-queue";
import { connection, isLost } from "#src/lib/connection/connection.ts";
import { observe } from "#src/lib/database/employer-database.ts";
import { session } from "#src/lib/session/current-session.ts";
import type { Session } from "#src/lib/session/session.ts";
import { inOnePage, isHeld } from "#src/lib/state/page-lock.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { messageOf } from "#src/i18n/error-message.ts";
import { whyNotRestored } from "../why-not-restored.ts";
import { applyToIndex, type JobChange } from "../../requests/index/apply-changes.ts";
import { jobQueries } from "../../requests/queries.ts";
import { broadcastJobsChanged } from "../../requests/tab-sync.ts";
import { shareFamily } from "../../writes/siblings/siblings.ts";
import { carryOut, type Stopped } from "../../writes/carry-out.ts";
import {
  type ChangeItem,
  type ChangeSet,
  isSendable,
  leftOf,
  writeSourceOf,
  type SentItem,
} from "../../writes/change-set.ts";
import { type ChangeSetStore, changeSetStoreOf } from "../../writes/change-set-store.ts";
import { knownJobs } from "../../writes/known-jobs.ts";
import { mayBeMistaken, withName } from "../../writes/headers.ts";
import { isOutage, type Outcome } from "../../writes/outcome.ts";
import { retryOfRun } from "../../writes/retry.ts";

/** Requests at a time. */
const CONCURRENCY = 6;

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
    // In a browser without locks, nothing keeps two tabs apart but the versions.
    await inOnePage(lockName(id), async () => sendWhileRunning(id, client));
  } finally {
    runningHere.delete(id);
  }
}

/** The change sets that this tab sends. */
const runningHere = new Set<string>();

/** Whether a tab sends the items of a change set. */
export const isRunSomewhere = async (id: string): Promise<boolean> =>
  runningHere.has(id) || ((await isHeld(lockName(id))) ?? false);

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
  const left = (await changeSetStore.items(id, "waiting", "sending")).filter(isSendable);
  // A look-up could take one of two equal postings for the other, whose answer is still to come.
  const isOneByOne = left.some(mayBeMistaken);
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
  const known = knownJobs(id);
  const origin = writeSourceOf(set);
  const tellOutage = createOutage(set, changeSetStore);
  const send = async (item: SentItem, isRepeat: boolean) => {
    const outcome = await carryOut(item, {
      origin,
      isRepeat,
      retry: retryOfRun(),
      known,
      isStopped,
      pause: async (seconds) => pause(seconds, isStopped),
      onTry: async (tried) => {
        if (tried.state !== "waits")
          await tellOutage(tried.state === "unknown" && isOutage(tried.error));
      },
    });
    const concluded = { ...conclude(item, outcome), ...(await reasonOf(item, outcome)) };
    outcomes.push(concluded);
    changes.push(...changeOf(concluded));
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
    await tellOutage(false);
    await applyToIndex(client, changes);
    broadcastJobsChanged();
    await client.invalidateQueries({ queryKey: jobQueries.all() });
  }
}

/** As it is stored before its request. One that was sent without a name cannot be sent again with it. */
const asSending = (item: SentItem): SentItem => ({
  ...(item.state === "waiting" ? withName(item) : item),
  state: "sending",
});

/** Why a deleted job was not restored. */
async function reasonOf({ id, write }: SentItem, outcome: Outcome | Stopped) {
  if (write.kind !== "restore" || outcome.state !== "changedSince" || id === null) return {};
  return { reason: await whyNotRestored(id, write.etag, outcome) };
}

/** The item with its outcome; as it was stored where the run stopped before. */
export function conclude(item: SentItem, outcome: Outcome | Stopped): ChangeItem {
  switch (outcome.state) {
    case "stored": {
      const { state, after, deletion } = outcome;
      return { ...item, state, after, ...(deletion !== undefined && { deletion }) };
    }
    case "stopped":
      return outcome.isSent ? item : { ...item, state: "waiting" };
    case "waits":
      return { ...item, state: "waiting" };
    case "refused": {
      const reasons = outcome.error.fieldErrors.map(({ message }) => message);
      return { ...item, state: "refused", reason: reasons.join(" ") || messageOf(outcome.error) };
    }
    case "unknown":
      return { ...item, state: "unknown", reason: messageOf(outcome.error) };
    case "unchanged":
      return { ...item, state: "unchanged", reason: m.change_undone_before() };
    default:
      return { ...item, state: outcome.state };
  }
}

/** Tells the tabs, by the change set, whether it waits for the service. */
function createOutage({ id, waiting: before = false }: ChangeSet, changeSetStore: ChangeSetStore) {
  let told = before;
  return async (waiting: boolean): Promise<void> => {
    if (told === waiting) return;
    told = waiting;
    await changeSetStore.update(id, { waiting });
  };
}

/** What other parts of the page should know of an outcome. */
function changeOf({ before, after, state }: ChangeItem): JobChange[] {
  if (state === "waiting") return [];
  if (after) return [{ saved: after }];
  if (!before) return [];
  const { id } = before.job;
  return [state === "stored" || state === "gone" ? { deleted: id } : { unknown: id }];
}

/** Waits, and while the service is known to be unreachable; but not on when the run stops. */
async function pause(seconds: number, isStopped: () => boolean): Promise<void> {
  const end = performance.now() + seconds * 1_000;
  while (!isStopped()) {
    const left = isLost(connection.get()) ? 500 : end - performance.now();
    if (left <= 0) return;
    await new Promise<void>((resolve) => void setTimeout(resolve, Math.min(left, 500)));
  }
}
