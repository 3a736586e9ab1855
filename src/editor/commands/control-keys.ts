/** The keys of the toolbar's buttons, as ProseMirror writes them. */
export const CONTROL_KEYS = {
  bold: "Mod-b",
  italic: "Mod-i",
  bulletList: "Mod-Shift-8",
  orderedList: "Mod-Shift-7",
  link: "Mod-k",
  lineBreak: "Shift-Enter",
  undo: "Mod-z",
  redo: "Mod-Shift-z",
} as const;

export type ControlName = keyof typeof CONTROL_KEYS;

/** Goes to the toolbar, as in other editors: Tab may be taken by a list. */
export const TOOLBAR_KEYS = "Alt-F10";
