import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { BadFile } from "../bad-file.ts";
import { MAX_UNPACKED_BYTES } from "../limits.ts";

/**
 * The XML parts of a workbook in an archive that is not packed, so its size is known, and without what SheetJS
 * reads otherwise than it is meant.
 * @throws {BadFile}
 */
export function xlsxParts(bytes: Uint8Array): Uint8Array {
  let size = 0;
  const isNeeded = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!/\.(?:xml|rels)$/i.test(name)) return false;
    size += originalSize;
    if (size > MAX_UNPACKED_BYTES) throw new BadFile("unpacked");
    return true;
  };
  try {
    const parts = unzipSync(bytes, { filter: isNeeded });
    const entries = Object.entries(parts).map(([name, part]) => [name, corrected(part)]);
    return zipSync(Object.fromEntries(entries) as typeof parts, { level: 0 });
  } catch (error) {
    throw error instanceof BadFile ? error : new BadFile("damaged");
  }
}

interface Correction {
  /** Text without which nothing is to be corrected. */
  sign: string;
  correct: (xml: string) => string;
}

const CORRECTIONS: readonly Correction[] = [
  {
    // SheetJS reads a character reference as 16 bits.
    sign: "&#",
    correct: (xml) =>
      xml.replaceAll(/&#(x?)([\da-f]{5,7});/gi, (reference: string, x: string, digits: string) => {
        const code = Number.parseInt(digits, x === "" ? 10 : 16);
        return code > 0xffff && code <= 0x10ffff ? String.fromCodePoint(code) : reference;
      }),
  },
  // It resolves the references in the text of a formula twice, makes a serial number of an ISO date, and
  // a code of an error.
  ...(["str", "d", "e"] as const).map((type): Correction => ({
    sign: ` t="${type}"`,
    correct: (xml) =>
      xml.replaceAll(
        new RegExp(`(<(?:\\w+:)?c\\b[^>/]* t=")${type}("[^>/]*>)([^]*?)(?=</(?:\\w+:)?c>)`, "g"),
        (_, start: string, end: string, content: string) =>
          `${start}str${end}${content.replace(/(?<=<(?:\w+:)?v\b[^>]*>)[^<]+/, textOf)}`,
      ),
  })),
  {
    // It makes a cell for each one of a link, up to all that a sheet can have (`linkReader`).
    sign: "hyperlink",
    correct: (xml) =>
      xml.replaceAll(
        /(<(?:\w+:)?hyperlink\b[^>]*\bref=")([A-Z]+\d+)(:[A-Z]+\d+)"/g,
        (_, start: string, first: string, rest: string) =>
          `${start}${first}" over="${first}${rest}"`,
      ),
  },
];

/** Text that is resolved twice; a date at midnight is a day. */
const textOf = (text: string): string =>
  text
    .replace(/^(\d{4}-\d\d-\d\d)T00:00(?::00(?:\.0+)?)?$/, "$1")
    .replaceAll("&", "&amp;")
    .replaceAll(/_x(?=[\dA-Fa-f]{4}_)/g, "_x005F_x");

function corrected(part: Uint8Array): Uint8Array {
  // The signs are ASCII, which every part has as single bytes.
  const bytes = new TextDecoder("latin1").decode(part);
  const needed = CORRECTIONS.filter(({ sign }) => bytes.includes(sign));
  if (needed.length === 0) return part;
  return strToU8(needed.reduce((xml, { correct }) => correct(xml), strFromU8(part)));
}
