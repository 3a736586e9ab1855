import { editor } from "./en/editor.ts";
import { inLanguage } from "./language.ts";

/** The words of the description editor, for what names its keys outside the form too. */
export const text = inLanguage({ editor });
