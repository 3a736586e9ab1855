import { useNavigate } from "@tanstack/react-router";
import type { RefObject } from "react";
import { useShortcuts } from "#src/lib/shortcuts.ts";
import { isReadOnly } from "#src/lib/session/key-headers.ts";
import { moveBy, rowInFocus } from "./row-focus.ts";

/** Shortcuts of the list: search, next and previous row, edit. */
export function useRowShortcuts(searchBox: RefObject<HTMLInputElement | null>): void {
  const navigate = useNavigate();
  useShortcuts({
    search: () => searchBox.current?.focus(),
    nextRow: () => void moveBy(1),
    previousRow: () => void moveBy(-1),
    edit: () => {
      const jobId = Number(rowInFocus()?.dataset["row"]);
      if (jobId > 0 && !isReadOnly()) void navigate({ to: "/jobs/$jobId/edit", params: { jobId } });
    },
  });
}
