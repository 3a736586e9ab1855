import type { Job } from "#contract/job.ts";
import { ROUTING } from "#contract/reference.ts";
import { language } from "#src/i18n/language.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { type Cell, cellText } from "../cell.ts";
import { type KnownValue, type Choices, namedChoice } from "../choices.ts";
import { COLUMN_NAMES, type ColumnName, columnOf } from "../columns.ts";
import type { Sheet, SheetColumn } from "../formats/write-xlsx.ts";
import { valuesIn } from "../plain-text.ts";

/** The columns of an export; the others are only read. */
const EXPORTED = COLUMN_NAMES.filter((name) => columnOf(name).width !== undefined);

/** The most that a cell of Excel holds; what is longer would be cut off, or fill the row below. */
const MAX_CELL = 32_767;

/** In place of a text that is too long, in both languages; such a cell leaves the field alone. */
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
  const column = columnOf(name);
  if (name === "categories")
    return job.categories.map((one) => labelOf(choices.categories, one)).join("; ");
  if (name === "positionType")
    return job.positionType && labelOf(choices.positionType, job.positionType);
  if (name === "applicantRoutingType") {
    const { id = ROUTING.email } = job.applicantRoutingType ?? {};
    return job.applicantRoutingType && labelOf(choices.applicantRoutingType, { id, name: "" });
  }
  const cell = column.toCell?.(job) ?? null;
  if (column.kind !== "choice" || cell === null) return cell;
  const value = cellText(cell);
  return choices[column.of].find((choice) => choice.value === value)?.label ?? value;
}

/** The name of a value, or its id where the name would not lead back to it. */
function labelOf(
  choices: readonly KnownValue[],
  { id, name }: { id: number; name: string },
): string {
  const value = String(id);
  const label = choices.find((choice) => choice.value === value)?.label ?? name;
  const leadsBack = namedChoice(choices, label) === value && valuesIn(label).join() === label;
  return leadsBack ? label : value;
}

/** How the columns of an export look. */
export const sheetColumns = (choices: Choices): SheetColumn[] =>
  EXPORTED.map((name) => {
    const column = columnOf(name);
    const width = column.width ?? 12;
    if (column.kind !== "choice" && column.kind !== "choices") return { width };
    const labels = choices[column.of].map(({ label }) => label);
    if (labels.length === 0) return { width };
    return { width, choices: { labels, open: column.kind === "choices" } };
  });

/** The sheet that explains the columns. */
export const columnsSheet = (choices: Choices): Sheet => ({
  name: m.sheet_columns(),
  columns: [{ width: 28 }, { width: 90 }, { width: 60 }],
  rows: [
    [m.sheet_column(), m.sheet_column_meaning(), m.sheet_column_values()],
    ...EXPORTED.map((name) => {
      const column = columnOf(name);
      const values =
        column.kind === "choice" || column.kind === "choices" ? choices[column.of] : [];
      return [column.header(), column.note(), values.map(({ label }) => label).join("; ")];
    }),
  ],
});
