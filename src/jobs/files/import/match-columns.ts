import { emailProblem } from "#contract/email-address.ts";
import { provinceCode } from "#contract/province-names.ts";
import { asRecord } from "#src/lib/values/as-record.ts";
import { readStoredJson, writeStored } from "#src/lib/state/storage.ts";
import { type Cell, cellText, type Grid } from "../cell.ts";
import { columnChoices, namedChoice } from "../choices.ts";
import {
  COLUMN_NAMES,
  type ColumnName,
  columnOf,
  columnOfHeading,
  isHeadingOf,
  namesOfColumn,
} from "../columns.ts";
import { findHeader, headingKey, MAX_HEADING } from "../headings.ts";
import { isWebAddress, linksOf } from "../link-address.ts";
import { addressText } from "../plain-text.ts";
import { proposedChoice } from "./proposed-choice.ts";

/** Which row has the headings, from 0, and the column of each; null for one to leave out. */
export interface Matching {
  header: number;
  /** The first row of postings, from 0: below the headings, and below what they ask for. */
  first: number;
  /** A name may stand several times: columns that add up, or of which one has to be chosen. */
  columns: (ColumnName | null)[];
}

/** Rows by whose values a heading is understood. */
const SAMPLE = 200;

/** How columns were matched by hand, by the headings of the file and then by heading; "" is left out. */
const STORED = "import columns";

/** How many sets of headings are remembered. */
const MAX_STORED = 50;

/** A property's own value: a heading may be called "constructor". */
const ownValue = (of: unknown, name: string): unknown => {
  const record = asRecord(of);
  return Object.hasOwn(record, name) ? record[name] : undefined;
};

const remembered = () => asRecord(readStoredJson("localStorage", STORED));

/** Whether the cells of several columns of that name add up. */
export const addsUp = (name: ColumnName): boolean =>
  ["places", "choices", "section", "read only"].includes(columnOf(name).kind);

/** Matches the headings of a file by the names of columns, and as those headings were matched before. */
export function matchColumns(grid: Grid): Matching {
  const { rows, joined } = grid;
  const { header, first } = joined
    ? { header: joined.header, first: joined.header + 1 }
    : findHeader(rows, isKnownHeading);
  const headings = (rows[header] ?? []).map(cellText);
  const before = isOwnExport(headings) ? {} : ownValue(remembered(), setOf(headings));
  const samples = rows.slice(first, first + SAMPLE);
  const linkAt = linksOf(grid);
  const columns = headings.map((heading, at) => {
    const chosen = ownValue(before, headingKey(heading));
    if (chosen !== undefined) return COLUMN_NAMES.find((name) => name === chosen) ?? null;
    const name = heading === "" ? undefined : columnOfHeading(heading);
    if (!name) return null;
    const values = samples
      .map((row, index) => linkAt(first + index, at) ?? cellText(row[at]))
      .filter((text) => text !== "");
    return columnByValues(name, values);
  });
  return { header, first, columns };
}

const isKnownHeading = (text: string) =>
  text.length <= MAX_HEADING && columnOfHeading(text) !== undefined;

/** Whether a row repeats the headings of its columns. */
export const isSecondHeader = (cells: readonly Cell[], columns: Matching["columns"]): boolean =>
  cells.filter((cell, at) => {
    const name = columns[at];
    return typeof cell === "string" && name && isHeadingOf(cell, name);
  }).length > 1;

/** What tells a set of headings apart, in any order. */
const setOf = (headings: readonly string[]) => headings.map(headingKey).toSorted().join("|");

/** Remembers how the columns of a file were matched by hand, for files with the same headings. */
export function rememberMatching(headings: readonly string[], columns: Matching["columns"]): void {
  const chosen = Object.fromEntries(
    headings.map((heading, at) => [headingKey(heading), columns[at] ?? ""]),
  );
  const { [setOf(headings)]: _before, ...others } = remembered();
  const kept = Object.entries(others).slice(1 - MAX_STORED);
  const all = { ...Object.fromEntries(kept), [setOf(headings)]: chosen };
  writeStored("localStorage", STORED, JSON.stringify(all));
}

/** Headings that only an export of this dashboard has: those of the page, and properties of the interface. */
const ownKeys = new Set(
  COLUMN_NAMES.filter((name) => columnOf(name).width !== undefined).flatMap((name) =>
    [name, columnOf(name).header(), ...namesOfColumn(name).slice(0, 3)].map(headingKey),
  ),
);

/** Columns by which an export is known, of 20 that it has. */
const OWN_COLUMNS = 10;

const hasOwnColumns = (headings: readonly string[]) =>
  headings.filter((heading) => ownKeys.has(headingKey(heading))).length >= OWN_COLUMNS;

/** Whether the headings are those of this dashboard's export, in either language, or of its rows with problems. */
export const isOwnExport = (headings: readonly string[]): boolean =>
  headings.slice(0, 2).some((heading) => columnOfHeading(heading) === "id") &&
  hasOwnColumns(headings);

/** Whether they are those of an export whose column of ids was removed. */
export const lostIds = (headings: readonly string[]): boolean =>
  hasOwnColumns(headings) && !headings.some((heading) => columnOfHeading(heading) === "id");

const { status, applicantRoutingType } = columnChoices({ categories: [], positionTypes: [] });

const isEmailAddress = (text: string) => emailProblem(addressText(text)) === null;

/** Headings that mean another column where most of the values below are of that kind. */
const BY_VALUES: readonly [
  heading: ColumnName,
  column: ColumnName,
  isOne: (text: string) => boolean,
][] = [
  // "State": published, or BC.
  [
    "province",
    "status",
    (text) => provinceCode(text) === null && proposedChoice(status, text) !== undefined,
  ],
  // "How to apply": by e-mail, or the address itself.
  ["applicantRoutingType", "application", (text) => /\S@\S+\.\S|https?:\/\/|www\./i.test(text)],
  [
    "application",
    "applicantRoutingType",
    (text) => namedChoice(applicantRoutingType, text) !== undefined,
  ],
  ["applicationEmail", "application", (text) => isWebAddress(addressText(text))],
  ["applicationUrl", "application", isEmailAddress],
  // "Salary": a range, or the lower end beside "Salary max".
  ["amount", "pay", (text) => /\d.*(?:[-–—]|\bto\b|\bà\b).*\d/.test(text)],
];

/** The column of a heading, by what stands under it. */
function columnByValues(name: ColumnName, values: readonly string[]): ColumnName {
  const found = BY_VALUES.find(
    ([heading, , isOne]) =>
      heading === name && values.length > 0 && values.filter(isOne).length * 2 > values.length,
  );
  return found?.[1] ?? name;
}
