import { Tokenizer } from "parse5";

/** What to look for: blanks, dashes and apostrophes of any kind match each other. */
export interface TextSearch {
  find: string;
  matchCase: boolean;
  /** Not inside a longer word or number. */
  wholeWords: boolean;
}

/** A character of a description's text, and where its source is. */
interface SourceRange {
  start: number;
  end: number;
}

/** A run of text that a reader sees as one, with the source of each UTF-16 unit. */
interface TextRun {
  text: string;
  ranges: SourceRange[];
}

/** Tags that end a run: what stands on both sides of one is not one text. */
const BREAKS = /^<\/?(?:p|div|br|ul|ol|li)\b/i;
const TAG_OR_REFERENCE = /<(?:"[^"]*"|'[^']*'|[^'">])*>|&#?\w+;?|[^<&]+|[<&]/g;

/** Replaces in plain text, such as a title. */
export function replaceInText(text: string, search: TextSearch, replacement: string): string {
  // A function, so that "$&" is no pattern.
  return search.find.trim() === "" ? text : text.replace(patternOf(search), () => replacement);
}

/**
 * Replaces in the text of a description (§4.2). Tags, and every byte outside of the text that was
 * found, stay; a text that is found across tags is replaced where it begins.
 */
export function replaceInDescription(html: string, search: TextSearch, replacement: string) {
  if (search.find.trim() === "") return html;
  const pattern = patternOf(search);
  const edits = textRuns(html).flatMap(({ text, ranges }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) =>
      rangesOf(ranges.slice(index, index + found.length)),
    ),
  );
  let result = "";
  let end = 0;
  for (const [first, ...rest] of edits) {
    if (!first) continue;
    result += html.slice(end, first.start) + escapeText(replacement);
    end = first.end;
    for (const range of rest) {
      result += html.slice(end, range.start);
      end = range.end;
    }
  }
  return result + html.slice(end);
}

/** The text of a description, one line for each paragraph or item. */
export const textOf = (html: string): string =>
  textRuns(html)
    .map(({ text }) => text.replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n");

function patternOf({ find, matchCase, wholeWords }: TextSearch): RegExp {
  const words = find.trim().split(/\s+/).map(wordPattern);
  const [before, after] = wholeWords ? ["(?<![\\p{L}\\p{N}])", "(?![\\p{L}\\p{N}])"] : ["", ""];
  return new RegExp(before + words.join("\\s+") + after, matchCase ? "gu" : "giu");
}

function textRuns(html: string): TextRun[] {
  const runs: TextRun[] = [];
  let open: TextRun = { text: "", ranges: [] };
  for (const { 0: piece, index } of html.matchAll(TAG_OR_REFERENCE)) {
    const range = { start: index, end: index + piece.length };
    if (piece.startsWith("<") && piece.length > 1) {
      if (!BREAKS.test(piece)) continue;
      runs.push(open);
      open = { text: "", ranges: [] };
    } else if (piece.startsWith("&")) {
      const text = decode(piece);
      // Of "&ampx", the "x" is text of its own.
      const rest = commonEnd(text, piece);
      const reference = { start: range.start, end: range.end - rest };
      open.text += text;
      open.ranges.push(
        ...Array.from({ length: text.length - rest }, () => reference),
        ...unitRanges(reference.end, range.end),
      );
    } else {
      open.text += piece;
      open.ranges.push(...unitRanges(range.start, range.end));
    }
  }
  return [...runs, open];
}

const unitRanges = (start: number, end: number): SourceRange[] =>
  Array.from({ length: end - start }, (_, at) => ({ start: start + at, end: start + at + 1 }));

/** How many UTF-16 units two texts have in common at their ends. */
function commonEnd(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}

/** Joins ranges that touch; those of one character reference are the same. */
function rangesOf(ranges: readonly SourceRange[]): SourceRange[] {
  const joined: SourceRange[] = [];
  for (const { start, end } of ranges) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

/** The text of one character reference, such as `&eacute;`. */
function decode(reference: string): string {
  let text = "";
  const add = ({ chars }: { chars: string }) => {
    text += chars;
  };
  const nothing = () => {};
  new Tokenizer(
    {},
    {
      onCharacter: add,
      onWhitespaceCharacter: add,
      onNullCharacter: nothing,
      onStartTag: nothing,
      onEndTag: nothing,
      onComment: nothing,
      onDoctype: nothing,
      onEof: nothing,
    },
  ).write(reference, true);
  return text;
}

/** As text of a description. */
export const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A pattern for a word; with any dash for a dash and any apostrophe for an apostrophe. */
const wordPattern = (word: string) =>
  word
    .replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
    .replaceAll(/[-\u2010-\u2015\u2212]/g, String.raw`[-\u2010-\u2015\u2212]`)
    .replaceAll(/['\u2018\u2019\u02BC]/g, String.raw`['\u2018\u2019\u02BC]`);
