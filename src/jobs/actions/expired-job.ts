import { noop, useMutation, useQueryClient } from "@tanstack/react-query";
import { hasPassed } from "#contract/calendar-date.ts";
import { type StatusChange, statusKey } from "../pending-status.ts";
import { jobQueries } from "../queries.ts";
import type { VersionedJob } from "../requests.ts";

/**
 * How long the look at the close date may take. Meanwhile the job shows as published, and nothing
 * has been sent.
 */
const MAX_WAIT_MS = 3_000;

const tooLate = async () =>
  new Promise<undefined>((resolve) => void setTimeout(resolve, MAX_WAIT_MS));

/** A job whose close date has passed. */
export interface ExpiredJob extends VersionedJob {
  closeDate: string;
}

/** `null` where its close date has not passed. */
export function expiredJob({ job, etag }: VersionedJob): ExpiredJob | null {
  const { closeDate } = job;
  return closeDate !== null && hasPassed(closeDate) ? { job, etag, closeDate } : null;
}

/**
 * Reads a job that is to be published, to see whether its close date has passed: answers the job
 * then, and `null` where it has not, or where that is not known in time and is left to the service.
 * Meanwhile the job counts as being published (`pending-status.ts`).
 */
export function useReadPassedJob() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationKey: statusKey,
    mutationFn: async ({ id }: StatusChange) => {
      const query = jobQueries.detail(id);
      // The version that is on the page, however old: it is what the person sees.
      const shown = client.getQueryCache().find<VersionedJob>({
        queryKey: query.queryKey,
        type: "active",
        predicate: ({ state }) => !state.isInvalidated,
      })?.state.data;
      const read = async () => client.query({ ...query, retry: false }).catch(noop);
      const known = shown ?? (await Promise.race([read(), tooLate()]));
      return known ? expiredJob(known) : null;
    },
  });
  return mutateAsync;
}
