import type { Node } from "@tiptap/pm/model";
import type { Command, EditorState } from "@tiptap/pm/state";
import { BOLD_MARKS, ITALIC_MARKS } from "../schema/marks.ts";

/** Two tags mean bold and two italic; existing text keeps its tag. */
const FORMATS = { bold: BOLD_MARKS, italic: ITALIC_MARKS } as const;

export type Format = keyof typeof FORMATS;

/** Whether all selected text, or what would be typed at the cursor, is bold or italic. */
export function isFormatActive(state: EditorState, format: Format): boolean {
  const { empty, $from } = state.selection;
  if (empty) return hasFormat(state.storedMarks ?? $from.marks(), format);
  const texts = selectedText(state);
  return texts.length > 0 && texts.every(({ node }) => hasFormat(node.marks, format));
}

/** Toggles bold or italic for the selection or the text typed next. */
export function toggleFormat(format: Format): Command {
  return (state, dispatch) => {
    const { schema, selection, tr } = state;
    const types = FORMATS[format].map((name) => schema.mark(name).type);
    const active = isFormatActive(state, format);
    if (selection.empty) {
      if (!selection.$from.parent.inlineContent) return false;
      if (active) for (const type of types) tr.removeStoredMark(type);
      else tr.addStoredMark(schema.mark(FORMATS[format][0]));
    } else {
      const texts = selectedText(state);
      if (texts.length === 0) return false;
      for (const { node, from, to } of texts) {
        if (active) for (const type of types) tr.removeMark(from, to, type);
        else if (!hasFormat(node.marks, format))
          tr.addMark(from, to, schema.mark(FORMATS[format][0]));
      }
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Begins a new line in the same paragraph or item. */
export const insertLineBreak: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.inlineContent) return false;
  const { schema, tr } = state;
  dispatch?.(tr.replaceSelectionWith(schema.node("lineBreak")).scrollIntoView());
  return true;
};

const hasFormat = (marks: Node["marks"], format: Format) =>
  marks.some(({ type }) => (FORMATS[format] as readonly string[]).includes(type.name));

/** The selected parts of all text nodes. */
function selectedText({ doc, selection }: EditorState) {
  const texts: { node: Node; from: number; to: number }[] = [];
  for (const { $from, $to } of selection.ranges)
    doc.nodesBetween($from.pos, $to.pos, (node, position) => {
      if (!node.isText) return;
      const from = Math.max($from.pos, position);
      const to = Math.min($to.pos, position + node.nodeSize);
      if (from < to) texts.push({ node, from, to });
    });
  return texts;
}
