import { useEffect, useRef } from "react";
import type { JobHeader } from "#contract/job.ts";
import { focusHeading } from "#src/ui/navigation/focus-heading.ts";

/** The row that has the focus, or a control in it. */
export const rowInFocus = () => document.activeElement?.closest<HTMLTableRowElement>("[data-row]");

/** Goes to the row of a job; `false` where the list does not show it. */
export function focusRow(id: number): boolean {
  const link = document.querySelector<HTMLElement>(`[data-row="${id}"] a`);
  link?.focus();
  return link !== null;
}

interface ShownRows {
  rows: readonly JobHeader[];
  /** How many rows of the whole list stand before these. */
  before: number;
  /** The rows are what was asked for, and no other page is about to take their place. */
  settled: boolean;
}

/**
 * A row that leaves the list takes the focus with it; the row that moves up in its place gets it,
 * the last row after the last one, the heading when none is left.
 * @returns to be called before a dialog takes the focus from the row
 */
export function useRowFocus({ rows, before, settled }: ShownRows) {
  const hold = () => {
    const row = rowInFocus();
    return row && { row, place: before + row.sectionRowIndex };
  };
  const leaving = useRef<ReturnType<typeof hold>>(undefined);
  // While the rows before are still there: one that goes has the focus no more.
  const held = hold();

  // After every rendering: a dialog has the focus until it closes, and no row changes when it does.
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
