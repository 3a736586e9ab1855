import { useNavigate } from "@tanstack/react-router";
import { type RefObject, useRef } from "react";
import { useShortcuts } from "#src/lib/shortcuts.ts";

const allRows = () => [...document.querySelectorAll<HTMLElement>("[data-row]")];
const rowInFocus = () => document.activeElement?.closest<HTMLElement>("[data-row]");

/** Moves the focus to the title of the row that is `step` further; to the first from outside. */
function moveBy(step: 1 | -1): void {
  const rows = allRows();
  const current = rowInFocus();
  const next = current ? rows[rows.indexOf(current) + step] : rows[0];
  const title = next?.querySelector("a");
  title?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: "nearest" });
}

/** `/` to the search box, `j` and `k` through the rows, `e` edits the row in focus. */
export function useRowShortcuts(): RefObject<HTMLInputElement | null> {
  const searchBox = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useShortcuts({
    "/": () => searchBox.current?.focus(),
    j: () => moveBy(1),
    k: () => moveBy(-1),
    e: () => {
      const id = Number(rowInFocus()?.dataset["row"]);
      if (id > 0) void navigate({ to: "/jobs/$id/edit", params: { id } });
    },
  });
  return searchBox;
}
