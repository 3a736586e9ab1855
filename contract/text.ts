/**
 * What "text" means, once: for requests, search, places and the form. Every function takes linear time
 * and throws for no text.
 */

const LINE_BREAK = /\r\n|[\t\n\v\f\r\u0085\u2028\u2029]/g;

/** Characters without a shape: direction marks, zero-width signs, fillers, variation selectors. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Single-line text: line breaks and tabs become blanks. */
export const singleLine = (text: string): string => text.replace(LINE_BREAK, " ");

/** Whether text holds a control character other than a line break or a tab. */
export const hasControlCharacter = (text: string): boolean => /\p{Cc}/u.test(singleLine(text));

/** Whether text holds an invisible character. */
export const hasInvisible = (text: string): boolean => withoutInvisible(text) !== text;

/** Text without invisible characters. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, "");

/** Text with at most 30 marks on a letter, as in Unicode's stream-safe format: `normalize` is quadratic in them. */
const withFewMarks = (text: string) => text.replace(/(\p{M}{30})\p{M}+/gu, "$1");

const composed = (text: string) => withFewMarks(withFewMarks(text).normalize("NFC"));

/** An identifier: those that look the same are the same, in composition and blanks. */
export const normalizeId = (text: string): string =>
  composed(singleLine(text))
    .replace(/\p{Zs}/gu, " ")
    .trim();

/** Text as a person sees it: composed, without what does not show, with single plain blanks. */
export const tidy = (text: string): string =>
  composed(withoutInvisible(text.replace(/(?!\s)\p{Cc}/gu, "")))
    .replace(/\s+/g, " ")
    .trim();

/** What NFKD leaves as it is, though people type it otherwise. */
const SPELLINGS: Readonly<Record<string, string>> = {
  œ: "oe",
  æ: "ae",
  ß: "ss",
  ø: "o",
  đ: "d",
  ł: "l",
  ı: "i",
  ς: "σ",
  "“": '"',
  "”": '"',
  "„": '"',
  "«": '"',
  "»": '"',
};

/**
 * Text as it is compared and searched: without capitals, accents and invisible characters, in
 * compatibility form, and with one blank for any run of blanks, dashes and apostrophes. The service's
 * search has the same rules in SQL (`fold_text`).
 */
export const foldText = (text: string): string =>
  (PLAIN.test(text) ? text.toLowerCase() : foldLetters(text))
    .replace(/[\s\u0085\p{Pd}\u2212'’‘ʼ‛`´′]+/gu, " ")
    .trim();

/** Most words and titles have such letters alone, which takes a quarter of the time to tell. */
const PLAIN = /^[ -~]*$/;

const foldLetters = (text: string): string =>
  withoutInvisible(text.replace(/\p{M}/gu, ""))
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[œæßøđłıς“”„«»]/g, (letter) => SPELLINGS[letter] ?? letter);
