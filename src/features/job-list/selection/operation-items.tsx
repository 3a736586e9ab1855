import { CircleCheckIcon, Trash2Icon } from "lucide-react";
import { m } from "#src/i18n/paraglide/messages.js";
import { type Operation, OPERATIONS } from "#src/jobs/actions/operations/operations.ts";
import { MenuItem, MenuSeparator, useFocusWhenLate } from "#src/ui/actions/menu-item.tsx";

/** What can be done to many jobs, as items of a menu; the frequent ones have buttons. */
export function OperationItems({ onChoose }: { onChoose: (operation: Operation) => void }) {
  useFocusWhenLate();
  const { status, delete: deletion } = OPERATIONS;
  return (
    <>
      {Object.entries(OPERATIONS).map(
        ([kind, operation]) =>
          "inMenu" in operation && (
            <MenuItem key={kind} onClick={() => onChoose(operation.initial())}>
              {`${operation.name()}…`}
            </MenuItem>
          ),
      )}
      <MenuSeparator />
      <MenuItem
        icon={<CircleCheckIcon />}
        onClick={() => onChoose({ ...status.initial(), status: "active" })}
      >
        {m.job_publish()}
      </MenuItem>
      <MenuItem icon={<Trash2Icon />} danger onClick={() => onChoose(deletion.initial())}>
        {m.job_delete()}
      </MenuItem>
    </>
  );
}
