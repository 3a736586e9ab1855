import { ArchiveIcon, CalendarPlusIcon, DownloadIcon, SquarePenIcon } from "lucide-react";
import { noop } from "@tanstack/react-query";
import { lazy, useEffect, useRef } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import {
  type Operations,
  useStartChangeSet,
} from "#src/jobs/actions/changes/use-start-change-set.ts";
import { selection, useSelection } from "#src/jobs/list/selection.ts";
import { ExportItems } from "#src/jobs/files/export/export-items.tsx";
import { useShortcuts } from "#src/ui/actions/shortcuts.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Menu } from "#src/ui/actions/menu.tsx";
import { LateCode } from "#src/ui/feedback/late-code.tsx";
import styles from "./selection-bar.module.css";

const loadItems = async () => import("./operation-items.tsx");

/** They bring along what reads descriptions. */
const OperationItems = lazy(async () => ({ default: (await loadItems()).OperationItems }));

const archive = ({ status }: Operations) => status.initial();

const FREQUENT = [
  { label: m.job_archive, icon: <ArchiveIcon />, action: archive },
  {
    label: m.job_extend,
    icon: <CalendarPlusIcon />,
    action: ({ closeDate }: Operations) => closeDate.initial(),
  },
];

/** What can be done with the selected jobs: each leads to a dry run. */
export function SelectionActions() {
  const { mutate, isPending, variables } = useStartChangeSet();
  const count = useSelection((selected) => selected.size);
  const start = (action: Parameters<typeof mutate>[0]["action"]) => {
    const chosen = [...selection.get()].map(([id, etag]) => ({ id, etag }));
    mutate({ action, chosen });
  };
  // The menu is opened a while after the first job is selected.
  useEffect(() => void loadItems().catch(noop), []);
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
  useShortcuts({ archive: () => isPending || start(archive), selectionBar: goThereOrBack });
  return (
    <div className={styles.actions} ref={actions}>
      {FREQUENT.map(({ label, icon, action }) => (
        <Button
          key={label()}
          size="small"
          icon={icon}
          busy={isPending && variables.action === action && m.selection_preparing()}
          onClick={() => start(action)}
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
        <LateCode>
          <OperationItems onChoose={start} />
        </LateCode>
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
