import { useEffect, useRef } from "react";
import type { JobHeader } from "#contract/job.ts";
import { focusHeading } from "#src/ui/navigation/focus-heading.ts";

export const allRows = () => [...document.querySelectorAll<HTMLElement>("[data-row]")];

/** The row that has the focus, or a control in it. */
export const rowInFocus = () => document.activeElement?.closest<HTMLTableRowElement>("[data-row]");

/**
 * Moves the focus to the title of the row that is `step` further; to the first from outside.
 * @returns the row, if there is one
 */
export function moveBy(step: 1 | -1): HTMLElement | undefined {
  const rows = allRows();
  const current = rowInFocus();
  const next = current ? rows[rows.indexOf(current) + step] : rows[0];
  next?.querySelector("a")?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: "nearest" });
  return next;
}

/** Focuses the row of a job. Returns `false` if the list does not show it. */
export function focusRow(id: number): boolean {
  const link = document.querySelector<HTMLElement>(`[data-row="${id}"] a`);
  link?.focus();
  return link !== null;
}

interface ShownRows {
  rows: readonly JobHeader[];
  /** Number of rows on the pages before. */
  before: number;
  /** Whether the rows belong to the current filter and page. */
  settled: boolean;
}

/**
 * When the focused row leaves the list, focuses the row that takes its place, else the last row, else the
 * heading.
 * @returns to be called before a dialog takes the focus from the row
 */
export function useRowFocus({ rows, before, settled }: ShownRows) {
  const hold = () => {
    const row = rowInFocus();
    return row && { row, place: before + row.sectionRowIndex };
  };
  const leaving = useRef<ReturnType<typeof hold>>(undefined);
  // Read before the commit: a removed row no longer has the focus.
  const held = hold();

  // After every render: a dialog holds the focus until it closes.
  useEffect(() => {
    if (held && !held.row.isConnected) leaving.current = held;
    const left = leaving.current;
    if (!left || left.row.isConnected || !settled || document.querySelector("dialog[open]")) return;
    leaving.current = undefined;
    if (document.activeElement !== document.body) return;
    const next = rows[left.place - before] ?? rows.at(-1);
    if (next) focusRow(next.id);
    else focusHeading();
  });

  return () => {
    leaving.current = hold();
  };
}
