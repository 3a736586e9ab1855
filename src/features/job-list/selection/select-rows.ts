import type { QueryClient } from "@tanstack/react-query";
import { hasDetails, type RowList } from "#src/jobs/requests/read-requests.ts";
import { jobQueries } from "#src/jobs/requests/queries.ts";
import { selection } from "#src/jobs/list/selection.ts";
import { allRows, moveBy, rowInFocus } from "../rows/row-focus.ts";

const idOf = (row: HTMLElement) => Number(row.dataset["row"]);

/** The row that was last selected or deselected by itself, from which others extend; 0 for none. */
let anchor = 0;

/** Selects or deselects a row; with `extend`, also the rows between it and the one before. */
export function selectRow(
  client: QueryClient,
  id: number,
  selected: boolean,
  extend = false,
): void {
  const ids = allRows().map(idOf);
  const from = extend && selection.get().size > 0 ? ids.indexOf(anchor) : -1;
  const to = ids.indexOf(id);
  const range = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
  selectRows(client, range, selected);
  anchor = id;
}

/** Selects or deselects rows, with the ETags that are known. */
export function selectRows(client: QueryClient, ids: readonly number[], selected: boolean): void {
  if (selected) selection.add(ids.map((id) => [id, etagOf(client, id)] as const));
  else selection.remove(ids);
}

/** The ETag of a job: of the row that shows, else if it has loaded. */
export function etagOf(client: QueryClient, id: number): string | null | undefined {
  const lists = client.getQueriesData<RowList>({ queryKey: jobQueries.lists(), type: "active" });
  const row = lists.flatMap(([, list]) => list?.data ?? []).find((one) => one.id === id);
  if (row && hasDetails(row) && row.etag) return row.etag;
  return client.getQueryData(jobQueries.detail(id).queryKey)?.etag;
}

/** Selects or deselects the row in focus. */
export function toggleRowInFocus(client: QueryClient): void {
  const row = rowInFocus();
  if (row) selectRow(client, idOf(row), !selection.get().has(idOf(row)));
}

/** Moves the focus and selects on the way; on the way back to where that began, deselects. */
export function extendBy(client: QueryClient, step: 1 | -1): void {
  const left = rowInFocus();
  const reached = moveBy(step);
  if (!left || !reached) return;
  const ids = allRows().map(idOf);
  const has = (id: number) => selection.get().has(id);
  if (!has(idOf(left)) || !has(anchor) || !ids.includes(anchor))
    selectRow(client, idOf(left), true);
  const distance = (row: HTMLElement) => Math.abs(ids.indexOf(idOf(row)) - ids.indexOf(anchor));
  const back = distance(reached) < distance(left);
  selectRows(client, [idOf(back ? left : reached)], !back);
}
