import { noop } from "@tanstack/react-query";
import { longDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { forEachInSlices } from "#src/lib/time/in-slices.ts";
import { type Cell, cellText, type Grid } from "../cell.ts";
import type { ColumnName } from "../columns.ts";
import { isFailedFormula } from "../file-warning.ts";
import { isSecondHeader, type Matching } from "./match-columns.ts";
import { plainLines, valuesIn } from "../plain-text.ts";
import { lookUpText } from "../../requests/reference/judge-place.ts";
import { type Asked, type CellToRead, ORDER_KEY, type Question, questionKey } from "./question.ts";
import { mayAsk, readCell, columnText } from "./read-cell.ts";
import { readDate } from "./read-date.ts";

/** What the values of a file are compared with. */
export type Known = Pick<CellToRead, "choices" | "places" | "suggestions">;

/** Cells that ask the same. */
interface Alike {
  name: ColumnName;
  cell: Cell;
  /** The province beside it, as text. */
  province: string;
  count: number;
}

/** The cells of some columns, each once with how many are alike: files repeat their values thousands of times. */
async function alikeCells(
  grid: Grid,
  { first, columns }: Matching,
  isWanted: (name: ColumnName) => boolean,
  signal?: AbortSignal,
): Promise<Alike[]> {
  const alike = new Map<string, Alike>();
  const wanted = columns.flatMap((name, at) =>
    name !== null && isWanted(name) ? [{ name, at }] : [],
  );
  const provinceAt = columns.indexOf("province");
  const countCells = (row: readonly Cell[]) => {
    if (isSecondHeader(row, columns)) return;
    for (const { name, at } of wanted) {
      const cell = row[at] ?? null;
      const raw = cellText(cell);
      if (raw === "" || isFailedFormula(raw)) continue;
      const province = name === "locations" ? cellText(row[provinceAt]) : "";
      const key = [name, typeof cell, raw, province].join("\n");
      const before = alike.get(key);
      if (before) before.count += 1;
      else alike.set(key, { name, cell, province: plainLines(province), count: 1 });
    }
  };
  await forEachInSlices(grid.rows.slice(first), countCells, signal);
  return [...alike.values()];
}

/** The distinct places of a file that no posting has, as search terms for GET /locations. */
export async function placesToLookUp(
  grid: Grid,
  matching: Matching,
  known: ReadonlySet<string>,
  signal?: AbortSignal,
): Promise<string[]> {
  const cells = await alikeCells(grid, matching, (name) => name === "locations", signal);
  const terms = cells.flatMap(({ cell, province }) =>
    known.has(cellText(cell))
      ? []
      : valuesIn(plainLines(cellText(cell)))
          .filter((place) => !known.has(place))
          .map((place) => lookUpText(place, province)),
  );
  return [...new Set(terms)];
}

/** The values that the columns of a file have and nothing names without a doubt, found in slices. */
export async function questionsOf(
  grid: Grid,
  matching: Matching,
  known: Known,
  signal?: AbortSignal,
): Promise<Question[]> {
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
      province,
      read: { values: {}, status: null },
      zone: () => null,
      inCents: false,
      answers: {},
      onQuestion: (text, question) => ask(name, text, count, question),
      onOrder: (text) => dates.push({ text, count }),
      problem: noop,
      note: noop,
    });
  await forEachInSlices(await alikeCells(grid, matching, mayAsk, signal), readOnce, signal);
  const order = questionOfOrder(dates);
  return [...(order ? [order] : []), ...questions.values()];
}

const ORDERS = [
  { value: "dayFirst", label: m.import_day_first },
  { value: "monthFirst", label: m.import_month_first },
] as const;

/** Which number is the day; the order that reads all dates of the file is proposed, if only one does. */
function questionOfOrder(dates: readonly { text: string; count: number }[]): Question | undefined {
  const read = dates.map(({ text }) => ({
    text,
    days: ORDERS.map(({ value }) => readDate(text, { order: value })),
  }));
  // One that both orders read shows the difference.
  const sample = read.find(({ days }) => days.every((day) => day !== null)) ?? read[0];
  if (!sample) return undefined;
  const readingAll = ORDERS.filter((_, at) => read.every(({ days }) => days[at] !== null));
  return {
    key: ORDER_KEY,
    column: "closeDate",
    text: sample.text,
    count: dates.reduce((sum, { count }) => sum + count, 0),
    options: ORDERS.flatMap(({ value, label }, at) => {
      const day = sample.days[at];
      return day ? [{ value, label: label({ date: longDate(day) }) }] : [];
    }),
    proposal: readingAll.length === 1 ? readingAll[0]?.value : undefined,
  };
}
