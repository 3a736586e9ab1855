/**
 * Makes a `ref` that tells style sheets, in an attribute of `:root`, that such an element is in the
 * document. `:root:has()` would say it too, but then the browser looks for the element, and styles the
 * page's root anew, whenever anything on the page changes. Call it outside of components: `const marked =
 * markRoot("data-modal")`.
 */
export const markRoot = (attribute: `data-${string}`) => {
  let elements = 0;
  const add = (more: number) => {
    elements += more;
    document.documentElement.toggleAttribute(attribute, elements > 0);
  };
  return (element: Element | null) => {
    if (!element) return undefined;
    add(1);
    return () => add(-1);
  };
};
