import type { KeyboardEvent } from "react";
import { flushSync } from "react-dom";

/**
 * Ctrl+Enter or Cmd+Enter saves, wherever in the form the focus is; Enter in a list of suggestions
 * only chooses one, so that one Enter too many does not submit the form. Listens in the capture
 * phase: the editor would make a line break of Ctrl+Enter. A dialog over the form has keys of its
 * own.
 */
export const onFormKeys = (save: () => void) => (event: KeyboardEvent) => {
  const { target } = event;
  if (event.key !== "Enter" || !(target instanceof HTMLElement) || target.closest("dialog")) return;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    event.stopPropagation();
    finishTyping();
    save();
  } else if (target.role === "combobox") {
    event.preventDefault();
  }
};

/**
 * A field takes what is half typed (a place, say) when it loses the focus: takes the focus away,
 * and gives it back once the form has taken note.
 */
function finishTyping() {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) return;
  flushSync(() => activeElement.blur());
  activeElement.focus();
}
