import { m } from "#src/i18n/paraglide/messages.js";
import type { ControlName } from "../commands/control-keys.ts";

/** What each formatting button does. */
export const controlLabels: Record<ControlName, () => string> = {
  bold: m.editor_bold,
  italic: m.editor_italic,
  bulletList: m.editor_bullet_list,
  orderedList: m.editor_ordered_list,
  link: m.editor_link,
  lineBreak: m.editor_line_break,
  undo: m.editor_undo,
  redo: m.editor_redo,
};
