/**
 * The characters of the bytes from 128. `TextDecoder` does not know code page 850, and some versions of Node
 * take Windows-1252 for Latin-1.
 */
const WINDOWS_1252 =
  "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ";
const MAC_ROMAN =
  "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ";
const DOS_850 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0";

type Decode = (bytes: Uint8Array) => string;

const byTextDecoder =
  (label: string): Decode =>
  (bytes) =>
    new TextDecoder(label).decode(bytes);

/** Part of the bytes at a time: each is an argument. */
const SLICE = 10_000;

/** One byte, one character; `upper`: those of 128 to 255. */
const bySingleBytes =
  (upper: string): Decode =>
  (bytes) => {
    let text = "";
    for (let at = 0; at < bytes.length; at += SLICE) {
      const codes = bytes.subarray(at, at + SLICE);
      text += String.fromCharCode(
        ...Array.from(codes, (code) => (code < 128 ? code : upper.charCodeAt(code - 128))),
      );
    }
    return text;
  };

/**
 * UTF-8 that a program read as single bytes and saved as UTF-8: "PrÃ©posÃ©". What is not that stays: only letters
 * and signs of French, syllabics and emoji are meant, as others would be French by chance ("’é", "é’…").
 */
function byDecodingTwice(upper: string): Decode {
  const byteOf = new Map(Array.from(upper, (character, at) => [character, at + 128]));
  const characters = (from: number, to = from) =>
    `[${upper.slice(from - 128, to - 127).replaceAll(/[\\\]^-]/g, String.raw`\$&`)}]`;
  const more = characters(0x80, 0xbf);
  const sequence = new RegExp(
    [
      characters(0xc2, 0xc3) + more,
      `${characters(0xc5)}(?:${characters(0x92, 0x93)}|${characters(0xb8)})`,
      `${characters(0xe2)}${more}{2}`,
      `${characters(0xe1)}${characters(0x90, 0x99)}${more}`,
      `${characters(0xef)}${characters(0xb8, 0xbf)}${more}`,
      `${characters(0xf0, 0xf4)}${more}{3}`,
    ].join("|"),
    "gu",
  );
  return (bytes) =>
    new TextDecoder().decode(bytes).replaceAll(sequence, (found) => {
      const text = new TextDecoder().decode(
        Uint8Array.from(found, (character) => byteOf.get(character) ?? 0),
      );
      return text.includes("\uFFFD") ? found : text;
    });
}

/** How the bytes of a text file become characters; the likelier first. */
export const ENCODINGS = {
  "utf-8": byTextDecoder("utf-8"),
  "windows-1252": bySingleBytes(WINDOWS_1252),
  macintosh: bySingleBytes(MAC_ROMAN),
  cp850: bySingleBytes(DOS_850),
  "utf-8 as windows-1252": byDecodingTwice(WINDOWS_1252),
  "utf-8 as macintosh": byDecodingTwice(MAC_ROMAN),
  "utf-8 as cp850": byDecodingTwice(DOS_850),
  "utf-16le": byTextDecoder("utf-16le"),
  "utf-16be": byTextDecoder("utf-16be"),
} satisfies Record<string, Decode>;

export type EncodingName = keyof typeof ENCODINGS;

export const ENCODING_NAMES = Object.keys(ENCODINGS) as EncodingName[];

const MARKS: readonly [EncodingName, number[]][] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/** The encoding of a text file, by its mark or by what makes its words English or French. */
export function encodingOf(bytes: Uint8Array): EncodingName {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];
  if (marked?.startsWith("utf-16")) return marked;
  // Latin letters of UTF-16 have a zero in every other byte.
  const start = bytes.subarray(0, 1_000);
  const zeros = (odd: number) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  if (zeros(1) > start.length / 4) return "utf-16le";
  if (zeros(0) > start.length / 4) return "utf-16be";
  const sample = tellingLines(bytes);
  // No other encoding makes valid UTF-8 of words by chance.
  const isValid = marked === "utf-8" || isUtf8(bytes);
  const names = ENCODING_NAMES.filter((name) =>
    isValid ? name.startsWith("utf-8") : !name.startsWith("utf-16"),
  );
  const scores = names.map((name) => ({ name, score: wordScore(ENCODINGS[name](sample)) }));
  return scores.toSorted((a, b) => b.score - a.score)[0]?.name ?? "utf-8";
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Bytes that are enough to tell encodings apart. */
const SAMPLE = 100_000;

/** The lines that are not ASCII, up to a limit. */
function tellingLines(bytes: Uint8Array): Uint8Array {
  const lines: number[] = [];
  let begin = 0;
  let telling = false;
  for (let at = 0; at <= bytes.length && lines.length < SAMPLE; at += 1) {
    const byte = bytes[at] ?? 0x0a;
    if (byte >= 0x80) telling = true;
    if (byte !== 0x0a && byte !== 0x0d && at - begin < SAMPLE) continue;
    if (telling) for (let one = begin; one <= at; one += 1) lines.push(bytes[one] ?? 0x0a);
    begin = at + 1;
    telling = false;
  }
  return Uint8Array.from(lines);
}

const LETTERS = "àâäçéèêëîïôöùûüÿœæñ";
const CAPITALS = LETTERS.toUpperCase();
/** Signs of written French and English, and those that stand within words. */
const SIGNS = "‘“”«»–—…•°€½¼¾™®©²³×\u00a0\u202f’‑·\u00ad";
const WITHIN_WORDS = "’‑·\u00a0\u202f\u00ad";
/** What no text has: what could not be decoded, controls, lines of boxes. */
const NEVER = /[\uFFFD\u0080-\u009f\u2500-\u259f]/;

const isLetter = (character: string) => /\p{L}/u.test(character);
const isCapital = (character: string) => /\p{Lu}/u.test(character);

/** How much the characters beyond ASCII look like those of English and French words. */
function wordScore(text: string): number {
  let score = 0;
  for (const { 0: character, index } of text.matchAll(/[^\0-\x7f]/gu))
    score += characterScore(
      character,
      text.charAt(index - 1),
      text.charAt(index + character.length),
    );
  return score;
}

function characterScore(character: string, before: string, after: string): number {
  if (NEVER.test(character)) return -3;
  const isAlone = !isLetter(before) && !isLetter(after);
  const isWithin = isLetter(before) && isLetter(after);
  const isSmallBefore = isLetter(before) && !isCapital(before);
  if (LETTERS.includes(character)) {
    if (isCapital(before) && isCapital(after)) return -3;
    return isAlone && character !== "à" ? -3 : 1;
  }
  if (CAPITALS.includes(character)) return isSmallBefore || (isAlone && character !== "À") ? -3 : 1;
  if (SIGNS.includes(character)) return isWithin && !WITHIN_WORDS.includes(character) ? -3 : 1;
  if (/\p{Script=Latin}/u.test(character)) return isCapital(character) && isSmallBefore ? -3 : -1;
  return isLetter(character) || isAlone ? 0 : -2;
}

/** Text around the first character that is not ASCII; null without one. */
export function exampleOfEncoding(text: string): string | null {
  const at = text.search(/[^\0-\x7f]/);
  if (at === -1) return null;
  const around = text.slice(Math.max(0, at - 30), at + 30);
  const inCell = /[^\n\r,;\t"|]*[^\0-\x7f][^\n\r,;\t"|]*/u.exec(around)?.[0] ?? around;
  return inCell.trim();
}
