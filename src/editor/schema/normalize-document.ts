import { Extension } from "@tiptap/core";
import { isHistoryTransaction } from "@tiptap/pm/history";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, type Transaction } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";

/**
 * After each edit, normalizes what the schema cannot express, so that the document stays what loading its
 * own HTML would give, and new lines get the tag that fits their place.
 */
export const normalizePlugin = () =>
  new Plugin({
    props: { handleDOMEvents: { compositionend: normalizeComposed } },
    appendTransaction: (transactions, before, after) => {
      // What undo and redo bring back was normalized with its own edit.
      const edited = transactions.some(({ docChanged }) => docChanged);
      const restored = transactions.some(isHistoryTransaction);
      const composing = transactions.some((tr) => tr.getMeta("composition") !== undefined);
      return edited && !restored ? normalize(before, after, composing) : null;
    },
  });

export const NormalizeDocument = Extension.create({
  name: "normalizeDocument",
  addProseMirrorPlugins: () => [normalizePlugin()],
});

function normalize(
  before: EditorState,
  after: EditorState,
  composing: boolean,
): Transaction | null {
  const { tr } = after;
  // The browser loses what is being composed when the elements around it change.
  if (!composing) giveMarksToContents(tr);
  normalizeBlocks(tr, bareLinesOutsideItems(before.doc));
  if (!touchesItem(before)) unwrapItems(tr);
  return tr.docChanged ? tr : null;
}

const isBare = (node: Node) => node.type.name === "paragraph" && node.attrs["tag"] === null;
const isItem = ({ type }: Node) => type.name === "listItem";
const isImplicit = ({ type }: Node) => type.name === "implicitItem" || type.name === "implicitList";

/** The sources of lines that have no tag though they are in no list item. */
function bareLinesOutsideItems(doc: Node): Set<unknown> {
  const sources = new Set<unknown>();
  doc.descendants((node, _, parent) => {
    if (isBare(node) && parent && !isItem(parent)) sources.add(node.attrs["source"]);
    return !node.inlineContent;
  });
  sources.delete(null);
  return sources;
}

function normalizeBlocks(tr: Transaction, loadedBare: Set<unknown>) {
  const claimed = new Set<unknown>();
  visit(tr.doc, 0, { bare: null, inItem: false });

  function visit(parent: Node, start: number, row: { bare: number | null; inItem: boolean }) {
    parent.forEach((node, offset) => {
      const position = start + offset;
      // Splitting a block copies its attributes; the second part is new.
      const source: unknown = node.attrs["source"];
      if (source != null && claimed.has(source)) tr.setNodeAttribute(position, "source", null);
      claimed.add(source);

      if (isImplicit(node)) {
        // A browser would end the item around it where the first of its own begins.
        if (row.inItem && node.type.name === "implicitList")
          tr.setNodeMarkup(position, node.type.schema.nodes["bulletList"]);
        visit(node, position + 1, row);
      } else if (node.inlineContent) {
        if (!isBare(node)) row.bare = null;
        else if (!isItem(parent) && !loadedBare.has(source))
          tr.setNodeAttribute(position, "tag", "p");
        else {
          // Two bare lines in a row would flow into one.
          if (row.bare !== null)
            for (const line of [row.bare, position]) tr.setNodeAttribute(line, "tag", "p");
          row.bare = position;
        }
      } else {
        row.bare = null;
        visit(node, position + 1, {
          bare: null,
          inItem: isItem(node) || (row.inItem && !isList(node)),
        });
      }
    });
  }
}

const isList = ({ type }: Node) => type.name === "bulletList" || type.name === "orderedList";

/** An empty block carries the marks of the elements around it; they go to what is typed into it. */
function giveMarksToContents(tr: Transaction) {
  tr.doc.descendants((node, position) => {
    if (!node.inlineContent || node.content.size === 0) return;
    for (const mark of node.marks) {
      tr.removeNodeMark(position, mark);
      tr.addMark(position + 1, position + 1 + node.content.size, mark);
    }
  });
}

/** Normalizes the line after an input method's composition. */
function normalizeComposed(view: EditorView) {
  setTimeout(() => {
    if (view.composing || view.isDestroyed) return;
    const { tr } = view.state;
    giveMarksToContents(tr);
    // Undone together with the composition.
    if (tr.docChanged) view.dispatch(tr.setMeta("appendedTransaction", tr));
  });
}

/** Whether the selection has a part in a list item. */
function touchesItem({ doc, selection }: EditorState) {
  let touches = false;
  doc.nodesBetween(selection.from, selection.to, (node) => {
    touches ||= isItem(node);
    return !touches;
  });
  return touches;
}

/** Lines that have just become list items need no tag of their own. */
function unwrapItems(tr: Transaction) {
  const { from, to } = tr.selection;
  tr.doc.nodesBetween(from, to, (node, position, parent) => {
    if (node.type.name === "paragraph" && parent && isItem(parent) && parent.childCount === 1)
      tr.setNodeAttribute(position, "tag", null);
    return !node.inlineContent;
  });
}
