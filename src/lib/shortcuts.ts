import { useEffect, useRef, useSyncExternalStore } from "react";
import { keep, ofComputer, readKept } from "./storage.ts";

const NAME = "shortcuts";
const TYPING =
  "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=menu]";
const OVER_THE_PAGE = "dialog[open], [popover=auto]:popover-open";

const listeners = new Set<() => void>();

/** Single keys can get in the way of speech input and of some keyboards (WCAG 2.1.4). */
const areShortcutsOn = () => readKept(ofComputer, NAME) !== "off";

/** Turns them off or on, for every visit on this computer. */
export function turnShortcuts(on: boolean): void {
  keep(ofComputer, NAME, on ? null : "off");
  for (const listener of listeners) listener();
}

/** Whether they are on, and a new rendering whenever that changes. */
export function useShortcutsOn(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, areShortcutsOn);
}

/**
 * Actions by key (`KeyboardEvent.key`) while the component is there: never while somebody types,
 * never under a dialog or a menu, never together with Ctrl, Alt or Meta.
 */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = latest.current[event.key];
      if (!action || event.defaultPrevented || event.isComposing || !areShortcutsOn()) return;
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      if (document.querySelector(OVER_THE_PAGE)) return;
      event.preventDefault();
      action();
    };
    globalThis.addEventListener("keydown", press);
    return () => globalThis.removeEventListener("keydown", press);
  }, []);
}
