import { number } from "#src/i18n/format.ts";

const GROUPED = /^\d{1,3}([,\s]\d{3})+(\.\d*)?$|^\d+(\.\d*)?$|^\.\d+$/;

/**
 * Three decimals or more, the last of them 0: thousands that somebody has grouped with dots, and
 * not cents.
 */
const GROUPED_BY_DOTS = /\.\d{2,}0$/;

/**
 * The amount that a person wrote: `$65,000.50`, `65 000` and `65000.5` are numbers, nothing is
 * `null`, and anything else stays the text it is, for the contract to refuse.
 */
export function readAmount(text: string): number | string | null {
  const written = text.trim();
  if (written === "") return null;
  const digits = written.replace(/^\$\s*/, "");
  const isNumber = GROUPED.test(digits) && !GROUPED_BY_DOTS.test(digits);
  return isNumber ? Number(digits.replace(/[,\s]/g, "")) : written;
}

/** The amount as the field shows it: thousands grouped, cents either absent or two. */
export function writeAmount(amount: number | null): string {
  if (amount === null) return "";
  const [whole, cents] = String(amount).split(".");
  // One digit of cents reads as a slip.
  return number(Number(whole)) + (cents === undefined ? "" : `.${cents.padEnd(2, "0")}`);
}
