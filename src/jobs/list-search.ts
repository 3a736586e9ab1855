import * as z from "zod/mini";
import { JOB_STATUSES } from "#contract/job-status.ts";
import { LIMITS } from "#contract/limits.ts";
import { parseId } from "#contract/parse-id.ts";
import { readStored, writeStored } from "#src/lib/storage.ts";
import type { JobFilter } from "./requests.ts";

/** The page sizes that a person can choose. */
export const PAGE_SIZES = [10, 25, 50, 100];

/** Unless a person has chosen another. */
const PAGE_SIZE = 25;

/** Of `localStorage`. */
const CHOSEN = "pageSize";

/** What is omitted has its default, and so is what makes no sense. */
const listSearch = z.object({
  status: z.transform((raw) => JOB_STATUSES.find((known) => known === raw)),
  q: z.transform((raw) => readText(raw).trim().slice(0, LIMITS.searchTerm) || undefined),
  page: z.transform((raw) => otherThan(1, parseId(raw))),
  pageSize: z.transform((raw) =>
    otherThan(
      PAGE_SIZE,
      PAGE_SIZES.find((size) => size === parseId(raw)),
    ),
  ),
});

const readText = (raw: unknown) => (typeof raw === "string" ? raw : "");

const otherThan = (fallback: number, value: number | undefined) =>
  value === fallback ? undefined : value;

/** The search parameters of the list. */
export type ListSearch = Partial<z.infer<typeof listSearch>>;

/** Reads the search parameters of an address. */
export const readListSearch = (raw: Record<string, unknown>): ListSearch => listSearch.parse(raw);

/** The search parameters after a change. Another filter begins at its first page. */
export function changedSearch(
  { status, q, pageSize }: ListSearch,
  change: Partial<JobFilter>,
): ListSearch {
  return readListSearch({ status, q, pageSize, ...change });
}

/** The filter that an address means. */
export function filterOf(search: ListSearch): JobFilter {
  return {
    status: search.status,
    q: search.q ?? "",
    page: search.page ?? 1,
    pageSize: search.pageSize ?? PAGE_SIZE,
  };
}

/** Keeps the page size for lists that open later. */
export const rememberPageSize = (size: number) => writeStored("localStorage", CHOSEN, String(size));

/** The address with the remembered page size, unless it names a page or a size, as a sent link does. */
export function withPageSize(search: ListSearch): ListSearch {
  if (search.page !== undefined || search.pageSize !== undefined) return search;
  const { pageSize } = readListSearch({ pageSize: readStored("localStorage", CHOSEN) });
  return pageSize === undefined ? search : { ...search, pageSize };
}
