const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  laquo: "«",
  raquo: "»",
  ndash: "–",
  mdash: "—",
  minus: "−",
  hellip: "…",
  bull: "•",
  middot: "·",
  thinsp: "\u2009",
  shy: "\u00AD",
  oelig: "œ",
  OElig: "Œ",
  dollar: "$",
  commat: "@",
};

/** The accents of names such as `eacute`, as marks that compose with a letter. */
const ACCENTS: Readonly<Record<string, string>> = {
  grave: "\u0300",
  acute: "\u0301",
  circ: "\u0302",
  uml: "\u0308",
  cedil: "\u0327",
};

/** A character of its number; nothing for a number that is none. */
function characterOf(number: number): string {
  return number > 0 && number <= 0x10_ff_ff ? String.fromCodePoint(number) : "";
}

function decoded(entity: string, name: string): string {
  const [, hexadecimal, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
  if (hexadecimal !== undefined) return characterOf(Number.parseInt(hexadecimal, 16));
  if (decimal !== undefined) return characterOf(Number(decimal));
  const [, letter = "", accent = ""] = /^([A-Za-z])(grave|acute|circ|uml|cedil)$/.exec(name) ?? [];
  const known = Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined;
  return known ?? (letter === "" ? entity : letter + ACCENTS[accent]);
}

/** Plain apostrophes, blanks and composed letters, as the patterns of the rules expect them. */
export const plain = (text: string): string =>
  text
    // Composing is quadratic in the marks of one letter.
    .replace(/(\p{M}{30})\p{M}+/gu, "$1")
    .normalize("NFC")
    .replace(/[’ʼ‘]/g, "'")
    .replace(/[\u00a0\u202f\u2009]/g, " ")
    .replace(/\u00ad|\u200b/g, "");

/** The words of a description (§4.2), a line for each block. Linear in its length. */
export const plainText = (html: string): string =>
  plain(
    html
      .replace(/\s{2,}|[^\S ]/g, " ")
      .replace(/<\/?(?:p|div|ul|ol|li|br)\b[^<>]*>/gi, "\n")
      .replace(/<[^<>]*>/g, "")
      .replace(/&(#?\w{1,8});/g, decoded),
  )
    .replace(/ {2,}/g, " ")
    .replace(/ ?\n[ \n]*/g, "\n")
    .trim();
