/**
 * Tells style sheets how high an element that sticks to an edge is, while it is there, so that
 * nothing else ends up under it: `ref={publishHeight("--banner")}`, made outside of rendering.
 */
export const publishHeight = (property: `--${string}`) => (element: HTMLElement | null) => {
  if (!element) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty(property, `${element.offsetHeight}px`);
  });
  observer.observe(element, { box: "border-box" });
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
};
