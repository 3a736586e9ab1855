import { m } from "#src/i18n/paraglide/messages.js";
import type { ChangeSet, ChangeSetAction } from "#src/jobs/writes/change-set.ts";
import { changeSetStore } from "#src/jobs/writes/change-set-store.ts";
import { useReferenceNames } from "#src/jobs/requests/reference/use-reference-names.ts";
import { useStored } from "#src/lib/database/use-stored.ts";
import type { OperationScope } from "#src/jobs/actions/operations/operation.ts";
import { definitionOf } from "#src/jobs/actions/operations/operations.ts";
import { describeOperation, jobsIn } from "./describe-action.ts";

/**
 * What a dry run would do, with how many jobs and where, in a sentence: "Archive 12 of 14 jobs in Hope, BC".
 * @param scope undefined while that is not known
 */
export function useActionTitle(action: ChangeSetAction, scope: OperationScope | undefined): string {
  const names = useReferenceNames();
  const of = action.kind === "undo" ? action.changeSet : "";
  const undone = useStored(async () => changeSetStore.get(of), [of]);
  if (!scope) return nameOf(action);
  const describe = (done: Exclude<ChangeSetAction, { kind: "undo" }>) =>
    done.kind === "import"
      ? m.change_do_import({ file: done.file, jobs: jobsIn(scope) })
      : describeOperation(done, names, scope);
  if (action.kind !== "undo") return describe(action);
  // The undo of an undo does again what was undone.
  const what =
    undone && undone.action.kind !== "undo"
      ? describe(undone.action)
      : (undone?.text ?? action.activity?.text);
  return what ? m.change_do_undo({ what }) : nameOf(action);
}

/** What a change set that was applied does, as its dry run said. */
export const titleOf = ({ text }: ChangeSet): string => text || m.activity_change_set();

function nameOf(action: ChangeSetAction): string {
  if (action.kind === "undo") return m.change_undo();
  return action.kind === "import" ? m.import_title() : definitionOf(action).name();
}
