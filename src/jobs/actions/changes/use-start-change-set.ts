import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { m } from "#src/i18n/paraglide/messages.js";
import { useToasts } from "#src/ui/feedback/toasts.tsx";
import type { ChangeSet, ChangeSetAction } from "../../writes/change-set.ts";
import { changeSetStore } from "../../writes/change-set-store.ts";

/** The operations, which bring along what reads descriptions: a page loads them when one is chosen. */
const loadOperations = async () => (await import("../operations/operations.ts")).OPERATIONS;

export type Operations = Awaited<ReturnType<typeof loadOperations>>;

/** Why there is no dry run, where the operations did not come. */
class NotLoaded extends Error {}

const fail = (cause: unknown): never => {
  throw new NotLoaded("operations", { cause });
};

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
        typeof action === "function" ? action(await loadOperations().catch(fail)) : action,
        await chosen,
      ),
    onSuccess: async (changeSetId) =>
      navigate({ to: "/changes/$changeSetId", params: { changeSetId } }),
    onError: (error) =>
      toasts.show({
        tone: "error",
        message: error instanceof NotLoaded ? m.ui_part_failed() : m.change_not_stored(),
        dedupeKey: "change sets",
      }),
  });
}
