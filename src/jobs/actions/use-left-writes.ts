import { noop } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { connection } from "#src/lib/connection/connection.ts";
import { outbox } from "#src/lib/connection/outbox.ts";
import { inOnePage, isPageOpen, thisPage, whenPageCloses } from "#src/lib/state/page-lock.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useToasts } from "#src/ui/feedback/toasts.tsx";
import { briefTitleOf } from "../job/display/job-text.ts";
import { settle } from "../writes/look-up.ts";
import type { Outcome } from "../writes/outcome.ts";
import type { StoredWrite } from "../writes/single-write.ts";
import { findWrite, findWrites } from "../writes/single-write-store.ts";
import { jobToastKey, nameOfChange } from "./job-messages.ts";
import { useStatusChange } from "./use-status-change.ts";
import { dropped, forgetWrite, prepareWrites } from "./use-write.ts";

/** In a browser without locks, a page may still send a write for as long as its tries take, in milliseconds. */
const MAX_TRIES_MS = 100_000;

/**
 * Finds out what became of the changes, deletions and restorations that a closed page has left without an
 * outcome, and of those that were dropped. What was carried out can be undone; what was not waits in the outbox,
 * and cannot be carried out any more.
 */
export function useLeftWrites(): void {
  const toasts = useToasts();
  const { sendAgain, showDone } = useStatusChange();

  const show = (write: StoredWrite, outcome: Outcome | null) => {
    const { key, job, isDropped } = write;
    const isDone = outcome?.state === "stored";
    if (isDone && outcome.after && write.write.kind === "change") {
      showDone(write, outcome.after);
      forgetWrite(key);
    } else if (outcome === null && write.write.kind === "change" && !isDropped)
      outbox.add({
        dedupeKey: jobToastKey(job.id),
        name: nameOfChange(write),
        send: () => {
          forgetWrite(key);
          void sendAgain(write);
        },
        drop: () => forgetWrite(key),
      });
    else {
      forgetWrite(key);
      if (outcome === null && isDropped) return;
      const message = isDone ? doneSentence(write) : leftSentence(write);
      toasts.show({ dedupeKey: jobToastKey(job.id), message, ...(!isDone && { tone: "error" }) });
    }
  };

  /** Calls back when another page that sends a write has closed. */
  const whenClosed = useRef(() => {});

  /** Only what nobody sends any more: a page that is open has it, or has given up. */
  const look = useEffectEvent(async () => {
    for (const write of await findWrites("button")) {
      const isOpen = write.isDropped ? false : await isPageOpen(write.page);
      if (isOpen && write.page !== thisPage)
        void whenPageCloses(write.page).then(() => whenClosed.current(), noop);
      const mayBeSent = isOpen ?? Date.now() - write.sentAt < MAX_TRIES_MS;
      if (!mayBeSent)
        await inOnePage(`settle ${write.key}`, async () => {
          // Another page may have settled it.
          if (await findWrite(write.key)) show(write, await settle(write));
        });
    }
  });

  useEffect(() => {
    prepareWrites();
    const lookNow = () => void look().catch(noop);
    whenClosed.current = lookNow;
    lookNow();
    const unsubscribe = dropped.subscribe(lookNow);
    // What could not be looked up before.
    const stop = connection.subscribe(() => {
      if (connection.get() === "reached") lookNow();
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, []);
}

function doneSentence({ job, write }: StoredWrite): string {
  const title = briefTitleOf(job);
  return write.kind === "delete" ? m.job_deleted({ title }) : m.trash_restored({ title });
}

function leftSentence({ job, write }: StoredWrite): string {
  const why = { title: briefTitleOf(job), reason: m.job_left_unsent() };
  return write.kind === "restore" ? m.trash_not_restored(why) : m.job_not_deleted(why);
}
