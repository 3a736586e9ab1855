import type { QueryClient } from "@tanstack/react-query";
import { sessionOf } from "#src/lib/api/query-client.ts";
import { jobQueries } from "../queries.ts";
import type { VersionedJob } from "../read-requests.ts";
import { type IndexedJob, indexDataOf, type JobUpdate, updateIndexData } from "./index-data.ts";
import { openIndexStore } from "./index-store.ts";

/** The outcome of one write. */
export type JobChange =
  | { saved: VersionedJob }
  | { deleted: number }
  /** A newer response is on its way: refetch now. */
  | { stale: number }
  /** The outcome is unknown: refetch on next use. */
  | { unknown: number };

/** Shows the outcome of this tab's own writes at once, and stores it. */
export async function applyToIndex(
  client: QueryClient,
  changes: readonly JobChange[],
): Promise<void> {
  const data = indexDataOf(client);
  const updates = changes.flatMap((change): JobUpdate[] => {
    if ("saved" in change) return [[change.saved.job.id, change.saved]];
    if ("deleted" in change) return [[change.deleted, undefined]];
    const id = "stale" in change ? change.stale : change.unknown;
    const known = data?.jobs.get(id);
    return known ? [[id, withoutHeader(known)]] : [];
  });
  if (data) updateIndexData(client, updates);
  // A feed has them too.
  if (data?.cursor === undefined) {
    const store = await openIndexStore(sessionOf(client));
    await store?.put(updates);
    await store?.close();
  }
  if (changes.some((change) => "stale" in change || "unknown" in change))
    void client.invalidateQueries({ queryKey: jobQueries.index() });
}

/** Read again, whatever the list says. */
function withoutHeader({ job, etag }: IndexedJob): IndexedJob {
  return { job, etag };
}
