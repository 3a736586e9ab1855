import type { Job } from "#contract/job.ts";
import { language } from "#src/i18n/language.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { type Cell, cellText } from "../cell.ts";
import { type KnownValue, type Choices, namedChoice } from "../choices.ts";
import { COLUMN_NAMES, type ColumnName, columnOf, storedCell } from "../columns.ts";
import { MAX_CELL } from "../limits.ts";
import type { Sheet, SheetColumn } from "../formats/write-xlsx.ts";
import { valuesIn } from "../plain-text.ts";

/** The columns of an export; the others are only read. */
const EXPORTED = COLUMN_NAMES.filter((name) => columnOf(name).width !== undefined);

/**
 * In place of a text that would be cut off or fill the row below, in both languages; such a cell leaves the field
 * alone.
 */
export const TOO_LONG = {
  en: "[Too long for a cell. An import leaves it as it is.]",
  "fr-CA": "[Trop long pour une cellule. Une importation le laisse tel quel.]",
};

export const headings = (): string[] => EXPORTED.map((name) => columnOf(name).header());

/** A job as a row. */
export const rowOf = (job: Job, choices: Choices): Cell[] =>
  EXPORTED.map((name) => withinCell(cellOf(name, job, choices)));

const withinCell = (cell: Cell): Cell =>
  typeof cell === "string" && cell.length > MAX_CELL
    ? TOO_LONG[language === "fr-CA" ? language : "en"]
    : cell;

/** Whether a text of the job is too long for a cell. */
export const isTooLong = ({ description }: Job): boolean => description.length > MAX_CELL;

/** The cell of a column for a job, however long. */
export function cellOf(name: ColumnName, job: Job, choices: Choices): Cell {
  const { of } = columnOf(name);
  const cell = storedCell(name, job);
  if (!of || cell === null) return cell;
  const values = cellText(cell).split("; ");
  return values.map((value) => labelOf(choices[of], value)).join("; ");
}

/** The name of a value, or its id where the name would not lead back to it. */
function labelOf(choices: readonly KnownValue[], value: string): string {
  const label = choices.find((choice) => choice.value === value)?.label ?? value;
  const leadsBack = namedChoice(choices, label) === value && valuesIn(label).join() === label;
  return leadsBack ? label : value;
}

/** How the columns of an export look. */
export const sheetColumns = (choices: Choices): SheetColumn[] =>
  EXPORTED.map((name) => {
    const { width = 12, kind, of } = columnOf(name);
    const labels = of ? choices[of].map(({ label }) => label) : [];
    return labels.length === 0
      ? { width }
      : { width, choices: { labels, open: kind === "choices" } };
  });

/** The sheet that explains the columns. */
export const columnsSheet = (choices: Choices): Sheet => ({
  name: m.sheet_columns(),
  columns: [{ width: 28 }, { width: 90 }, { width: 60 }],
  rows: [
    [m.sheet_column(), m.sheet_column_meaning(), m.sheet_column_values()],
    ...EXPORTED.map((name) => {
      const { header, note, of } = columnOf(name);
      const values = of ? choices[of] : [];
      return [header(), note(), values.map(({ label }) => label).join("; ")];
    }),
  ],
});
