import * as z from "zod/mini";
import { JOB_STATUSES } from "#contract/job-status.ts";
import { LIMITS } from "#contract/limits.ts";
import { parseId } from "#contract/parse-id.ts";
import { stringifyQuery } from "#src/lib/api/query-string.ts";
import { readStored, writeStored } from "#src/lib/state/storage.ts";
import type { JobFilter } from "../requests/read-requests.ts";
import type { JobView } from "./views/view.ts";

/** The page sizes that a person can choose. */
export const PAGE_SIZES = [10, 25, 50, 100];

/** Unless a person has chosen another. */
const PAGE_SIZE = 25;

/** The columns that can be chosen, and are at first; the title always shows. */
export const DEFAULT_COLUMNS = ["status", "locations", "closes", "pay", "published"];

/** What a view says besides status and search; views/view.ts reads it, once it is needed. */
export const VIEW_PARAMETERS = [
  "closes",
  "published",
  "statuses",
  "province",
  "location",
  "category",
  "positionType",
  "pay",
  "route",
  "applyTo",
  "confidential",
  "autoRefresh",
  "noReference",
  "references",
  "ready",
  "sort",
  "columns",
] as const satisfies (keyof JobView)[];

const viewParameter = z.transform((raw) => readText(raw) || undefined);

/** What is omitted has its default, and so is what makes no sense. */
const listSearch = z.object({
  status: z.transform((raw) => JOB_STATUSES.find((known) => known === readText(raw).toLowerCase())),
  /** What the address names as a status and is none: the list says so. */
  unknownStatus: viewParameter,
  /** The parameters of the address that do not exist, as a query string: the list says so. */
  unknown: viewParameter,
  q: z.transform((raw) => readText(raw).slice(0, LIMITS.searchTerm) || undefined),
  page: z.transform((raw) => otherThan(1, parseId(raw))),
  pageSize: z.transform((raw) =>
    otherThan(
      PAGE_SIZE,
      PAGE_SIZES.find((size) => size === parseId(raw)),
    ),
  ),
  /** "compact": a line for each row. */
  rows: z.transform((raw) => (raw === "compact" ? raw : undefined)),
  /** "yes": over the list, a calendar of the days on which jobs close. */
  calendar: z.transform((raw) => (raw === "yes" ? raw : undefined)),
  ...(Object.fromEntries(VIEW_PARAMETERS.map((name) => [name, viewParameter])) as Record<
    (typeof VIEW_PARAMETERS)[number],
    typeof viewParameter
  >),
});

const readText = (raw: unknown) => (typeof raw === "string" ? raw.trim() : "");

const otherThan = (fallback: number, value: number | undefined) =>
  value === fallback ? undefined : value;

/** The search parameters of the list. */
export type ListSearch = Partial<z.infer<typeof listSearch>>;

/** Reads the search parameters of an address. */
export function readListSearch(raw: Record<string, unknown>): ListSearch {
  const search = listSearch.parse(raw);
  const given = readText(raw["status"]);
  const isUnknown = given !== "" && search.status === undefined;
  const others = Object.entries(raw).filter(
    ([name, value]) =>
      !Object.hasOwn(listSearch.shape, name) && !TRACKING.test(name) && readText(value) !== "",
  );
  return {
    ...search,
    ...(isUnknown && { unknownStatus: given }),
    ...(others.length > 0 && { unknown: stringifyQuery(Object.fromEntries(others)) }),
  };
}

/** Added to links by mailings, networks and advertisements; they mean nothing here. */
const TRACKING = /^(?:utm_\w+|fbclid|[dg]clid|[gw]braid|msclkid|mc_[ce]id|_gl|_ga|igshid)$/i;

/** The search parameters after a change. Another filter begins at its first page. */
export const changedSearch = (search: ListSearch, change: ListSearch): ListSearch =>
  readListSearch({
    ...search,
    page: undefined,
    ...("status" in change && { unknownStatus: undefined }),
    ...change,
  });

/** The filter that an address means. */
export function filterOf(search: ListSearch): JobFilter {
  const {
    status,
    q = "",
    page = 1,
    pageSize = PAGE_SIZE,
    columns: _,
    calendar: __,
    unknownStatus: ___,
    unknown: ____,
    rows: _____,
    ...view
  } = search;
  return { status, q, page, pageSize, ...(Object.values(view).some(Boolean) && { view }) };
}

/** Keeps a page size, columns or the height of rows for lists that open later. */
export function remember(choice: Pick<ListSearch, "pageSize" | "columns" | "rows">): void {
  for (const [name, value] of Object.entries(choice))
    writeStored("localStorage", name, value === undefined ? null : String(value));
}

/**
 * The address with the remembered columns and height of rows, and with the remembered page size unless it names a page
 * or a size, as a sent link does.
 */
export function withRemembered(search: ListSearch): ListSearch {
  const stored = (name: keyof ListSearch, unless: unknown) =>
    unless === undefined ? readStored("localStorage", name) : search[name];
  const { pageSize, columns, rows } = readListSearch({
    pageSize: stored("pageSize", search.page ?? search.pageSize),
    columns: stored("columns", search.columns),
    rows: stored("rows", search.rows),
  });
  return pageSize === search.pageSize && columns === search.columns && rows === search.rows
    ? search
    : { ...search, pageSize, columns, rows };
}
