import { type KeyboardEvent, useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";
import { keyOf } from "#src/ui/actions/shortcuts.ts";

/** Saves on Ctrl+S or Cmd+S wherever the focus is, but not under a dialog. */
export function useSaveKey(save: () => void): void {
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const mod = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!mod || keyOf(event) !== "s" || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    commitTypedText();
    save();
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/**
 * Saves on Ctrl+Enter or Cmd+Enter, and stops Enter in a combobox from submitting the form. Listens in
 * the capture phase, as the editor would insert a line break. Ignores dialogs over the form.
 */
export const onFormKeys = (save: () => void) => (event: KeyboardEvent) => {
  const { target } = event;
  if (event.key !== "Enter" || !(target instanceof HTMLElement) || target.closest("dialog")) return;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    event.stopPropagation();
    commitTypedText();
    save();
  } else if (target.role === "combobox") {
    event.preventDefault();
  }
};

/** Blurs and refocuses the field, so that it commits typed text such as a place. */
function commitTypedText() {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) return;
  flushSync(() => activeElement.blur());
  activeElement.focus();
}
