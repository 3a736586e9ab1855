import {
  noop,
  type QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
} from "@tanstack/react-query";

/** Starts a request whose answer is likely to be needed soon. Who needs it sees its failure too. */
export function fetchAhead<Data, Key extends QueryKey>(
  client: QueryClient,
  query: QueryExecuteOptions<Data, Error, Data, Data, Key>,
): void {
  client.query(query).catch(noop);
}
