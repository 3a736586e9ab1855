import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { fetchAhead } from "#src/lib/fetch-ahead.ts";
import { whenIdle } from "#src/lib/when-idle.ts";
import { jobQueries } from "../queries.ts";
import type { JobFilter } from "../requests.ts";

/** Fetches the page after this one once there is nothing else to do. */
export function useNextPageAhead(filter: JobFilter, hasNext: boolean): void {
  const client = useQueryClient();
  const { status, q, page, pageSize } = filter;
  useEffect(() => {
    if (!hasNext) return undefined;
    return whenIdle(() => {
      fetchAhead(client, jobQueries.list({ status, q, page: page + 1, pageSize }));
    });
  }, [client, status, q, page, pageSize, hasNext]);
}
