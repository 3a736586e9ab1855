/**
 * Symbol fonts draw signs for letters. Word writes such a letter as itself, in an element with that
 * font, or as a private-use character (U+F000 and the letter's code).
 */
export type SymbolFont = "symbol" | "wingdings" | "other";

const FONTS: [RegExp, SymbolFont | null][] = [
  [/^["']?symbol/i, "symbol"],
  [/^["']?wingdings\s*["']?(,|$)/i, "wingdings"],
  [/^["']?(wingdings|webdings|marlett|zapf ?dingbats|monotype sorts)/i, "other"],
];

/** Which symbol font a font list begins with, if any. */
export const symbolFontOf = (fonts: string): SymbolFont | null =>
  FONTS.find(([name]) => name.test(fonts.trim()))?.[1] ?? null;

/** A table of signs by the letter's code in the font. */
const table = (letters: string, signs: string) =>
  new Map(Array.from(letters, (letter, index) => [codeOf(letter), signs.charAt(index)]));

const GREEK = table(
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIKLMNOPQRSTUWXYZ·°±³£´¸¹»®¬¯«ÞÛÖ¥×ÓÒÔãäâ¢²¼",
  "αβχδεφγηιϕκλμνοπθρστυϖωξψζΑΒΧΔΕΦΓΗΙΚΛΜΝΟΠΘΡΣΤΥΩΞΨΖ•°±≥≤×÷≠≈→←↓↔⇒⇔√∞⋅©®™©™®′″…",
);
const DINGBATS = table("üûþý¨on§lŸqruvwØÜàßáâèðFJL*()«¶", "✓✗☑☒□□■▪●•❑❒◆❖⬥➢➲→←↑↓➔⇨☞☺☹✉☎☎★★");
/** Word's usual bullets, whose font is unknown in plain text. */
const BULLETS = table("·§Øüv¨onqrlàðþýûJ®", "•▪➢✓❖□□■❑❒●→⇨☑☒✗☺→");

/** The letter's code in a symbol font; undefined for a character that no font of this kind has. */
function codeOf(letter: string): number | undefined {
  const code = letter.codePointAt(0) ?? 0;
  if (letter === "Ÿ") return 0x9f;
  return code <= 0xff ? code : code >= 0xf020 && code <= 0xf0ff ? code & 0xff : undefined;
}

const PRIVATE_USE = /\p{Co}/u;

/**
 * The text with the signs that a reader saw. A sign without a character of its own is a bullet at
 * the beginning of a line, and left out anywhere else.
 */
export function withRealSigns(text: string, font: SymbolFont | null, atLineStart: boolean) {
  return text.replace(font ? /\S/gu : /\p{Co}/gu, (letter, index: number) => {
    const code = codeOf(letter);
    const isPrivate = PRIVATE_USE.test(letter);
    if (code === undefined && !isPrivate) return letter;
    // Digits and punctuation of this font are those of any other.
    if (font === "symbol" && /[!-@[-~]/.test(letter) && !/[a-z]/.test(letter)) return letter;
    const signs = font === "symbol" ? GREEK : font === "wingdings" ? DINGBATS : BULLETS;
    const sign = font === "other" && !isPrivate ? undefined : signs.get(code);
    const isFirst = atLineStart && text.slice(0, index).trim() === "";
    const standsAlone = /^(\s|$)/.test(text.slice(index + letter.length));
    return sign ?? (isFirst && standsAlone ? "•" : "");
  });
}
