import { getMarkRange } from "@tiptap/core";
import type { Command, EditorState } from "@tiptap/pm/state";
import { isAllowedHref } from "#contract/description-markup.ts";
import type { LinkAttributes } from "../schema/marks.ts";

/**
 * The link at the cursor, or the first in the selection, with its range; without an address if the
 * selection has several different links.
 */
export function linkAt({ doc, schema, selection }: EditorState) {
  const type = schema.mark("link", {}).type;
  const { from, to, empty } = selection;
  let at = empty ? from : undefined;
  const addresses = new Set<unknown>();
  doc.nodesBetween(from, to, (node, start) => {
    const link = type.isInSet(node.marks);
    if (!link) return;
    at ??= start;
    addresses.add(link.attrs["href"]);
  });
  const range = at === undefined ? undefined : getMarkRange(doc.resolve(at), type);
  const mark = range && doc.nodeAt(range.from)?.marks.find((mark) => mark.type === type);
  if (!mark) return null;
  const { href, target } = mark.attrs as LinkAttributes;
  return { ...(addresses.size > 1 ? { href: null, target: null } : { href, target }), ...range };
}

/** Values of the link dialog; `text` is inserted where nothing is selected. */
export interface LinkDraft {
  href: string;
  newTab: boolean;
  text: string;
}

/** Links the selection, changes the link at the cursor, or puts in a new one. */
export function setLink({ href, newTab, text }: LinkDraft): Command {
  return (state, dispatch) => {
    if (!isAllowedHref(href)) return false;
    const { schema, selection, tr } = state;
    const present = linkAt(state);
    const target = newTab ? "_blank" : keptTarget(present?.target);
    let { from, to } = selection.empty && present ? present : selection;
    if (present?.href === href && present.target === target) {
      if (present.from <= from && to <= present.to) return true;
      // Extend the existing link.
      [from, to] = [Math.min(from, present.from), Math.max(to, present.to)];
    }
    const mark = schema.mark("link", { href, target });
    if (from < to) tr.addMark(from, to, mark);
    else if (selection.$from.parent.inlineContent)
      tr.replaceSelectionWith(
        schema.text(text || href, mark.addToSet(selection.$from.marks())),
        false,
      );
    else return false;
    dispatch?.(tr.removeStoredMark(mark.type).scrollIntoView());
    return true;
  };
}

/** Keeps a target other than `_blank`, which the editor does not show. */
const keptTarget = (target: string | null | undefined) =>
  target && target !== "_blank" ? target : null;

/** Removes the link at the cursor, or each that the selection touches; the text stays. */
export const removeLink: Command = ({ doc, schema, selection, tr }, dispatch) => {
  const type = schema.mark("link").type;
  const { from, to, empty } = selection;
  const remove = (at: number) => {
    const range = getMarkRange(doc.resolve(at), type);
    if (range) tr.removeMark(range.from, range.to, type);
  };
  if (empty) remove(from);
  doc.nodesBetween(from, to, (node, at) => {
    if (type.isInSet(node.marks)) remove(at);
  });
  if (!tr.docChanged) return false;
  dispatch?.(tr);
  return true;
};
