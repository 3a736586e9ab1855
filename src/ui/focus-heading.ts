/** The focus goes on at the heading of the page. Where the page stands is for scroll restoration to say. */
export function focusHeading() {
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}
