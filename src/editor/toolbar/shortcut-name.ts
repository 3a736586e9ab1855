import { text } from "#src/lib/text/form-text.ts";

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys of a shortcut as they are called on this computer: "Mod-Shift-8" is ⇧⌘8 on a Mac. */
export function shortcutName(keys: string): string {
  const { ctrl, shift, enter } = text.editor.keyNames;
  const names = isMac
    ? { Mod: "⌘", Shift: "⇧", Enter: "↵" }
    : { Mod: ctrl, Shift: shift, Enter: enter };
  const parts = keys.split("-").map((key) => names[key as keyof typeof names] ?? key.toUpperCase());
  // A Mac's menus write the command key last of the modifiers.
  if (isMac && parts.length > 2) parts.splice(0, 2, parts[1] ?? "", parts[0] ?? "");
  return parts.join("");
}
