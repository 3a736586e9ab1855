import { foldText } from "#contract/text.ts";
import { type Cell, cellText, isEmpty } from "./cell.ts";

/** What of a heading tells it apart: letters, digits and "#". */
export const headingKey = (heading: string): string =>
  foldText(heading).replaceAll(/[^\p{L}\p{N}#]/gu, "");

/** Last parts of nested names that say nothing without the part before them: "company.name". */
const EMPTY_PARTS = new Set(
  "name value id description title type url status date text label".split(" "),
);

/**
 * The keys by which a heading may be known, the surest first: all of it; without hints in brackets and
 * a number at its end ("Location 2"); each half of "Title / Titre"; the last parts of a nested name
 * such as "jobLocation.address.addressLocality".
 */
export function headingKeys(heading: string): string[] {
  const bare = heading.replaceAll(/[([{][^)\]}]*[)\]}]/g, " ");
  const halves = bare.split(/\s*[/|\n\r]+\s*|\s+[-–—]\s+/);
  const parts = bare.trim().split(/[.:]/);
  const ends = parts.map((_, at) => parts.slice(at));
  const nested = ends.filter(
    ([first = "", ...rest]) =>
      parts.length > 1 && (rest.length > 0 || !EMPTY_PARTS.has(headingKey(first))),
  );
  const forms = [
    heading,
    bare,
    withoutNumber(bare),
    ...halves,
    ...nested.map((one) => one.join(".")),
  ];
  return [...new Set(forms.map(headingKey))].filter((key) => key !== "");
}

const withoutNumber = (heading: string) => heading.replace(/[\s_#-]*\d{1,2}\s*$/, "");

/** What repeated headings have in common: "Location", "Location 2" and "Location_3". */
export const headingBase = (heading: string): string => headingKey(withoutNumber(heading.trim()));

/** The name of a column by each key of its headings. */
export type KnownHeadings = ReadonlyMap<string, string>;

/** The name of the column whose heading a text is. */
export const columnNamed =
  (known: KnownHeadings) =>
  (text: string): string | undefined =>
    text.length > MAX_HEADING
      ? undefined
      : headingKeys(text)
          .map((key) => known.get(key))
          .find((name) => name !== undefined);

/** In characters: no description is a heading. */
export const MAX_HEADING = 100;

/** Rows in which the headings are looked for. */
export const HEAD_ROWS = 20;

/** What a template asks for below its headings. */
const INSTRUCTION =
  /^(?:required|optional|mandatory|choose|select|pick|enter|number only|text only|max\b|maximum|obligatoire|facultatif|optionnel|choisi|sélectionn|inscri|nombre seulement|texte seulement)/i;

function isInstructions(row: readonly Cell[]): boolean {
  const texts = row.map(cellText).filter((text) => text !== "");
  return (
    texts.length > 1 && texts.filter((text) => INSTRUCTION.test(text)).length * 2 > texts.length
  );
}

/** The row of the headings, and the first row of postings below, both from 0; `known`: how many headings are. */
export function findHeader(
  rows: readonly Cell[][],
  isHeading: (text: string) => boolean,
): { header: number; first: number; known: number } {
  const counts = rows
    .slice(0, HEAD_ROWS)
    .map((row) => row.filter((cell) => typeof cell === "string" && isHeading(cell)).length);
  const known = Math.max(0, ...counts);
  const filled = rows.findIndex((row) => !row.every(isEmpty));
  const header = known > 0 ? counts.indexOf(known) : Math.max(0, filled);
  return { header, first: header + (isInstructions(rows[header + 1] ?? []) ? 2 : 1), known };
}
