/** The child of `parent` that contains `node`. */
function childAround(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/**
 * Browser translation and extensions wrap or replace nodes that React holds, and React's own
 * `removeChild` and `insertBefore` then throw. They act on the wrapper instead, and on nothing where
 * the node has left the page.
 */
export function surviveRewriting({ prototype } = Node): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with a `this` below
  const { insertBefore, removeChild } = prototype;
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const present = childAround(this, child);
    if (present) removeChild.call(this, present);
    return child;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, childAround(this, before)) as T;
  };
}
