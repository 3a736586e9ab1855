import { getLocale, type Locale } from "#src/i18n/paraglide/runtime.js";
import { readNumber } from "./read-number.ts";

/** Pay as typed: an amount or a range, and what it is paid for (the id of a period, §2.5). */
export interface TypedPay {
  amount: number;
  maxAmount: number | null;
  period: number | null;
}

/** Words for the periods, in English and French: "an hour", "/hr", "de l'heure". */
const PERIODS = [
  [1, "years?|yrs?|annum|an|ans|années?", "yearly|annually|annual|p\\.a\\.|annuel(?:le)?(?:ment)?"],
  [2, "months?|mos?|mois", "monthly|mensuel(?:le)?(?:ment)?"],
  [3, "weeks?|wks?|semaines?|sem", "weekly|hebdomadaire"],
  [4, "days?|jours?|journée", "daily|quotidien(?:ne)?"],
  [5, "hours?|hrs?|heures?|h", "hourly|p\\.?h|horaire"],
] as const;
const BEFORE = "(?:\\/|per|an?|each|every|par|de l['’ʼ]|l['’ʼ]|de la|la|chaque|à l['’ʼ])";
const PERIOD = PERIODS.map(([id, unit, word]) => ({
  id,
  pattern: new RegExp(`(?:${BEFORE}\\s*(?:${unit})\\.?|(?<!\\p{L})(?:${word}))\\s*$`, "iu"),
}));

/** Canadian dollars, which every amount is in. */
const DOLLARS = /(?:\b(?:ca|cdn|cad|c)\s*)?\$(?:\s*(?:cad|cdn|ca)\b)?|\b(?:cad|cdn|dollars?)\b/giu;
const RANGE =
  /^(?:from|between|de|entre)?\s*(.+?)\s*(?:[-–—‒−]|\b(?:to|and|et)\b|(?<=\s)à(?=\s))\s*(.+)$/iu;

/** Reads pay as people type it. @returns null for what could mean anything else */
export function parsePay(text: string, language: Locale = getLocale()): TypedPay | null {
  const written = text.trim();
  const found = PERIOD.find(({ pattern }) => pattern.test(written));
  const amounts = written
    .replace(found?.pattern ?? "", "")
    .replaceAll(DOLLARS, " ")
    .trim();
  const period = found?.id ?? null;
  const amount = parseAmount(amounts, language);
  if (amount !== null) return { amount, maxAmount: null, period };
  const [, low = "", high = ""] = RANGE.exec(amounts) ?? [];
  // "60–70k" is thousands at both ends.
  const thousands = /k$/i.test(high) && /^\d{1,3}$/.test(low) ? `${low}k` : low;
  const [from, to] = [parseAmount(thousands, language), parseAmount(high, language)];
  return from === null || to === null ? null : { amount: from, maxAmount: to, period };
}

/** Reads one amount: `18,50`, `65k`, `$65,000.00`, `65 000 $`. @returns null if it is unclear */
export function parseAmount(text: string, language: Locale = getLocale()): number | null {
  const [, digits = "", thousand] =
    /^([\d\s.,'’]*\d[.,]?)\s*(k)?$/iu.exec(
      text.normalize("NFKC").replaceAll(DOLLARS, " ").trim(),
    ) ?? [];
  const number = readNumber(digits, language);
  // Without the noise of binary fractions.
  return number !== null && thousand ? Math.round(number * 100_000) / 100 : number;
}

/** For the request: blank text is `null`, and unclear text stays as it is, so that validation refuses it. */
export function readAmount(text: string): number | string | null {
  const written = text.trim();
  return written === "" ? null : (parseAmount(written) ?? written);
}

/** Making a format takes a tenth of a millisecond. */
const formats = new Map<string, Intl.NumberFormat>();

/** Formats an amount for the field: grouped thousands, no or two decimals. */
export function writeAmount(amount: number | null, language: Locale = getLocale()): string {
  if (amount === null) return "";
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
  const key = language + minimumFractionDigits;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(language === "fr-CA" ? language : "en-CA", {
      minimumFractionDigits,
      maximumFractionDigits: 20,
    });
  formats.set(key, format);
  return format.format(amount);
}
