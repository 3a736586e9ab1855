import { expect, it } from "vitest";
import { caseFile } from "../testing/case-file.ts";
import { readContent } from "../testing/read-table.ts";
import type { EncodingName } from "./encodings.ts";

const utf16 = (text: string, isBig: boolean) => {
  const bytes = new Uint8Array(new Uint16Array(Array.from(text, (c) => c.charCodeAt(0))).buffer);
  return isBig ? bytes.map((_, at) => bytes[at ^ 1] ?? 0) : bytes;
};
const utf8 = (text: string) => new TextEncoder().encode(text);
/** Bytes from text with "\u00e9" for the byte E9. */
const single = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

const FRENCH = "Titre,Ville\nÉté à l’œuvre – préposé,Laval\n";

it.each<[string, Uint8Array, EncodingName, string]>([
  ["UTF-8", utf8(FRENCH), "utf-8", "Été à l’œuvre – préposé"],
  ["UTF-8 with a mark", utf8(`\uFEFF${FRENCH}`), "utf-8", "Été à l’œuvre – préposé"],
  ["UTF-16 with a mark", utf16(`\uFEFF${FRENCH}`, false), "utf-16le", "Été à l’œuvre – préposé"],
  ["UTF-16 without", utf16(FRENCH, false), "utf-16le", "Été à l’œuvre – préposé"],
  [
    "big-endian UTF-16 with a mark",
    utf16(`\uFEFF${FRENCH}`, true),
    "utf-16be",
    "Été à l’œuvre – préposé",
  ],
  ["big-endian UTF-16 without", utf16(FRENCH, true), "utf-16be", "Été à l’œuvre – préposé"],
  ["UTF-8 of Inuktitut", utf8("Title,City\nᓄᓇᕗᑦ ᐃᓄᐃᑦ,Iqaluit\n"), "utf-8", "ᓄᓇᕗᑦ ᐃᓄᐃᑦ"],
  [
    "UTF-8 with one wrong byte",
    single("Titre\nPr\u00c3\u00a9pos\u00c3\u00a9 \u00e0 l'accueil\n"),
    "utf-8",
    "Préposé \uFFFD l'accueil",
  ],
  [
    "Windows-1252",
    single("Titre\n\u00c9t\u00e9 \u00e0 l\u0092\u009cuvre \u0096 soir\n"),
    "windows-1252",
    "Été à l’œuvre – soir",
  ],
  [
    "Windows-1252 with signs alone",
    single("Title\nThe \u0093best\u0094 jobs\u0085\n"),
    "windows-1252",
    "The “best” jobs…",
  ],
  [
    "Windows-1252 in capitals",
    single("TITRE\nPR\u00c9POS\u00c9E \u00c0 L'ACCUEIL\n"),
    "windows-1252",
    "PRÉPOSÉE À L'ACCUEIL",
  ],
  ["Mac Roman", caseFile("macroman.csv"), "macintosh", "Préposé à l'accueil"],
  [
    "Mac Roman with signs",
    single("Titre\nPr\u008epos\u008e \u0088 l\u00d5accueil \u00d0 soir\n"),
    "macintosh",
    "Préposé à l’accueil – soir",
  ],
  ["DOS", caseFile("cp850.csv"), "cp850", "Préposé"],
  [
    "DOS with other letters",
    single("Titre\nConcepteur \u0085 la t\u0083che, \u00e9l\u008ave et gar\u0087on\n"),
    "cp850",
    "Concepteur à la tâche",
  ],
  ["UTF-8 decoded twice", caseFile("decoded-twice.csv"), "utf-8 as windows-1252", "Préposé"],
  [
    "UTF-8 decoded twice as Mac",
    utf8("Titre\nPr√©pos√© √† l‚Äôaccueil\n"),
    "utf-8 as macintosh",
    "Préposé à l’accueil",
  ],
  ["UTF-8 decoded twice as DOS", utf8("Titre\nPr├®pos├®\n"), "utf-8 as cp850", "Préposé"],
])("reads %s by its words", (_, bytes, name, title) => {
  const { encoding, grid } = readContent("a.csv", bytes);
  expect(encoding?.name).toBe(name);
  expect(grid?.rows[1]?.[0]).toBe(title);
});

it("decodes as it is chosen, and shows a part that depends on it", () => {
  const bytes = caseFile("macroman.csv");
  expect(readContent("a.csv", bytes).encoding?.example).toBe("Préposé à l'accueil");
  expect(readContent("a.csv", bytes, { encoding: "windows-1252" })).toMatchObject({
    encoding: { name: "windows-1252", example: "PrŽposŽ ˆ l'accueil" },
    grid: {
      rows: [
        expect.anything(),
        ["PrŽposŽ ˆ l'accueil", ...Array<unknown>(5).fill(expect.any(String))],
      ],
    },
  });
});

it("asks nothing about ASCII", () => {
  expect(readContent("a.csv", utf8("Title\nCook\n")).encoding).toBeNull();
});
