import { longDate, moneyRange } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { cellText, columnLetter, type Grid } from "../cell.ts";
import { type FileWarningKind, warningText } from "../file-sentences.ts";

/** What can be said of a row, each with the sentence that it is in the language of the page. */
const SENTENCES = {
  addressCut: m.import_address_cut,
  besideTrash: m.import_beside_trash,
  dayAlone: (said: TextAndDate) => m.import_day_alone(inWords(said)),
  dropped: m.import_dropped,
  earlierInFile: m.import_earlier_in_file,
  earlierVersion: m.import_earlier_version,
  inTrash: m.import_in_trash,
  instant: (said: TextAndDate) => m.import_instant(inWords(said)),
  linkDiffers: m.import_link_differs,
  linkTaken: m.import_link_taken,
  markup: m.import_markup,
  maxAlone: m.import_max_alone,
  maxKept: ({ amount }: { amount: number }) =>
    m.import_max_kept({ amount: moneyRange(amount, amount) }),
  notADate: m.import_not_a_date,
  notAPlace: m.import_not_a_place,
  notAProvince: m.import_not_a_province,
  notAnAddress: m.import_not_an_address,
  notPay: m.import_not_pay,
  notYours: m.import_not_yours,
  otherCountry: m.import_other_country,
  otherCurrency: m.import_other_currency,
  otherWeekday: (said: TextAndDate) => m.import_other_weekday(inWords(said)),
  provinceAlone: m.import_province_alone,
  readOnly: m.import_read_only,
  referenceChanged: m.import_reference_changed,
  referenceDate: m.import_reference_date,
  referenceForm: m.import_reference_form,
  referenceKept: m.import_reference_kept,
  referenceTaken: m.import_reference_taken,
  warning: ({ what }: { what: FileWarningKind }) => warningText(what),
  textTaken: m.import_text_taken,
  unescaped: m.import_unescaped,
  unusedAddress: m.import_unused_address,
  valueUnknown: m.import_value_unknown,
};

/** Those that name the place of a row themselves; `at`: the position of another row. */
const SENTENCES_ABOUT_ROWS = {
  moreCells: m.import_more_cells,
  sameJob: m.import_same_job,
  secondHeader: m.import_second_header,
};

interface TextAndDate {
  text: string;
  /** A calendar date. */
  date: string;
}

const inWords = ({ text, date }: TextAndDate) => ({ text, date: longDate(date) });

type Sentences = typeof SENTENCES;

/**
 * What keeps a row or a cell from being imported, or what of it is not taken as it stands: data, so that it is
 * said in the language of the page that shows it.
 */
export type Said =
  | { [Key in keyof Sentences]: { key: Key } & Parameters<Sentences[Key]>[0] }[keyof Sentences]
  | { key: keyof typeof SENTENCES_ABOUT_ROWS; at?: number };

/** The same with its place: the position of a column, from 0; without it, it is about the whole row. */
export type RowProblem = Said & { column?: number };

/** The sentence of a problem, with its place. `at`: the position of its row in the file, from 0. */
export function problemText(
  problem: RowProblem,
  at: number,
  file: Pick<Grid, "unit" | "joined"> & { cells: Grid["rows"]; header: number },
): string {
  const rows = { ...file, rows: file.cells };
  if (isAboutRows(problem)) {
    const place = rowPlace(rows, problem.at ?? at);
    return SENTENCES_ABOUT_ROWS[problem.key]({ place });
  }
  const { column } = problem;
  const place = column === undefined ? rowPlace(rows, at) : cellPlace(rows, at, column);
  const sentence = SENTENCES[problem.key] as (said: Said) => string;
  return m.import_problem({ place, problem: sentence(problem) });
}

const isAboutRows = (
  said: RowProblem,
): said is RowProblem & { key: keyof typeof SENTENCES_ABOUT_ROWS } =>
  said.key in SENTENCES_ABOUT_ROWS;

/** What of a file its places depend on. `header`: the row of the headings, from 0. */
export type PlacedRows = Pick<Grid, "rows" | "unit" | "joined"> & { header: number };

/** A row as people count: of a table with its headings, of entries without. */
export const rowNumber = ({ unit, header }: Pick<PlacedRows, "unit" | "header">, at: number) =>
  unit === "row" ? at + 1 : at - header;

/** Where a row is: "Row 4", "Entry 3", "Sheet “West”, row 4". `at`: from 0. */
export function rowPlace({ unit, joined, header }: Omit<PlacedRows, "rows">, at: number): string {
  const origin = joined?.origins[at];
  if (origin) return m.import_sheet_row({ sheet: origin.sheet, row: origin.row });
  const row = rowNumber({ unit, header }, at);
  return unit === "row" ? m.import_row({ row }) : m.import_entry({ row });
}

/** Where in its row a cell is: "B4" in a table, else its heading. */
export const cellPlace = ({ unit, rows, header }: PlacedRows, at: number, column: number): string =>
  unit === "row" ? `${columnLetter(column)}${at + 1}` : cellText(rows[header]?.[column]);
