import type { Node, Schema } from "@tiptap/pm/model";

const isItem = (node: Node) => node.type.name === "listItem";

/** Items that stand in no list get one without a tag. */
export const wrapImplicitItems = (schema: Schema, blocks: readonly Node[]) =>
  wrapRuns(blocks, isItem, (items) => schema.node("implicitList", null, items));

/** What stands in a list but in no item gets one without a tag. */
export const wrapImplicitContent = (schema: Schema, blocks: readonly Node[]) =>
  wrapRuns(
    blocks,
    (node) => !isItem(node),
    (content) => schema.node("implicitItem", null, content),
  );

/** The children of a block as they stand in HTML: those of a list or item without a tag are its own. */
export function htmlChildren(parent: Node): Node[] {
  return parent.children.flatMap((child) =>
    child.type.name === "implicitList" || child.type.name === "implicitItem"
      ? htmlChildren(child)
      : [child],
  );
}

/** Puts each run of nodes that belong together into one. */
export function wrapRuns(
  nodes: readonly Node[],
  belongs: (node: Node) => boolean,
  wrap: (run: Node[]) => Node,
): Node[] {
  const result: Node[] = [];
  let run: Node[] = [];
  const end = () => {
    if (run.length > 0) result.push(wrap(run));
    run = [];
  };
  for (const node of nodes) {
    if (belongs(node)) {
      run.push(node);
      continue;
    }
    end();
    result.push(node);
  }
  end();
  return result;
}
