/**
 * Focuses the heading of the page. It does not scroll there: the router restores where the page
 * stood.
 */
export function focusHeading() {
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}
