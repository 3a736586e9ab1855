import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { JOB_STATUSES } from "#contract/job-status.ts";
import { prefetch } from "#src/lib/api/query-client.ts";
import { whenIdle } from "#src/jobs/list/when-idle.ts";
import { listQueries } from "#src/jobs/list/list-queries.ts";
import type { JobFilter } from "#src/jobs/requests/read-requests.ts";

/**
 * Once the rows are painted, prefetches the next page and the other tabs, with their counts.
 */
export function usePrefetchNext(filter: JobFilter, rowsAreThere: boolean, hasNext: boolean): void {
  const client = useQueryClient();
  const { status, q, page, pageSize, view } = filter;
  useEffect(() => {
    // The index answers a view at once.
    if (!rowsAreThere || view) return undefined;
    return whenIdle(() => {
      if (hasNext) prefetch(client, listQueries.page({ status, q, page: page + 1, pageSize }));
      for (const other of [undefined, ...JOB_STATUSES]) {
        if (other !== status)
          prefetch(client, listQueries.page({ status: other, q, page: 1, pageSize }));
      }
    });
  }, [client, status, q, page, pageSize, view, rowsAreThere, hasNext]);
}
