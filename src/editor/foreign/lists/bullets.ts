/** How a number is read: "i." is the first Roman numeral or the ninth letter. */
export type Numbering = "decimal" | "letter" | "roman";

/** The bullet or number of a list at the beginning of a line. */
export interface Sign {
  /** With the white space after it. */
  length: number;
  /** The bullet; of a number, its style and punctuation: "1.", "(a)". */
  kind: string;
  /** Its readings; a bullet has none. */
  numbers: ReadonlyMap<Numbering, number>;
  /** It needs no second one beside it: no text begins with such a bullet, and it parts no words further on. */
  isCertain?: boolean;
}

// No text begins with these: they need no space after them, and may stand on a line of their own.
const ALWAYS = /^\s*([·•●⦁∙⚫▪■◾◼◦‣⁃])\ufe0f?\s*/u;
/** Arrows, geometric shapes, ballot boxes, stars, check marks and their relatives. */
const WITH_SPACE =
  /^\s*([\u2190-\u21ff\u22c4-\u22c6\u2217\u25a0-\u25ff\u2605\u2606\u2610-\u2612\u2705\u2713-\u2718\u2726-\u2775\u2794-\u27be\u27f5-\u27ff\u2900-\u297f\u29bf\u29eb\u2b05-\u2b2f\u2b50-\u2bff§»›]|[-=]>|>>)\ufe0f?(?:\s+|$)/u;
const DASH = /^\s*(?:([*+–—―‒‐-])\s+|([–—-])(?=\p{L}))/u;
/** A picture is a bullet only where a line beside it begins with the same. */
const PICTURE = /^\s*(\p{RI}{2}|\p{Extended_Pictographic}\p{EMod}?)\ufe0f?\s*/u;
const NUMBER =
  /^\s*(?:(\(?)(?:(\d{1,3}|[a-z]|[ivx]{2,6}|[A-Z]|[IVX]{2,6})([.)])(?:\s+|$)|(\d{1,2})([.)])(?=\p{L}))|((?:\d{1,2}\.)+)(\d{1,2})\.?\s+|([①-⑳]|\d\ufe0f?\u20e3)\s*)/u;

/** The sign that a line begins with; `beside`: the lines before and after it. */
export function signOf(line: string, beside: readonly string[] = []): Sign | null {
  const number = NUMBER.exec(line);
  if (number) return numberSign(number);
  const always = ALWAYS.exec(line);
  const bullet = always ?? WITH_SPACE.exec(line) ?? DASH.exec(line);
  const found = bullet ?? PICTURE.exec(line);
  const kind = found?.[1] ?? found?.[2];
  if (!found || !kind) return null;
  if (!bullet && !beside.some((other) => PICTURE.exec(other)?.[1] === kind)) return null;
  const isCertain = (always !== null && line.split(kind).length === 2) || /^\s*[-*]\s/.test(line);
  return { length: found[0].length, kind, numbers: new Map(), isCertain };
}

function numberSign(match: RegExpExecArray): Sign {
  const [all, open = "", spaced, close, glued, closeGlued, outer, inner, shaped] = match;
  const digits = spaced ?? glued ?? inner ?? shaped?.normalize("NFKC").replace(/\D/g, "") ?? "";
  const style = /\d/.test(digits) ? "1" : digits < "a" ? "A" : "a";
  const depth = outer ? "1.".repeat(outer.split(".").length - 1) : "";
  const kind = shaped ? "①" : depth + open + style + (close ?? closeGlued ?? "");
  return { length: all.length, kind, numbers: readingsOf(digits) };
}

function readingsOf(digits: string): Sign["numbers"] {
  if (/\d/.test(digits)) return new Map([["decimal", Number(digits)]]);
  const letters = digits.toLowerCase();
  const readings = new Map<Numbering, number>();
  if (letters.length === 1) readings.set("letter", letters.charCodeAt(0) - 96);
  if (/^[ivx]+$/.test(letters)) readings.set("roman", romanValue(letters));
  return readings;
}

const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10 };

const romanValue = (roman: string) =>
  roman.split("").reduce((sum, letter, index) => {
    const [value, next] = [ROMAN[letter] ?? 0, ROMAN[roman[index + 1] ?? ""] ?? 0];
    return sum + (value < next ? -value : value);
  }, 0);

/** Whether Word's sign of an item is the first of its list; "i" is the ninth letter as well. */
export const isFirstNumber = (sign: string, before: string) =>
  /(^|[.(])(1|a|i)[.)]?$/i.test(sign) && !(/i/i.test(sign) && /^\(?h[.)]/i.test(before));
