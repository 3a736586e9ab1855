import { m } from "#src/i18n/paraglide/messages.js";

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys of a shortcut as they are called on this computer: "Mod-Shift-8" is ⇧⌘8 on a Mac. */
export function shortcutName(keys: string): string {
  const names = isMac
    ? { Mod: "⌘", Alt: "⌥", Shift: "⇧", Enter: "↵" }
    : { Mod: m.key_ctrl(), Alt: m.key_alt(), Shift: m.key_shift(), Enter: m.key_enter() };
  const parts = keys.split("-").map((key) => names[key as keyof typeof names] ?? key.toUpperCase());
  // A Mac's menus write the command key last of the modifiers.
  if (isMac && parts.length > 2) parts.splice(0, 2, parts[1] ?? "", parts[0] ?? "");
  return parts.join("");
}

/** The same for `aria-keyshortcuts`, which names keys in a way of its own: "Control+Shift+8". */
export const ariaShortcut = (keys: string) =>
  keys
    .split("-")
    .map((key) => (key === "Mod" ? (isMac ? "Meta" : "Control") : key))
    .map((key) => (key.length === 1 ? key.toUpperCase() : key))
    .join("+");
