import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  skipToken,
  useQuery,
} from "@tanstack/react-query";
import { prefetch } from "#src/lib/api/query-client.ts";
import {
  fetchCategories,
  fetchLocations,
  fetchNearLocations,
  fetchPositionTypes,
} from "./reference-requests.ts";

/** Reference lists rarely change. */
const AN_HOUR = 3_600_000;

/** The queries of reference lists; `null` if the service has no such list. */
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

  /** Disabled without a term. */
  locations: (q: string) =>
    queryOptions({
      queryKey: [...referenceQueries.all(), "locations", q],
      queryFn: q === "" ? skipToken : ({ signal }) => fetchLocations(q, signal),
      staleTime: AN_HOUR,
      placeholderData: keepPreviousData,
    }),

  nearLocations: (q: string) =>
    queryOptions({
      queryKey: [...referenceQueries.all(), "near locations", q],
      queryFn: ({ signal }) => fetchNearLocations(q, signal),
      staleTime: AN_HOUR,
    }),
};

/** Prefetches the lists that a form needs. */
export function prefetchReferences(client: QueryClient): void {
  prefetch(client, referenceQueries.positionTypes());
  prefetch(client, referenceQueries.categories());
}

export function usePositionTypes() {
  return useQuery(referenceQueries.positionTypes());
}

export function useCategories() {
  return useQuery(referenceQueries.categories());
}

/** Suggestions for typed text. */
export function useLocations(q: string) {
  return useQuery(referenceQueries.locations(q.trim()));
}
