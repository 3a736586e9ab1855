import { noop, type QueryClient } from "@tanstack/react-query";
import type { JobChange } from "../requests/index/apply-changes.ts";
import { selection } from "../list/selection.ts";
import type { RowList } from "../requests/read-requests.ts";
import { jobQueries } from "../requests/queries.ts";
import { broadcastJobsChanged } from "../requests/tab-sync.ts";

/** The browser's database (30 kB) and what carries a write out are no part of the first load. */
export const loadStore = async () => import("../writes/single-write-store.ts");

/**
 * Updates the cached jobs and lists after any number of writes, with one broadcast to the other tabs
 * and one refetch of lists and counts. Shows no toast: callers show one for all of their writes.
 */
export async function afterJobsChanged(
  client: QueryClient,
  changes: readonly JobChange[],
): Promise<void> {
  await Promise.all(changes.map(async (change) => updateDetail(client, change)));
  const saved = new Map(
    changes.flatMap((change) =>
      "saved" in change
        ? [[change.saved.job.id, { ...change.saved.job, etag: change.saved.etag }] as const]
        : [],
    ),
  );
  const deleted = new Set(changes.flatMap((change) => ("deleted" in change ? change.deleted : [])));
  if (saved.size + deleted.size > 0)
    client.setQueriesData<RowList>({ queryKey: jobQueries.lists() }, (list) => {
      if (!list) return list;
      const rows = list.data.filter(({ id }) => !deleted.has(id));
      const total = list.paging.total - (list.data.length - rows.length);
      const data = rows.map((row) => saved.get(row.id) ?? row);
      return { data, paging: { ...list.paging, total } };
    });
  selection.remove(deleted);
  broadcastJobsChanged();
  const indexed =
    changes.length > 0
      ? loadStore().then(({ applyToIndex }) => void applyToIndex(client, changes), noop)
      : undefined;
  void refetchLists(client, indexed);
}

async function updateDetail(client: QueryClient, change: JobChange): Promise<void> {
  if ("saved" in change) {
    const { queryKey } = jobQueries.detail(change.saved.job.id);
    // The response to an earlier read would undo the change.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, change.saved);
  } else if ("deleted" in change)
    client.removeQueries({ queryKey: jobQueries.detail(change.deleted).queryKey });
  else if ("stale" in change) void client.invalidateQueries(jobQueries.detail(change.stale));
  else
    await client.invalidateQueries({ ...jobQueries.detail(change.unknown), refetchType: "none" });
}

/**
 * Refetches lists, then counts, which read lists of their own and must not delay the visible one.
 * @param indexed the index, from which views are read, has the changes
 */
async function refetchLists(client: QueryClient, indexed?: Promise<void>): Promise<void> {
  // The response to an earlier read would undo the change. Cancels both synchronously: the form may
  // read a list next, to look for a job after a lost response.
  await Promise.all([
    client.cancelQueries({ queryKey: jobQueries.counts() }),
    client.cancelQueries({ queryKey: jobQueries.lists() }),
    indexed,
  ]);
  await client.invalidateQueries({ queryKey: jobQueries.lists() });
  await client.invalidateQueries({ queryKey: jobQueries.counts() });
  await client.invalidateQueries({ queryKey: jobQueries.history() });
}
