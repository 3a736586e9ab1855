import { noop, useMutation, useQueryClient } from "@tanstack/react-query";
import { hasPassed } from "#contract/calendar-date.ts";
import { type StatusChange, statusKey } from "../pending-status.ts";
import { jobQueries } from "../queries.ts";
import type { VersionedJob } from "../requests.ts";

/** For longer, a job does not count as published of which nothing has been sent. */
const MAX_WAIT_MS = 3_000;

const tooLate = async () =>
  new Promise<undefined>((resolve) => void setTimeout(resolve, MAX_WAIT_MS));

/** A job whose close date has passed. */
export interface PassedJob extends VersionedJob {
  closeDate: string;
}

/** `null` where its close date has not passed. */
export function passedJob({ job, etag }: VersionedJob): PassedJob | null {
  const { closeDate } = job;
  return closeDate !== null && hasPassed(closeDate) ? { job, etag, closeDate } : null;
}

/**
 * Reads a job that is to be published, where its close date has passed; `null` where it has not, or
 * nobody can say in time: then the service has the last word. Until the job is known, it counts as being
 * published (`pending-status.ts`).
 */
export function useReadPassedJob() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationKey: statusKey,
    mutationFn: async ({ id }: StatusChange) => {
      const query = jobQueries.detail(id);
      // What the person sees is asked about, however long ago it was read.
      const shown = client.getQueryCache().find<VersionedJob>({
        queryKey: query.queryKey,
        type: "active",
        predicate: ({ state }) => !state.isInvalidated,
      })?.state.data;
      const read = async () => client.query({ ...query, retry: false }).catch(noop);
      const known = shown ?? (await Promise.race([read(), tooLate()]));
      return known ? passedJob(known) : null;
    },
  });
  return mutateAsync;
}
