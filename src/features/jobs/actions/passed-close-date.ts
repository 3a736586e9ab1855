import { noop, useMutation, useQueryClient } from "@tanstack/react-query";
import { hasPassed } from "#contract/calendar-date.ts";
import { type StatusChange, statusKey } from "../pending-status.ts";
import { jobQueries } from "../queries.ts";
import type { VersionedJob } from "../requests.ts";

/**
 * Finds the close date of a job that is to be published, where it has passed; `null` where it has not,
 * or nobody can say: then the service has the last word. Until the job is known, it counts as being
 * published (`pending-status.ts`).
 */
export function usePassedCloseDate() {
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
      const known = shown ?? (await client.query(query).catch(noop));
      const closeDate = known?.job.closeDate ?? null;
      return closeDate !== null && hasPassed(closeDate) ? closeDate : null;
    },
  });
  return mutateAsync;
}
