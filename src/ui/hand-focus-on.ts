import { focusHeading } from "./focus-heading.ts";

/**
 * The `ref` of a button that goes because it was pressed: leaves the focus with the heading, as a new
 * page does.
 */
export function handFocusOn(button: HTMLButtonElement) {
  return () => {
    if (document.activeElement === button) focusHeading();
  };
}
