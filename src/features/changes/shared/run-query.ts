import { queryOptions } from "@tanstack/react-query";
import { isRunSomewhere } from "#src/jobs/actions/changes/run-change-set.ts";

/** Whether a tab sends a running change set: the one that did may have been closed. */
export const runQuery = (id: string) =>
  queryOptions({
    queryKey: ["changes", id, "run"],
    queryFn: async () => isRunSomewhere(id),
    // It has just been started.
    initialData: true,
    staleTime: 1_000,
    refetchInterval: 1_000,
    networkMode: "always",
  });
