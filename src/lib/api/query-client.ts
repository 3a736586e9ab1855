import { noop, QueryClient, type QueryExecuteOptions, type QueryKey } from "@tanstack/react-query";
import { session } from "../session/current-session.ts";
import type { Session } from "../session/session.ts";
import { ApiError } from "./api-error.ts";

/** How long an answer counts as fresh: paging back and forth asks for nothing twice. */
export const FRESH_MS = 30_000;

/**
 * A retry that would have to wait longer than this is left to the person: the failure shows, with a
 * button.
 */
const LONGEST_WAIT_MS = 5_000;
const TRIES = 3;

/** Whether a failed read is worth another try. What the service refused once, it refuses again. */
export function shouldRetry(failures: number, error: Error): boolean {
  if (!(error instanceof ApiError) || failures >= TRIES) return false;
  const passing = error.status === 0 || error.status === 429 || error.status >= 500;
  return passing && retryDelay(failures, error) <= LONGEST_WAIT_MS;
}

/** Milliseconds before the next try: what the service asks for, else twice as long each time. */
export function retryDelay(failures: number, error: Error): number {
  const asked = error instanceof ApiError ? error.retryAfter : undefined;
  return asked === undefined ? 500 * 2 ** failures : asked * 1000;
}

/** The cache of the service's answers. One for each session, so that no session sees another's. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: shouldRetry,
        retryDelay,
        // Not paused while the browser says that it is offline: the request fails, and the page
        // says so where its answer would be.
        networkMode: "always",
        // Off by default in that mode.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: "always" },
    },
  });
  sessions.set(client, session.get());
  return client;
}

const sessions = new WeakMap<QueryClient, Session>();

/** The session whose answers a client has. */
export const sessionOf = (client: QueryClient): Session => sessions.get(client) ?? session.get();

/** Starts a query whose answer is likely to be needed soon. A failure shows where it is needed. */
export function prefetch<Data, Key extends QueryKey>(
  client: QueryClient,
  query: QueryExecuteOptions<Data, Error, Data, Data, Key>,
): void {
  client.query(query).catch(noop);
}
