import type { Job } from "#contract/job.ts";
import { type ProvinceCode, ROUTING } from "#contract/reference.ts";
import { readPlace } from "#contract/read-place.ts";
import { FIELD_NAMES } from "../../job/fields/job-values.ts";
import { type Cell, cellText, isEmpty } from "../cell.ts";
import type { Choices } from "../choices.ts";
import { type ColumnName, columnOf } from "../columns.ts";
import { cellOf } from "../export/job-rows.ts";
import type { FileWarning } from "../file-warning.ts";
import type { ImportRow } from "./imported-file.ts";
import type { Said } from "./row-problem.ts";
import type { Matching } from "./match-columns.ts";
import { hasMarkup, plainLines } from "../plain-text.ts";
import type { Answers } from "./question.ts";
import { holdsAddresses, readAddress } from "./read-address.ts";
import { readDate } from "./read-date.ts";
import {
  type DescriptionReading,
  disagree,
  readHtml,
  readSection,
  readTextCell,
  sameText,
  TEXT_KEY,
} from "./read-description.ts";
import { readCell, columnText } from "./read-cell.ts";
import { provinceOf } from "../../requests/reference/read-place-text.ts";

/** How the cells of a file are read. */
export interface ReadContext {
  columns: Matching["columns"];
  headings: readonly string[];
  /** The imported columns in the order in which they are read. */
  order: { name: ColumnName; index: number }[];
  /** The columns whose amounts are cents. */
  cents: ReadonlySet<number>;
  choices: Choices;
  answers: Answers;
  emptyClears: boolean;
  /** The places that the employer's postings have. */
  places: ReadonlySet<string>;
  /** What a cell links to, other than what it shows. */
  linkAt: (row: number, column: number) => string | undefined;
}

/** What a row says so far. */
export type RowReading = Pick<ImportRow, "values" | "status" | "problems" | "notes">;

type Values = ImportRow["values"];

/** An answer needs none. */
const NO_SUGGESTIONS = new Map<string, readonly string[]>();

/** Places come before what depends on them: the province beside them, and the day of an instant. */
const FIRST: readonly string[] = ["places", "province"];

/** The imported columns in the order in which their cells are read. */
export const readingOrder = (columns: Matching["columns"]): ReadContext["order"] => {
  const named = columns.flatMap((name, index) => (name === null ? [] : [{ name, index }]));
  const rank = ({ name }: { name: ColumnName }) =>
    (FIRST.indexOf(columnOf(name).kind) + FIRST.length + 1) % (FIRST.length + 1);
  return named.toSorted((a, b) => rank(a) - rank(b));
};

/**
 * Reads the fields of a row. `job`: the posting that it changes. `refusals`: what of it cannot be read.
 */
