import { keepPreviousData, queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isLimitedPlan } from "#src/lib/session/key-headers.ts";
import type { ChangeSet, ChangeSetAction } from "#src/jobs/writes/change-set.ts";
import {
  planChangeSet,
  type PlanSource,
  readPlanSource,
} from "#src/jobs/actions/changes/plan/plan-change-set.ts";
import { isIncomplete } from "../shared/describe-action.ts";

const sourceQuery = (set: ChangeSet, onProgress: (read: number) => void) =>
  // oxlint-disable-next-line query/exhaustive-deps -- what is chosen never changes
  queryOptions({
    queryKey: ["changes", set.id],
    queryFn: async ({ client, signal }) => readPlanSource(client, set, signal, onProgress),
    // The dry run shows one moment; what changes later is found when it is applied.
    staleTime: Infinity,
    gcTime: 0,
  });

const planQuery = (set: ChangeSet, action: ChangeSetAction, source: PlanSource | undefined) =>
  // oxlint-disable-next-line query/exhaustive-deps -- the source is read once
  queryOptions({
    queryKey: ["changes", set.id, "plan", action],
    queryFn:
      source && !isIncomplete(action)
        ? async ({ signal }) => ({
            action,
            items: await planChangeSet(set, action, source, isLimitedPlan(), signal),
          })
        : skipToken,
    placeholderData: keepPreviousData,
    structuralSharing: false,
    gcTime: 0,
  });

/** The dry run of a planned change set, made again for each change of its action. */
export function usePlan(set: ChangeSet, action: ChangeSetAction) {
  const [read, setRead] = useState(0);
  const source = useQuery(sourceQuery(set, setRead));
  const plan = useQuery(planQuery(set, action, source.data));
  return { source, read, plan: plan.data, isStale: plan.isPlaceholderData };
}
