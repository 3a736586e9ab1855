import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { VersionHeader } from "#contract/history.ts";
import { historyQueries } from "#src/jobs/requests/history-queries.ts";

/**
 * A job's versions, newest first, as far as they are read.
 * @param isEnough whether no more are needed
 */
export function useVersions(id: number, isEnough: (versions: readonly VersionHeader[]) => boolean) {
  const query = useInfiniteQuery(historyQueries.versions(id));
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  // A version that is written between two pages moves the last of one to the next.
  const versions = data
    ? [...new Map(data.pages.flatMap((page) => page.data.map((row) => [row.number, row]))).values()]
    : [];
  const readsOn = data !== undefined && hasNextPage && !isEnough(versions);
  useEffect(() => {
    if (readsOn && !isFetching && !isError) void fetchNextPage();
  }, [readsOn, isFetching, isError, fetchNextPage]);
  return { query, versions, readsOn };
}
