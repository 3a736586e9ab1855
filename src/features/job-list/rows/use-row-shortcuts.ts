import { useNavigate } from "@tanstack/react-router";
import type { RefObject } from "react";
import type { JobHeader } from "#contract/job.ts";
import { useSelection } from "#src/jobs/list/selection.ts";
import { useShortcuts } from "#src/ui/actions/shortcuts.ts";
import { isReadOnly } from "#src/lib/session/key-headers.ts";
import { moveBy, rowInFocus } from "./row-focus.ts";

interface RowShortcuts {
  searchBox: RefObject<HTMLInputElement | null>;
  rows: readonly JobHeader[];
  onArchive: (job: JobHeader) => void;
}

/** Shortcuts of the list: search, next and previous row, edit and archive. */
export function useRowShortcuts({ searchBox, rows, onArchive }: RowShortcuts): void {
  const navigate = useNavigate();
  const isAnySelected = useSelection((selected) => selected.size > 0);
  const writableId = () => (isReadOnly() ? 0 : Number(rowInFocus()?.dataset["row"] ?? 0));
  useShortcuts({
    search: () => searchBox.current?.focus(),
    nextRow: () => void moveBy(1),
    previousRow: () => void moveBy(-1),
    edit: () => {
      const jobId = writableId();
      if (jobId > 0) void navigate({ to: "/jobs/$jobId/edit", params: { jobId } });
    },
    // Selected jobs are archived together, by the selection bar.
    ...(!isAnySelected && {
      archive: () => {
        const jobId = writableId();
        const job = rows.find(({ id, status }) => id === jobId && status !== "archived");
        if (job) onArchive(job);
      },
    }),
  });
}
