import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ListSearch } from "./list-search.ts";

/** By the query client of a session. */
const lastSearches = new WeakMap<QueryClient, ListSearch>();

/** Remembers the list's search. */
export function useRememberedSearch(search: ListSearch): void {
  const client = useQueryClient();
  useEffect(() => void lastSearches.set(client, search), [client, search]);
}

/** The search of the list when it was last shown. */
export function useLastSearch(): ListSearch {
  return lastSearches.get(useQueryClient()) ?? {};
}
