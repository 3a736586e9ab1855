import { Extension } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import { type Schema, Slice } from "@tiptap/pm/model";
import { type EditorState, Plugin, Selection, TextSelection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { setLink } from "../commands/links.ts";
import { listDepth } from "../commands/lists.ts";
import { NO_SOURCE } from "../source/source-memory.ts";
import { writeDescription } from "../source/write-description.ts";
import type { PasteReport } from "../foreign/paste-report.ts";
import { copiedText } from "./copied-text.ts";
import { type Pasted, readTransfer } from "./read-clipboard.ts";

declare module "@tiptap/core" {
  interface EditorEvents {
    /** Content that a paste or drop lost; empty if nothing. */
    pasteReport: PasteReport;
  }
}

/**
 * Copy, cut, paste and drop. ProseMirror's own reading of foreign HTML is never reached: it would
 * believe a forged `data-pm-slice` and, under the page's policy, see no `style` attribute.
 */
export const Clipboard = Extension.create({
  name: "clipboard",
  addProseMirrorPlugins() {
    const { editor } = this;
    /** The last copy; pasting it into the same description is lossless. */
    let copied: { of: unknown; text: string; html: string; slice: Slice } | null = null;
    /** As it was when something in it began to be dragged. */
    let dragged: EditorState | null = null;
    /** The description that `source` attributes of the copy refer to. */
    const opened = () => editor.storage.descriptionSource.open;

    const copy = (view: EditorView, event: ClipboardEvent) => {
      const { clipboardData } = event;
      if (!clipboardData || view.state.selection.empty) return false;
      event.preventDefault();
      const slice = selected(view.state);
      const text = copiedText(slice.content.content);
      copied = { of: opened(), text, html: htmlOf(slice, view.state.schema), slice };
      clipboardData.clearData();
      clipboardData.setData("text/plain", copied.text);
      clipboardData.setData("text/html", copied.html);
      return true;
    };
    const cut = (view: EditorView, event: ClipboardEvent) => {
      if (!copy(view, event)) return false;
      if (view.editable) view.dispatch(view.state.tr.deleteSelection().scrollIntoView());
      return true;
    };
    const insert = (view: EditorView, { slice, url, report }: Pasted) => {
      const { empty } = view.state.selection;
      // A step of its own in the undo history, whatever is typed right before and after.
      view.dispatch(closeHistory(view.state.tr));
      if (url && !empty)
        setLink({ href: url, newTab: false, text: url })(view.state, view.dispatch);
      else if (slice.size > 0) view.dispatch(replaceSelected(view.state, slice).scrollIntoView());
      view.dispatch(closeHistory(view.state.tr));
      editor.emit("pasteReport", report);
    };
    const paste = (view: EditorView, event: ClipboardEvent) => {
      const { clipboardData } = event;
      if (!clipboardData || !view.editable) return false;
      event.preventDefault();
      const html = clipboardData.getData("text/html");
      const own =
        copied &&
        copied.of === opened() &&
        html.includes(copied.html) &&
        copied.text === plain(clipboardData);
      if (own && copied) insert(view, { slice: copied.slice, url: null, report: {} });
      else insert(view, readTransfer(clipboardData, view.state));
      return true;
    };
    const dragstart = ({ state }: EditorView) => {
      dragged = state;
      return false;
    };
    const drop = (view: EditorView, event: DragEvent) => {
      const { dataTransfer } = event;
      if (!dataTransfer || !view.editable) return false;
      if (view.dragging) {
        // What was dragged: WebKit on Linux goes on to select meanwhile.
        if (dragged?.doc === view.state.doc)
          view.dispatch(view.state.tr.setSelection(dragged.selection));
        // ProseMirror moves what is selected.
        return false;
      }
      event.preventDefault();
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (!place) return true;
      const { tr } = view.state;
      view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(place.pos))));
      insert(view, { ...readTransfer(dataTransfer, view.state), url: null });
      view.focus();
      return true;
    };
    const handleDOMEvents = { copy, cut, paste, dragstart, drop };
    return [new Plugin({ props: { handleDOMEvents } })];
  },
});

/** The selected content; part of one line is inline content only. */
function selected({ selection }: EditorState): Slice {
  const { $from, $to } = selection;
  if (!$from.sameParent($to) || !$from.parent.inlineContent) return selection.content();
  return new Slice($from.parent.content.cut($from.parentOffset, $to.parentOffset), 0, 0);
}

/** Replaces the selection. Pasted items join the list around them. */
function replaceSelected(state: EditorState, slice: Slice) {
  const { tr, selection } = state;
  // The library would nest the pasted list in the item.
  if (listDepth(state) === 0) return tr.replaceSelection(slice);
  tr.replace(selection.from, selection.to, slice);
  return tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.map(selection.to)), -1));
}

/** Copied content as any program reads it. */
function htmlOf({ content }: Slice, schema: Schema) {
  const line = content.firstChild?.isInline;
  const blocks = line ? schema.node("paragraph", { tag: null }, content) : content;
  const doc = schema.topNodeType.createAndFill(null, blocks);
  const html = doc ? writeDescription(doc, NO_SOURCE) : "";
  // A trailing space is invisible in the editor but separates words where it is pasted.
  return line && content.lastChild?.text?.endsWith(" ") ? `${html} ` : html;
}

const plain = (data: DataTransfer) => data.getData("text/plain").replace(/\r\n/g, "\n");
