import { FileUpIcon, Undo2Icon } from "lucide-react";
import { definitionOf } from "#src/jobs/actions/operations/operations.ts";
import type { ChangeSetAction } from "#src/jobs/writes/change-set.ts";

/** The picture of what a change set does. */
export function ActionIcon({ action }: { action: ChangeSetAction }) {
  if (action.kind === "undo") return <Undo2Icon />;
  if (action.kind === "import") return <FileUpIcon />;
  return definitionOf(action).icon(action);
}
