import { editDistance } from "#contract/edit-distance.ts";
import { PROVINCES } from "#contract/reference.ts";
import { foldText } from "#contract/text.ts";
import { longDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { forEachInSlices } from "#src/lib/time/in-slices.ts";
import type { Suggestions } from "../../reference/judge-place.ts";
import { provinceOf } from "../../reference/read-place-text.ts";
import { type Cell, cellText, type Grid } from "../cell.ts";
import { type Choice, type Choices, namedChoice } from "../choices.ts";
import { columnOf, type ColumnName } from "../columns.ts";
import { isFailedFormula } from "../file/cell-remarks.ts";
import { isSecondHeader, type Matching } from "./match-columns.ts";
import { type Asked, askPlace } from "./place-questions.ts";
import { plainLines, plainText } from "./plain-text.ts";
import { NO_PERIOD, proposedChoice, synonymChoice } from "./proposed-choice.ts";
import { datesIn, needsOrder, readDate, saysMoreThanTime } from "./read-date.ts";
import { payIn, readPay } from "./read-pay.ts";
import { choicesIn, valuesIn } from "./values-in.ts";

/** A value of the file that has to be matched, once for all rows that have it. */
export interface Question extends Asked {
  key: string;
  column: ColumnName;
  /** The value as the file has it, or the question about a column. */
  text: string;
  /** How many cells have it. */
  count: number;
}

/** The answer to each question: an option, or a typed place; "" leaves the field alone. */
export type Answers = Readonly<Record<string, string | undefined>>;

export const questionKey = (column: ColumnName, text: string): string =>
  `${column}:${foldText(text)}`;

/** The order of day and month is one question for all dates of a file. */
export const ORDER_KEY = "closeDate:order";

/** What the values of a file are compared with. */
export interface Known {
  choices: Choices;
  /** The places of the postings. */
  places: ReadonlySet<string>;
  suggestions: Suggestions;
}

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
  { choices, places, suggestions }: Known,
  signal?: AbortSignal,
): Promise<Question[]> {
  const questions = new Map<string, Question>();
  const dates: string[] = [];
  let orderCount = 0;
  /** Of the cells that are alike. */
  let count = 1;
  const ask = (column: ColumnName, text: string, question: () => Asked) => {
    const key = questionKey(column, text);
    const asked = questions.get(key);
    if (asked) asked.count += count;
    else questions.set(key, { key, column, text, count, ...question() });
  };
  const askValue = (column: ColumnName, text: string, of: readonly Choice[]) => {
    if (namedChoice(of, text) !== undefined) return;
    ask(column, text, () => ({
      options: of.map(({ value, label }) => ({ value, label })),
      proposal: proposalFor(column, of, text),
    }));
  };
  /** "From $18" is more than its part. "Negotiable", "open until filled", "18%" can only be left out. */
  const askPart = (column: ColumnName, text: string, parts: Asked["options"]) => {
    if (parts.length > 0) return ask(column, text, () => ({ options: parts, proposal: undefined }));
    if (!/\d/.test(text)) ask(column, text, () => ({ options: [], proposal: "" }));
    else if (/%/.test(text)) ask(column, text, () => ({ options: [], proposal: undefined }));
  };
  /** Asks about the values of one cell, by the kind of its column. */
  const ASK: Partial<
    Record<string, (name: ColumnName, text: string, cell: Cell, province: string) => void>
  > = {
    choice: (name, text) => {
      const column = columnOf(name);
      if (column.kind === "choice") askValue(name, text, choices[column.of]);
    },
    choices: (name, text) => {
      for (const one of choicesIn(text, choices.categories))
        askValue(name, one, choices.categories);
    },
    places: (name, text, cell, province) => {
      if (typeof cell === "string" && valuesIn(cell).every((place) => isKnown(place, places)))
        return;
      for (const place of valuesIn(text)) {
        const question = isKnown(place, places) ? null : askPlace(place, province, suggestions);
        if (question) ask(name, place, () => question);
      }
    },
    province: (name, text) => {
      for (const one of valuesIn(text))
        if (provinceOf(one) === null) ask(name, one, () => askProvince(one));
    },
    date: (name, text, cell) => {
      const isOne = !saysMoreThanTime(text);
      if (needsOrder(text) && isOne) {
        dates.push(text);
        orderCount += count;
      } else if (typeof cell === "string" && (readDate(text) === null || !isOne))
        askPart(
          name,
          text,
          datesIn(text).map((value) => ({ value, label: longDate(value) })),
        );
    },
    amount: (name, text, cell) => {
      if (readPay(cell, text) === null)
        askPart(
          name,
          text,
          payIn(text).map((value) => ({ value, label: value })),
        );
    },
  };
  ASK["pay"] = ASK["amount"];
  // Files repeat their values thousands of times.
  const alike = new Map<string, Alike>();
  const provinceAt = columns.indexOf("province");
  const countCells = (row: readonly Cell[]) => {
    if (isSecondHeader(row, columns)) return;
    for (const [at, name] of columns.entries()) {
      const kind = name === null ? "" : columnOf(name).kind;
      if (name === null || !ASK[kind]) continue;
      const cell = row[at] ?? null;
      const raw = cellText(cell);
      if (raw === "" || isFailedFormula(raw)) continue;
      const province = kind === "places" ? cellText(row[provinceAt]) : "";
      const key = [name, typeof cell, raw, province].join("\n");
      const before = alike.get(key);
      if (before) before.count += 1;
      else alike.set(key, { name, cell, province, count: 1 });
    }
  };
  await forEachInSlices(grid.rows.slice(first), countCells, signal);
  const askOnce = ({ name, cell, province, ...cells }: Alike) => {
    count = cells.count;
    const text = textOf(name, cellText(cell));
    ASK[columnOf(name).kind]?.(name, text, cell, plainLines(province));
  };
  await forEachInSlices(alike.values(), askOnce, signal);
  const order = questionOfOrder(dates, orderCount);
  return [...(order ? [order] : []), ...questions.values()];
}

