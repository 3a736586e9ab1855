import { emailProblem } from "#contract/email-address.ts";
import { JOB_STATUSES } from "#contract/job-status.ts";
import { ROUTING } from "#contract/reference.ts";
import { longDate } from "#src/i18n/format.ts";
import { type Choices, namedChoice } from "../choices.ts";
import { type ColumnKind, type ColumnName, columnOf } from "../columns.ts";
import { isWebAddress } from "../link-address.ts";
import { idText } from "./changed-id.ts";
import { readPlaces, readProvinces } from "./place-questions.ts";
import { plainLines, plainText, valuesIn } from "../plain-text.ts";
import { askChoice, choicesIn } from "./proposed-choice.ts";
import { answerTo, askPart, type CellToRead, ORDER_KEY, type Reader } from "./question.ts";
import {
  type DateOrder,
  datesIn,
  hasMoreThanDate,
  isInstant,
  namesOtherWeekday,
  needsOrder,
  readDate,
  saysMoreThanTime,
} from "./read-date.ts";
import { readPayCell } from "./read-pay.ts";

/** The currency of every amount, as people and programs write it. */
const CANADIAN =
  /^(?:(?:ca|cad|can|cdn|c)\s*\$?|\$\s*(?:ca|cad|can|cdn)?|(?:canadian )?dollars?(?: canadiens?)?)$/i;

/** How the cells of each kind of column are read; those of a kind that is missing say nothing by themselves. */
const READERS: Partial<Record<ColumnKind, Reader>> = {
  text: ({ name, cell, text, read }) => {
    const value = name === "referenceId" ? idText(cell) : text;
    Object.assign(read.values, { [name]: value });
  },
  choice: (field) => {
    const { of } = columnOf(field.name);
    const value = of && choose(field, field.text, of);
    if (value === undefined) return;
    const { read } = field;
    if (field.name === "status")
      read.status = JOB_STATUSES.find((status) => status === value) ?? null;
    else Object.assign(read.values, { [field.name]: of === "flag" ? value === "yes" : value });
  },
  choices: (field) => {
    const { text } = field;
    const written = choicesIn(text, field.choices.categories);
    const all = written.flatMap((one) => choose(field, one, "categories") ?? []);
    const { values } = field.read;
    if (written.length === 0) field.problem({ key: "valueUnknown", text });
    if (all.length > 0) values.categories = [...new Set([...(values.categories ?? []), ...all])];
  },
  places: readPlaces,
  province: readProvinces,
  country: ({ text, problem }) => {
    if (!valuesIn(text).every((one) => /^(?:ca|can|canada)$/i.test(one)))
      problem({ key: "otherCountry", text });
  },
  currency: ({ text, problem }) => {
    if (!valuesIn(text).every((one) => CANADIAN.test(one))) problem({ key: "otherCurrency", text });
  },
  application: ({ text, read, problem }) => {
    const { values } = read;
    if (emailProblem(text) === null) {
      values.applicantRoutingType = String(ROUTING.email);
      values.applicationEmail = text;
    } else if (isWebAddress(text)) {
      values.applicantRoutingType = String(ROUTING.url);
      values.applicationUrl = text.replace(/^www\./i, "https://www.");
    } else problem({ key: "notAnAddress", text });
  },
  date: readDay,
  amount: readPayCell,
  pay: readPayCell,
};

/** The columns about whose values a person can be asked. */
export const mayAsk = (name: ColumnName): boolean =>
  ["choice", "choices", "places", "province", "date", "amount", "pay"].includes(
    columnOf(name).kind,
  );

/** Reads a cell by the kind of its column. */
export const readCell: Reader = (field) => READERS[columnOf(field.name).kind]?.(field);

/** The columns whose cells may hold several values, on lines of their own. */
const OF_SEVERAL: ColumnKind[] = ["places", "province", "country", "currency", "choices"];

/** The text of a cell without markup: of one line, unless its column takes several values. */
export const columnText = (column: ColumnName, raw: string): string =>
  OF_SEVERAL.includes(columnOf(column).kind) ? plainLines(raw) : plainText(raw);

/** The value that a text names, or that was chosen for it; undefined leaves the field alone. */
function choose(field: CellToRead, text: string, of: keyof Choices): string | undefined {
  const choices = field.choices[of];
  const value =
    namedChoice(choices, text) ?? answerTo(field, text, () => askChoice(field.name, choices, text));
  if (value === undefined) field.problem({ key: "valueUnknown", text });
  return value === "" ? undefined : value;
}

/** Reads a cell with a calendar date. */
function readDay(field: CellToRead): void {
  const { name, cell, text, answers, read, note, problem } = field;
  const isOne = !saysMoreThanTime(text);
  const order = answers[ORDER_KEY] as DateOrder | "" | undefined;
  if (isOne && needsOrder(text)) {
    if (order === "") return;
    if (order === undefined) field.onOrder?.(text);
  }
  const context = { order: order || undefined, province: field.zone() };
  const isNumber = cell !== null && typeof cell === "object" && "number" in cell;
  const day = isOne
    ? (readDate(text, context) ?? (isNumber ? readDate(String(cell.number), context) : null))
    : null;
  if (day !== null) {
    const said = { text, date: day };
    if (isInstant(text)) note({ key: "instant", ...said });
    else if (namesOtherWeekday(text, day)) note({ key: "otherWeekday", ...said });
    else if (hasMoreThanDate(text)) note({ key: "dayAlone", ...said });
  }
  const isAsked = typeof cell === "string" && !(isOne && needsOrder(text));
  const part = () => datesIn(text).map((value) => ({ value, label: longDate(value) }));
  const value = day ?? (isAsked ? answerTo(field, text, () => askPart(text, part())) : undefined);
  if (value === undefined) problem({ key: "notADate", text });
  else if (value !== "") Object.assign(read.values, { [name]: value });
}
