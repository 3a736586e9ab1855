import { JOB_STATUSES, type JobStatus } from "#contract/job-status.ts";
import { LIMITS } from "#contract/limits.ts";
import { parseId } from "#contract/parse-id.ts";
import type { JobFilter } from "./requests.ts";

/** The page sizes that a person can choose. */
export const PAGE_SIZES = [10, 25, 50, 100] as const satisfies readonly number[];

/** What the address of the list says; what is left out has its default. */
export interface ListSearch {
  status?: JobStatus | undefined;
  q?: string | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

/** Reads an address. What makes no sense in it is `undefined`, and so disappears from the address. */
export function readListSearch(raw: Record<string, unknown>): ListSearch {
  const status = JOB_STATUSES.find((known) => known === raw["status"]);
  const q = readText(raw["q"]).trim().slice(0, LIMITS.searchTerm);
  const page = parseId(raw["page"]);
  const pageSize = PAGE_SIZES.find((size) => size === parseId(raw["pageSize"]));
  return {
    status,
    q: q === "" ? undefined : q,
    page: page === 1 ? undefined : page,
    pageSize: pageSize === LIMITS.pageSize.default ? undefined : pageSize,
  };
}

const readText = (value: unknown): string => (typeof value === "string" ? value : "");

/** The address after a change. Another question begins at its first page. */
export function changedSearch({ status, q, pageSize }: ListSearch, change: ListSearch): ListSearch {
  return readListSearch({ status, q, pageSize, ...change });
}

/** The question that an address asks of the service. */
export function filterOf(search: ListSearch): JobFilter {
  return {
    status: search.status,
    q: search.q ?? "",
    page: search.page ?? 1,
    pageSize: search.pageSize ?? LIMITS.pageSize.default,
  };
}
