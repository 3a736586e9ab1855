import { focusHeading } from "../navigation/focus-heading.ts";

/**
 * The `ref` of a button or link that disappears when it is pressed: the focus then goes to the field
 * that it controls, or else to the heading, as on a new page.
 */
export function restoreFocusOnUnmount(pressed: HTMLElement | null) {
  return () => {
    if (!pressed || document.activeElement !== pressed) return;
    const field = document.getElementById(pressed.getAttribute("aria-controls") ?? "");
    if (field) field.focus();
    else focusHeading();
  };
}
