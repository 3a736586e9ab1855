import type { Job } from "#contract/job.ts";
import { JOB_STATUSES } from "#contract/job-status.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { parsePay, writeAmount } from "../../fields/pay-text.ts";
import { type Cell, cellText, isEmpty } from "../cell.ts";
import { cleanDescription } from "../clean-description.ts";
import { type Choices, namedChoice } from "../choices.ts";
import { type ColumnName, columnOf } from "../columns.ts";
import { descriptionOfText, isHtml, readableDescription } from "../description-text.ts";
import { cellOf, TOO_LONG } from "../export/job-rows.ts";
import type { Remark } from "../remark.ts";
import { remarkText } from "../remark-text.ts";
import type { ImportRow } from "./import-row.ts";
import type { Matching } from "./match-columns.ts";
import { type Answers, ORDER_KEY, questionKey, valuesIn } from "./questions.ts";
import { type DateOrder, needsOrder, readDate } from "./read-date.ts";
import { placesIn, withProvince } from "./read-places.ts";

/** How the cells of a file are read. */
export interface ReadContext {
  columns: Matching["columns"];
  choices: Choices;
  answers: Answers;
  emptyClears: boolean;
  /** A sentence with the place of a cell of the row. */
  problemAt: (row: number, column: number, problem: string) => string;
}

type Values = ImportRow["values"];
type Read = Pick<ImportRow, "values" | "status" | "problems" | "dropped">;

/**
 * Reads the fields of a row. `job`: the posting that it changes. `refusals`: what of it cannot be read.
 */
export function readRow(
  cells: readonly Cell[],
  at: number,
  job: Job | null,
  context: ReadContext,
  refusals: readonly Remark[],
): Read {
  const { columns } = context;
  const read: Read = { values: {}, status: null, problems: [], dropped: [] };
  const province = cellText(cells[columns.indexOf("province")]);
  for (const [index, name] of columns.entries()) {
    if (name === null) continue;
    const cell = cells[index] ?? null;
    const refusal = refusals.find((remark) => remark.column === index);
    if (refusal && !(job && isExported(name, cell, job, context.choices))) {
      read.problems.push(context.problemAt(at, index, remarkText(refusal.what)));
      continue;
    }
    const problem = (sentence: string) =>
      read.problems.push(context.problemAt(at, index, sentence));
    if (isEmpty(cell)) {
      if (context.emptyClears) Object.assign(read.values, clearedValues(name));
    } else if (name === "description") readHtml(cell, job, read);
    else if (name === "descriptionText") {
      // The copy to read is not the one that was edited, where both are there.
      if (!columns.includes("description")) readText(cell, job, read);
    } else if (job === null || !isExported(name, cell, job, context.choices))
      readField(name, cell, read, problem, context, province);
  }
  const { amount } = read.values;
  if (amount !== undefined) read.values.paid = amount !== "";
  if (job === null && read.values.applicationUrl && !read.values.applicationEmail)
    read.values.applicantRoutingType ??= "2";
  return read;
}

/** Whether a cell is what an export of the job has: then nobody changed it. */
const isExported = (name: ColumnName, cell: Cell, job: Job, choices: Choices) =>
  sameText(cellText(cell), cellText(cellOf(name, job, choices)));

function readField(
  name: ColumnName,
  cell: Cell,
  read: Read,
  problem: (sentence: string) => void,
  { choices, answers }: ReadContext,
  province: string,
): void {
  const column = columnOf(name);
  const text = cellText(cell);
  const { values } = read;
  /** The value that a text names, or that was chosen for it; undefined leaves the field alone. */
  const valueOf = (one: string, of: keyof Choices) => {
    const value = namedChoice(choices[of], one) ?? answers[questionKey(name, one)];
    if (value === undefined) problem(m.import_value_unknown({ text: one }));
    return value === "" ? undefined : value;
  };
  // A date or an amount that was left out.
  if (answers[questionKey(name, text)] === "" && column.kind !== "places") return;
  switch (column.kind) {
    case "text":
      Object.assign(values, { [name]: typeof cell === "string" ? cell : text });
      break;
    case "choice": {
      const value = valueOf(text, column.of);
      if (value === undefined) break;
      if (name === "status") read.status = JOB_STATUSES.find((status) => status === value) ?? null;
      else Object.assign(values, { [name]: column.of === "flag" ? value === "yes" : value });
      break;
    }
    case "choices": {
      const all = valuesIn(text, choices[column.of]).flatMap(
        (one) => valueOf(one, column.of) ?? [],
      );
      if (all.length > 0) values.categories = [...new Set(all)];
      break;
    }
    case "places":
      values.locations = placesIn(text).flatMap((place) => {
        const answer = answers[questionKey(name, place)];
        return answer === undefined ? withProvince(place, province) : answer || [];
      });
      break;
    case "date": {
      const order = answers[ORDER_KEY] as DateOrder | "" | undefined;
      if (order === "" && needsOrder(text)) break;
      const date = readDate(text, order || undefined);
      if (date === null) problem(m.import_not_a_date({ text }));
      else Object.assign(values, { [name]: date });
      break;
    }
    case "amount":
    case "pay":
      readPay(name, cell, values, problem);
      break;
    default:
  }
}

function readPay(name: ColumnName, cell: Cell, values: Values, problem: (text: string) => void) {
  const isMost = name === "maxAmount";
  if (cell !== null && typeof cell === "object" && "number" in cell) {
    values[isMost ? "maxAmount" : "amount"] = writeAmount(cell.number);
    return;
  }
  const text = cellText(cell);
  const pay = parsePay(text);
  if (pay === null) return problem(m.import_not_pay({ text }));
  values[isMost ? "maxAmount" : "amount"] = writeAmount(pay.amount);
  if (pay.maxAmount !== null) values.maxAmount = writeAmount(pay.maxAmount);
  if (pay.period !== null) values.period ??= String(pay.period);
}

const isTooLongMark = (text: string) => Object.values(TOO_LONG).includes(text.trim());

/** Spreadsheets keep one kind of line break, and some no blanks at the ends. */
const sameText = (one: string, other: string) => unified(one) === unified(other);

const unified = (text: string) => text.replaceAll("\r\n", "\n").trim();

function readHtml(cell: Cell, job: Job | null, read: Read): void {
  const text = typeof cell === "string" ? cell : cellText(cell);
  if (isTooLongMark(text) || (job && sameText(text, job.description))) return;
  // A line without tags is a description as it is.
  if (!isHtml(text) && /[\r\n<>&]/.test(text.trim())) {
    read.values.description = descriptionOfText(text);
    return;
  }
  const { html, dropped } = cleanDescription(text);
  read.values.description = html;
  read.dropped.push(...dropped);
}

function readText(cell: Cell, job: Job | null, read: Read): void {
  const text = cellText(cell);
  if (isTooLongMark(text) || (job && sameText(text, readableDescription(job.description).trim())))
    return;
  read.values.description = descriptionOfText(text);
}

/** What an empty cell makes of a field that it clears. */
function clearedValues(name: ColumnName): Values {
  const column = columnOf(name);
  if (name === "categories" || name === "locations") return { [name]: [] };
  if (column.kind === "choice" && column.of === "flag") return { [name]: false };
  const isField = column.field !== undefined && name !== "status";
  return isField ? { [name]: "" } : {};
}
