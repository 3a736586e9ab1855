import { m } from "#src/i18n/paraglide/messages.js";
import type { ChangeSet, ChangeSetAction } from "#src/jobs/ledger/change-set.ts";
import { changeSetStore } from "#src/jobs/ledger/store.ts";
import type { Names } from "#src/jobs/fields/job-fields.ts";
import { useReferenceNames } from "#src/jobs/reference/use-reference-names.ts";
import { useStored } from "#src/lib/database/use-stored.ts";
import { operationNames } from "#src/jobs/changes/operation-names.ts";
import { describeOperation, isIncomplete } from "./describe-action.ts";

const describe = (action: Exclude<ChangeSetAction, { kind: "undo" }>, names: Names): string =>
  action.kind === "import"
    ? m.change_do_import({ file: action.file })
    : describeOperation(action, names);

/** What a change set does, on one line, and where, if all its postings are in one place. */
export function useActionTitle(set: Pick<ChangeSet, "action" | "place"> | undefined): string {
  const names = useReferenceNames();
  const action = set?.action;
  const of = action?.kind === "undo" ? action.changeSet : "";
  const undone = useStored(async () => changeSetStore.get(of), [of]);
  if (action === undefined) return m.ui_loading();
  if (action.kind !== "undo" && action.kind !== "import" && isIncomplete(action))
    return operationNames[action.kind]();
  const at = (what: string, place = set?.place) => [what, place].filter(Boolean).join(" · ");
  if (action.kind !== "undo") return at(describe(action, names));
  // The undo of an undo does again what was undone.
  const what =
    undone && undone.action.kind !== "undo"
      ? at(describe(undone.action, names), undone.place)
      : (undone?.text ?? action.activity?.text ?? "…");
  return m.change_do_undo({ what });
}
