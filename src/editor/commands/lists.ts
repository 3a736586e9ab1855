import type { Editor } from "@tiptap/core";
import type { EditorState } from "@tiptap/pm/state";
import { isList } from "./list-lines.ts";

/**
 * Runs a list command. Lists nest in ways that the library's commands do not expect (`<ul><p>`), and
 * then they throw; nothing has changed by then.
 */
function attempt(command: () => boolean): boolean {
  try {
    return command();
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return false;
    throw error;
  }
}

/** Moves an item into the one before it. */
export const sinkItem = (editor: Editor) => attempt(() => editor.commands.sinkListItem("listItem"));

/** Moves an item of a nested list out into the list around it. */
export const liftItem = (editor: Editor) =>
  listDepth(editor.state) > 1 && attempt(() => editor.commands.liftListItem("listItem"));

/** Begins a new item after the cursor. */
export const splitItem = (editor: Editor) =>
  attempt(() => editor.commands.splitListItem("listItem"));

/**
 * Backspace at the beginning of a line: the first of an item leaves the list, and one after a list
 * goes on where the list's last line ends.
 */
export function joinListBackward(editor: Editor): boolean {
  const { empty, $from } = editor.state.selection;
  if (!empty || $from.parentOffset > 0 || $from.depth === 0) return false;
  const isFirst = $from.index(-1) === 0;
  if ($from.node(-1).type.name === "listItem" && isFirst)
    return attempt(() => editor.commands.liftListItem("listItem"));
  const before = isFirst ? null : $from.node(-1).child($from.index(-1) - 1);
  return (
    before !== null && isList(before) && attempt(() => editor.commands.joinTextblockBackward())
  );
}

/** Delete at the end of a line in a list or before one: the next line goes on there. */
export function joinListForward(editor: Editor): boolean {
  const { empty, $from } = editor.state.selection;
  if (!empty || $from.depth === 0 || $from.parentOffset < $from.parent.content.size) return false;
  const after = $from.node(-1).maybeChild($from.indexAfter(-1));
  const inItem = $from.node(-1).type.name === "listItem";
  return (
    (inItem || (after !== null && isList(after))) &&
    attempt(() => editor.commands.joinTextblockForward())
  );
}

/** In how many items, one in the other, the selection begins. */
export function listDepth({ selection: { $from } }: EditorState) {
  let depth = 0;
  for (let at = $from.depth; at > 0; at -= 1)
    if ($from.node(at).type.name === "listItem") depth += 1;
  return depth;
}
