import { editDistance } from "#contract/edit-distance.ts";
import { foldText } from "#contract/text.ts";
import { longDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { parsePay } from "../../fields/pay-text.ts";
import { cellText, type Grid } from "../cell.ts";
import { type Choice, type Choices, namedChoice } from "../choices.ts";
import { columnOf, type ColumnName } from "../columns.ts";
import { isFailedFormula } from "../file/cell-remarks.ts";
import type { Matching } from "./match-columns.ts";
import { needsOrder, readDate } from "./read-date.ts";
import { placesIn, proposedPlace, withProvince } from "./read-places.ts";

/** A value of the file that has to be matched, once for all rows that have it. */
export interface Question {
  key: string;
  column: ColumnName;
  /** As the file has it. */
  text: string;
  /** How many cells have it. */
  count: number;
  options: { value: string; label: string }[];
  /** The option that is most likely meant; "" leaves the field alone. */
  proposal: string | undefined;
}

/** The chosen option of each question; "" leaves the field alone. */
export type Answers = Readonly<Record<string, string>>;

export const questionKey = (column: ColumnName, text: string): string =>
  `${column}:${foldText(text)}`;

/** The order of day and month is one question for all dates of a file. */
export const ORDER_KEY = "closeDate:order";

/**
 * The values that the columns of a file have and nothing names without a doubt. `places`: those of the
 * postings.
 */
export function questionsOf(
  grid: Grid,
  { header, columns }: Matching,
  choices: Choices,
  places: ReadonlySet<string>,
): Question[] {
  const questions = new Map<string, Question>();
  const dates: string[] = [];
  // As a cell has them: a place of another service may hold a semicolon.
  const known = new Set([...places].flatMap(placesIn));
  const ask = (key: string, question: () => Omit<Question, "key" | "count">) => {
    const asked = questions.get(key);
    if (asked) asked.count += 1;
    else questions.set(key, { key, count: 1, ...question() });
  };
  const askValue = (column: ColumnName, text: string, of: readonly Choice[]) => {
    if (namedChoice(of, text) !== undefined) return;
    ask(questionKey(column, text), () => ({
      column,
      text,
      options: of.map(({ value, label }) => ({ value, label })),
      proposal:
        column === "period" && NO_PERIOD.test(foldText(text))
          ? undefined
          : proposedChoice(of, text),
    }));
  };
  // "Negotiable", "open until filled": without a number, it can only be left out.
  const askNothing = (column: ColumnName, text: string) => {
    if (!/\d/.test(text))
      ask(questionKey(column, text), () => ({ column, text, options: [], proposal: "" }));
  };
  const askPlace = (column: ColumnName, text: string) => {
    const proposal = withProvince(text, "") === text ? proposedPlace(text) : undefined;
    if (proposal === undefined) return;
    const options = [proposal, text].map((value) => ({ value, label: value }));
    ask(questionKey(column, text), () => ({ column, text, options, proposal }));
  };
  const province = columns.indexOf("province");
  for (const row of grid.rows.slice(header + 1))
    for (const [at, name] of columns.entries()) {
      const text = cellText(row[at]);
      if (name === null || text === "" || isFailedFormula(text)) continue;
      const column = columnOf(name);
      if (column.kind === "choice") askValue(name, text, choices[column.of]);
      if (column.kind === "choices")
        for (const one of valuesIn(text, choices[column.of]))
          askValue(name, one, choices[column.of]);
      if (column.kind === "places" && province === -1)
        for (const place of placesIn(text)) if (!known.has(place)) askPlace(name, place);
      if (column.kind === "date" && needsOrder(text)) dates.push(text);
      else if (column.kind === "date" && readDate(text) === null) askNothing(name, text);
      if (column.kind === "amount" || column.kind === "pay")
        if (typeof row[at] === "string" && parsePay(text) === null) askNothing(name, text);
    }
  const order = questionOfOrder(dates);
  return [...(order ? [order] : []), ...questions.values()];
}

/** The values of a cell that may hold several. */
export function valuesIn(text: string, choices: readonly Choice[]): string[] {
  if (namedChoice(choices, text) !== undefined) return [text];
  const parts = text.split(/[;|\n]/);
  // A comma is part of some names.
  const byComma = parts.length === 1 ? text.split(",") : parts;
  const all = byComma.every((part) => namedChoice(choices, part) !== undefined) ? byComma : parts;
  return all.map((part) => part.trim()).filter(Boolean);
}

/** Pay for two weeks or half a month, which no period stands for, whatever it sounds like. */
const NO_PERIOD =
  /\b(?:bi|semi|every two|twice|15|14)\b|^(?:bi|semi)|deux (?:semaines|fois)|quinz|bimensuel/;

function proposedChoice(choices: readonly Choice[], text: string): string | undefined {
  const folded = foldText(text);
  const words = ` ${inWords(folded)} `;
  const bare = words.replaceAll(" ", "");
  const same = (word: string) =>
    word === folded || (bare !== "" && inWords(word).replaceAll(" ", "") === bare);
  const near = (word: string) => folded.length > 3 && editDistance(folded, word, 2) <= 2;
  const starts = (word: string) => folded.length > 2 && word.startsWith(folded);
  const holds = (word: string) => word.length > 3 && words.includes(` ${inWords(word)} `);
  const tests = [
    ({ words, names }: Choice) => [...words, ...names].some(same),
    ({ names }: Choice) => names.some(near),
    ({ names, words }: Choice) => [...names, ...words].some(starts),
    // "Permanent part-time" is part-time before it is permanent.
    ({ names }: Choice) => names.some(holds),
    ({ words }: Choice) => words.some(holds),
  ];
  for (const test of tests) {
    const found = choices.find(test);
    if (found) return found.value;
  }
  return undefined;
}

const inWords = (folded: string) => folded.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();

/** Which number is the day; the order that reads all dates of the file is proposed, if only one does. */
function questionOfOrder(dates: readonly string[]): Question | undefined {
  const reads = (order: "dayFirst" | "monthFirst") =>
    dates.every((text) => readDate(text, order) !== null);
  // One that both orders read shows the difference.
  const sample =
    dates.find((text) => readDate(text, "dayFirst") && readDate(text, "monthFirst")) ?? dates[0];
  if (sample === undefined) return undefined;
  const option = (value: "dayFirst" | "monthFirst", label: (date: { date: string }) => string) => {
    const date = readDate(sample, value);
    return date === null ? [] : [{ value, label: label({ date: longDate(date) }) }];
  };
  const [day, month] = [reads("dayFirst"), reads("monthFirst")];
  return {
    key: ORDER_KEY,
    column: "closeDate",
    text: sample,
    count: dates.length,
    options: [
      ...option("dayFirst", m.import_day_first),
      ...option("monthFirst", m.import_month_first),
    ],
    proposal: day === month ? undefined : day ? "dayFirst" : "monthFirst",
  };
}
