import * as z from "zod/mini";
import { isCalendarDate } from "#contract/calendar-date.ts";
import { JOB_STATUSES } from "#contract/job-status.ts";
import { LIMITS } from "#contract/limits.ts";
import { provinceCode } from "#contract/province-names.ts";
import { PROVINCES } from "#contract/reference.ts";
import { readSeveral, type Separator, writeSeveral } from "./several.ts";

// What a view may say; what its filters mean is in filters.ts. Not part of the first load.

const oneOf = <const Value extends string>(...values: Value[]) =>
  z.transform((raw) => values.find((value) => value === raw));

const readText = (raw: unknown) => (typeof raw === "string" ? raw.trim() : "");

/** One of `values`, or a range of days: "2026-11-01..2026-11-30", where one side may be missing. */
const days = (...values: string[]) =>
  z.transform((raw) => {
    const text = readText(raw);
    const [from = "", to = "", more] = text.split("..");
    const isRange =
      text.includes("..") &&
      more === undefined &&
      from + to !== "" &&
      [from, to].every((day) => day === "" || isCalendarDate(day));
    return values.includes(text) || isRange ? text : undefined;
  });

/** Ids or codes with commas between them. */
const list = (item: RegExp) =>
  z.transform((raw) => {
    const items = readText(typeof raw === "number" ? String(raw) : raw).split(",");
    return [...new Set(items.filter((text) => item.test(text)))].join() || undefined;
  });

/** Several values (several.ts); `read` returns undefined for what is none. */
const several = (read: (value: string) => string | undefined, separator: Separator = ",") =>
  z.transform((raw) => {
    const { not, values } = readSeveral(
      readText(typeof raw === "number" ? String(raw) : raw),
      separator,
    );
    const known = new Set(values.flatMap((value) => read(value) ?? []));
    return writeSeveral({ not, values: [...known] }, separator) || undefined;
  });

/** "none", or a range of amounts that may name its period: "17..25", "hour:..17", "year:60000..". */
const pay = z.transform((raw) => {
  const text = readText(raw);
  const isRange =
    /^((year|month|week|day|hour):)?(\d{1,12}(\.\d\d?)?)?\.\.(\d{1,12}(\.\d\d?)?)?$/.test(text);
  return text === "none" || (isRange && /\d/.test(text)) ? text : undefined;
});

const provinceOf = (value: string) =>
  PROVINCES.find(({ code }) => code === provinceCode(value))?.code;
const ids = several((value) => (/^\d{1,10}$/.test(value) ? value : undefined));
const yesOrNo = oneOf("yes", "no");

/** The search parameters of a view, with tolerance: what makes no sense is omitted. */
const jobView = z.object({
  status: z.transform((raw) => JOB_STATUSES.find((known) => known === readText(raw).toLowerCase())),
  q: z.transform((raw) => readText(raw).slice(0, LIMITS.searchTerm) || undefined),
  /** "ended" is before today; "next7" is today and the seven days after it. */
  closes: days("ended", "next7", "next14", "next30"),
  published: days("last7", "last30", "over30"),
  /** Several, within the one of the tab: "active,draft". */
  statuses: several((value) => JOB_STATUSES.find((known) => known === value.toLowerCase())),
  /** Codes: "BC,AB"; names and abbreviations too: "C.-B.". */
  province: several(provinceOf),
  /** Places as the list shows them: "Kelowna, BC; Hope, BC". */
  location: several(
    (value) =>
      /\p{L}/u.test(value) ? value.slice(0, LIMITS.locationDescription).trim() : undefined,
    ";",
  ),
  /** Ids: "6,14". */
  category: ids,
  positionType: ids,
  pay,
  route: oneOf("email", "url"),
  /** A part of the address that applications go to: "hr@". */
  applyTo: z.transform((raw) => readText(raw).slice(0, LIMITS.applicationUrl) || undefined),
  confidential: yesOrNo,
  autoRefresh: yesOrNo,
  noReference: oneOf("yes"),
  /** Reference ids: "HR-1657,HR-1660". */
  references: list(/^[^\s,;]{1,50}$/),
  /** "no": with errors, "yes": without, or rules: "payMissing,vacancyMissing". */
  ready: list(/^[a-zA-Z]{2,40}$/),
  /** With "-" from high to low; "-published" is the default. */
  sort: oneOf(
    "published",
    "closes",
    "-closes",
    "title",
    "-title",
    "location",
    "-location",
    "pay",
    "-pay",
  ),
  /** Names with commas between them. */
  columns: list(/^[a-zA-Z]{1,20}$/),
});

/** What the list shows of the jobs, as the URL says it. A filter that is not given matches every job. */
export type JobView = Partial<z.infer<typeof jobView>>;

/** Reads the view of an address. */
export const readView = (raw: Record<string, unknown>): JobView => jobView.parse(raw);

/** What GET /jobs filters by (§4.5), and what is no filter. */
const PLAIN = new Set(["status", "q", "columns"]);

/** Whether GET /jobs answers the view; any other needs the index. */
export const isPlainView = (view: JobView): boolean =>
  Object.entries(view).every(([name, value]) => value === undefined || PLAIN.has(name));
