/**
 * The `ref` of a button that goes because it was pressed: leaves the focus with the heading, as a new
 * page does.
 */
export function handFocusOn(button: HTMLButtonElement) {
  const heading = button.closest("main")?.querySelector("h1");
  return () => {
    if (document.activeElement === button) heading?.focus({ preventScroll: true });
  };
}
