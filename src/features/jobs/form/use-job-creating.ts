import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { JobStatus } from "#contract/job-status.ts";
import { useSaveJob } from "../mutations.ts";
import { jobQueries } from "../queries.ts";
import type { VersionedJob } from "../requests.ts";
import { findArrived, mayHaveArrived } from "./find-arrived.ts";
import { type JobFormValues, requestOf } from "./form-values.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";

/** A job that was sent to be created and has not been answered: the service may have it. */
export interface SentJob {
  values: JobFormValues;
  status: JobStatus;
  /** The same for every try of these. */
  idempotencyKey: string;
}

interface Created {
  job: VersionedJob;
  /** What it says, where it was there already and only the answer had been lost. */
  arrived?: SentJob;
}

interface Options {
  /** What was sent before the form was loaded again. */
  sentBefore: SentJob | undefined;
  /** Something is about to go: a reload would lose the answer too. */
  onSending: () => void;
}

const bodyOf = ({ values, status }: Pick<SentJob, "values" | "status">) => ({
  ...requestOf(values),
  status,
});

/**
 * Creates a job once, however often it is tried. Where an answer was lost, the service is asked
 * what became of the job before anything is sent again: not every service knows `Idempotency-Key`,
 * and none says so.
 */
export function useJobCreating({ sentBefore, onSending }: Options) {
  const client = useQueryClient();
  const { mutateAsync } = useSaveJob();
  const sent = useRef(sentBefore);

  const lookFor = async (job: SentJob) =>
    findArrived(bodyOf(job), {
      list: (filter) => client.query({ ...jobQueries.list(filter), staleTime: 0 }),
      read: (id) => client.query({ ...jobQueries.detail(id), staleTime: 0 }),
    });

  const createOrFind = async (values: JobFormValues, status: JobStatus): Promise<Created> => {
    const before = sent.current;
    const found = before && (await lookFor(before));
    if (found) return { job: found, arrived: before };
    const body = bodyOf({ values, status });
    const again = before && JSON.stringify(bodyOf(before)) === JSON.stringify(body);
    const now = again ? before : { values, status, idempotencyKey: newIdempotencyKey() };
    sent.current = now;
    onSending();
    try {
      return { job: await mutateAsync({ body, idempotencyKey: now.idempotencyKey }) };
    } catch (error) {
      // What was refused has not arrived; but what was sent before it may have.
      if (!mayHaveArrived(error)) sent.current = before;
      // If that fails as well, it is looked for before the next try.
      else {
        const job = await lookFor(now).catch(() => null);
        if (job) return { job, arrived: now };
      }
      throw error;
    }
  };

  return {
    /** The job, and what of it had arrived before: what was typed since is a change of that. */
    create: async (values: JobFormValues, status: JobStatus): Promise<Created> => {
      const created = await createOrFind(values, status);
      sent.current = undefined;
      return created;
    },
    /** What may be there already. */
    getSent: () => sent.current,
    /** The form is about something else from now on. */
    setSent: (next: SentJob | undefined) => {
      sent.current = next;
    },
  };
}
