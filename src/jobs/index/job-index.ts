import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { createStore, useStore } from "#src/lib/store.ts";
import { jobQueries } from "../queries.ts";
import type { VersionedJob } from "../requests.ts";
import { EMPTY, type IndexData } from "./index-data.ts";
import { openIndexStore } from "./index-store.ts";
import { TooManyJobs, readIndex } from "./read-index.ts";
import { resetIndex } from "./reset-index.ts";

/** Every posting of the employer, as far as it has been read. */
export type JobIndexState =
  | { state: "none" }
  | { state: "reading"; read: number; total: number | undefined }
  /** A new Map for every change; `error`: the last refresh failed. */
  | { state: "ready"; jobs: ReadonlyMap<number, VersionedJob>; error?: Error }
  | { state: "tooMany"; total: number }
  | { state: "failed"; error: Error };

/** How often to read what has changed. A plain service is asked for its whole list. */
const refreshMs = (data: IndexData = EMPTY) => (data.plain ? 300_000 : 60_000);

const indexQuery = () =>
  queryOptions({
    queryKey: jobQueries.index(),
    queryFn: ({ client, signal }) => readIndex(client, signal),
    structuralSharing: false,
    // A reading that was stopped continues.
    staleTime: ({ state: { data } }) => (data?.complete ? refreshMs(data) / 2 : 0),
    refetchInterval: ({ state }) => refreshMs(state.data),
  });

/** The client of the current session. */
let current: QueryClient | undefined;

/** The client whose person has stopped the reading. */
const stopped = createStore<QueryClient | undefined>(undefined);

/** Reads the index while a component needs it, and keeps it up to date. */
export function useJobIndex(enabled: boolean): JobIndexState {
  const client = useQueryClient();
  const isStopped = useStore(stopped) === client;
  useEffect(() => {
    current = client;
  }, [client]);
  const { data, error, fetchStatus } = useQuery({
    ...indexQuery(),
    enabled: enabled && !isStopped,
  });
  return stateOf({ data, error, fetchStatus });
}

function stateOf({
  data = EMPTY,
  error,
  fetchStatus,
}: {
  data: IndexData | undefined;
  error: Error | null;
  fetchStatus: string;
}): JobIndexState {
  if (error instanceof TooManyJobs) return { state: "tooMany", total: error.total };
  if (data.complete) return { state: "ready", jobs: data.jobs, ...(error && { error }) };
  if (fetchStatus === "fetching")
    return { state: "reading", read: data.jobs.size, total: data.total };
  return error ? { state: "failed", error } : { state: "none" };
}

/** The index of the session, outside of components. */
export const jobIndex = {
  get: (): JobIndexState => {
    const state = current?.getQueryState<IndexData>(jobQueries.index());
    return state ? stateOf(state) : { state: "none" };
  },

  /** Stops the reading, which `refresh` continues. */
  cancel: (): void => {
    stopped.set(current);
    void current?.cancelQueries({ queryKey: jobQueries.index() });
  },

  /** Reads what has changed. */
  refresh: async (): Promise<void> => {
    stopped.set(undefined);
    await current?.query({ ...indexQuery(), staleTime: 0 }).catch(() => {});
  },

  /** Reads every posting again, also those of which nothing shows that they changed. */
  readAllAgain: async (): Promise<void> => {
    if (!current) return;
    await current.cancelQueries({ queryKey: jobQueries.index() });
    const store = await openIndexStore();
    await resetIndex(current, store);
    await store?.close();
    await jobIndex.refresh();
  },
};
