import type { Job } from "#contract/job.ts";
import { ROUTING } from "#contract/reference.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { ChoiceColumn } from "./choices.ts";
import { readableDescription } from "./plain-text.ts";
import { headingKey, headingKeys, type KnownHeadings, MAX_HEADING } from "./headings.ts";
import names from "./names.json" with { type: "json" };
import type { Cell } from "./cell.ts";

interface Column {
  /** How its cells are read. */
  kind: string;
  /** Of a choice, or several: the list of its values. */
  of?: ChoiceColumn;
  /** Heading in the language of the page. */
  header: () => string;
  /** What the sheet about the columns says of it. */
  note: () => string;
  /** In characters; a column without a width is only read. */
  width?: number;
  /** A cell for a job, where that is not the property of the column's name as it is. */
  toCell?: (job: Job) => Cell;
}

const number = (value: number | null | undefined): Cell =>
  value == null ? null : { number: value, text: String(value) };

const date = (value: string | null): Cell => (value === null ? null : { date: value });

/**
 * The columns of a file, in their order: export, import, the sheet that explains them and the matching of
 * headings all read this table. What a value means is in the table of fields (fields/job-fields.ts).
 */
const COLUMNS = {
  id: {
    kind: "id",
    header: m.fact_id,
    note: m.sheet_note_id,
    width: 12,
    toCell: ({ id }) => String(id),
  },
  referenceId: {
    kind: "text",
    header: m.label_reference_id,
    note: m.sheet_note_reference_id,
    width: 16,
  },
  title: { kind: "text", header: m.label_title, note: m.sheet_note_title, width: 36 },
  status: {
    kind: "choice",
    of: "status",
    header: m.column_status,
    note: m.sheet_note_status,
    width: 12,
  },
  locations: {
    kind: "places",
    header: m.label_locations,
    note: m.sheet_note_locations,
    width: 28,
    toCell: ({ locations }) => locations.map(({ description }) => description).join("; "),
  },
  province: { kind: "province", header: m.filter_province, note: m.sheet_note_locations },
  country: { kind: "country", header: m.sheet_country, note: m.sheet_note_locations },
  categories: {
    kind: "choices",
    of: "categories",
    header: m.label_categories,
    note: m.sheet_note_categories,
    width: 34,
    toCell: ({ categories }) => categories.map(({ id }) => id).join("; "),
  },
  positionType: {
    kind: "choice",
    of: "positionType",
    header: m.label_position_type,
    note: m.sheet_note_position_type,
    width: 14,
    toCell: ({ positionType }) => positionType && String(positionType.id),
  },
  amount: {
    kind: "amount",
    header: m.sheet_pay_from,
    note: m.sheet_note_pay,
    width: 12,
    toCell: ({ salary }) => number(salary?.amount),
  },
  currency: { kind: "currency", header: m.sheet_currency, note: m.sheet_note_pay },
  maxAmount: {
    kind: "amount",
    header: m.sheet_pay_to,
    note: m.sheet_note_pay,
    width: 12,
    toCell: ({ salary }) => number(salary?.maxAmount),
  },
  pay: { kind: "pay", header: m.fact_pay, note: m.sheet_note_pay },
  period: {
    kind: "choice",
    of: "period",
    header: m.sheet_pay_period,
    note: m.sheet_note_pay_period,
    width: 12,
    toCell: ({ salary }) => salary && String(salary.period.id),
  },
  plusCommission: {
    kind: "choice",
    of: "flag",
    header: m.label_plus_commission,
    note: m.sheet_note_flag,
    width: 12,
    toCell: ({ salary }) => salary && salary.plusCommission,
  },
  closeDate: {
    kind: "date",
    header: m.label_close_date,
    note: m.sheet_note_close_date,
    width: 12,
    toCell: ({ closeDate }) => date(closeDate),
  },
  confidential: {
    kind: "choice",
    of: "flag",
    header: m.label_confidential,
    note: m.sheet_note_flag,
    width: 12,
  },
  autoRefresh: {
    kind: "choice",
    of: "flag",
    header: m.label_auto_refresh,
    note: m.sheet_note_flag,
    width: 12,
  },
  applicantRoutingType: {
    kind: "choice",
    of: "applicantRoutingType",
    header: m.label_applicant_routing_type,
    note: m.sheet_note_route,
    width: 18,
    toCell: ({ applicantRoutingType: type }) => type && String(type.id ?? ROUTING.email),
  },
  application: { kind: "application", header: m.sheet_application, note: m.sheet_note_route },
  applicationEmail: {
    kind: "text",
    header: m.label_application_email,
    note: m.sheet_note_email,
    width: 26,
  },
  applicationUrl: {
    kind: "text",
    header: m.label_application_url,
    note: m.sheet_note_url,
    width: 30,
  },
  description: {
    kind: "html",
    header: m.sheet_description_html,
    note: m.sheet_note_description_html,
    width: 50,
  },
  descriptionText: {
    kind: "text of description",
    header: m.sheet_description_text,
    note: m.sheet_note_description_text,
    width: 60,
    toCell: ({ description }) => readableDescription(description),
  },
  section: { kind: "section", header: m.sheet_section, note: m.sheet_note_description_html },
  jobVersion: { kind: "read only", header: m.record_version, note: m.sheet_note_id },
  publishDate: {
    kind: "read only",
    header: m.fact_published,
    note: m.sheet_note_published,
    width: 12,
    toCell: ({ publishDate }) => date(publishDate),
  },
} as const satisfies Record<string, Column>;

export type ColumnName = keyof typeof COLUMNS;

export type ColumnKind = (typeof COLUMNS)[ColumnName]["kind"];

/** A column, whichever it is. */
export const columnOf = (name: ColumnName): Column & { kind: ColumnKind } => COLUMNS[name];

export const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[];

/** The cell of a column for a job, with the ids of what is chosen. */
export function storedCell(name: ColumnName, job: Job): Cell {
  const { toCell } = columnOf(name);
  if (toCell) return toCell(job);
  const value: unknown = Object.hasOwn(job, name) ? job[name as keyof Job] : null;
  return typeof value === "string" || typeof value === "boolean" ? value : null;
}

/**
 * What each column is called in files: our own headings in both languages and the name of the property, then words
 * of people and of other systems (BambooHR, Greenhouse, Lever, WordPress job boards, HR systems, feeds for Indeed
 * and LinkedIn, JobPosting of schema.org). Nested elements are named by their last parts.
 */
export const namesOfColumn = (name: ColumnName): string[] => names.columns[name].split(";");

const byHeading = new Map(
  COLUMN_NAMES.toReversed().flatMap((name) =>
    [...namesOfColumn(name), columnOf(name).header(), name].map(
      (heading) => [headingKey(heading), name] as const,
    ),
  ),
);

/** The column that a heading names, in either language or another system's word. */
export const columnOfHeading = (heading: string): ColumnName | undefined =>
  headingKeys(heading)
    .map((key) => byHeading.get(key))
    .find((name) => name !== undefined);

/** Whether a text is one of the headings of a column, whole: a cell of it is not. */
export const isHeadingOf = (text: string, name: ColumnName): boolean =>
  text.length <= MAX_HEADING && byHeading.get(headingKey(text)) === name;

/** The columns by the keys of all known headings, for a worker that has no messages. */
export const knownHeadings = (): KnownHeadings => byHeading;
