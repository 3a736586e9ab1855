import { Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import { CONTROL_KEYS, TOOLBAR_KEYS } from "./control-keys.ts";
import { insertLineBreak, toggleFormat } from "./format.ts";
import { joinListBackward, joinListForward, liftItem, sinkItem, splitItem } from "./lists.ts";
import { toggleList } from "./toggle-list.ts";

declare module "@tiptap/core" {
  interface EditorEvents {
    /** Opens the link dialog. */
    askForLink: void;
    /** Moves the focus to the toolbar. */
    goToToolbar: void;
  }
}

/** The shortcuts of the toolbar, and the keys of lists. */
export const EditorKeys = Extension.create({
  name: "editorKeys",
  // Before the library's keys, which do not handle lists.
  priority: 110,
  addKeyboardShortcuts() {
    const { editor } = this;
    return {
      [CONTROL_KEYS.bold]: () => toggleFormat("bold")(editor.state, editor.view.dispatch),
      [CONTROL_KEYS.italic]: () => toggleFormat("italic")(editor.state, editor.view.dispatch),
      [CONTROL_KEYS.link]: () => {
        editor.emit("askForLink");
        return true;
      },
      [CONTROL_KEYS.orderedList]: () => toggleList(editor, "orderedList"),
      [CONTROL_KEYS.bulletList]: () => toggleList(editor, "bulletList"),
      [CONTROL_KEYS.lineBreak]: () => insertLineBreak(editor.state, editor.view.dispatch),
      Enter: () => splitItem(editor),
      Backspace: () => editor.commands.undoInputRule() || joinListBackward(editor),
      Delete: () => joinListForward(editor),
      Tab: () => sinkItem(editor),
      "Shift-Tab": () => liftItem(editor),
      [TOOLBAR_KEYS]: () => {
        editor.emit("goToToolbar");
        return true;
      },
    };
  },
  addProseMirrorPlugins() {
    let leaving = false;
    /** Right after Escape, Tab leaves the editor as it leaves any other field. */
    const keydown = (_: unknown, { key }: KeyboardEvent) => {
      if (key === "Tab") return leaving;
      if (key !== "Shift") leaving = key === "Escape";
      return false;
    };
    const blur = () => {
      leaving = false;
    };
    return [new Plugin({ props: { handleDOMEvents: { keydown, blur } } })];
  },
});
