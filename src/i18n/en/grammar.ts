import { grammarOf } from "../grammar.ts";

/** English as it is written in Canada. */
export const LOCALE = "en-CA";

export const { number, plural, counted, list } = grammarOf(LOCALE, ",");

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** "August 4, 2026" of the parts of `2026-08-04` */
export const longDate = (year: number, month: number, day: number): string =>
  `${MONTHS[month - 1]} ${day}, ${year}`;

/** "Aug 4, 2026" of the parts of `2026-08-04` */
export const shortDate = (year: number, month: number, day: number): string =>
  `${MONTHS[month - 1]?.slice(0, 3)} ${day}, ${year}`;

/** "in 12 days", "today", "3 days ago" */
export function inDays(count: number): string {
  if (count === 0) return "today";
  if (count === 1) return "tomorrow";
  if (count === -1) return "yesterday";
  return count > 0 ? `in ${number(count)} days` : `${number(-count)} days ago`;
}

/**
 * "$65,000 – $80,000"; "$32.50" where both are the same. The interface names no currency (§2.5); its
 * places are Canadian, and so are its dollars.
 */
export const moneyRange = (from: number, to: number): string =>
  from === to ? money(from) : `${money(from)} – ${money(to)}`;

function money(amount: number): string {
  const [dollars, cents] = amount.toFixed(2).split(".");
  return `$${number(Number(dollars))}${cents === "00" ? "" : `.${cents}`}`;
}
