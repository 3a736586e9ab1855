import { grammarOf } from "../grammar.ts";

/** English as it is written in Canada. */
export const LOCALE = "en-CA";

export const { number, plural, counted, inDays, list } = grammarOf(LOCALE);
