import { queryOptions, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import type { ChangeSet, ChangeSetAction } from "#src/jobs/changes/change-set.ts";
import { planChangeSet, readPlanSource } from "#src/jobs/changes/plan-change-set.ts";
import { isIncomplete } from "./describe-action.ts";

const planSource = (set: ChangeSet, onProgress: (read: number) => void) =>
  // oxlint-disable-next-line query/exhaustive-deps -- what is chosen never changes
  queryOptions({
    queryKey: ["plan", set.id],
    queryFn: async ({ signal }) => readPlanSource(set, signal, onProgress),
    // The dry run shows one moment; what changes later is found when it is applied.
    staleTime: Infinity,
    gcTime: 0,
  });

/** The dry run of a planned change set, made again for each change of its action. */
export function usePlan(set: ChangeSet, action: ChangeSetAction) {
  const [read, setRead] = useState(0);
  const source = useQuery(planSource(set, setRead));
  // Typing stays ahead of the dry run.
  const planned = useDeferredValue(action);
  const { data } = source;
  const plan = useMemo(
    () => (data && !isIncomplete(planned) ? planChangeSet(set, planned, data) : []),
    [set, planned, data],
  );
  return { source, read, plan, planned };
}
