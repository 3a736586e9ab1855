import type { QueryClient } from "@tanstack/react-query";
import type { JobChange } from "../job-change.ts";
import { jobQueries } from "../queries.ts";
import { type JobUpdate, indexDataOf, updateIndexData, withJobs } from "./index-data.ts";

/** Shows the outcome of this tab's own writes at once. */
export async function applyToIndex(
  client: QueryClient,
  changes: readonly JobChange[],
): Promise<void> {
  const data = indexDataOf(client);
  if (!data) return;
  const known = changes.flatMap((change): JobUpdate[] => {
    if ("saved" in change) return [[change.saved.job.id, change.saved]];
    return "deleted" in change ? [[change.deleted, undefined]] : [];
  });
  if (known.length > 0) updateIndexData(client, { jobs: withJobs(data.jobs, known) });
  if (known.length < changes.length)
    await client.invalidateQueries({ queryKey: jobQueries.index() });
}
