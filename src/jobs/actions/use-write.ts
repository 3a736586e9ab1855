import { noop, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#src/lib/api/api-error.ts";
import { notSent } from "#src/lib/api/api-client.ts";
import { session } from "#src/lib/session/current-session.ts";
import { holdPageLock } from "#src/lib/state/page-lock.ts";
import { createStore } from "#src/lib/state/store.ts";
import type { JobChange } from "../requests/index/apply-changes.ts";
import { withName } from "../writes/headers.ts";
import type { Outcome } from "../writes/outcome.ts";
import { retryForPerson } from "../writes/retry.ts";
import type { SingleWrite } from "../writes/single-write.ts";
import { underWay } from "../writes/under-way.ts";
import { afterJobsChanged, loadStore } from "./after-jobs-changed.ts";

/** How long a write waits until it is stored, in milliseconds. */
const MAX_WAIT_MS = 1_000;

/**
 * Prepares what a write needs before a button is pressed, as a page that is left at once would not have sent
 * its change yet; and shows what other pages send.
 */
export const prepareWrites = (): void => {
  preparing ??= Promise.all([
    holdPageLock(),
    loadStore().then(({ observeSending }) => observeSending(underWay.setStored)),
  ]).catch(noop);
};

let preparing: Promise<unknown> | undefined;

/** Forgets a write whose outcome is known, or that a person discards. */
export const forgetWrite = (key: string): void =>
  void loadStore()
    .then(async ({ deleteWrite }) => deleteWrite(key))
    .catch(noop);

/** How many writes this page has given up. */
export const dropped = createStore(0);

/**
 * Gives a write up whose outcome is not known: it is not sent again. Whether it has been carried out is looked
 * up by its name at once, and said; if not, it cannot be any more (use-left-writes.ts).
 */
export const dropWrite = ({ key }: SingleWrite): void =>
  void loadStore()
    .then(async ({ markDropped }) => markDropped(key))
    .then(() => dropped.set(dropped.get() + 1))
    .catch(noop);

interface Sending {
  write: SingleWrite;
  /** Postings that a creation has not made. */
  known?: Set<number>;
  /** Whether the caches are left alone, as a later write of the job replaces this one. */
  isSuperseded?: () => boolean;
}

/**
 * Carries out a write that a person waits for. It is stored before it is sent, and until its outcome is known.
 * Resolves to the outcome, when caches and lists have it.
 */
export function useWrite() {
  const client = useQueryClient();
  const [initial] = useState(session.get);
  return useMutation({
    mutationFn: async ({ write, isSuperseded, known }: Sending): Promise<Outcome> => {
      const { isRepeat = false } = write;
      // Retries and look-ups outlive their page, and another person may have signed in.
      if (!session.isCurrent(initial)) return { state: "waits", error: notSent() };
      const store = await loadStore().catch(() => null);
      if (!store) return { state: "waits", error: new ApiError({ status: 0, reason: "network" }) };
      // The first try has stored when it was named.
      const first = isRepeat ? await store.findWrite(write.key).catch(noop) : undefined;
      const sent = first ?? (isRepeat ? write : { ...withName(write), sentAt: Date.now() });
      const storing = store.putWrite(sent);
      // A browser that stores nothing still sends.
      await Promise.race([Promise.all([storing, holdPageLock()]).catch(noop), delay(MAX_WAIT_MS)]);
      const carried = await store.carryOut(sent, {
        origin: write.origin,
        isRepeat,
        known: async () => new Set(known),
        retry: retryForPerson(sent.namedAt !== undefined),
      });
      if (carried.state === "stopped") throw new Error("Nothing stops a single write.");
      const outcome =
        carried.state === "unknown" ? await store.settleFailed(sent, carried, known) : carried;
      if (outcome.state !== "unknown") void storing.catch(noop).then(() => forgetWrite(write.key));
      // The response to a superseded change may be older than that to the later one.
      await afterJobsChanged(client, changesOf(write, outcome, isRepeat || isSuperseded?.()));
      return outcome;
    },
  });
}

/** What caches and lists should know of an outcome. */
function changesOf({ id, write }: SingleWrite, outcome: Outcome, isOld = false): JobChange[] {
  if (outcome.state !== "stored") return write.kind === "change" && id ? [{ unknown: id }] : [];
  if (outcome.after === null) return id ? [{ deleted: id }] : [];
  return isOld && id ? [{ stale: id }] : [{ saved: outcome.after }];
}

const delay = async (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));
