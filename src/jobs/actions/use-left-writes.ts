import { noop } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { outbox } from "#src/lib/connection/outbox.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useToasts } from "#src/ui/feedback/toasts.tsx";
import { briefTitleOf } from "../display/job-text.ts";
import { findWrite, isNameKept } from "../requests/write-outcome.ts";
import { jobToastKey } from "./job-toast.ts";
import { forgetSent } from "./mutations.ts";
import { findWritesUnderWay, forgetWrite, type StoredWrite } from "./records-of-writes.ts";
import { doneMessage, nameOfChange, useStatusChange } from "./use-status-change.ts";

/** A request that is older than this is no longer on its way, in milliseconds. */
const UNDER_WAY_MS = 10_000;

/**
 * Finds out what became of the changes, deletions and restorations that a closed page has left without an answer. What was
 * carried out can be undone; what was not waits in the outbox.
 */
export function useLeftWrites(): void {
  const toasts = useToasts();
  const { send, undo: takeBack } = useStatusChange();

  const settle = useEffectEvent(async ({ sentAt, ...write }: StoredWrite) => {
    const { idempotencyKey, job, to, undo, restores } = write;
    const { id = job.id, etag: _, replaces: __, ...changes } = to ?? {};
    const what = to ? changes : restores ? "restoration" : "deletion";
    const found = isNameKept(sentAt) ? await findWrite(id, what, idempotencyKey) : undefined;
    // What waits in the outbox is forgotten once it is sent, or discarded.
    if (found !== null || !to) await forgetWrite(idempotencyKey);
    const dedupeKey = jobToastKey(id);
    const title = briefTitleOf(job);
    if (found) outbox.remove(dedupeKey);
    if (found === "deleted") toasts.show({ dedupeKey, message: m.job_deleted({ title }) });
    else if (found && to)
      toasts.show({
        dedupeKey,
        message: doneMessage(found.job, to, undo === undefined),
        ...(undo && { action: { label: m.job_undo(), run: () => void takeBack(job, undo) } }),
      });
    else if (found) toasts.show({ dedupeKey, message: m.trash_restored({ title }) });
    else if (found === null && to)
      outbox.add({
        dedupeKey,
        name: nameOfChange(job, to.status),
        send: () => void send({ ...write, to, isRepeat: true }),
        drop: () => forgetSent(idempotencyKey),
      });
    else if (found === null) {
      const why = { title, reason: m.job_left_unsent() };
      const message = restores ? m.trash_not_restored(why) : m.job_not_deleted(why);
      toasts.show({ tone: "error", dedupeKey, message });
    }
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const writes = await findWritesUnderWay();
      const settled = writes.filter(({ sentAt }) => Date.now() - sentAt > UNDER_WAY_MS);
      if (settled.length < writes.length) timer = setTimeout(() => void look(), UNDER_WAY_MS);
      // One that cannot be looked up now is on the next page.
      for (const write of settled) await settle(write).catch(noop);
    };
    look().catch(noop);
    return () => clearTimeout(timer);
  }, []);
}
