import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { session } from "#src/lib/session/current-session.ts";
import type { Session } from "#src/lib/session/session.ts";
import { createStore, useStore } from "#src/lib/state/store.ts";
import { listsDetails } from "../list-query.ts";
import { jobQueries } from "../queries.ts";
import type { VersionedJob } from "../read-requests.ts";
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

/** Whether the index takes few requests to read; a plain service gets one for each job. */
export const isIndexQuick = listsDetails;

/** How often to read what has changed. A plain service sends its whole list each time. */
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

/** The client of the session that last used the index. */
let latest: { client: QueryClient; session: Session } | undefined;

/** The client of the current session: nothing may show the jobs of an earlier one. */
const currentClient = () =>
  latest && session.isCurrent(latest.session) ? latest.client : undefined;

/** The client whose person has stopped the reading. */
const stopped = createStore<QueryClient | undefined>(undefined);

/** Reads the index while a component needs it, and keeps it up to date. */
export function useJobIndex(enabled: boolean): JobIndexState {
  const client = useQueryClient();
  const isStopped = useStore(stopped) === client;
  useEffect(() => {
    latest = { client, session: session.get() };
  }, [client]);
  const { data, error, fetchStatus } = useQuery({
    ...indexQuery(),
    enabled: enabled && !isStopped,
  });
  return stateOf({ data, error, fetchStatus });
}

/** A job as the index has it, also while that is being read; reads nothing. */
export function useIndexedJob(id: number): VersionedJob | undefined {
  const select = ({ jobs }: IndexData) => jobs.get(id);
  return useQuery({ ...indexQuery(), enabled: false, select }).data;
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
    const state = currentClient()?.getQueryState<IndexData>(jobQueries.index());
    return state ? stateOf(state) : { state: "none" };
  },

  /** Stops the reading, which `refresh` continues. */
  cancel: (): void => {
    stopped.set(currentClient());
    void currentClient()?.cancelQueries({ queryKey: jobQueries.index() });
  },

  /** Reads what has changed. */
  refresh: async (): Promise<void> => {
    stopped.set(undefined);
    await currentClient()
      ?.query({ ...indexQuery(), staleTime: 0 })
      .catch(() => {});
  },

  /** Reads every posting again, also those of which nothing shows that they changed. */
  readAllAgain: async (): Promise<void> => {
    const client = currentClient();
    if (!client) return;
    await client.cancelQueries({ queryKey: jobQueries.index() });
    const store = await openIndexStore();
    await resetIndex(client, store);
    await store?.close();
    await jobIndex.refresh();
  },
};
