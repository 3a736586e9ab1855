import { editor } from "./en/editor.ts";
import { inLanguage } from "./language.ts";
import { text as startText } from "./text.ts";

/**
 * The words of the description editor besides those of every page. The list of shortcuts shows some
 * of them, too.
 */
export const text = inLanguage({ ...startText, editor });
