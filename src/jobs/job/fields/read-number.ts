import type { Locale } from "#src/i18n/paraglide/runtime.js";

/** Thousands in groups of three, set apart by spaces, commas, dots or apostrophes. */
const GROUPED = /^\d{1,3}(?:([\s,.'’])\d{3})(?:\1\d{3})*$/u;

/**
 * Reads a number as English and French write it. One comma or dot before exactly three digits could
 * be either sign: the language decides between thousands and decimals, unless the decimals would end
 * in 0, which is how thousands end and not how cents are written.
 *
 * @returns null for digits that are grouped otherwise
 */
export function readNumber(text: string, language: Locale): number | null {
  const digits = text.trim().replace(/\s+/gu, " ");
  const [, whole = "", mark, decimals = ""] = /^(.*?)(?:([.,])(\d*))?$/u.exec(digits) ?? [];
  if (digits === "") return null;
  if (/^\d+$/.test(digits)) return Number(digits);
  if (isThousands(digits, language)) return Number(digits.replace(/\D/g, ""));
  const groups = GROUPED.exec(whole);
  if (mark === undefined || groups?.[1] === mark) return null;
  // "65.000": neither language writes it for either number.
  if (decimals.length > 2 && decimals.endsWith("0")) return null;
  if (whole !== "" && !groups && !/^\d+$/.test(whole)) return null;
  return Number(`${whole.replace(/\D/g, "") || "0"}.${decimals}`);
}

function isThousands(digits: string, language: Locale): boolean {
  const mark = GROUPED.exec(digits)?.[1];
  if (mark !== "," && mark !== ".") return mark !== undefined;
  const isClear = digits.split(mark).length > 2;
  if (mark === ".") return isClear;
  return isClear || language !== "fr-CA" || digits.endsWith("0");
}
