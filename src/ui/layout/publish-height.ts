/**
 * Makes a `ref` that tells style sheets, in a custom property, how high an element is that sticks
 * to an edge, so that nothing else ends up under it. Call it outside of components: `const measured
 * = publishHeight("--banner")`.
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
