import { editor } from "./en/editor.ts";
import { inLanguage } from "./language.ts";
import { text as startText } from "./text.ts";

/** The words of the description editor besides those of every page; its keys are named outside too. */
export const text = inLanguage({ ...startText, editor });
