import {
  ArchiveIcon,
  CalendarPlusIcon,
  CircleCheckIcon,
  DownloadIcon,
  SquarePenIcon,
  Trash2Icon,
} from "lucide-react";
import { useRef } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { DEFAULT_OPERATIONS, type Operation } from "#src/jobs/writes/operation.ts";
import { operationNames } from "#src/jobs/changes/operation-names.ts";
import { useStartChangeSet } from "#src/jobs/changes/use-start-change-set.ts";
import { selection, useSelection } from "#src/jobs/list/selection.ts";
import { ExportItems } from "#src/jobs/sheets/export/export-items.tsx";
import { isLimitedPlan } from "#src/lib/session/key-headers.ts";
import { useShortcuts } from "#src/ui/actions/shortcuts.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Menu } from "#src/ui/actions/menu.tsx";
import { MenuItem, MenuSeparator } from "#src/ui/actions/menu-item.tsx";
import styles from "./selection-bar.module.css";

// One text in many places is an action of one posting.
const { closeDate, delete: deletion, status, postInPlaces: _, ...others } = DEFAULT_OPERATIONS;

const FREQUENT = [
  { label: m.job_archive, icon: <ArchiveIcon />, operation: status },
  { label: m.job_extend, icon: <CalendarPlusIcon />, operation: closeDate },
];

const publish = { ...status, status: "active" } as const;

/** What can be done with the selected jobs: each leads to a dry run. */
export function SelectionActions() {
  const { mutate, isPending, variables } = useStartChangeSet();
  const count = useSelection((selected) => selected.size);
  const start = (operation: Operation) => {
    const chosen = [...selection.get()].map(([id, etag]) => ({ id, etag }));
    const action =
      operation.kind === "autoRefresh" ? { ...operation, on: !isLimitedPlan() } : operation;
    mutate({ action, chosen });
  };
  const actions = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element>(null);
  /** The bar is many presses of Tab away from a row. */
  const goThereOrBack = () => {
    const { activeElement } = document;
    const isThere = actions.current?.closest("section")?.contains(activeElement);
    const to = isThere ? cameFrom.current : actions.current?.querySelector("button");
    if (!isThere) cameFrom.current = activeElement;
    if (to instanceof HTMLElement) to.focus();
  };
  useShortcuts({ archive: () => isPending || start(status), selectionBar: goThereOrBack });
  return (
    <div className={styles.actions} ref={actions}>
      {FREQUENT.map(({ label, icon, operation }) => (
        <Button
          key={label()}
          size="small"
          icon={icon}
          busy={isPending && variables.action === operation && m.selection_preparing()}
          onClick={() => start(operation)}
        >
          {label()}
        </Button>
      ))}
      <Menu
        label={m.selection_more()}
        variant="secondary"
        size="small"
        icon={<SquarePenIcon />}
        trigger={m.selection_more()}
      >
        {Object.values(others).map((operation) => (
          <MenuItem key={operation.kind} onClick={() => start(operation)}>
            {`${operationNames[operation.kind]()}…`}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem icon={<CircleCheckIcon />} onClick={() => start(publish)}>
          {m.job_publish()}
        </MenuItem>
        <MenuItem icon={<Trash2Icon />} danger onClick={() => start(deletion)}>
          {m.job_delete()}
        </MenuItem>
      </Menu>
      <Menu
        label={m.export_title()}
        variant="secondary"
        size="small"
        icon={<DownloadIcon />}
        trigger={m.export_title()}
      >
        <ExportItems source={() => ({ ids: [...selection.get().keys()] })} count={count} />
      </Menu>
    </div>
  );
}
