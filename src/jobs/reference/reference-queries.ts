import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  skipToken,
  useQuery,
} from "@tanstack/react-query";
import { prefetch } from "#src/lib/prefetch.ts";
import { fetchCategories, fetchLocations, fetchPositionTypes } from "./reference-requests.ts";

/** Reference lists hardly ever change. */
const AN_HOUR = 3_600_000;

/** The lists that a job refers to. `null`: the service has no such list. */
export const referenceQueries = {
  all: () => ["reference"] as const,

  positionTypes: () =>
    queryOptions({
      queryKey: [...referenceQueries.all(), "position types"],
      queryFn: ({ signal }) => fetchPositionTypes(signal),
      staleTime: AN_HOUR,
    }),

  categories: () =>
    queryOptions({
      queryKey: [...referenceQueries.all(), "categories"],
      queryFn: ({ signal }) => fetchCategories(signal),
      staleTime: AN_HOUR,
    }),

  /** Without a term nothing is asked. */
  locations: (q: string) =>
    queryOptions({
      queryKey: [...referenceQueries.all(), "locations", q],
      queryFn: q === "" ? skipToken : ({ signal }) => fetchLocations(q, signal),
      staleTime: AN_HOUR,
      placeholderData: keepPreviousData,
    }),
};

/** Asks for what a form will want as soon as it opens. */
export function prefetchReferences(client: QueryClient): void {
  prefetch(client, referenceQueries.positionTypes());
  prefetch(client, referenceQueries.categories());
}

/** The service's position types; `data` is `null` when it has no such list. */
export function usePositionTypes() {
  return useQuery(referenceQueries.positionTypes());
}

/** The service's job categories; `data` is `null` when it has no such list. */
export function useCategories() {
  return useQuery(referenceQueries.categories());
}

/** Places that match what was typed; `data` is `null` when the service has no such list. */
export function useLocations(q: string) {
  return useQuery(referenceQueries.locations(q.trim()));
}
