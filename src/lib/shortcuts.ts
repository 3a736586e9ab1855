import { useEffect, useRef } from "react";
import { createChoice, useStore } from "./store.ts";

const TYPING =
  "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=menu]";
const OVER_THE_PAGE = "dialog[open], [popover=auto]:popover-open";

/** Single keys can get in the way of speech input and of some keyboards (WCAG 2.1.4). */
const choice = createChoice("shortcuts");

/** Turns them off or on, for every visit on this computer. */
export const turnShortcuts = (on: boolean) => choice.set(on ? null : "off");

/** Whether they are on. */
export const useShortcutsOn = () => useStore(choice) !== "off";

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
      if (!action || event.defaultPrevented || event.isComposing) return;
      if (choice.get() === "off") return;
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
