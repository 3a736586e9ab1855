import { getMarkRange } from "@tiptap/core";
import type { Command, EditorState } from "@tiptap/pm/state";
import { isAllowedHref } from "#contract/description-markup.ts";
import type { LinkAttributes } from "../schema/marks.ts";

/** The link at the cursor, or the first in the selection, and all that it covers. */
export function linkAt({ doc, schema, selection }: EditorState) {
  const type = schema.mark("link", {}).type;
  const { from, to, empty } = selection;
  let position = empty ? from : undefined;
  if (!empty)
    doc.nodesBetween(from, to, (node, start) => {
      if (type.isInSet(node.marks)) position ??= start;
    });
  const range = position === undefined ? undefined : getMarkRange(doc.resolve(position), type);
  const mark = range && doc.nodeAt(range.from)?.marks.find((mark) => mark.type === type);
  return mark ? { ...(mark.attrs as LinkAttributes), from: range.from, to: range.to } : null;
}

/** What a link is to be; `text` is used where there is none yet. */
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
      // It grows, and stays one.
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

/** A target other than a new tab was somebody's decision; the editor does not show it. */
const keptTarget = (target: string | null | undefined) =>
  target && target !== "_blank" ? target : null;

/** Removes the link at the cursor, or all links in the selection; the text stays. */
export const removeLink: Command = (state, dispatch) => {
  const { selection, schema, tr } = state;
  const present = linkAt(state);
  if (!present) return false;
  const { from, to } = selection.empty ? present : selection;
  dispatch?.(
    tr.removeMark(Math.min(from, present.from), Math.max(to, present.to), schema.mark("link").type),
  );
  return true;
};