/** The columns whose cells may hold several values, on lines of their own. */
const OF_SEVERAL: ReadonlySet<string> = new Set([
  "places",
  "province",
  "country",
  "currency",
  "choices",
]);

/** The text of a cell without markup: of one line, unless its column takes several values. */
export const textOf = (column: ColumnName, raw: string): string =>
  OF_SEVERAL.has(columnOf(column).kind) ? plainLines(raw) : plainText(raw);

/** What is chosen beforehand: of what decides who sees a posting and where applications go, only a synonym. */
function proposalFor(column: ColumnName, choices: readonly Choice[], text: string) {
  if (column === "status" || column === "applicantRoutingType") return synonymChoice(choices, text);
  if (column === "period" && NO_PERIOD.test(foldText(text))) return undefined;
  return proposedChoice(choices, text);
}

/** As a cell has it: a place of another service may hold a semicolon. */
const isKnown = (place: string, places: ReadonlySet<string>) => valuesOf(places).has(place);

const values = new WeakMap<ReadonlySet<string>, Set<string>>();
function valuesOf(places: ReadonlySet<string>): Set<string> {
  const known = values.get(places) ?? new Set([...places].flatMap(valuesIn));
  values.set(places, known);
  return known;
}

/** A province that is misspelt or foreign; one that nothing resembles has no likelier one. */
function askProvince(text: string): Asked {
  const folded = foldText(text);
  const options = PROVINCES.map(({ code, name }) => ({ value: code, label: name }));
  const near = PROVINCES.filter(
    ({ name }) =>
      folded.length > 4 &&
      folded.split(" ").length === foldText(name).split(" ").length &&
      editDistance(folded, foldText(name), 2) <= 2,
  );
  return {
    options,
    proposal: near.length === 1 ? near[0]?.code : undefined,
    leave: m.import_no_province(),
  };
}

/** Which number is the day; the order that reads all dates of the file is proposed, if only one does. */
function questionOfOrder(dates: readonly string[], count: number): Question | undefined {
  const reads = (order: "dayFirst" | "monthFirst") =>
    dates.every((text) => readDate(text, { order }) !== null);
  // One that both orders read shows the difference.
  const sample =
    dates.find(
      (text) => readDate(text, { order: "dayFirst" }) && readDate(text, { order: "monthFirst" }),
    ) ?? dates[0];
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
    count,
    options: [
      ...optionOf("dayFirst", m.import_day_first),
      ...optionOf("monthFirst", m.import_month_first),
    ],
    proposal: day === month ? undefined : day ? "dayFirst" : "monthFirst",
  };
}
