import { grammarOf } from "../grammar.ts";

/** English as it is written in Canada. */
export const LOCALE = "en-CA";

export const { number, plural, counted, inDays, list } = grammarOf(LOCALE, ",");

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** "Aug 4, 2026" of the parts of `2026-08-04` */
export const shortDate = (year: number, month: number, day: number): string =>
  `${MONTHS[month - 1]} ${day}, ${year}`;
