import { noop, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { daysBetween, todayIn } from "#contract/calendar-date.ts";
import type { JobHeader } from "#contract/job.ts";
import type { JobStatus } from "#contract/job-status.ts";
import { hasStatus, messageOf } from "#src/lib/api/api-error.ts";
import { session } from "#src/lib/session/current-session.ts";
import { text } from "#src/lib/text/job-text.ts";
import { aboutJob, unsent } from "#src/lib/connection/unsent.ts";
import { useToasts } from "#src/ui/toasts.tsx";
import { useSetStatus } from "../mutations.ts";
import type { StatusChange } from "../pending-status.ts";
import { jobQueries } from "../queries.ts";
import { briefTitleOf } from "../title-of.ts";
import { failedToast } from "./failed-toast.ts";

/** A press that does nothing for longer looks broken. */
const MAX_WAIT_MS = 1_000;

const tooLate = async () =>
  new Promise<undefined>((resolve) => void setTimeout(resolve, MAX_WAIT_MS));

/** A job that is to be published although its close date has passed. */
export interface Republication {
  job: JobHeader;
  /** The date that has passed. */
  closeDate: string;
}

/**
 * Publishes and archives: at once, with Undo. Publishing a job whose close date has passed asks for
 * a new one first; `republication` is that question while it is open.
 */
export function useStatusChange() {
  const client = useQueryClient();
  const toasts = useToasts();
  const { mutateAsync } = useSetStatus();
  const [republication, setRepublication] = useState<Republication>();
  const [begun] = useState(session.get);

  const change = async (job: JobHeader, to: StatusChange, back: StatusChange) => {
    try {
      await mutateAsync(to);
      unsent.settle(aboutJob(job.id));
      toasts.show({
        about: aboutJob(job.id),
        message: text.job.statusSet(to.status, briefTitleOf(job)),
        action: { label: text.job.undo, run: () => void undo(job, back) },
      });
    } catch (error) {
      refused(error, job, to.status, () => void change(job, to, back));
    }
  };

  /** Says why not, and where the service was not even reached, waits for the connection to try again. */
  const refused = (error: unknown, job: JobHeader, status: JobStatus, again: () => void) => {
    const message = text.job.statusRefused(status, briefTitleOf(job), messageOf(error));
    toasts.show(failedToast(job, message, error, again));
    if (!hasStatus(error, 0) || !session.isCurrent(begun)) return;
    const { publish, archive, undo } = text.job;
    const verb = { active: publish, archived: archive, draft: undo }[status];
    unsent.add({
      about: aboutJob(job.id),
      name: text.job.unsent(verb, briefTitleOf(job)),
      send: again,
    });
  };

  const undo = async (job: JobHeader, back: StatusChange) => {
    try {
      await mutateAsync(back);
      unsent.settle(aboutJob(job.id));
      const message = text.job.statusSet(back.status, briefTitleOf(job));
      toasts.show({ about: aboutJob(job.id), message });
    } catch (error) {
      refused(error, job, back.status, () => void undo(job, back));
    }
  };

  /** `null` when the job does not say, or not in time: then the service has the last word. */
  const passedCloseDate = async (id: number): Promise<string | null> => {
    const known = await Promise.race([client.query(jobQueries.detail(id)), tooLate()]).catch(noop);
    const closeDate = known?.job.closeDate ?? null;
    return closeDate !== null && daysBetween(todayIn(), closeDate) < 0 ? closeDate : null;
  };

  return {
    setStatus: async (job: JobHeader, status: JobStatus) => {
      const closeDate = status === "active" ? await passedCloseDate(job.id) : null;
      if (closeDate !== null) setRepublication({ job, closeDate });
      else await change(job, { id: job.id, status }, { id: job.id, status: job.status });
    },

    republication,
    republish: async (closeDate: string) => {
      if (!republication) return;
      const { job, closeDate: before } = republication;
      setRepublication(undefined);
      await change(
        job,
        { id: job.id, status: "active", closeDate },
        { id: job.id, status: job.status, closeDate: before },
      );
    },
    cancelRepublication: () => setRepublication(undefined),
  };
}
