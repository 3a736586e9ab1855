import { type Mutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { JobHeader } from "#contract/job.ts";
import type { JobStatus } from "#contract/job-status.ts";
import { hasStatus } from "#src/lib/api/api-error.ts";
import { outbox } from "#src/lib/connection/outbox.ts";
import { session } from "#src/lib/session/current-session.ts";
import { messageOf } from "#src/i18n/error-message.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useToasts } from "#src/ui/feedback/toasts.tsx";
import { briefTitleOf } from "../display/brief-title-of.ts";
import { jobToastKey } from "../job-toast-key.ts";
import { isSuperseded, useSetStatus } from "../mutations.ts";
import { type StatusChange, statusKey } from "../pending-status.ts";
import { jobQueries } from "../queries.ts";
import { type ExpiredJob, expiredJob, useReadExpiredJob } from "./expired-job.ts";
import { failedToast } from "./failed-toast.ts";
import { republishQueue } from "./republish-queue.ts";

const changeOf = ({ state }: Mutation) => state.variables as StatusChange;

/** Publishes and archives jobs with an undo, and asks for a new close date where it has passed. */
export function useStatusChange() {
  const client = useQueryClient();
  const mutations = client.getMutationCache();
  const toasts = useToasts();
  const { mutateAsync } = useSetStatus();
  const readExpiredJob = useReadExpiredJob();
  const [initialSession] = useState(session.get);

  /** @param undo the change that undoes this one; none for an undo */
  const change = async (job: JobHeader, to: StatusChange, undo?: StatusChange) => {
    const dedupeKey = jobToastKey(job.id);
    republishQueue.remove(dedupeKey);
    const earlier = mutations
      .findAll({ mutationKey: statusKey })
      .filter((mutation) => changeOf(mutation).id === job.id);
    const isSame = (mutation: Mutation) =>
      mutation.state.status === "pending" && changeOf(mutation).status === to.status;
    if (earlier.some(isSame)) return;
    // The last change wins, also over one that still reads the close date.
    for (const mutation of earlier) mutations.remove(mutation);

    // An undo restores the earlier state even if the close date has passed.
    const publishes = to.status === "active" && to.closeDate === undefined;
    if (undo && publishes) {
      const expired = await readExpiredJob(to);
      if (isSuperseded(client, to)) return;
      if (expired) {
        askForCloseDate(expired, expired.job.status);
        return;
      }
    }
    try {
      const saved = await mutateAsync(to);
      if (isSuperseded(client, to)) return;
      const versionedUndo = undo?.closeDate === undefined ? undo : { ...undo, etag: saved.etag };
      outbox.remove(dedupeKey);
      toasts.show({
        dedupeKey,
        message: m.job_status_set({ status: to.status, title: briefTitleOf(job) }),
        ...(versionedUndo && {
          action: { label: m.job_undo(), run: () => void change(job, versionedUndo) },
        }),
      });
      // The read before had failed or timed out.
      const expired = publishes && expiredJob(saved);
      if (undo && expired) askForCloseDate(expired, undo.status);
    } catch (error) {
      if (isSuperseded(client, to)) return;
      if (hasStatus(error, 412) && undo?.closeDate !== undefined) await retry(job, to, undo);
      else showFailure(error, job, to.status, () => void change(job, to, undo));
    }
  };

  /** Shows the failure; after a lost connection the change waits in the outbox. */
  const showFailure = (error: unknown, job: JobHeader, status: JobStatus, send: () => void) => {
    const message = m.job_status_refused({
      status,
      title: briefTitleOf(job),
      reason: messageOf(error),
    });
    toasts.show(failedToast(job, message, error, send));
    if (!hasStatus(error, 0) || !session.isCurrent(initialSession)) return;

    const verb = { active: m.job_publish(), archived: m.job_archive(), draft: m.job_undo() }[
      status
    ];
    const name = m.job_outbox({ verb, title: briefTitleOf(job) });
    outbox.add({ dedupeKey: jobToastKey(job.id), name, send });
  };

  const askForCloseDate = ({ job, etag, closeDate }: ExpiredJob, statusBefore: JobStatus) => {
    if (!session.isCurrent(initialSession)) return;
    const { id } = job;
    const undo = { id, status: statusBefore, closeDate };
    republishQueue.add({
      dedupeKey: jobToastKey(id),
      job,
      closeDate,
      publish: (next) => void change(job, { id, status: "active", closeDate: next, etag }, undo),
    });
  };

  /**
   * After a 412: sends the new close date once more if the job still has the date that passed, else
   * keeps the other person's date.
   */
  const retry = async (job: JobHeader, to: StatusChange, undo: StatusChange) => {
    const expired = await readExpiredJob(to);
    if (isSuperseded(client, to)) return;
    const { id } = to;
    if (expired && expired.closeDate === undo.closeDate)
      await change(expired.job, { ...to, etag: expired.etag }, undo);
    else await change(job, { id, status: to.status }, { id, status: undo.status });
  };

  return async (row: JobHeader, status: JobStatus) => {
    const { id } = row;
    // Opening the menu has read the job, so the cached one is newer than the row.
    const job = client.getQueryData(jobQueries.detail(id).queryKey)?.job ?? row;
    await change(job, { id, status }, { id, status: job.status });
  };
}
