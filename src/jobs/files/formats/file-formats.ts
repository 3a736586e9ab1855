import { unzipSync } from "fflate";
import type { BadFileReason } from "../file-sentences.ts";

/** Formats that cannot be read, by how their bytes begin. */
const BEGINNINGS: readonly [string, BadFileReason][] = [
  ["%PDF", "pdf"],
  [String.raw`{\rtf`, "document"],
  ["\u0089PNG", "picture"],
  ["\u00ff\u00d8\u00ff", "picture"],
  ["GIF8", "picture"],
  ["BM", "picture"],
  ["RIFF", "picture"],
  ["\u0000\u0000\u0000\u001cftyp", "picture"],
  ["7z\u00bc\u00af", "archive"],
  ["Rar!", "archive"],
  ["\u001f\u008b", "archive"],
  ["PK\u0005\u0006", "archive"],
  // What Excel before 1997 wrote without a container.
  ["\u0009\u0008", "oldExcel"],
  ["\u0009\u0004", "oldExcel"],
];

/** Formats in a compound file, by the names of their streams. */
const STREAMS: readonly [string, BadFileReason][] = [
  ["EncryptedPackage", "password"],
  ["WordDocument", "document"],
  ["PowerPoint Document", "document"],
  ["Workbook", "oldExcel"],
  ["Book", "oldExcel"],
];

/** Formats in a ZIP archive, by the name of a part. */
const PARTS: readonly [RegExp, BadFileReason][] = [
  [/^xl\/workbook\.bin$/i, "binaryExcel"],
  [/^(?:word|ppt|visio)\//i, "document"],
  [/^Index(?:\/.*\.iwa|\.zip)$/i, "iWork"],
  [/^META-INF\/manifest\.xml$/i, "openDocument"],
];

/** Formats of text, by how it begins. */
const TEXTS: readonly [RegExp, BadFileReason][] = [
  [/^<!doctype html>[^]*<meta name="generator" content="public record">/i, "recordPage"],
  [/^BEGIN:VCALENDAR\b/i, "calendar"],
  [
    /^(?:<[?]xml[^>]*>\s*|<!--[^]*?-->\s*)*<(?:!doctype html|html|table|meta|head|body|style|div|script)\b/i,
    "webPage",
  ],
  [/^MIME-Version:/i, "webPage"],
  [/<Workbook\b[^>]*urn:schemas-microsoft-com:office:spreadsheet/i, "xmlExcel"],
  [/<office:document\b/i, "openDocument"],
  [/^ID;P/, "type"],
];

const COMPOUND = "\u00d0\u00cf\u0011\u00e0";
const ZIP = "PK\u0003\u0004";

const startsWith = (bytes: Uint8Array, text: string) =>
  Array.from(text, (character) => character.charCodeAt(0)).every((code, at) => bytes[at] === code);

export const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, ZIP);

/** What keeps bytes that are no text and no archive from being read. */
export function binaryFormat(bytes: Uint8Array): BadFileReason | undefined {
  if (startsWith(bytes, COMPOUND)) return compoundFormat(bytes);
  return BEGINNINGS.find(
    // Two letters may begin a text as well.
    ([beginning]) =>
      startsWith(bytes, beginning) && (!/^[\w]{2}$/.test(beginning) || bytes.includes(0)),
  )?.[1];
}

/** The names of streams are in UTF-16, anywhere in the file. */
function compoundFormat(bytes: Uint8Array): BadFileReason {
  const size = Math.min(bytes.length, 4_000_000);
  const text = new TextDecoder("utf-16le").decode(bytes.subarray(0, size - (size % 2)));
  return STREAMS.find(([name]) => text.includes(name))?.[1] ?? "type";
}

/** What keeps an archive that is no workbook from being read. `damaged`: not even its directory can. */
export function archiveFormat(bytes: Uint8Array): BadFileReason | undefined {
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.push(name);
        return false;
      },
    });
  } catch {
    return "damaged";
  }
  if (names.some((name) => /^\/?xl\/workbook\.xml$/i.test(name))) return undefined;
  const found = PARTS.find(([part]) => names.some((name) => part.test(name)));
  // A workbook may keep its parts elsewhere; what names them is in any.
  if (found) return found[1];
  return names.includes("[Content_Types].xml") ? undefined : "archive";
}

/** What keeps text from being read. */
export function textFormat(text: string): BadFileReason | undefined {
  const start = text.slice(0, 2_000).trimStart();
  return TEXTS.find(([beginning]) => beginning.test(start))?.[1];
}
