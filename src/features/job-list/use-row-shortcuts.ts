import { useNavigate } from "@tanstack/react-router";
import type { RefObject } from "react";
import { useShortcuts } from "#src/lib/shortcuts.ts";
import { rowInFocus } from "./row-focus.ts";

const allRows = () => [...document.querySelectorAll<HTMLElement>("[data-row]")];

/** Moves the focus to the title of the row that is `step` further; to the first from outside. */
function moveBy(step: 1 | -1): void {
  const rows = allRows();
  const current = rowInFocus();
  const next = current ? rows[rows.indexOf(current) + step] : rows[0];
  const title = next?.querySelector("a");
  title?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: "nearest" });
}

/** Shortcuts of the list: search, next and previous row, edit. */
export function useRowShortcuts(searchBox: RefObject<HTMLInputElement | null>): void {
  const navigate = useNavigate();
  useShortcuts({
    search: () => searchBox.current?.focus(),
    nextRow: () => moveBy(1),
    previousRow: () => moveBy(-1),
    edit: () => {
      const jobId = Number(rowInFocus()?.dataset["row"]);
      if (jobId > 0) void navigate({ to: "/jobs/$jobId/edit", params: { jobId } });
    },
  });
}
