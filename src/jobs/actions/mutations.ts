import {
  type Mutation,
  noop,
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from "@tanstack/react-query";
import { useState } from "react";
import type { Job, JobHeader } from "#contract/job.ts";
import { ApiError } from "#src/lib/api/api-error.ts";
import { notSent } from "#src/lib/api/api-client.ts";
import { session } from "#src/lib/session/current-session.ts";
import type { JobChange } from "../index/apply-changes.ts";
import type { RowList } from "../requests/job-row.ts";
import type { WriteUnderWay } from "./records-of-writes.ts";
import { type SentChange, type StatusChange, statusKey } from "./pending-status.ts";
import { jobQueries } from "../requests/queries.ts";
import { fetchJob, type VersionedJob } from "../requests/read-requests.ts";
import { selection } from "../list/selection.ts";
import { broadcastJobsChanged } from "../requests/tab-sync.ts";
import { outcomeOf, sendNamed } from "../requests/write-outcome.ts";
import {
  type JobBody,
  changeJob,
  createJob,
  deleteJob,
  isVersion,
  restoreJob,
  takesNames,
} from "../requests/write-requests.ts";

/** The browser's database (30 kB) is no part of the first load. */
const loadRecords = async () => import("./records-of-writes.ts");

/** Opens the database before it is needed: a page that is left at once would not have sent its change yet. */
export const prepareWrites = (): void =>
  void loadRecords()
    .then(async ({ openRecords }) => openRecords())
    .catch(noop);

/** How long a write waits for its name to be stored, in milliseconds. */
const MAX_WAIT_MS = 1_000;

/** Sends a write whose name this browser has stored, and forgets it with the outcome. */
async function sendStored<T>(write: WriteUnderWay, send: (key: string) => Promise<T>): Promise<T> {
  if (!takesNames()) return sendNamed(send, write.idempotencyKey);
  const storing = loadRecords().then(async ({ keepWrite }) => keepWrite(write));
  // A browser that stores nothing still sends.
  await Promise.race([storing.catch(noop), delay(MAX_WAIT_MS)]);
  const forget = () => void storing.catch(noop).then(() => forgetSent(write.idempotencyKey));
  try {
    const answer = await sendNamed(send, write.idempotencyKey);
    forget();
    return answer;
  } catch (error) {
    if (outcomeOf(error) !== "unknown") forget();
    throw error;
  }
}

/** Forgets a write whose outcome is known, or that a person discards. */
export const forgetSent = (idempotencyKey: string): void =>
  void loadRecords()
    .then(async ({ forgetWrite }) => forgetWrite(idempotencyKey))
    .catch(noop);

const delay = async (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));

/** A job to create, or the properties of one to change. */
export type JobSave = {
  /** The same for every retry of one press of the button. */
  idempotencyKey: string;
} & (
  | { body: JobBody }
  | {
      id: number;
      changes: JobBody;
      /** The edited version; the service refuses (412) if there is a newer one. */
      etag: string | null;
    }
);

/** Throws once another person may have signed in: retries and lookups outlive their page. */
function useOwnSession() {
  const [initial] = useState(session.get);
  return () => {
    if (!session.isCurrent(initial)) throw notSent();
  };
}

/** Creates (§4.2) or changes (§4.3) a job. Resolves to the stored job. */
export function useSaveJob() {
  const client = useQueryClient();
  const checkSession = useOwnSession();
  return useMutation({
    mutationFn: async (save: JobSave) => {
      checkSession();
      const send = async (key: string) =>
        "id" in save ? changeJob(save.id, save.changes, save.etag, key) : createJob(save.body, key);
      return sendNamed(send, save.idempotencyKey);
    },
    onSuccess: async (saved) => afterJobsChanged(client, [{ saved }]),
    onError: async () => afterJobsChanged(client, []),
  });
}

/**
 * Publishes, archives or restores a job (§3). A status needs no version, as it overwrites nothing else;
 * a close date does. Where no answer comes, the job tells whether the change was stored; and after a 412
 * of a service that takes no names, which may answer a request that the browser repeated.
 */
export function useSetStatus() {
  const client = useQueryClient();
  const checkSession = useOwnSession();
  return useMutation({
    mutationKey: statusKey,
    mutationFn: async (change: SentChange) => {
      checkSession();
      const { id, etag = null, replaces, ...changes } = change.to;
      try {
        // A service without versions refuses nothing: another person's date is looked for, as late as can be.
        if (replaces !== undefined && !isVersion(etag)) {
          const { job } = await fetchJob(id);
          if (job.closeDate !== replaces && !isStored(job, change.to))
            throw new ApiError({ status: 412 });
          checkSession();
        }
        const origin = { source: change.undo ? "form" : "undo" } as const;
        return await sendStored(change, async (key) => changeJob(id, changes, etag, key, origin));
      } catch (error) {
        const outcome = outcomeOf(error);
        const isUnclear = outcome === "unknown" || (!takesNames() && outcome === "changedSince");
        const current = isUnclear ? await fetchJob(id).catch(noop) : undefined;
        if (current && isStored(current.job, change.to)) return current;
        throw error;
      }
    },
    onSuccess: async (saved, change) =>
      afterJobsChanged(client, [
        // The response to a superseded change may be older than that to the later one.
        change.isRepeat || isSuperseded(client, change) ? { stale: change.to.id } : { saved },
      ]),
    // The write may have succeeded: refetch on next use.
    onError: async (_error, { to }) => afterJobsChanged(client, [{ unknown: to.id }]),
  });
}

