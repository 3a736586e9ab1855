import {
  noop,
  type QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
} from "@tanstack/react-query";

/** Starts a query whose answer is likely to be needed soon. A failure shows where it is needed. */
export function prefetch<Data, Key extends QueryKey>(
  client: QueryClient,
  query: QueryExecuteOptions<Data, Error, Data, Data, Key>,
): void {
  client.query(query).catch(noop);
}
