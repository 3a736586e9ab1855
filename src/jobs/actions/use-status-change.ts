import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Job, JobHeader } from "#contract/job.ts";
import type { JobStatus } from "#contract/job-status.ts";
import { ApiError, hasStatus } from "#src/lib/api/api-error.ts";
import { outbox } from "#src/lib/connection/outbox.ts";
import { today } from "#src/lib/time/service-clock.ts";
import { session } from "#src/lib/session/current-session.ts";
import { messageOf } from "#src/i18n/error-message.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useToasts } from "#src/ui/feedback/toasts.tsx";
import { extendedDate } from "#contract/job-dates.ts";
import { briefTitleOf } from "../job/display/job-text.ts";
import { jobQueries } from "../requests/queries.ts";
import type { VersionedJob } from "../requests/read-requests.ts";
import {
  buttonWrite,
  isUndo,
  nextTry,
  renamed,
  type SingleWrite,
  undoOf,
} from "../writes/single-write.ts";
import { underWay } from "../writes/under-way.ts";
import type { SeenJob } from "../writes/write.ts";
import {
  type CloseDatePrompt,
  closeDateQueue,
  isExpired,
  readToPublish,
} from "./passed-close-date.ts";
import { failedToast, jobToastKey, changesIn, doneMessage, nameOfChange } from "./job-messages.ts";
import { dropWrite, useWrite } from "./use-write.ts";
import { writeOver } from "./write-over.ts";

/** Without the rules nothing is published: like what could not be sent, the change waits in the outbox. */
async function checkToPublish(job: Job, client: QueryClient): Promise<boolean> {
  const { mayPublish } = await import("../check/may-publish.ts").catch(() => {
    throw new ApiError({ status: 0, reason: "network" });
  });
  return mayPublish(job, client);
}

/**
 * Publishes, archives and extends jobs with an undo, and asks for a new close date where the one of a job
 * to publish has passed.
 */
