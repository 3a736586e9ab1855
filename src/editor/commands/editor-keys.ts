import { Extension } from "@tiptap/core";
import { insertLineBreak, toggleFormat } from "./format.ts";
import {
  joinListBackward,
  joinListForward,
  liftItem,
  sinkItem,
  splitItem,
  toggleList,
} from "./lists.ts";

declare module "@tiptap/core" {
  interface EditorEvents {
    /** A link is to be made or changed: its address has to be asked for. */
    askForLink: void;
    /** The focus is to go to the toolbar. */
    goToToolbar: void;
  }
}

/** The shortcuts of the toolbar, and the keys of lists. */
export const EditorKeys = Extension.create({
  name: "editorKeys",
  // Before the library's keys, which know no lists.
  priority: 110,
  addKeyboardShortcuts() {
    const { editor } = this;
    /** After Escape, Tab leaves the editor as it leaves any other field. */
    let leaving = false;
    const stay = (command: () => boolean) => () => {
      const left = leaving;
      leaving = false;
      return !left && command();
    };
    return {
      "Mod-b": () => toggleFormat("bold")(editor.state, editor.view.dispatch),
      "Mod-i": () => toggleFormat("italic")(editor.state, editor.view.dispatch),
      "Mod-k": () => {
        editor.emit("askForLink");
        return true;
      },
      "Mod-Shift-7": () => toggleList(editor, "orderedList"),
      "Mod-Shift-8": () => toggleList(editor, "bulletList"),
      "Shift-Enter": () => insertLineBreak(editor.state, editor.view.dispatch),
      Enter: () => splitItem(editor),
      Backspace: () => editor.commands.undoInputRule() || joinListBackward(editor),
      Delete: () => joinListForward(editor),
      Tab: stay(() => sinkItem(editor)),
      "Shift-Tab": stay(() => liftItem(editor)),
      // As other editors have it: Tab may be taken by a list.
      "Alt-F10": () => {
        editor.emit("goToToolbar");
        return true;
      },
      Escape: () => {
        leaving = true;
        return false;
      },
    };
  },
});
