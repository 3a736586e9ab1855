import { partialMatchKey, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { hasServiceStatus } from "#src/lib/api/api-error.ts";
import { FRESH_MS } from "#src/lib/api/query-client.ts";
import { whenIdle } from "#src/jobs/list/when-idle.ts";
import { hasDetails, type JobRow, type RowList } from "#src/jobs/requests/read-requests.ts";
import { jobQueries } from "#src/jobs/requests/queries.ts";

/** Requests at a time: a person's own must not wait for them. */
const MAX_REQUESTS = 3;

/**
 * Loads the jobs of those rows on the screen that are headers, a few at a time, once the rows are painted. A
 * failure shows nothing, and unless one job is missing, ends the loading.
 * @param ready the rows are those of the filter, and no better ones are on their way
 */
export function useLoadRowJobs(rows: readonly JobRow[], ready: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    const byId = new Map(
      rows.flatMap((row) => (hasDetails(row) ? [] : [[String(row.id), row] as const])),
    );
    if (!ready || byId.size === 0) return undefined;
    let queue: JobRow[] = [];
    let requests = 0;
    const load = async () => {
      requests++;
      for (let row = queue.shift(); row; row = queue.shift())
        try {
          await loadRowJob(client, row);
        } catch (error) {
          if (!hasServiceStatus(error, 404)) queue = [];
        }
      requests--;
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const row = byId.get((target as HTMLElement).dataset["row"] ?? "");
        if (!isIntersecting || !row) continue;
        observer.unobserve(target);
        queue.push(row);
        if (requests < MAX_REQUESTS) void load();
      }
    });
    const cancel = whenIdle(() => {
      for (const row of document.querySelectorAll("[data-row]")) observer.observe(row);
    });
    return () => {
      cancel();
      observer.disconnect();
      queue = [];
    };
  }, [client, rows, ready]);
}

/** Caches the job as already stale: whatever opens it shows it at once and reads it again. */
async function loadRowJob(client: QueryClient, row: JobRow): Promise<void> {
  resetOlder(client, row);
  const query = jobQueries.detail(row.id);
  const before = client.getQueryState(query.queryKey)?.dataUpdatedAt;
  await client.query({ ...query, staleTime: 2 * FRESH_MS });
  const { data, dataUpdatedAt } = client.getQueryState(query.queryKey) ?? {};
  if (dataUpdatedAt !== undefined && dataUpdatedAt !== before)
    client.setQueryData(query.queryKey, data, { updatedAt: dataUpdatedAt - FRESH_MS });
}

/** Forgets the cached job if its row is newer and differs. */
export function resetOlder(client: QueryClient, row: JobRow): void {
  const lists = client.getQueryCache().findAll({ queryKey: jobQueries.lists() });
  const readAt = lists
    .filter(({ state }) => (state.data as RowList | undefined)?.data.includes(row))
    .map(({ state }) => state.dataUpdatedAt);
  const { queryKey } = jobQueries.detail(row.id);
  const known = client.getQueryState(queryKey);
  if (!known?.data || known.dataUpdatedAt >= Math.max(...readAt)) return;
  const { etag, ...shown } = { etag: null, ...row };
  const isSame = etag ? etag === known.data.etag : partialMatchKey([known.data.job], [shown]);
  // Not removed: the cells of the row follow it.
  if (!isSame) void client.resetQueries({ queryKey });
}
