import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";

export type ListName = "bulletList" | "orderedList";

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

/** Turns the selected lines into a list of this kind, or a list of this kind back into lines. */
export const toggleList = (editor: Editor, name: ListName) =>
  attempt(() => editor.commands.toggleList(name, "listItem"));

/** Whether the cursor stands in a list of this kind, the innermost list counting. */
export function isInList({ state }: Editor, name: ListName): boolean {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const type = $from.node(depth).type.name;
    if (type === "bulletList" || type === "orderedList") return type === name;
  }
  return false;
}

/** Moves an item into the one before it. */
export const sinkItem = (editor: Editor) => attempt(() => editor.commands.sinkListItem("listItem"));

/** Moves an item of a nested list out into the list around it. */
export const liftItem = (editor: Editor) =>
  listDepth(editor) > 1 && attempt(() => editor.commands.liftListItem("listItem"));

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
  return isListNode(before) && attempt(() => editor.commands.joinTextblockBackward());
}

/** Delete at the end of a line in a list or before one: the next line goes on there. */
export function joinListForward(editor: Editor): boolean {
  const { empty, $from } = editor.state.selection;
  if (!empty || $from.depth === 0 || $from.parentOffset < $from.parent.content.size) return false;
  const after = $from.node(-1).maybeChild($from.indexAfter(-1));
  const inItem = $from.node(-1).type.name === "listItem";
  return (inItem || isListNode(after)) && attempt(() => editor.commands.joinTextblockForward());
}

const isListNode = (node: Node | null) =>
  node !== null && ["bulletList", "orderedList", "looseList"].includes(node.type.name);

function listDepth({ state }: Editor) {
  const { $from } = state.selection;
  let depth = 0;
  for (let at = $from.depth; at > 0; at -= 1)
    if ($from.node(at).type.name === "listItem") depth += 1;
  return depth;
}
