import { number } from "#src/i18n/format.ts";

const GROUPED = /^\d{1,3}([,\s]\d{3})+(\.\d*)?$|^\d+(\.\d*)?$|^\.\d+$/;

/** Three or more decimals that end in 0 are thousands grouped with dots, not cents. */
const GROUPED_BY_DOTS = /\.\d{2,}0$/;

/**
 * Parses a typed amount: `$65,000.50`, `65 000` and `65000.5` are numbers, blank text is `null`, and
 * other text stays as it is, so that validation refuses it.
 */
export function readAmount(text: string): number | string | null {
  const written = text.trim();
  if (written === "") return null;
  const digits = written.replace(/^\$\s*/, "");
  const isNumber = GROUPED.test(digits) && !GROUPED_BY_DOTS.test(digits);
  return isNumber ? Number(digits.replace(/[,\s]/g, "")) : written;
}

/** Formats an amount for the field: grouped thousands, no or two decimals. */
export function writeAmount(amount: number | null): string {
  if (amount === null) return "";
  const [whole, cents] = String(amount).split(".");
  return number(Number(whole)) + (cents === undefined ? "" : `.${cents.padEnd(2, "0")}`);
}
