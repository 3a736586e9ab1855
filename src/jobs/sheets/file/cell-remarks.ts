import type { Grid } from "../cell.ts";
import { exampleOf, type Remark, type RemarkKind } from "../remark.ts";

/** As many characters as a cell of a spreadsheet holds. */
const MOST = 32_767;

/** What formulas show that failed, in English, French and LibreOffice, and what programs write for nothing. */
const FAILED =
  /^(?:#(?:REF!|NAME\?|NOM\?|VALUE!|VALEUR!|DIV\/0!|N\/[AD]|NUM!|NOMBRE!|NULL?!|SPILL!|PROPAGATION!|CALC!|FIELD!|CHAMP!|BLOCKED!|BLOQUE!|CONNECT!|CONNEXION!|UNKNOWN!|INCONNU!|BUSY!|GETTING_DATA|#+)|Err:\d{3}|null|undefined|NaN|\[object Object\])$/i;

export const isFailedFormula = (text: string): boolean =>
  text.length < 20 && FAILED.test(text.trim());

/** Tests of the text of a cell, in any kind of file; the first that matches makes a remark. */
const TESTS: readonly [RemarkKind, (text: string) => boolean][] = [
  ["error", isFailedFormula],
  ["nul", (text) => text.includes("\0")],
  ["cutTag", (text) => text.length === MOST && text.lastIndexOf("<") > text.lastIndexOf(">")],
  ["full", (text) => text.length === MOST],
  ["replacement", (text) => text.includes("\uFFFD")],
];

/** The grid, with a remark for each cell of text that cannot be taken as it stands. */
export function withCellRemarks(grid: Grid): Grid {
  const remarks = grid.rows.flatMap((cells, row) =>
    cells.flatMap((cell, column): Remark[] => {
      if (typeof cell !== "string") return [];
      const what = TESTS.find(([, test]) => test(cell))?.[0];
      return what ? [{ what, row, column, example: partOf(cell, what) }] : [];
    }),
  );
  return { ...grid, remarks: [...grid.remarks, ...remarks] };
}

/** The part of a text that shows what is meant: around the character, or the end. */
function partOf(text: string, what: RemarkKind): string {
  if (what === "cutTag" || what === "full") return `…${text.slice(-40)}`;
  const at = Math.max(text.indexOf("\0"), text.indexOf("\uFFFD"));
  return exampleOf(text.slice(Math.max(0, at - 20))).replaceAll("\0", "␀");
}