/** Whether a later change of the same job has replaced this one. */
export const isSuperseded = (client: QueryClient, change: SentChange) =>
  !client
    .getMutationCache()
    .getAll()
    .some(({ state }) => state.variables === change);

const isStored = (job: Job, { status, closeDate }: StatusChange) =>
  job.status === status && (closeDate === undefined || job.closeDate === closeDate);

export interface JobDeletion {
  /** The same for every try of one press of the button. */
  idempotencyKey: string;
  job: JobHeader;
  /** The version that the person saw; a newer one is not deleted (412). */
  seen: VersionedJob | undefined;
}

/** Deletes a job (§4.4). */
export function useDeleteJob() {
  const client = useQueryClient();
  const checkSession = useOwnSession();
  return useMutation({
    mutationFn: async ({ idempotencyKey, job, seen }: JobDeletion) => {
      checkSession();
      return sendStored({ idempotencyKey, job }, async (key) => deleteJob(job.id, seen, key));
    },
    onSuccess: async (_nothing, { job }) => afterJobsChanged(client, [{ deleted: job.id }]),
    onError: async () => afterJobsChanged(client, []),
  });
}

export interface JobRestoration {
  /** The same for every try of one press of the button. */
  idempotencyKey: string;
  job: JobHeader;
  /** Of the deletion that the person saw. */
  etag: string;
}

const restoreKey = ["restore job"] as const;

/** Finds the restorations of a version that are under way or done. */
const restorationsOf = (etag: string) => ({
  mutationKey: restoreKey,
  predicate: ({ state }: Mutation) =>
    state.status !== "error" && (state.variables as JobRestoration).etag === etag,
});

/** Whether a version is being restored by any button of this page, or was. */
export const useIsRestored = (etag: string): boolean =>
  useMutationState({ filters: restorationsOf(etag) }).length > 0;

/** Brings a deleted job back under its id, once: resolves to null where another press does or did. */
export function useRestoreJob() {
  const client = useQueryClient();
  const checkSession = useOwnSession();
  const { mutateAsync } = useMutation({
    mutationKey: restoreKey,
    mutationFn: async ({ idempotencyKey, job, etag }: JobRestoration) => {
      checkSession();
      const write = { idempotencyKey, job, restores: true };
      return sendStored(write, async (key) => restoreJob(job.id, etag, key));
    },
    onSuccess: async (saved) => afterJobsChanged(client, [{ saved }]),
    onError: async () => afterJobsChanged(client, []),
  });
  return async (restoration: JobRestoration) =>
    client.getMutationCache().find(restorationsOf(restoration.etag))
      ? null
      : mutateAsync(restoration);
}

/**
 * Updates the cached jobs and lists after any number of writes, with one broadcast to the other tabs
 * and one refetch of lists and counts. Shows no toast: callers show one for all of their writes.
 */
export async function afterJobsChanged(
  client: QueryClient,
  changes: readonly JobChange[],
): Promise<void> {
  await Promise.all(changes.map(async (change) => updateDetail(client, change)));
  const saved = new Map(
    changes.flatMap((change) =>
      "saved" in change
        ? [[change.saved.job.id, { ...change.saved.job, etag: change.saved.etag }] as const]
        : [],
    ),
  );
  const deleted = new Set(changes.flatMap((change) => ("deleted" in change ? change.deleted : [])));
  if (saved.size + deleted.size > 0)
    client.setQueriesData<RowList>({ queryKey: jobQueries.lists() }, (list) => {
      if (!list) return list;
      const rows = list.data.filter(({ id }) => !deleted.has(id));
      const total = list.paging.total - (list.data.length - rows.length);
      const data = rows.map((row) => saved.get(row.id) ?? row);
      return { data, paging: { ...list.paging, total } };
    });
  selection.remove(deleted);
  broadcastJobsChanged();
  const indexed =
    changes.length > 0
      ? loadRecords().then(({ applyToIndex }) => void applyToIndex(client, changes), noop)
      : undefined;
  void refetchLists(client, indexed);
}

async function updateDetail(client: QueryClient, change: JobChange): Promise<void> {
  if ("saved" in change) {
    const { queryKey } = jobQueries.detail(change.saved.job.id);
    // The response to an earlier read would undo the change.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, change.saved);
  } else if ("deleted" in change)
    client.removeQueries({ queryKey: jobQueries.detail(change.deleted).queryKey });
  else if ("stale" in change) void client.invalidateQueries(jobQueries.detail(change.stale));
  else
    await client.invalidateQueries({ ...jobQueries.detail(change.unknown), refetchType: "none" });
}

/**
 * Refetches lists, then counts, which read lists of their own and must not delay the visible one.
 * @param indexed the index, from which views are read, has the changes
 */
async function refetchLists(client: QueryClient, indexed?: Promise<void>): Promise<void> {
  // The response to an earlier read would undo the change. Cancels both synchronously: the form may
  // read a list next, to look for a job after a lost response.
  await Promise.all([
    client.cancelQueries({ queryKey: jobQueries.counts() }),
    client.cancelQueries({ queryKey: jobQueries.lists() }),
    indexed,
  ]);
  await client.invalidateQueries({ queryKey: jobQueries.lists() });
  await client.invalidateQueries({ queryKey: jobQueries.counts() });
  await client.invalidateQueries({ queryKey: jobQueries.history() });
}
