import { noop, type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Job } from "#contract/job.ts";
import type { JobList } from "#contract/listing.ts";
import { notSent } from "#src/lib/api/api-client.ts";
import { isOutcomeUnknown } from "#src/lib/api/is-outcome-unknown.ts";
import { session } from "#src/lib/session/current-session.ts";
import { broadcastJobsChanged } from "./tab-sync.ts";
import { type StatusChange, statusKey } from "./pending-status.ts";
import { jobQueries } from "./queries.ts";
import { fetchJob, type VersionedJob } from "./requests.ts";
import { type JobBody, changeJob, createJob, deleteJob } from "./write-requests.ts";

/** A job to create, or the properties of one to change. */
export type JobSave =
  | {
      body: JobBody;
      /** The same for every try of one press of the button. */
      idempotencyKey: string;
    }
  | {
      id: number;
      changes: JobBody;
      /** The version that was edited; the service refuses (412) when there is a newer one. */
      etag: string | null;
    };

/**
 * Refuses to send anything once somebody else may have signed in: a form may still be looking for
 * what it has sent, or waiting to try again, when its page is gone.
 */
function useOwnSession() {
  const [begun] = useState(session.get);
  return () => {
    if (!session.isCurrent(begun)) throw notSent();
  };
}

/** Creates a job (§4.2) or changes one (§4.3). Resolves with the job as the service now has it. */
export function useSaveJob() {
  const client = useQueryClient();
  const checkSession = useOwnSession();
  return useMutation({
    mutationFn: async (save: JobSave) => {
      checkSession();
      return "id" in save
        ? changeJob(save.id, save.changes, save.etag)
        : createJob(save.body, save.idempotencyKey);
    },
    onSuccess: (saved) => showSaved(client, saved),
    onSettled: () => void renewLists(client),
  });
}

/**
 * Publishes, archives, or puts a job back (§3). A status overwrites nothing else, so it needs no version;
 * a close date does. Where the answer was lost, the job says whether it was set.
 */
export function useSetStatus() {
  const client = useQueryClient();
  const checkSession = useOwnSession();
  return useMutation({
    mutationKey: statusKey,
    mutationFn: async (change: StatusChange) => {
      checkSession();
      const { id, etag = null, ...changes } = change;
      try {
        return await changeJob(id, changes, etag);
      } catch (error) {
        const now = isOutcomeUnknown(error) ? await fetchJob(id).catch(noop) : undefined;
        if (now && says(now.job, change)) return now;
        throw error;
      }
    },
    // The answer to an overtaken one may be older than that to the later one.
    onSuccess: (saved, change) =>
      isSuperseded(client, change)
        ? void client.invalidateQueries(jobQueries.detail(change.id))
        : showSaved(client, saved),
    // It may have been set all the same: what is known is asked for again when it is next needed.
    onError: (_error, { id }) =>
      client.invalidateQueries({ ...jobQueries.detail(id), refetchType: "none" }),
    onSettled: () => void renewLists(client),
  });
}

/** A later change of the same job has taken the place of this one (`use-status-change.ts`). */
export const isSuperseded = (client: QueryClient, change: StatusChange) =>
  !client
    .getMutationCache()
    .getAll()
    .some(({ state }) => state.variables === change);

const says = (job: Job, { status, closeDate }: StatusChange) =>
  job.status === status && (closeDate === undefined || job.closeDate === closeDate);

export interface JobDeletion {
  id: number;
  /** What the person saw; no newer version is deleted (412). */
  seen: VersionedJob | undefined;
}

/** Deletes a job (§4.4). */
export function useDeleteJob() {
  const client = useQueryClient();
  const checkSession = useOwnSession();
  return useMutation({
    mutationFn: async ({ id, seen }: JobDeletion) => {
      checkSession();
      return deleteJob(id, seen);
    },
    onSuccess: (_nothing, { id }) => {
      client.removeQueries({ queryKey: jobQueries.detail(id).queryKey });
      client.setQueriesData<JobList>(
        { queryKey: jobQueries.lists() },
        (list) => list && without(list, id),
      );
    },
    onSettled: () => void renewLists(client),
  });
}

/** Shows the service's answer wherever the job is shown. */
async function showSaved(client: QueryClient, saved: VersionedJob): Promise<void> {
  const { queryKey } = jobQueries.detail(saved.job.id);
  // An answer to a request from before the change would undo it here.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, saved);
  client.setQueriesData<JobList>(
    { queryKey: jobQueries.lists() },
    (list) =>
      list && {
        ...list,
        data: list.data.map((row) => (row.id === saved.job.id ? saved.job : row)),
      },
  );
}

function without(list: JobList, id: number): JobList {
  const data = list.data.filter((row) => row.id !== id);
  const total = list.paging.total - (list.data.length - data.length);
  return { data, paging: { ...list.paging, total } };
}

/**
 * Has lists and counts read again; what is shown meanwhile is right but for the order. Counts come
 * after, as they read lists of their own, which must not hold up the one that is shown.
 */
async function renewLists(client: QueryClient): Promise<void> {
  broadcastJobsChanged();
  // An answer to a request from before the change would undo it, and count as fresh. Both are
  // cancelled in this very moment: in the next one a form may ask for a list, to look for a job
  // whose answer was lost, and that must not be cancelled.
  await Promise.all([
    client.cancelQueries({ queryKey: jobQueries.counts() }),
    client.cancelQueries({ queryKey: jobQueries.lists() }),
  ]);
  await client.invalidateQueries({ queryKey: jobQueries.lists() });
  await client.invalidateQueries({ queryKey: jobQueries.counts() });
}