export function readRow(
  cells: readonly Cell[],
  at: number,
  job: Job | null,
  context: ReadContext,
  refusals: readonly FileWarning[],
): RowReading {
  const { columns, choices, order } = context;
  const read: RowReading = { values: {}, status: null, problems: [], notes: [] };
  const province = plainLines(cellText(cells[columns.indexOf("province")]));
  const isRepeated = (name: ColumnName) => columns.indexOf(name) !== columns.lastIndexOf(name);
  const html = cells[columns.indexOf("description")] ?? null;
  const counts = disagree(html, cells[columns.indexOf("descriptionText")] ?? null, job)
    ? context.answers[TEXT_KEY]
    : undefined;
  /** Of the description, in their order. */
  const parts: string[] = [];
  const hasSections = order.some(({ name, index }) => name === "section" && !isEmpty(cells[index]));
  const replaced = hasSections ? null : job;
  for (const { name, index } of order) {
    const cell = cells[index] ?? null;
    const problem = (said: Said) => void read.problems.push({ ...said, column: index });
    const refusal = refusals.find((warning) => warning.column === index);
    const link = holdsAddresses(name) ? context.linkAt(at, index) : undefined;
    const isUnchanged = () =>
      job !== null && link === undefined && isExported(name, cell, job, choices);
    if (refusal && !isUnchanged()) {
      problem({ key: "warning", what: refusal.what });
      continue;
    }
    const note = (said: Said) => void read.notes.push({ ...said, column: index });
    const take = ({ html, notes }: DescriptionReading) => {
      if (html !== undefined) parts.push(html);
      for (const said of notes) note(said);
    };
    if (isEmpty(cell)) {
      if (context.emptyClears) read.values = { ...clearedValues(name), ...read.values };
    } else if (name === "description") {
      if (counts === undefined || counts === name) take(readHtml(cell, replaced));
    } else if (name === "descriptionText") {
      // Not beside a description with tags that was edited itself.
      const isAlone = isEmpty(html) || counts === name;
      if (isAlone || (job && sameText(cellText(html), job.description)))
        take(readTextCell(cell, replaced, isAlone));
    } else if (name === "section") {
      take(readSection(cell, context.headings[index] ?? ""));
    } else if (name === "publishDate") {
      const date = readDate(cellText(cell));
      // Other systems have dates of their own.
      const isOurs = job !== null && columns.includes("id");
      if (isOurs && date !== null && date !== job.publishDate) note({ key: "readOnly" });
    } else if (name === "id" || name === "jobVersion") continue;
    else if (isRepeated(name) || !isUnchanged()) {
      const raw = cellText(cell);
      const address = holdsAddresses(name) ? readAddress(raw, link, context.answers) : undefined;
      if (address?.problem !== undefined) problem(address.problem);
      if (address?.note !== undefined) note(address.note);
      const text = address ? address.text : columnText(name, raw);
      if (text === undefined) continue;
      const isLink = address?.note !== undefined;
      if (!isLink && (hasMarkup(raw) || text !== columnText(name, raw)))
        note({ key: "markup", text });
      const zone = () => zoneOf(read.values, job);
      const inCents = context.cents.has(index);
      // The link of "Apply" may be of either kind, whatever the heading says.
      const kind = isLink ? "application" : name;
      readCell({
        ...context,
        suggestions: NO_SUGGESTIONS,
        inCents,
        name: kind,
        cell,
        text,
        read,
        province,
        zone,
        problem,
        note,
      });
    }
  }
  const description = parts.join("");
  const isStored = job !== null && sameText(description, job.description);
  if (parts.length > 0 && !(hasSections && isStored)) read.values.description = description;
  completePay(read, job, columns);
  if (job === null && read.values.applicationUrl && !read.values.applicationEmail)
    read.values.applicantRoutingType ??= String(ROUTING.url);
  const { name, text } = unusedAddress(read.values, job);
  const index = Math.max(columns.indexOf(name), columns.indexOf("application"));
  if (text !== "") read.notes.push({ key: "unusedAddress", text, column: index });
  return read;
}

/** Whether a cell is what an export of the job has: then nobody changed it. */
const isExported = (name: ColumnName, cell: Cell, job: Job, choices: Choices) =>
  sameText(cellText(cell), cellText(cellOf(name, job, choices)));

/** The province of the first place of a row, or of its posting. */
function zoneOf({ locations }: Values, job: Job | null): ProvinceCode | null {
  const places = locations ?? job?.locations.map(({ description }) => description) ?? [];
  const codes = places.map((place) => {
    const { province, parts } = readPlace(place);
    return province ?? provinceOf(parts[0] ?? "");
  });
  return codes.find((code) => code !== null) ?? null;
}

/** The address that the way of applying leaves out: a posting has one. */
function unusedAddress(values: Values, job: Job | null) {
  const route =
    values.applicantRoutingType ?? String(job?.applicantRoutingType?.id ?? ROUTING.email);
  const name = route === String(ROUTING.url) ? "applicationEmail" : "applicationUrl";
  return { name, text: values[name] ?? "" } as const;
}

/** An end of the pay that the other one decides about is worth a warning: one that stays, or is left out. */
function completePay(
  { values, notes }: RowReading,
  job: Job | null,
  columns: Matching["columns"],
): void {
  const { amount, maxAmount } = values;
  const most = columns.indexOf("maxAmount");
  const isPaid = amount === undefined ? Boolean(job?.salary) : amount !== "";
  if (maxAmount && !isPaid) notes.push({ key: "maxAlone", text: maxAmount, column: most });
  if (amount === undefined) return;
  values.paid = isPaid;
  const kept = job?.salary?.maxAmount;
  if (kept != null && maxAmount === undefined && most === -1 && isPaid) {
    const pay = Math.max(columns.indexOf("amount"), columns.indexOf("pay"));
    notes.push({ key: "maxKept", amount: kept, column: pay });
  }
}

/** What an empty cell makes of a field that it clears. */
function clearedValues(name: ColumnName): Values {
  if (name === "categories" || name === "locations") return { [name]: [] };
  if (columnOf(name).of === "flag") return { [name]: false };
  return FIELD_NAMES.some((field) => field === name) ? { [name]: "" } : {};
}
