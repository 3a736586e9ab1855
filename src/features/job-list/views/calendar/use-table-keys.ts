import { type KeyboardEvent, useLayoutEffect, useRef } from "react";

const buttonsIn = (table: HTMLTableElement) => [...table.querySelectorAll("button")];

/**
 * Makes the buttons of a table one tab stop, which the arrow keys move: from one to the next, and up and down in a
 * column; Home and End lead to the ends of a row.
 * @returns the props of the table
 */
export function useTableKeys() {
  const table = useRef<HTMLTableElement>(null);
  const latest = useRef<HTMLButtonElement>(null);
  const stopAt = (button: HTMLButtonElement | undefined) => {
    if (!table.current || !button) return;
    latest.current = button;
    for (const other of buttonsIn(table.current)) other.tabIndex = other === button ? 0 : -1;
  };
  // After every render: what is counted comes and goes.
  useLayoutEffect(() => {
    const buttons = table.current ? buttonsIn(table.current) : [];
    const pressed = buttons.find((button) => button.ariaPressed === "true");
    stopAt(buttons.find((button) => button === latest.current) ?? pressed ?? buttons[0]);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const from = event.target instanceof Element && event.target.closest("button");
    if (!table.current || !from) return;
    const to = neighbour(table.current, from, event.key);
    if (!to) return;
    event.preventDefault();
    stopAt(to);
    to.focus();
  };
  return { ref: table, onKeyDown };
}

function neighbour(
  table: HTMLTableElement,
  from: HTMLButtonElement,
  key: string,
): HTMLButtonElement | undefined {
  const all = buttonsIn(table);
  const at = all.indexOf(from);
  const column = (button: Element) => button.closest("td")?.cellIndex;
  const row = all.filter((button) => button.closest("tr") === from.closest("tr"));
  const below = all.filter((button) => column(button) === column(from));
  const keys: Record<string, HTMLButtonElement | undefined> = {
    ArrowRight: all[at + 1],
    ArrowLeft: all[at - 1],
    ArrowDown: below[below.indexOf(from) + 1],
    ArrowUp: below[below.indexOf(from) - 1],
    Home: row[0],
    End: row.at(-1),
  };
  return keys[key];
}
