import { useEffect, useEffectEvent } from "react";
import { createChoice, useStore } from "#src/lib/state/store.ts";

/** What letters are typed into, or chosen from. */
const TYPING =
  "form, dialog, [popover], input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";

/** Wherever the focus is: a person who fills in a form types on without looking. */
const OPEN = "form, dialog[open], :popover-open, [role=combobox]";

/** Single keys can get in the way of speech input and of some keyboards (WCAG 2.1.4). */
const choice = createChoice("shortcuts");

/** Turns them off or on, for every visit on this computer. */
export const setShortcutsOn = (on: boolean) => choice.set(on ? null : "off");

/** Whether they are on. */
export const useShortcutsOn = () => useStore(choice) !== "off";

/** Each shortcut's key (`KeyboardEvent.key`); a capital letter is one with Shift. */
export const SHORTCUT_KEYS = {
  search: "/",
  nextRow: "j",
  previousRow: "k",
  select: "x",
  selectDown: "J",
  selectUp: "K",
  selectionBar: "b",
  edit: "e",
  archive: "a",
  create: "n",
  undo: "u",
  help: "?",
} as const;

/**
 * The key that a shortcut is compared with: with Caps Lock too, and by its position on a keyboard
 * without Latin letters.
 */
export function keyOf({ key, code, shiftKey }: Pick<KeyboardEvent, "key" | "code" | "shiftKey">) {
  if (!/^\p{L}$/u.test(key)) return key;
  const letter = /\p{Script=Latin}/u.test(key) ? key : code.replace(/^Key/, "");
  return shiftKey ? letter.toUpperCase() : letter.toLowerCase();
}

/**
 * Whether a key is meant for a control, or for a form, dialog, panel or menu that is open. By the path at
 * dispatch: a control that takes the key may have left the page since.
 */
export const isElsewhere = (event: KeyboardEvent) =>
  event.composedPath().some((on) => on instanceof Element && on.matches(TYPING)) ||
  document.querySelector(OPEN) !== null;

type Actions = Partial<Record<keyof typeof SHORTCUT_KEYS, () => void>>;

/**
 * Registers the shortcuts of a view while it is mounted: none while typing, none while a form, dialog,
 * panel or menu is open, and none together with Ctrl, Alt or Meta.
 */
export function useShortcuts(actions: Actions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = keyOf(event);
    const name = (Object.keys(actions) as (keyof Actions)[]).find(
      (shortcut) => SHORTCUT_KEYS[shortcut] === key,
    );
    if (!name || event.defaultPrevented || event.isComposing) return;
    // A key that is held goes on through the rows, and changes none but the first.
    if (event.repeat && (name === "undo" || name === "archive")) return;
    if (choice.get() === "off") return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (isElsewhere(event)) return;
    event.preventDefault();
    actions[name]?.();
  });
  useEffect(() => {
    globalThis.addEventListener("keydown", press);
    return () => globalThis.removeEventListener("keydown", press);
  }, []);
}
