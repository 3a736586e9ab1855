import { useEffect, useRef } from "react";
import type { JobHeader } from "#contract/job.ts";
import { focusHeading } from "#src/ui/focus-heading.ts";

const linkOf = (id: number) => document.querySelector<HTMLElement>(`[data-row="${id}"] a`);

/** Goes to the row of a job; `false` where the list does not show it. */
export function focusRow(id: number): boolean {
  const link = linkOf(id);
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
 * the last row after the last one, the heading when none is left. `expect` names the row that an
 * action is about to take away.
 */
export function useRowFocus({ rows, before, settled }: ShownRows) {
  const leaving = useRef<{ id: number; place: number }>(undefined);

  // After every rendering: a dialog has the focus until it closes, and no row changes when it does.
  useEffect(() => {
    const left = leaving.current;
    if (!left || !settled || document.querySelector("dialog[open]")) return;
    if (rows.some(({ id }) => id === left.id)) return;
    leaving.current = undefined;
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const next = rows[Math.min(left.place - before, rows.length - 1)];
    if (next) linkOf(next.id)?.focus();
    else focusHeading();
  });

  return {
    expect: (id: number) => {
      leaving.current = { id, place: before + rows.findIndex((row) => row.id === id) };
    },
  };
}
