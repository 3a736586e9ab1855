import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ListSearch } from "./list-search.ts";

/** Tied to the client of one session, and forgotten with it. */
const lastSearches = new WeakMap<QueryClient, ListSearch>();

/** Keeps how the list is being looked at. */
export function useRememberedSearch(search: ListSearch): void {
  const client = useQueryClient();
  useEffect(() => void lastSearches.set(client, search), [client, search]);
}

/** The list as it was left: where a way back to it leads. */
export function useLastSearch(): ListSearch {
  return lastSearches.get(useQueryClient()) ?? {};
}
