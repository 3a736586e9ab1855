import { locale } from "./text/language.ts";

// The interface names no currency (§2.5); its places are Canadian, and so are its dollars.
const dollars = new Intl.NumberFormat(locale, {
  style: "currency",
  currency: "CAD",
  // "$" wherever the reader is, and not "CA$".
  currencyDisplay: "narrowSymbol",
  trailingZeroDisplay: "stripIfInteger",
});

/** An amount of dollars: "$65,000", "$32.50". */
export const money = (amount: number): string => dollars.format(amount);

/** Two amounts as a range, "$65,000 – $80,000"; as one where they are the same. */
export const moneyRange = (from: number, to: number): string =>
  from === to ? money(from) : dollars.formatRange(from, to);
