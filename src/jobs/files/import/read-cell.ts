import { emailProblem } from "#contract/email-address.ts";
import { JOB_STATUSES } from "#contract/job-status.ts";
import { ROUTING } from "#contract/reference.ts";
import { provinceOf, readPlaceText } from "../../requests/reference/read-place-text.ts";
import { type Choices, namedChoice } from "../choices.ts";
import { type ColumnKind, type ColumnName, columnOf } from "../columns.ts";
import { answerTo, type CellToRead, type Reader } from "./cell-to-read.ts";
import { idText } from "./changed-id.ts";
import { askPlace, askProvince } from "./place-questions.ts";
import { partsOf, plainLines, plainText, valuesIn } from "../plain-text.ts";
import { askChoice, choicesIn } from "./proposed-choice.ts";
import { questionKey } from "./question.ts";
import { readDay } from "./read-day.ts";
import { readAmount } from "./read-pay.ts";

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
  places: (field) => {
    const { cell, text, read, problem, places } = field;
    const raw = typeof cell === "string" ? valuesIn(cell) : [];
    // As a posting has them: a place of another service may hold what looks like markup.
    const all =
      raw.length > 0 && raw.every((place) => isKnown(place, places)) ? raw : valuesIn(text);
    if (all.length === 0) problem({ key: "notAPlace", text });
    const provinces = partsOf(field.province);
    const found = all.flatMap((place, at) =>
      readOnePlace(field, place, provinces[provinces.length === all.length ? at : 0]),
    );
    read.values.locations = [...(read.values.locations ?? []), ...found];
  },
  province: (field) => {
    const { text, read } = field;
    for (const one of valuesIn(text))
      if (provinceOf(one) === null && !answerTo(field, one, () => askProvince(one)))
        field.problem({ key: "notAProvince", text: one });
    if (read.values.locations === undefined) field.note({ key: "provinceAlone", text });
  },
  country: ({ text, problem }) => {
    if (!valuesIn(text).every((one) => /^(?:ca|can|canada)$/i.test(one)))
      problem({ key: "otherCountry", text });
  },
  currency: ({ text, problem }) => {
    if (!valuesIn(text).every((one) => CANADIAN.test(one))) problem({ key: "otherCurrency", text });
  },
  application: ({ text, read, problem }) => {
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
    else problem({ key: "notAnAddress", text });
  },
  date: readDay,
  amount: readAmount,
  pay: readAmount,
};

/** The columns about whose values a person can be asked. */
export const mayAsk = (name: ColumnName): boolean =>
  ["choice", "choices", "places", "province", "date", "amount", "pay"].includes(
    columnOf(name).kind,
  );

/** Reads a cell by the kind of its column. */
export const readCell: Reader = (field) => READERS[columnOf(field.name).kind]?.(field);

/** The columns whose cells may hold several values, on lines of their own. */
const OF_SEVERAL: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  "places",
  "province",
  "country",
  "currency",
  "choices",
]);

/** The text of a cell without markup: of one line, unless its column takes several values. */
export const columnText = (column: ColumnName, raw: string): string =>
  OF_SEVERAL.has(columnOf(column).kind) ? plainLines(raw) : plainText(raw);

/** The value that a text names, or that was chosen for it; undefined leaves the field alone. */
function choose(field: CellToRead, text: string, of: keyof Choices): string | undefined {
  const choices = field.choices[of];
  const value =
    namedChoice(choices, text) ?? answerTo(field, text, () => askChoice(field.name, choices, text));
  if (value === undefined) field.problem({ key: "valueUnknown", text });
  return value === "" ? undefined : value;
}

/** @param written the province beside it, as the file has it */
function readOnePlace(field: CellToRead, place: string, written = ""): string[] {
  const { answers, suggestions, places } = field;
  if (places.has(place)) return [place];
  const province = answers[questionKey("province", written)] ?? written;
  const answer = isKnown(place, places)
    ? undefined
    : answerTo(field, place, () => askPlace(place, province, suggestions));
  if (answer !== undefined) return valuesIn(answer);
  const one = readPlaceText(place, province);
  if ("clear" in one) return [one.clear];
  field.problem({ key: "notAPlace", text: place });
  return [];
}

/** As a cell has it: a place of another service may hold a semicolon. */
const isKnown = (place: string, places: ReadonlySet<string>) => valuesOf(places).has(place);

const values = new WeakMap<ReadonlySet<string>, Set<string>>();
function valuesOf(places: ReadonlySet<string>): Set<string> {
  const known = values.get(places) ?? new Set([...places].flatMap(valuesIn));
  values.set(places, known);
  return known;
}
