import { type Mutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { JobHeader } from "#contract/job.ts";
import type { JobStatus } from "#contract/job-status.ts";
import { hasStatus } from "#src/lib/api/api-error.ts";
import { messageOf } from "#src/i18n/error-message.ts";
import { session } from "#src/lib/session/current-session.ts";
import { text } from "#src/i18n/text.ts";
import { outbox } from "#src/lib/connection/outbox.ts";
import { useToasts } from "#src/ui/toasts.tsx";
import { jobToastKey } from "../job-toast-key.ts";
import { isSuperseded, useSetStatus } from "../mutations.ts";
import { type StatusChange, statusKey } from "../pending-status.ts";
import { jobQueries } from "../queries.ts";
import { republishQueue } from "./republish-queue.ts";
import { briefTitleOf } from "../display/brief-title-of.ts";
import { failedToast } from "./failed-toast.ts";
import { type ExpiredJob, expiredJob, useReadPassedJob } from "./expired-job.ts";

const wishOf = ({ state }: Mutation) => state.variables as StatusChange;

/**
 * Publishes and archives jobs: at once, with Undo. Where the close date has passed, publishing asks
 * for a new one first.
 */
export function useStatusChange() {
  const client = useQueryClient();
  const wishes = client.getMutationCache();
  const toasts = useToasts();
  const { mutateAsync } = useSetStatus();
  const readPassedJob = useReadPassedJob();
  const [begun] = useState(session.get);

  /** Sets a status, with Undo where `back` says what to go back to. */
  const change = async (job: JobHeader, to: StatusChange, back?: StatusChange) => {
    republishQueue.settle(jobToastKey(job.id));
    const older = wishes
      .findAll({ mutationKey: statusKey })
      .filter((wish) => wishOf(wish).id === job.id);
    const isUnderWay = (wish: Mutation) =>
      wish.state.status === "pending" && wishOf(wish).status === to.status;
    if (older.some(isUnderWay)) return;
    // The last change counts, also while the one before still looks at the close date.
    for (const wish of older) wishes.remove(wish);

    // Not for Undo (it has no `back`), which puts back what was, even if the close date has passed.
    const publishes = to.status === "active" && to.closeDate === undefined;
    if (back && publishes) {
      const passed = await readPassedJob(to);
      if (isSuperseded(client, to)) return;
      if (passed) {
        ask(passed, passed.job.status);
        return;
      }
    }
    try {
      const saved = await mutateAsync(to);
      if (isSuperseded(client, to)) return;
      const undo = back?.closeDate === undefined ? back : { ...back, etag: saved.etag };
      outbox.settle(jobToastKey(job.id));
      toasts.show({
        about: jobToastKey(job.id),
        message: text.job.statusSet(to.status, briefTitleOf(job)),
        ...(undo && { action: { label: text.job.undo, run: () => void change(job, undo) } }),
      });
      // It was not known before; the answer shows it.
      const passed = publishes && expiredJob(saved);
      if (back && passed) ask(passed, back.status);
    } catch (error) {
      if (isSuperseded(client, to)) return;
      if (hasStatus(error, 412) && back?.closeDate !== undefined) await goOn(job, to, back);
      else refused(error, job, to.status, () => void change(job, to, back));
    }
  };

  /**
   * Says why it failed. If the service was not reached, another try waits for the connection
   * (`outbox`).
   */
  const refused = (error: unknown, job: JobHeader, status: JobStatus, again: () => void) => {
    const message = text.job.statusRefused(status, briefTitleOf(job), messageOf(error));
    toasts.show(failedToast(job, message, error, again));
    if (!hasStatus(error, 0) || !session.isCurrent(begun)) return;
    const { publish, archive, undo } = text.job;
    const verb = { active: publish, archived: archive, draft: undo }[status];
    outbox.add({
      about: jobToastKey(job.id),
      name: text.job.outbox(verb, briefTitleOf(job)),
      send: again,
    });
  };

  /** Asks for a new close date; `status` is what Undo goes back to. */
  const ask = ({ job, etag, closeDate: before }: ExpiredJob, status: JobStatus) => {
    if (!session.isCurrent(begun)) return;
    const { id } = job;
    const back = { id, status, closeDate: before };
    republishQueue.add({
      about: jobToastKey(id),
      job,
      closeDate: before,
      publish: (closeDate) => void change(job, { id, status: "active", closeDate, etag }, back),
    });
  };

  /**
   * Somebody has changed the job since it was asked for a new close date (412). If its date is
   * still the one that had passed, the new one is sent once more; otherwise theirs stays.
   */
  const goOn = async (job: JobHeader, to: StatusChange, back: StatusChange) => {
    const passed = await readPassedJob(to);
    if (isSuperseded(client, to)) return;
    const { id } = to;
    if (passed && passed.closeDate === back.closeDate)
      await change(passed.job, { ...to, etag: passed.etag }, back);
    else await change(job, { id, status: to.status }, { id, status: back.status });
  };

  return async (row: JobHeader, status: JobStatus) => {
    const { id } = row;
    // Newer than the row: opening the menu has read it, and somebody may have changed it since the
    // list came.
    const job = client.getQueryData(jobQueries.detail(id).queryKey)?.job ?? row;
    await change(job, { id, status }, { id, status: job.status });
  };
}
