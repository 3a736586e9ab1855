import { type Mutation, noop, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { addDays } from "#contract/calendar-date.ts";
import type { Job, JobHeader } from "#contract/job.ts";
import type { JobStatus } from "#contract/job-status.ts";
import { LIMITS } from "#contract/limits.ts";
import { ApiError, hasStatus } from "#src/lib/api/api-error.ts";
import { outbox } from "#src/lib/connection/outbox.ts";
import { today } from "#src/lib/time/service-clock.ts";
import { randomId } from "#src/lib/values/random-id.ts";
import { session } from "#src/lib/session/current-session.ts";
import { messageOf } from "#src/i18n/error-message.ts";
import { longDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useToasts } from "#src/ui/feedback/toasts.tsx";
import { briefTitleOf } from "../display/job-text.ts";
import { forgetSent, isSuperseded, useSetStatus } from "./mutations.ts";
import { type SentChange, type StatusChange, statusKey } from "./pending-status.ts";
import { jobQueries } from "../requests/queries.ts";
import { outcomeOf } from "../requests/write-outcome.ts";
import { closeDateQueue } from "./close-date-queue.ts";
import { type ExpiredJob, expiredJob, useReadExpiredJob } from "./expired-job.ts";
import { extendedDate } from "../display/job-dates.ts";
import { failedToast, jobToastKey } from "./job-toast.ts";

/** Without the rules nothing is published: like what could not be sent, the change waits in the outbox. */
async function checkToPublish(job: Job, client: QueryClient): Promise<boolean> {
  const { mayPublish } = await import("../readiness/may-publish.ts").catch(() => {
    throw new ApiError({ status: 0, reason: "network" });
  });
  return mayPublish(job, client);
}

const changeOf = ({ state }: Mutation) => (state.variables as SentChange).to;

/**
 * Publishes, archives and extends jobs with an undo, and asks for a new close date where the one of a job
 * to publish has passed.
 */
export function useStatusChange() {
  const client = useQueryClient();
  const mutations = client.getMutationCache();
  const toasts = useToasts();
  const { mutateAsync } = useSetStatus();
  const readExpiredJob = useReadExpiredJob();
  const [initialSession] = useState(session.get);

  /** @param undo the change that undoes this one; none for an undo */
  const change = async (job: JobHeader, to: StatusChange, undo?: StatusChange) =>
    send({ idempotencyKey: randomId(), job, to, undo });

  const send = async (sent: SentChange): Promise<void> => {
    const { job, to, undo } = sent;
    const again = () => void send({ ...sent, isRepeat: true });
    const dedupeKey = jobToastKey(job.id);
    closeDateQueue.remove(dedupeKey);
    const earlier = mutations
      .findAll({ mutationKey: statusKey })
      .filter((mutation) => changeOf(mutation).id === job.id);
    const isSame = (mutation: Mutation) =>
      mutation.state.status === "pending" &&
      changeOf(mutation).status === to.status &&
      (to.status !== undefined || changeOf(mutation).closeDate === to.closeDate);
    if (earlier.some(isSame)) return;
    // The last change wins, also over one that still reads the close date.
    for (const mutation of earlier) mutations.remove(mutation);

    // An undo restores the earlier state even if the close date has passed.
    const publishes = to.status === "active" && to.closeDate === undefined;
    if (undo && publishes) {
      const expired = await readExpiredJob(sent);
      if (isSuperseded(client, sent)) return;
      const read = client.getQueryData(jobQueries.detail(to.id).queryKey)?.job;
      try {
        if (read && !(await checkToPublish(read, client))) return;
      } catch (error) {
        showFailure(error, sent, again);
        return;
      }
      if (isSuperseded(client, sent)) return;
      if (expired) {
        askToPublish(expired, expired.job.status);
        return;
      }
    }
    try {
      const saved = await mutateAsync(sent);
      if (isSuperseded(client, sent)) return;
      const versionedUndo =
        undo?.closeDate === undefined
          ? undo
          : { ...undo, replaces: saved.job.closeDate, etag: saved.etag };
      outbox.remove(dedupeKey);
      toasts.show({
        dedupeKey,
        message: doneMessage(saved.job, to, undo === undefined),
        ...(versionedUndo && {
          action: { label: m.job_undo(), run: () => void change(job, versionedUndo) },
        }),
      });
      // The read before had failed or timed out.
      const expired = publishes && expiredJob(saved);
      if (undo && expired) askToPublish(expired, undo.status ?? "draft");
    } catch (error) {
      if (isSuperseded(client, sent)) return;
      if (outcomeOf(error) === "changedSince" && undo?.closeDate !== undefined)
        await retry(sent, undo, error);
      else showFailure(error, sent, again);
    }
  };

  /** Shows the failure; after a lost connection the change waits in the outbox, which says so. */
  const showFailure = (
    error: unknown,
    { job, to: { status }, idempotencyKey }: SentChange,
    again: () => void,
  ) => {
    if (hasStatus(error, 0) && session.isCurrent(initialSession)) {
      const name = nameOfChange(job, status);
      const drop = () => forgetSent(idempotencyKey);
      outbox.add({ dedupeKey: jobToastKey(job.id), name, send: again, drop });
      return;
    }
    const what = { title: briefTitleOf(job), reason: messageOf(error) };
    const message = status ? m.job_status_refused({ status, ...what }) : m.job_extend_refused(what);
    toasts.show(failedToast(job, message, error, again));
  };

  const askToPublish = ({ job, etag, closeDate }: ExpiredJob, statusBefore: JobStatus) => {
    if (!session.isCurrent(initialSession)) return;
    const { id } = job;
    const undo = { id, status: statusBefore, closeDate };
    closeDateQueue.add({
      dedupeKey: jobToastKey(id),
      action: "publish",
      job,
      closeDate,
      proposed: addDays(today(), LIMITS.defaultJobDays),
      submit: (next) =>
        void change(
          job,
          { id, status: "active", closeDate: next, replaces: closeDate, etag },
          undo,
        ),
    });
  };

  /**
   * After a 412: sends the new close date once more if the job still has the date that it replaces, else
   * keeps the other person's date.
   */
  const retry = async (sent: SentChange, undo: StatusChange, error: unknown) => {
    const { job, to } = sent;
    if (to.status === undefined) {
      const newest = await readJob(job.id).catch(noop);
      if (isSuperseded(client, sent)) return;
      if (newest && newest.job.closeDate === undo.closeDate)
        await change(newest.job, { ...to, etag: newest.etag }, undo);
      else showFailure(error, sent, noop);
      return;
    }
    const expired = await readExpiredJob(sent);
    if (isSuperseded(client, sent)) return;
    const { id } = to;
    if (expired && expired.closeDate === undo.closeDate)
      await change(expired.job, { ...to, etag: expired.etag }, undo);
    else
      await change(
        job,
        { id, status: to.status },
        { id, ...(undo.status && { status: undo.status }) },
      );
  };

  const setStatus = async (row: JobHeader, status: JobStatus) => {
    const { id } = row;
    // Opening the menu has read the job, so the cached one is newer than the row.
    const read = client.getQueryData(jobQueries.detail(id).queryKey)?.job;
    const job = read ?? row;
    await change(job, { id, status }, { id, status: job.status });
  };

  /** Without retries: a change that cannot be sent goes to the outbox at once, and never by itself. */
  const readJob = async (id: number) => client.query({ ...jobQueries.detail(id), retry: false });

  /** Moves the close date to the one that `dateFor` gives, now or after a question. */
  const moveCloseDate = async (
    row: JobHeader,
    dateFor: (current: string | null, submit: (date: string) => void, job: Job) => void,
  ): Promise<void> => {
    const { id } = row;
    try {
      const { job, etag } = await readJob(id);
      const { closeDate: before } = job;
      const submit = (closeDate: string) =>
        void change(job, { id, closeDate, replaces: before, etag }, { id, closeDate: before });
      dateFor(before, submit, job);
    } catch (error) {
      // Nothing was sent.
      const unsent = { idempotencyKey: "", job: row, to: { id } };
      showFailure(error, unsent, () => void moveCloseDate(row, dateFor));
    }
  };

  return {
    setStatus,
    /** Sends a change again that a page has left: with the same name. */
    send,
    /** Takes a change back, as an undo does. */
    undo: async (job: JobHeader, to: StatusChange) => change(job, to),
    extend: async (row: JobHeader) =>
      moveCloseDate(row, (current, submit) => submit(extendedDate(current, today()))),
    chooseCloseDate: async (row: JobHeader) =>
      moveCloseDate(row, (closeDate, submit, job) => {
        if (!session.isCurrent(initialSession)) return;
        const proposed = extendedDate(closeDate, today());
        closeDateQueue.add({
          dedupeKey: jobToastKey(row.id),
          action: "extend",
          job,
          closeDate,
          proposed,
          submit,
        });
      }),
  };
}

/** What a person calls a change that was not sent. */
export function nameOfChange(job: JobHeader, status: JobStatus | undefined): string {
  const verbs = { active: m.job_publish(), archived: m.job_archive(), draft: m.job_undo() };
  return m.job_outbox({
    verb: status ? verbs[status] : m.job_extend(),
    title: briefTitleOf(job),
  });
}

/** Says what was done; of an undo, what is so again. */
export function doneMessage(job: Job, { status }: StatusChange, isUndo: boolean): string {
  const title = briefTitleOf(job);
  if (status)
    return isUndo ? m.job_status_undone({ status, title }) : m.job_status_set({ status, title });
  const date = longDate(job.closeDate ?? "");
  return isUndo ? m.job_extend_undone({ title, date }) : m.job_extended({ title, date });
}
