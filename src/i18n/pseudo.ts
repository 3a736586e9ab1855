import { type Catalogue, catalogue } from "./en/catalogue.ts";

const PLAIN = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz";
const ODD = "ÁáƁƀÇçÐðÉéƑƒĜĝĤĥÍíĴĵĶķĹĺṀṁÑñÖöÞþɊɋŔŕŠšŢţÚúṼṽŴŵẊẋÝýŽž";

/** How much longer than English other languages get. */
const LONGER = 0.4;

/**
 * English made strange by rule: "Jobs" is "[Ĵöƀš··]". Every word is accented and longer, and every
 * text is in brackets: text without brackets is not from the catalogue, and a layout that breaks
 * has no room for another language. What is put into a text (a title, a date) stays as it is.
 */
export const pseudo = disguise(catalogue, []) as Catalogue;

function disguise(value: unknown, given: readonly string[]): unknown {
  if (typeof value === "string") return value === "" ? "" : `[${disguiseAround(value, given)}]`;
  if (typeof value === "function") {
    const write = value as (...args: unknown[]) => unknown;
    return (...args: unknown[]) => disguise(write(...args), args.flatMap(textsIn));
  }
  if (Array.isArray(value)) return value.map((item) => disguise(item, given));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, disguise(inner, given)]),
  );
}

const textsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === "string" && value !== "" ? [value] : [];
};

function disguiseAround(text: string, [first, ...others]: readonly string[]): string {
  if (first === undefined) return text.replaceAll(/[A-Za-z]+/g, disguiseWord);
  const parts = text.split(first);
  return parts.map((part) => disguiseAround(part, others)).join(first);
}

function disguiseWord(word: string): string {
  const odd = word.replaceAll(/./g, (letter) => ODD.charAt(PLAIN.indexOf(letter)));
  return odd + "·".repeat(Math.ceil(word.length * LONGER));
}
