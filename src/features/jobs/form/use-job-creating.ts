import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useSaveJob } from "../mutations.ts";
import { jobQueries, type VersionedJob } from "../queries.ts";
import { changedProperties } from "./changed-properties.ts";
import { findArrived, mayHaveArrived } from "./find-arrived.ts";
import { type JobBody, type JobFormValues, requestOf, valuesOfJob } from "./form-values.ts";
import { createIdempotencyKeys } from "./idempotency-key.ts";

interface Created {
  saved: VersionedJob;
  /** It was there already: only the answer had been lost. */
  arrived: boolean;
}

const statuses = { draft: "draft", publish: "active" };

/**
 * Creates a job once, however often it is tried. Where an answer was lost, the service is asked
 * what became of the job before anything is sent again: not every service knows `Idempotency-Key`,
 * and none says so.
 */
export function useJobCreating() {
  const client = useQueryClient();
  const { mutateAsync } = useSaveJob();
  const [keyOf] = useState(createIdempotencyKeys);
  const lost = useRef<JobBody>(undefined);

  const lookFor = async (sent: JobBody) =>
    findArrived(sent, {
      list: (filter) => client.query({ ...jobQueries.list(filter), staleTime: 0 }),
      read: (id) => client.query({ ...jobQueries.detail(id), staleTime: 0 }),
    });

  /** The job has arrived as it was then; what was typed since is a change of it. */
  const bringUpToDate = async (found: VersionedJob, body: JobBody): Promise<Created> => {
    const { status, ...properties } = body;
    const { job, etag } = found;
    const changes = {
      ...changedProperties(requestOf(valuesOfJob(job)), properties),
      ...(status !== job.status && { status }),
    };
    const same = JSON.stringify(body) === JSON.stringify(lost.current);
    const saved = same ? found : await mutateAsync({ id: job.id, etag, changes });
    return { saved, arrived: true };
  };

  const create = async (intent: keyof typeof statuses, values: JobFormValues): Promise<Created> => {
    const body = { ...requestOf(values), status: statuses[intent] };
    const before = lost.current && (await lookFor(lost.current));
    if (before) return bringUpToDate(before, body);
    try {
      return {
        saved: await mutateAsync({ body, idempotencyKey: keyOf(body) }),
        arrived: false,
      };
    } catch (error) {
      if (!mayHaveArrived(error)) throw error;
      lost.current = body;
      // If that fails as well, it is looked for before the next try.
      const found = await lookFor(body).catch(() => null);
      if (found) return { saved: found, arrived: true };
      throw error;
    }
  };
  return { create };
}
