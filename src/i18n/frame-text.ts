import { frame } from "./en/frame.ts";
import { inLanguage } from "./language.ts";
import { text as startText } from "./text.ts";

/**
 * The words of what may come up on any page but is never there at first, besides those that are.
 */
export const text = inLanguage({ ...startText, frame });
