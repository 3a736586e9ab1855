import { emailProblem } from "#contract/email-address.ts";
import { JOB_STATUSES } from "#contract/job-status.ts";
import { type ProvinceCode, ROUTING } from "#contract/reference.ts";
import { longDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { writeAmount } from "../../fields/pay-text.ts";
import type { Cell } from "../cell.ts";
import { type Choices, namedChoice } from "../choices.ts";
import { type COLUMNS, columnOf, type ColumnName } from "../columns.ts";
import { idText } from "./changed-id.ts";
import type { ImportRow } from "./import-row.ts";
import { type Answers, ORDER_KEY, questionKey } from "./questions.ts";
import {
  type DateOrder,
  hasMoreThanDate,
  isInstant,
  namesOtherWeekday,
  needsOrder,
  readDate,
  saysMoreThanTime,
} from "./read-date.ts";
import { readPay } from "./read-pay.ts";
import { provinceOf, readPlaceText } from "../../reference/read-place-text.ts";
import { choicesIn, partsOf, valuesIn } from "./values-in.ts";

/** What a row says so far. */
export type RowReading = Pick<ImportRow, "values" | "status" | "problems" | "notes">;

/** A cell to read, and what its meaning depends on. */
export interface FieldCell {
  name: ColumnName;
  cell: Cell;
  /** As text without markup, by `textOf`. */
  text: string;
  read: RowReading;
  /** What the row's column of provinces says, as text. */
  province: string;
  /** Where the day of an instant is meant. */
  zone: () => ProvinceCode | null;
  choices: Choices;
  answers: Answers;
  /** Whether an amount is in cents. */
  inCents: boolean;
  /** The places that the employer's postings have. */
  places: ReadonlySet<string>;
  problem: (sentence: string) => void;
  note: (sentence: string) => void;
}

type Reader = (field: FieldCell) => void;

/** The currency of every amount, as people and programs write it. */
const CANADIAN =
  /^(?:(?:ca|cad|can|cdn|c)\s*\$?|\$\s*(?:ca|cad|can|cdn)?|(?:canadian )?dollars?(?: canadiens?)?)$/i;

/** How the cells of each kind of column are read; those of a kind that is missing say nothing by themselves. */
const READERS: Partial<Record<(typeof COLUMNS)[ColumnName]["kind"], Reader>> = {
  text: ({ name, cell, text, read }) => {
    const value = name === "referenceId" ? idText(cell) : text;
    Object.assign(read.values, { [name]: value });
  },
  choice: (field) => {
    const column = columnOf(field.name);
    if (column.kind !== "choice") return;
    const value = valueOf(field, field.text, column.of);
    if (value === undefined) return;
    const { read } = field;
    if (field.name === "status")
      read.status = JOB_STATUSES.find((status) => status === value) ?? null;
    else
      Object.assign(read.values, { [field.name]: column.of === "flag" ? value === "yes" : value });
  },
  choices: (field) => {
    const { categories } = field.choices;
    const written = choicesIn(field.text, categories);
    const all = written.flatMap((one) => valueOf(field, one, "categories") ?? []);
    const { values } = field.read;
    if (written.length === 0) field.problem(m.import_value_unknown({ text: field.text }));
    if (all.length > 0) values.categories = [...new Set([...(values.categories ?? []), ...all])];
  },
  places: ({ cell, text, read, province, answers, places, problem }) => {
    const raw = typeof cell === "string" ? valuesIn(cell) : [];
    // As a posting has them: a place of another service may hold what looks like markup.
    const all = raw.length > 0 && raw.every((place) => places.has(place)) ? raw : valuesIn(text);
    if (all.length === 0) problem(m.import_not_a_place({ text }));
    const provinces = partsOf(province);
    const found = all.flatMap((place, at) => {
      const answer = answers[questionKey("locations", place)];
      if (answer !== undefined) return valuesIn(answer);
      if (places.has(place)) return place;
      const written =
        provinces.length === all.length ? (provinces[at] ?? "") : (provinces[0] ?? "");
      const one = readPlaceText(place, answers[questionKey("province", written)] ?? written);
      if ("clear" in one) return one.clear;
      problem(m.import_not_a_place({ text: place }));
      return [];
    });
    read.values.locations = [...(read.values.locations ?? []), ...found];
  },
  province: ({ text, answers, read, problem, note }) => {
    for (const one of valuesIn(text))
      if (provinceOf(one) === null && !answers[questionKey("province", one)])
        problem(m.import_not_a_province({ text: one }));
    if (read.values.locations === undefined) note(m.import_province_alone({ text }));
  },
  country: ({ text, problem }) => {
    if (!valuesIn(text).every((one) => /^(?:ca|can|canada)$/i.test(one)))
      problem(m.import_other_country({ text }));
  },
  currency: ({ text, problem }) => {
    if (!valuesIn(text).every((one) => CANADIAN.test(one)))
      problem(m.import_other_currency({ text }));
  },
  application: (field) => {
    const { text, read } = field;
    if (emailProblem(text) === null)
      Object.assign(read.values, {
        applicantRoutingType: String(ROUTING.email),
        applicationEmail: text,
      });
    else if (/^(?:https?:\/\/|www\.)\S+$/i.test(text))
      Object.assign(read.values, {
        applicantRoutingType: String(ROUTING.url),
        applicationUrl: text.replace(/^www\./i, "https://www."),
      });
    else field.problem(m.import_not_an_address({ text }));
  },
  date: ({ name, cell, text, read, answers, zone, problem, note }) => {
    const answer = answers[questionKey(name, text)];
    if (answer) return void Object.assign(read.values, { [name]: answer });
    if (saysMoreThanTime(text)) return problem(m.import_not_a_date({ text }));
    const order = answers[ORDER_KEY] as DateOrder | "" | undefined;
    if (order === "" && needsOrder(text)) return;
    const context = { order: order || undefined, province: zone() };
    const isNumber = cell !== null && typeof cell === "object" && "number" in cell;
    const value =
      readDate(text, context) ?? (isNumber ? readDate(String(cell.number), context) : null);
    if (value === null) return problem(m.import_not_a_date({ text }));
    if (isInstant(text)) note(m.import_instant({ text, date: longDate(value) }));
    else if (namesOtherWeekday(text, value))
      note(m.import_other_weekday({ text, date: longDate(value) }));
    else if (hasMoreThanDate(text)) note(m.import_day_alone({ text, date: longDate(value) }));
    Object.assign(read.values, { [name]: value });
  },
  amount: (field) => readAmount(field),
  pay: (field) => readAmount(field),
};

/** Reads a cell into the values of its row. */
export function readField(field: FieldCell): void {
  const { kind } = columnOf(field.name);
  // What was answered with "leave it" is left; a place or value of several is left for itself.
  const leaves = field.answers[questionKey(field.name, field.text)] === "";
  if (leaves && !["places", "province", "choices"].includes(kind)) return;
  READERS[kind]?.(field);
}

/** The value that a text names, or that was chosen for it; undefined leaves the field alone. */
function valueOf({ name, choices, answers, problem }: FieldCell, text: string, of: keyof Choices) {
  const value = namedChoice(choices[of], text) ?? answers[questionKey(name, text)];
  if (value === undefined) problem(m.import_value_unknown({ text }));
  return value === "" ? undefined : value;
}

function readAmount({ name, cell, text, inCents, answers, read: { values }, problem }: FieldCell) {
  const isMost = name === "maxAmount";
  const answer = answers[questionKey(name, text)] ?? "";
  const pay = readPay(cell, text, inCents) ?? readPay(answer, answer);
  if (pay === null) return problem(m.import_not_pay({ text }));
  values[isMost ? "maxAmount" : "amount"] = writeAmount(pay.amount);
  if (pay.maxAmount !== null) values.maxAmount = writeAmount(pay.maxAmount);
  if (pay.period !== null) values.period ??= String(pay.period);
}
