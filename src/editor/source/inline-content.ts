import type { Mark, Node, Schema } from "@tiptap/pm/model";

/** A piece of a line as it stands in HTML: text with its white space, or a line break. */
export interface Piece {
  text: string | null;
  marks: readonly Mark[];
}

/** The white space that CSS collapses; a no-break space is not among it. */
const WHITE_SPACE = /[ \t\n\r\f]+/g;

/** Whether a piece of a line shows anything. */
export const isVisible = ({ text }: { text: string | null }) =>
  text === null || /[^ \t\n\r\f]/.test(text);

/**
 * A line as a browser shows it: white space collapses to one space, and none is left at the line's
 * ends and around line breaks. The last `<br>` of a line is not shown; it only gives an empty line
 * its height (`filler`).
 */
export function collapseLine<P extends { text: string | null }>(pieces: readonly P[]) {
  const content: P[] = [];
  const trimEnd = () => {
    const last = content.at(-1);
    if (!last?.text?.endsWith(" ")) return;
    last.text = last.text.slice(0, -1);
    if (last.text === "") content.pop();
  };
  for (const piece of pieces) {
    if (piece.text === null) {
      trimEnd();
      content.push(piece);
      continue;
    }
    const last = content.at(-1);
    const collapsed = piece.text.replace(WHITE_SPACE, " ");
    const afterSpace = !last || last.text === null || last.text.endsWith(" ");
    const text = afterSpace && collapsed.startsWith(" ") ? collapsed.slice(1) : collapsed;
    if (text !== "") content.push({ ...piece, text });
  }
  trimEnd();
  const filler = content.at(-1)?.text === null;
  if (filler) content.pop();
  return { content, filler };
}

/** The content of a line of the editor. */
export function inlineContent(schema: Schema, pieces: readonly Piece[]) {
  const { content, filler } = collapseLine(pieces);
  const nodes = content.map(({ text, marks }): Node =>
    text === null ? schema.node("lineBreak", null, undefined, marks) : schema.text(text, marks),
  );
  return { nodes, filler };
}
