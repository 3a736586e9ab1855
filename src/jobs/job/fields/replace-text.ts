import { decodeReferences } from "#contract/html/parse-html.ts";
import { escapeText } from "#src/editor/source/escape.ts";
import { isLineEnd, TAG } from "#contract/description-text.ts";

/** What to look for: blanks, dashes and apostrophes of any kind match each other, and what is not seen is passed over. */
export interface TextSearch {
  find: string;
  matchCase: boolean;
  /** Not inside a longer word or number. */
  wholeWords: boolean;
}

/** Where something is in the source of a description. */
interface SourceRange {
  start: number;
  end: number;
}

/** A part of a run: text as it stands in the source, or one character reference. */
interface Piece extends SourceRange {
  text: string;
  /** Its place in the text of the run. */
  at: number;
}

/** A run of text that a reader sees as one. */
interface TextRun {
  text: string;
  pieces: Piece[];
}

const LINK = /<a\s(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const TAG_OR_REFERENCE = new RegExp(String.raw`${TAG.source}|&#?\w+;?|[^<&]+|[<&]`, "gi");

/** Replaces in plain text, such as an address. */
export const replaceInText = (text: string, search: TextSearch, replacement: string): string =>
  replaceWith(text, search, replacement, (before, after) => before + replacement + after);

/** Replaces in a title. What is taken out of it takes the dash, comma or brackets with it that nothing needs any more. */
export const replaceInTitle = (title: string, search: TextSearch, replacement: string): string =>
  replacement.trim() === ""
    ? replaceWith(title, search, replacement, joinTitle)
    : replaceInText(title, search, replacement);

/** `join`: what stands before and after a place becomes one text. */
function replaceWith(
  text: string,
  search: TextSearch,
  replacement: string,
  join: (before: string, after: string) => string,
): string {
  if (search.find.trim() === "") return text;
  const kept: string[] = [];
  let end = 0;
  for (const [from, to] of spansIn(
    text,
    patternOf(search, replacement.trim() === ""),
    replacement,
  )) {
    kept.push(text.slice(end, from));
    end = to;
  }
  const replaced = [...kept, text.slice(end)].reduce(join);
  return text === text.trim() ? replaced.trim() : replaced;
}

const SIGN = String.raw`\p{Pd}\u2212,;:/|&·•`;
const SIGNS = String.raw`[${SIGN}\s]*[${SIGN}]`;
/** Signs that separate only between blanks: "C++" ends in none. */
const LOOSE = String.raw`[+~\\_>→»*]`;
const ENDS_WITH_SEPARATOR = new RegExp(String.raw`(?:${SIGNS}|\s+${LOOSE})\s*$`, "u");
const BEGINS_WITH_SEPARATOR = new RegExp(String.raw`^(?:${SIGNS}|\s*${LOOSE}(?=\s))\s*`, "u");

/** Joins what is left of a title around a part that was taken out: one separator between two parts, none at an end. */
function joinTitle(before: string, after: string): string {
  const [start, end] = [before.trimEnd(), after.trimStart()];
  if (/[([]$/.test(start) && /^[)\]]/.test(end))
    return joinTitle(start.slice(0, -1), end.slice(1).trimStart());
  if (/^$|[([]$/.test(start)) return start + end.replace(BEGINS_WITH_SEPARATOR, "");
  if (/^$|^[)\]]/.test(end)) return start.replace(ENDS_WITH_SEPARATOR, "") + end;
  if (ENDS_WITH_SEPARATOR.test(before)) return before + after.replace(BEGINS_WITH_SEPARATOR, "");
  return /^[,;:]/.test(end) ? start + end : before + after;
}

/**
 * Where a pattern is in a text, with the blanks that a replacement would leave twice, or at an end: those
 * after what it takes out, and those beside a blank of its own.
 */
function spansIn(text: string, pattern: RegExp, by: string): [from: number, to: number][] {
  const spans: [number, number][] = [];
  for (const { 0: found, index } of text.matchAll(pattern)) {
    let [from, to] = [index, index + found.length];
    const last = spans.at(-1);
    const isBlankBefore = from === 0 || /\s/.test(text.charAt(from - 1)) || last?.[1] === from;
    const takesAfter = by.trim() === "" ? isBlankBefore : /\s$/.test(by);
    if (takesAfter) while (/\s/.test(text.charAt(to))) to += 1;
    const takesBefore = by.trim() === "" ? to === text.length : /^\s/.test(by);
    const least = last?.[1] ?? 0;
    if (takesBefore) while (from > least && /\s/.test(text.charAt(from - 1))) from -= 1;
    spans.push([from, to]);
  }
  return spans;
}

/**
 * Replaces in the text of a description (§4.2). Tags, and every byte outside of the text that was
 * found, stay; a text that is found across tags is replaced where it begins.
 */
export function replaceInDescription(html: string, search: TextSearch, replacement: string) {
  if (search.find.trim() === "") return html;
  return replacePattern(html, patternOf(search, replacement.trim() === ""), replacement);
}

/**
 * Takes a sentence out of a description, with the blanks before it, or after one that begins a block.
 * @param nth which of several that are the same, from 0
 */
export function removeFromDescription(html: string, sentence: string, nth: number): string {
  const { source } = patternOf({ find: sentence, matchCase: true, wholeWords: true });
  const pattern = new RegExp(`(?<!\\s)\\s+${source}|${source}\\s*`, "gu");
  return replaceRanges(html, rangesOf(html, pattern).slice(nth, nth + 1), "");
}

/** Replaces an e-mail address in the text and in the links of a description, not inside a longer one. */
export function replaceAddress(html: string, address: string, by: string): string {
  const { source } = patternOf({ find: address, matchCase: true, wholeWords: false });
  const whole = `(?<![\\p{L}\\p{N}._%+-])${source}(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])`;
  const link = new RegExp(`(mailto:)${source.replace("@", "(?:@|%40)")}(?=["'?])`, "giu");
  const encoded = by.replaceAll("&", "&amp;").replaceAll('"', "%22").replaceAll("'", "%27");
  return replacePattern(html, new RegExp(whole, "giu"), by).replaceAll(LINK, (tag) =>
    tag.replaceAll(link, (_, scheme: string) => scheme + encoded),
  );
}

const replacePattern = (html: string, pattern: RegExp, replacement: string): string =>
  replaceRanges(html, rangesOf(html, pattern, replacement), replacement);

/** Where a pattern is in the source, each place in as many parts as tags divide it. `by`: see `spansIn`. */
const rangesOf = (html: string, pattern: RegExp, by = "x"): SourceRange[][] =>
  textRuns(html).flatMap(({ text, pieces }) =>
    spansIn(text, pattern, by).map(([from, to]) => sourceOf(pieces, from, to)),
  );

function replaceRanges(html: string, places: readonly SourceRange[][], by: string): string {
  let result = "";
  let end = 0;
  for (const [first, ...rest] of places) {
    if (!first) continue;
    result += html.slice(end, first.start) + escapeText(by);
    end = first.end;
    for (const range of rest) {
      result += html.slice(end, range.start);
      end = range.end;
    }
  }
  return result + html.slice(end);
}

/** `repeated`: several with blanks between them are one, so that those go with them. */
function patternOf({ find, matchCase, wholeWords }: TextSearch, repeated = false): RegExp {
  const words = find.normalize("NFC").replaceAll(UNSEEN, "").trim().split(/\s+/).map(wordPattern);
  const [before, after] = wholeWords ? ["(?<![\\p{L}\\p{N}])", "(?![\\p{L}\\p{N}])"] : ["", ""];
  const one = before + words.join(BLANK) + after;
  return new RegExp(repeated ? `${one}(?:\\s+${one})*` : one, matchCase ? "gu" : "giu");
}

function textRuns(html: string): TextRun[] {
  const runs: TextRun[] = [];
  let open: TextRun = { text: "", pieces: [] };
  const add = (text: string, start: number, end: number) => {
    if (text === "") return;
    open.pieces.push({ text, at: open.text.length, start, end });
    open.text += text;
  };
  for (const { 0: piece, index } of html.matchAll(TAG_OR_REFERENCE)) {
    const end = index + piece.length;
    if (piece.startsWith("<") && piece.length > 1) {
      if (!isLineEnd(piece)) continue;
      runs.push(open);
      open = { text: "", pieces: [] };
    } else if (piece.startsWith("&")) {
      // Of "&ampx", the "x" is text of its own.
      const text = decodeReferences(piece);
      const rest = commonEnd(text, piece);
      add(text.slice(0, text.length - rest), index, end - rest);
      add(text.slice(text.length - rest), end - rest, end);
    } else add(piece, index, end);
  }
  return [...runs, open];
}

/** How many UTF-16 units two texts have in common at their ends. */
function commonEnd(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}

/** The source of the units `from` to `to` of a run. A part of a character reference is all of it. */
function sourceOf(pieces: readonly Piece[], from: number, to: number): SourceRange[] {
  const inside = pieces.filter(({ at, text }) => at < to && at + text.length > from);
  return inside.map(({ at, text, start, end }) => {
    if (end - start !== text.length) return { start, end };
    return {
      start: start + Math.max(0, from - at),
      end: end - Math.max(0, at + text.length - to),
    };
  });
}

/** Soft hyphens and blanks without a width. */
const UNSEEN = /[\u00AD\u200B]/g;
const BLANK = String.raw`[\u00AD\u200B]*\s[\s\u00AD\u200B]*`;

/** A pattern for a word; with any dash for a dash and any apostrophe for an apostrophe. */
const wordPattern = (word: string) =>
  Array.from(word, letterPattern).join(String.raw`[\u00AD\u200B]*`);

function letterPattern(letter: string): string {
  if (/[-\u2010-\u2015\u2212]/.test(letter)) return String.raw`[-\u2010-\u2015\u2212]`;
  if (/['\u2018\u2019\u02BC]/.test(letter)) return String.raw`['\u2018\u2019\u02BC]`;
  const parts = letter.normalize("NFD");
  return parts === letter
    ? letter.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`)
    : `(?:${letter}|${parts})`;
}
