import { Fragment, type Node } from "@tiptap/pm/model";

/** A cell with more is text of its own, not a fact in a table. */
const MAX_LINES = 3;
const MAX_LENGTH = 200;

/** A row of a table as one line, its cells joined by dashes; null if a cell holds more than that. */
export function rowLine(cells: readonly (readonly Node[])[]): Node[] | null {
  const [first, second] = cells;
  if (!first?.[0] || !second || !cells.every(isShort)) return null;
  const { schema } = first[0].type;
  const content = cells.reduce(
    (line, cell) =>
      (line.size > 0 ? line.addToEnd(schema.text(" – ")) : line).append(inOneLine(cell)),
    Fragment.empty,
  );
  return [schema.node("paragraph", null, content)];
}

const isShort = (cell: readonly Node[]) =>
  cell.length <= MAX_LINES &&
  cell.every(
    ({ type, textContent }) => type.name === "paragraph" && textContent.length <= MAX_LENGTH,
  );

/** The lines of a cell, joined by commas. */
function inOneLine(cell: readonly Node[]): Fragment {
  const comma = (text: string) => (/[,;:.!?]$/.test(text) ? " " : ", ");
  const nodes: Node[] = [];
  for (const line of cell) {
    const { schema } = line.type;
    const said = () => nodes.map(({ text }) => text).join("");
    if (nodes.length > 0) nodes.push(schema.text(comma(said())));
    for (const child of line.children)
      nodes.push(child.isText ? child : schema.text(comma(said())));
  }
  return Fragment.from(nodes);
}
