import type { ListSearch } from "#src/jobs/list/list-search.ts";
import { FILTERS, type FilterName } from "#src/jobs/list/views/filters.ts";
import { type JobView, readView } from "#src/jobs/list/views/view.ts";

export type ChangeSearch = (change: ListSearch, options?: { replace: boolean }) => void;

/** The filters that a view can have beside the tabs and the search box, in their order. */
export const FILTER_NAMES = (Object.keys(FILTERS) as FilterName[]).filter(
  (name) => name !== "status" && name !== "q",
);

/** Those that are set, with their values. */
export function filtersOf(search: ListSearch): [FilterName, string][] {
  const view: JobView = readView({ ...search });
  return FILTER_NAMES.flatMap((name) => {
    const value = view[name];
    return value === undefined ? [] : [[name, value] as [FilterName, string]];
  });
}

/** Takes them all away. */
export const cleared: ListSearch = Object.fromEntries(
  FILTER_NAMES.map((name) => [name, undefined]),
);

/** What a saved view keeps of an address. */
export function viewOf(search: ListSearch): JobView {
  return Object.fromEntries(
    Object.entries(readView({ ...search })).filter(([, value]) => value !== undefined),
  );
}

/** The address of a view: what it does not say has its default. */
export const searchOf = (view: JobView, { pageSize, columns, rows }: ListSearch): ListSearch => ({
  pageSize,
  columns,
  rows,
  ...view,
});

/** Whether an address shows the view, whatever its columns are. */
export function shows(search: ListSearch, view: JobView): boolean {
  const keyOf = (of: JobView) =>
    JSON.stringify(
      Object.entries({ ...of, columns: undefined })
        .filter(([, value]) => value !== undefined)
        .toSorted(([a], [b]) => a.localeCompare(b)),
    );
  return keyOf(viewOf(search)) === keyOf(view);
}
