import { type Editor, Extension, type JSONContent } from "@tiptap/core";
import { EditorState } from "@tiptap/pm/state";
import { type OpenDescription, openDescription } from "./open-description.ts";

declare module "@tiptap/core" {
  interface Storage {
    descriptionSource: { open?: OpenDescription };
  }
}

/** Gives an editor its description as a document: a string would go through `innerHTML`. */
export const descriptionSource = (html: string) =>
  Extension.create({
    name: "descriptionSource",
    addStorage: () => ({}),
    onBeforeCreate() {
      const open = openDescription(html, this.editor.schema);
      this.editor.storage.descriptionSource.open = open;
      // Tiptap takes a node as it is; only its type does not say so.
      this.editor.options.content = open.doc as unknown as JSONContent;
    },
  });

/** Replaces the open description and clears the undo history. */
export function replaceDescription(editor: Editor, html: string) {
  const open = openDescription(html, editor.schema);
  editor.storage.descriptionSource.open = open;
  const { plugins } = editor.state;
  editor.view.updateState(EditorState.create({ doc: open.doc, plugins }));
  // An empty transaction updates subscribers of the editor's state.
  editor.view.dispatch(editor.state.tr);
}
