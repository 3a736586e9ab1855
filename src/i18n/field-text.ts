import { fields } from "./en/fields.ts";
import { inLanguage } from "./language.ts";
import { text as startText } from "./text.ts";

/** The words of the fields of forms besides those of every page. */
export const text = inLanguage({ ...startText, fields });
