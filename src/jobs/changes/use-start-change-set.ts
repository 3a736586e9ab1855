import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { m } from "#src/i18n/paraglide/messages.js";
import { useToasts } from "#src/ui/feedback/toasts.tsx";
import type { ChangeSet, ChangeSetAction } from "../writes/change-set.ts";
import { changeSetStore } from "../writes/change-set-store.ts";

/** The operations, which bring along what reads descriptions: a page loads them when one is chosen. */
export const loadOperations = async () => (await import("../operations/operations.ts")).OPERATIONS;

export type Operations = Awaited<ReturnType<typeof loadOperations>>;

interface Start {
  action: ChangeSetAction | ((operations: Operations) => ChangeSetAction);
  chosen: ChangeSet["chosen"] | Promise<ChangeSet["chosen"]>;
}

/** Stores a planned change set and leads to its dry run, or says why it cannot. */
export function useStartChangeSet() {
  const navigate = useNavigate();
  const toasts = useToasts();
  return useMutation({
    mutationFn: async ({ action, chosen }: Start) =>
      changeSetStore.plan(
        typeof action === "function" ? action(await loadOperations()) : action,
        await chosen,
      ),
    onSuccess: async (changeSetId) =>
      navigate({ to: "/changes/$changeSetId", params: { changeSetId } }),
    onError: () =>
      toasts.show({ tone: "error", message: m.change_not_stored(), dedupeKey: "change sets" }),
  });
}
