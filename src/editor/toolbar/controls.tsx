import type { Editor } from "@tiptap/core";
import { redoDepth, undoDepth } from "@tiptap/pm/history";
import type { ReactNode } from "react";
import {
  BoldIcon,
  CornerDownLeftIcon,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  ListOrderedIcon,
  Redo2Icon,
  Undo2Icon,
} from "lucide-react";
import { type Format, insertLineBreak, isFormatActive, toggleFormat } from "../commands/format.ts";
import { linkAt } from "../commands/links.ts";
import { type ListName, isInList, toggleList } from "../commands/toggle-list.ts";
import type { ControlName } from "../commands/control-keys.ts";

/** One button of the toolbar. */
export interface Control {
  name: ControlName;
  icon: ReactNode;
  /** For a button that is on or off. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
  /** None for the link, which has a dialog. */
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
  [list("bulletList", <ListIcon />), list("orderedList", <ListOrderedIcon />)],
  [
    {
      name: "link",
      icon: <LinkIcon />,
      isOn: ({ state }) => linkAt(state) !== null,
    },
    {
      name: "lineBreak",
      icon: <CornerDownLeftIcon />,
      run: ({ state, view }) => insertLineBreak(state, view.dispatch),
    },
  ],
  [
    {
      name: "undo",
      icon: <Undo2Icon />,
      isPossible: (editor) => undoDepth(editor.state) > 0,
      run: (editor) => editor.commands.undo(),
    },
    {
      name: "redo",
      icon: <Redo2Icon />,
      isPossible: (editor) => redoDepth(editor.state) > 0,
      run: (editor) => editor.commands.redo(),
    },
  ],
];