export function useStatusChange() {
  const client = useQueryClient();
  const toasts = useToasts();
  const { mutateAsync } = useWrite();
  const [initialSession] = useState(session.get);

  /** Sends a change, unless the same is under way; a later one of the job replaces it. */
  const send = async (change: SingleWrite): Promise<void> => {
    const { job } = change;
    closeDateQueue.remove(jobToastKey(job.id));
    if (!underWay.begin(job.id, change)) return;
    const isSuperseded = () => !underWay.isLatest(job.id, change);
    try {
      // An undo restores the earlier state even if the close date has passed.
      if (publishesAsItIs(change) && (await isAsked(change, isSuperseded))) return;
      const outcome = await writeOver(change, {
        send: async (write) => mutateAsync({ write, isSuperseded }),
        read: async (id) => client.query({ ...jobQueries.detail(id), staleTime: 0, retry: false }),
      });
      if (isSuperseded()) return;
      if (outcome.state === "stored" && outcome.after) showDone(change, outcome.after);
      else if (outcome.state !== "stored") {
        const { status, closeDate } = changesIn(change);
        const isOther = outcome.state === "changedSince" && closeDate !== undefined;
        // Another person has set the close date: theirs stays.
        if (status !== undefined && isOther && !isUndo(change)) await changeStatus(job, status);
        else showFailure(outcome.error, nextTry(change, outcome));
      }
    } catch (error) {
      if (!isSuperseded()) showFailure(error, change);
    } finally {
      underWay.end(job.id, change);
    }
  };

  /** Whether a person is asked something before the job is published, or it need not be any more. */
  const isAsked = async (change: SingleWrite, isSuperseded: () => boolean): Promise<boolean> => {
    const { job } = change;
    const before = await readToPublish(client, job.id);
    if (isSuperseded()) return true;
    const read = client.getQueryData(jobQueries.detail(job.id).queryKey)?.job;
    if ((read && !(await checkToPublish(read, client))) || isSuperseded()) return true;
    if (!before || !isExpired(before.job)) return false;
    askForCloseDate("publish", before);
    return true;
  };

  const showDone = (change: SingleWrite, after: VersionedJob) => {
    const undo = isUndo(change) ? null : undoOf(change, after);
    const dedupeKey = jobToastKey(change.job.id);
    outbox.remove(dedupeKey);
    toasts.show({
      dedupeKey,
      message: doneMessage(after.job, change),
      ...(undo && { action: { label: m.job_undo(), run: () => void send(undo) } }),
    });
    // The read before had failed or timed out.
    if (publishesAsItIs(change) && isExpired(after.job))
      askForCloseDate("publish", after, change.job.status);
  };

  /** Shows the failure; after a lost connection the change waits in the outbox, which says so. */
  const showFailure = (
    error: unknown,
    change: SingleWrite,
    again: () => void = () => void send(change),
  ) => {
    const { job } = change;
    if (hasStatus(error, 0) && session.isCurrent(initialSession)) {
      const name = nameOfChange(change);
      const drop = () => dropWrite(change);
      outbox.add({ dedupeKey: jobToastKey(job.id), name, send: again, drop });
      return;
    }
    const { status } = changesIn(change);
    const what = { title: briefTitleOf(job), reason: messageOf(error) };
    const message = status ? m.job_status_refused({ status, ...what }) : m.job_extend_refused(what);
    toasts.show(failedToast(job, message, error, again));
  };

  /** @param statusBefore to which an undo of the publication leads back */
  const askForCloseDate = (
    action: CloseDatePrompt["action"],
    before: VersionedJob,
    statusBefore: JobStatus = before.job.status,
  ) => {
    if (!session.isCurrent(initialSession)) return;
    const { job } = before;
    const status = action === "publish" ? { status: "active" } : {};
    const submit = (closeDate: string) => {
      const changes = { ...status, closeDate };
      const seen = { ...job, status: statusBefore };
      void send(buttonWrite(seen, { kind: "change", changes }, before));
    };
    closeDateQueue.add({ dedupeKey: jobToastKey(job.id), action, job, submit });
  };

  const changeStatus = async (job: SeenJob, status: JobStatus) =>
    send(buttonWrite(job, { kind: "change", changes: { status } }));

  /** Reads a job whose close date is to be moved. */
  const readToExtend = async (
    row: JobHeader,
    extend: (read: VersionedJob) => void,
  ): Promise<void> => {
    try {
      // Without retries: a change that cannot be sent goes to the outbox at once, and never by itself.
      extend(await client.query({ ...jobQueries.detail(row.id), retry: false }));
    } catch (error) {
      // Nothing was sent, and no date is known yet.
      const change = buttonWrite(row, { kind: "change", changes: {} });
      showFailure(error, change, () => void readToExtend(row, extend));
    }
  };

  return {
    setStatus: async (row: JobHeader, status: JobStatus) => {
      // Opening the menu has read the job, so the cached one is newer than the row.
      const read = client.getQueryData(jobQueries.detail(row.id).queryKey)?.job;
      await changeStatus(read ?? row, status);
    },
    /** Sends a change that a page has left, under a new name: its own is used up. */
    sendAgain: async (change: SingleWrite) => send(renamed(change)),
    /** Takes back what another page, or the form, has done. */
    undo: send,
    showDone,
    extend: async (row: JobHeader) =>
      readToExtend(row, (read) => {
        const changes = { closeDate: extendedDate(read.job.closeDate, today()) };
        void send(buttonWrite(read.job, { kind: "change", changes }, read));
      }),
    chooseCloseDate: async (row: JobHeader) =>
      readToExtend(row, (read) => askForCloseDate("extend", read)),
  };
}

/** Whether a job is published without another close date. */
const publishesAsItIs = (change: SingleWrite): boolean => {
  const { status, closeDate } = changesIn(change);
  return status === "active" && closeDate === undefined && !isUndo(change);
};
