import type { Editor } from "@tiptap/core";
import { redoDepth, undoDepth } from "@tiptap/pm/history";
import type { ReactNode } from "react";
import { LinkIcon, UndoIcon } from "#src/ui/later-icons.tsx";
import { type Format, insertLineBreak, isFormatActive, toggleFormat } from "../commands/format.ts";
import { linkAt } from "../commands/links.ts";
import { type ListName, isInList, toggleList } from "../commands/lists.ts";
import {
  BoldIcon,
  BulletListIcon,
  ItalicIcon,
  LineBreakIcon,
  OrderedListIcon,
  RedoIcon,
} from "./icons.tsx";

/** One button of the toolbar. */
export interface Control {
  name: "bold" | "italic" | ListName | "link" | "lineBreak" | "undo" | "redo";
  icon: ReactNode;
  keys: string;
  /** For a button that is on or off. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
  /** Nothing: the link has a dialog of its own. */
  run?: (editor: Editor) => void;
}

const format = (name: Format, icon: ReactNode, keys: string): Control => ({
  name,
  icon,
  keys,
  isOn: ({ state }) => isFormatActive(state, name),
  run: ({ state, view }) => toggleFormat(name)(state, view.dispatch),
});

const list = (name: ListName, icon: ReactNode, keys: string): Control => ({
  name,
  icon,
  keys,
  isOn: (editor) => isInList(editor, name),
  run: (editor) => toggleList(editor, name),
});

/** The toolbar's buttons, in groups. */
export const CONTROL_GROUPS: readonly (readonly Control[])[] = [
  [format("bold", <BoldIcon />, "Mod-b"), format("italic", <ItalicIcon />, "Mod-i")],
  [
    list("bulletList", <BulletListIcon />, "Mod-Shift-8"),
    list("orderedList", <OrderedListIcon />, "Mod-Shift-7"),
  ],
  [
    {
      name: "link",
      icon: <LinkIcon />,
      keys: "Mod-k",
      isOn: ({ state }) => linkAt(state) !== null,
    },
    {
      name: "lineBreak",
      icon: <LineBreakIcon />,
      keys: "Shift-Enter",
      run: ({ state, view }) => insertLineBreak(state, view.dispatch),
    },
  ],
  [
    {
      name: "undo",
      icon: <UndoIcon />,
      keys: "Mod-z",
      isPossible: (editor) => undoDepth(editor.state) > 0,
      run: (editor) => editor.commands.undo(),
    },
    {
      name: "redo",
      icon: <RedoIcon />,
      keys: "Mod-Shift-z",
      isPossible: (editor) => redoDepth(editor.state) > 0,
      run: (editor) => editor.commands.redo(),
    },
  ],
];
