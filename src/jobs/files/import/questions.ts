import { noop } from "@tanstack/react-query";
import { longDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { forEachInSlices } from "#src/lib/time/in-slices.ts";
import { type Cell, cellText, type Grid } from "../cell.ts";
import type { ColumnName } from "../columns.ts";
import { isFailedFormula } from "../file-warning.ts";
import { isSecondHeader, type Matching } from "./match-columns.ts";
import { plainLines } from "../plain-text.ts";
import { type Asked, type CellToRead, ORDER_KEY, type Question, questionKey } from "./question.ts";
import { mayAsk, readCell, columnText } from "./read-cell.ts";
import { readDate } from "./read-date.ts";

/** What the values of a file are compared with. */
export type Known = Pick<CellToRead, "choices" | "places" | "suggestions">;

/** Cells that ask the same. */
interface Alike {
  name: ColumnName;
  cell: Cell;
  province: string;
  count: number;
}

/** The values that the columns of a file have and nothing names without a doubt, found in slices. */
export async function questionsOf(
  grid: Grid,
  { first, columns }: Matching,
  known: Known,
  signal?: AbortSignal,
): Promise<Question[]> {
  // Files repeat their values thousands of times.
  const alike = new Map<string, Alike>();
  const asking = columns.flatMap((name, at) => (name !== null && mayAsk(name) ? { name, at } : []));
  const provinceAt = columns.indexOf("province");
  const countCells = (row: readonly Cell[]) => {
    if (isSecondHeader(row, columns)) return;
    for (const { name, at } of asking) {
      const cell = row[at] ?? null;
      const raw = cellText(cell);
      if (raw === "" || isFailedFormula(raw)) continue;
      const province = name === "locations" ? cellText(row[provinceAt]) : "";
      const key = [name, typeof cell, raw, province].join("\n");
      const before = alike.get(key);
      if (before) before.count += 1;
      else alike.set(key, { name, cell, province, count: 1 });
    }
  };
  await forEachInSlices(grid.rows.slice(first), countCells, signal);
  const questions = new Map<string, Question>();
  const dates: { text: string; count: number }[] = [];
  const ask = (column: ColumnName, text: string, count: number, question: () => Asked | null) => {
    const key = questionKey(column, text);
    const before = questions.get(key);
    if (before) before.count += count;
    else {
      const asked = question();
      if (asked) questions.set(key, { key, column, text, count, ...asked });
    }
  };
  const readOnce = ({ name, cell, province, count }: Alike) =>
    readCell({
      ...known,
      name,
      cell,
      text: columnText(name, cellText(cell)),
      province: plainLines(province),
      read: { values: {}, status: null },
      zone: () => null,
      inCents: false,
      answers: {},
      onQuestion: (text, question) => ask(name, text, count, question),
      onOrder: (text) => dates.push({ text, count }),
      problem: noop,
      note: noop,
    });
  await forEachInSlices(alike.values(), readOnce, signal);
  const order = questionOfOrder(dates);
  return [...(order ? [order] : []), ...questions.values()];
}

/** Which number is the day; the order that reads all dates of the file is proposed, if only one does. */
function questionOfOrder(dates: readonly { text: string; count: number }[]): Question | undefined {
  const reads = (order: "dayFirst" | "monthFirst") =>
    dates.every(({ text }) => readDate(text, { order }) !== null);
  // One that both orders read shows the difference.
  const sample = (
    dates.find(
      ({ text }) =>
        readDate(text, { order: "dayFirst" }) && readDate(text, { order: "monthFirst" }),
    ) ?? dates[0]
  )?.text;
  if (sample === undefined) return undefined;
  const optionOf = (
    value: "dayFirst" | "monthFirst",
    label: (date: { date: string }) => string,
  ) => {
    const date = readDate(sample, { order: value });
    return date === null ? [] : [{ value, label: label({ date: longDate(date) }) }];
  };
  const [day, month] = [reads("dayFirst"), reads("monthFirst")];
  return {
    key: ORDER_KEY,
    column: "closeDate",
    text: sample,
    count: dates.reduce((sum, { count }) => sum + count, 0),
    options: [
      ...optionOf("dayFirst", m.import_day_first),
      ...optionOf("monthFirst", m.import_month_first),
    ],
    proposal: day === month ? undefined : day ? "dayFirst" : "monthFirst",
  };
}
