import { cut } from "#src/lib/values/cut.ts";
import { MAX_CELL } from "./limits.ts";
import type { FileWarningKind } from "./file-sentences.ts";

/** Something in a file that a person has to know before it is applied, with its place. */
export interface FileWarning {
  what: FileWarningKind;
  /** Position in the rows of the grid, from 0. */
  row: number;
  /** Position of the column, from 0; without it the warning is about the whole row. */
  column?: number;
  /** What is there, or the part of it that shows what is meant. */
  example?: string;
  /** The address to which the cell links. */
  target?: string;
}

/** What keeps a row from being imported, if it is in a column that is imported. */
const REFUSING: ReadonlySet<FileWarningKind> = new Set([
  "error",
  "formula",
  "cutTag",
  "nul",
  "merged",
  "openQuote",
  "strayQuote",
]);

export const isRefusing = ({ what }: FileWarning): boolean => REFUSING.has(what);

const LONGEST_EXAMPLE = 80;

/** The start of a text, as an example. */
export const exampleOf = (text: string): string => cut(text, LONGEST_EXAMPLE);

/** What formulas show that failed, in English, French and LibreOffice, and what programs write for nothing. */
const FAILED =
  /^(?:#(?:REF!|NAME\?|NOM\?|VALUE!|VALEUR!|DIV\/0!|N\/[AD]|NUM!|NOMBRE!|NULL?!|SPILL!|PROPAGATION!|CALC!|FIELD!|CHAMP!|BLOCKED!|BLOQUE!|CONNECT!|CONNEXION!|UNKNOWN!|INCONNU!|BUSY!|GETTING_DATA|#+)|Err:\d{3}|null|undefined|NaN|\[object Object\])$/i;

export const isFailedFormula = (text: string): boolean =>
  text.length < 20 && FAILED.test(text.trim());

/** Tests of the text of a cell, in any kind of file; the first that matches makes a warning. */
const TESTS: readonly [FileWarningKind, (text: string) => boolean][] = [
  ["error", isFailedFormula],
  ["nul", (text) => text.includes("\0")],
  ["cutTag", (text) => text.length === MAX_CELL && text.lastIndexOf("<") > text.lastIndexOf(">")],
  ["full", (text) => text.length === MAX_CELL],
  ["replacement", (text) => text.includes("\uFFFD")],
];

/** A warning for each cell of text that cannot be taken as it stands. */
export const cellWarnings = (rows: readonly (readonly unknown[])[]): FileWarning[] =>
  rows.flatMap((cells, row) =>
    cells.flatMap((cell, column): FileWarning[] => {
      if (typeof cell !== "string") return [];
      const what = TESTS.find(([, test]) => test(cell))?.[0];
      return what ? [{ what, row, column, example: partOf(cell, what) }] : [];
    }),
  );

/** The part of a text that shows what is meant: around the character, or the end. */
function partOf(text: string, what: FileWarningKind): string {
  if (what === "cutTag" || what === "full") return `…${text.slice(-40)}`;
  const at = Math.max(text.indexOf("\0"), text.indexOf("\uFFFD"));
  return exampleOf(text.slice(Math.max(0, at - 20))).replaceAll("\0", "␀");
}
