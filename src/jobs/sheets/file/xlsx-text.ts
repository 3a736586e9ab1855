// A workbook holds text with `_xHHHH_` for what XML cannot (ECMA-376, 22.9.2.19). Readers take U+FFFD,
// which XML can hold, for damage and leave it out.

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const NOT_IN_XML = /[\0-\x08\x0b-\x1f\x7f-\x9f\ufffd-\uffff]/g;
const LOOKS_ESCAPED = /_x(?=[\dA-Fa-f]{4}_)/g;

const escape = (character: string) =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;

/** Text as a cell of a workbook holds it. */
export function xlsxText(text: string): string {
  const escaped = text.replaceAll(LOOKS_ESCAPED, "_x005F_x").replaceAll(NOT_IN_XML, escape);
  // The writer looks its strings up in a plain object: "constructor" is in there.
  return escaped in {} ? escape(escaped.charAt(0)) + escaped.slice(1) : escaped;
}
