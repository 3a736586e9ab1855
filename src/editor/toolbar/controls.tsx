import type { Editor } from "@tiptap/core";
import { redoDepth, undoDepth } from "@tiptap/pm/history";
import type { ReactNode } from "react";
import { LinkIcon, UndoIcon } from "#src/ui/later-icons.tsx";
import { type Format, insertLineBreak, isFormatActive, toggleFormat } from "../commands/format.ts";
import { linkAt } from "../commands/links.ts";
import { type ListName, isInList, toggleList } from "../commands/toggle-list.ts";
import type { ControlName } from "./control-keys.ts";
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
  name: ControlName;
  icon: ReactNode;
  /** For a button that is on or off. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
  /** Nothing: the link has a dialog of its own. */
  run?: (editor: Editor) => void;
}

const format = (name: Format, icon: ReactNode): Control => ({
  name,
  icon,
  isOn: ({ state }) => isFormatActive(state, name),
  run: ({ state, view }) => toggleFormat(name)(state, view.dispatch),
});

const list = (name: ListName, icon: ReactNode): Control => ({
  name,
  icon,
  isOn: (editor) => isInList(editor, name),
  run: (editor) => toggleList(editor, name),
});

/** The toolbar's buttons, in groups. */
export const CONTROL_GROUPS: readonly (readonly Control[])[] = [
  [format("bold", <BoldIcon />), format("italic", <ItalicIcon />)],
  [list("bulletList", <BulletListIcon />), list("orderedList", <OrderedListIcon />)],
  [
    {
      name: "link",
      icon: <LinkIcon />,
      isOn: ({ state }) => linkAt(state) !== null,
    },
    {
      name: "lineBreak",
      icon: <LineBreakIcon />,
      run: ({ state, view }) => insertLineBreak(state, view.dispatch),
    },
  ],
  [
    {
      name: "undo",
      icon: <UndoIcon />,
      isPossible: (editor) => undoDepth(editor.state) > 0,
      run: (editor) => editor.commands.undo(),
    },
    {
      name: "redo",
      icon: <RedoIcon />,
      isPossible: (editor) => redoDepth(editor.state) > 0,
      run: (editor) => editor.commands.redo(),
    },
  ],
];
