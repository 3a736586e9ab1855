import { BadFile } from "../bad-file.ts";

/** Between tokens: blanks, byte order marks, comments, fences of Markdown. */
const BLANK = /(?:\s+|\/\/.*|\/\*[^]*?\*\/|#.*|```\w*)+/y;

/** A name, a number or a word without quotation marks. */
const BARE = /[-+\w.$]+/y;

/** Of a text: what neither ends it nor needs a look. */
const PLAIN = /[^\\\r\n"'“”„‘’]+/y;

/** The mark that ends a text, by the one that begins it. */
const QUOTES = new Map(
  ['""', "''", "“”", "””", "„“", "‘’"].map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

const ESCAPES: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

/** Words of JSON, JavaScript and Python. A warning points out those for a number that is none. */
const WORDS: Readonly<Record<string, unknown>> = {
  true: true,
  True: true,
  false: false,
  False: false,
  null: null,
  None: null,
  undefined: null,
  NaN: "NaN",
  nan: "NaN",
};

/** Whether digits are an id rather than a number: zeros before them, or more than a number holds. */
const isId = (word: string) =>
  /^-?0\d/.test(word) || (/^-?\d{16,}$/.test(word) && String(Number(word)) !== word);

/**
 * The values of a text: of JSON, of JSON lines, or of what people and programs write for it, where that has one
 * meaning (comments, commas at the ends, single or typographic quotation marks, names without any).
 * @throws {BadFile} with the line of the damage
 */
export function parseLenientJson(text: string): unknown[] {
  let at = 0;
  /** Where the last token ends. */
  let end = 0;
  const matchHere = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [found = ""] = pattern.exec(text) ?? [];
    at += found.length;
    return found;
  };
  /** Takes a sign, with the blanks before it. */
  const take = (sign: string): boolean => {
    matchHere(BLANK);
    if (!text.startsWith(sign, at)) return false;
    at += sign.length;
    end = at;
    return true;
  };
  const fail = (where: number): never => {
    throw new BadFile("json", lineAt(text, where), partAround(text, where));
  };
  const failAtEnd = (where: number): never => {
    throw new BadFile("jsonCut", lineAt(text, where));
  };
  /** What another value begins before of, on a later line, is missing where the last token ends. */
  const unexpected = (): never => {
    matchHere(BLANK);
    if (at >= text.length) return failAtEnd(end);
    const isMissing = isOpening(text[at]) && /[\r\n]/.test(text.slice(end, at));
    return fail(isMissing ? end - 1 : at);
  };

  function readText(): string {
    const begin = at;
    const close = QUOTES.get(text.charAt(at));
    let value = "";
    for (at += 1; text[at] !== close;) {
      const sign = text[at];
      if (sign === undefined) return failAtEnd(begin);
      if (sign === "\n" || sign === "\r") return fail(begin);
      value += sign === "\\" ? readEscape() : matchHere(PLAIN) || text[at++];
    }
    at += 1;
    end = at;
    return value;
  }

  function readEscape(): string {
    const [all = "", code, sign = ""] =
      /^\\(?:u([\da-f]{4})|(["'\\/bfnrt]))/i.exec(text.slice(at, at + 6)) ?? [];
    if (all === "") return fail(at);
    at += all.length;
    return code === undefined ? (ESCAPES[sign] ?? sign) : String.fromCharCode(parseInt(code, 16));
  }

  function readBare(): string {
    const word = matchHere(BARE);
    if (word === "") return unexpected();
    end = at;
    return word;
  }

  function readValue(): unknown {
    if (take("{")) return Object.fromEntries(readItems("}", readProperty));
    if (take("[")) return readItems("]", readValue);
    if (isQuote(text[at])) return readText();
    const word = readBare();
    if (Object.hasOwn(WORDS, word)) return WORDS[word];
    if (isId(word)) return word;
    return Number.isFinite(Number(word)) ? Number(word) : fail(at - word.length);
  }

  function readProperty(): [string, unknown] {
    matchHere(BLANK);
    const name = isQuote(text[at]) ? readText() : readBare();
    if (!take(":")) unexpected();
    return [name, readValue()];
  }

  /** What is between brackets, with a comma after each but perhaps the last. */
  function readItems<T>(close: string, readItem: () => T): T[] {
    const items: T[] = [];
    while (!take(close)) {
      items.push(readItem());
      if (take(",")) continue;
      if (take(close)) break;
      unexpected();
    }
    return items;
  }

  const values: unknown[] = [];
  for (matchHere(BLANK); at < text.length; matchHere(BLANK)) {
    if (text[at] !== "{" && text[at] !== "[") fail(at);
    values.push(readValue());
    while (take(",") || take(";"));
  }
  return values;
}

const isQuote = (sign = "") => QUOTES.has(sign);

const isOpening = (sign = "") => sign === "{" || sign === "[" || isQuote(sign);

/** The line of a position, as people count. */
const lineAt = (text: string, at: number): string =>
  String(text.slice(0, at).split(/\r\n?|\n/).length);

/** What is around a position, in its line. */
function partAround(text: string, at: number): string {
  const before =
    text
      .slice(Math.max(0, at - 40), at)
      .split(/[\r\n]/)
      .at(-1) ?? "";
  return (before + (text.slice(at, at + 40).split(/[\r\n]/, 1)[0] ?? "")).trim();
}
