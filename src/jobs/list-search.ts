import { JOB_STATUSES, type JobStatus } from "#contract/job-status.ts";
import { LIMITS } from "#contract/limits.ts";
import { parseId } from "#contract/parse-id.ts";
import type { JobFilter } from "./requests.ts";

/** The page sizes to choose from. */
export const PAGE_SIZES = [10, 25, 50, 100] as const satisfies readonly number[];

/** The search parameters of the list; absent ones have their default. */
export interface ListSearch {
  status?: JobStatus | undefined;
  q?: string | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

/** Parses search parameters. Invalid ones are dropped. */
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

/** The search after a change, on its first page unless the change has another. */
export function changedSearch({ status, q, pageSize }: ListSearch, change: ListSearch): ListSearch {
  return readListSearch({ status, q, pageSize, ...change });
}

/** The request's filter. */
export function filterOf(search: ListSearch): JobFilter {
  return {
    status: search.status,
    q: search.q ?? "",
    page: search.page ?? 1,
    pageSize: search.pageSize ?? LIMITS.pageSize.default,
  };
}
