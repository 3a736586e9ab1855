import { frame } from "./en/frame.ts";
import { inLanguage } from "./language.ts";
import { text as startText } from "./text.ts";

/** The words of what comes later on any page, besides those that are always there. */
export const text = inLanguage({ ...startText, frame });
