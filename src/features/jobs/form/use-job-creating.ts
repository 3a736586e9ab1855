import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { ApiError } from "#src/lib/api-error.ts";
import { useSaveJob } from "../mutations.ts";
import { jobQueries, type VersionedJob } from "../queries.ts";
import { changedProperties } from "./changed-properties.ts";
import { findArrived, mayHaveArrived } from "./find-arrived.ts";
import { type JobBody, type JobFormValues, requestOf } from "./form-values.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";

/** A job that was sent to be created and has not been answered: the service may have it. */
export interface SentJob {
  body: JobBody;
  /** The same for every try of this body. */
  idempotencyKey: string;
  /** The job, once it was found. */
  id?: number | undefined;
  /** What it was to say then, if a change that got no answer has arrived. */
  tried?: JobBody | undefined;
}

interface Created {
  saved: VersionedJob;
  /** It was there already: only the answer had been lost. */
  arrived: boolean;
}

interface Options {
  /** What was sent before the form was loaded again. */
  sentBefore: SentJob | undefined;
  /** Something is about to go: a reload would lose the answer too. */
  onSending: () => void;
}

const statuses = { draft: "draft", publish: "active" };

/**
 * Creates a job once, however often it is tried. Where an answer was lost, the service is asked
 * what became of the job before anything is sent again: not every service knows `Idempotency-Key`,
 * and none says so.
 */
export function useJobCreating({ sentBefore, onSending }: Options) {
  const client = useQueryClient();
  const { mutateAsync } = useSaveJob();
  const sent = useRef(sentBefore);
  const read = async (id: number) => client.query({ ...jobQueries.detail(id), staleTime: 0 });

  const lookFor = async ({ body, id }: SentJob) =>
    id === undefined
      ? findArrived(body, {
          list: (filter) => client.query({ ...jobQueries.list(filter), staleTime: 0 }),
          read,
        })
      : read(id).catch(nullIfGone);

  /** The job has arrived as it was sent; what was typed since is a change of it, and nothing else is. */
  const bringUpToDate = async (found: VersionedJob, before: SentJob, body: JobBody) => {
    const { job, etag } = found;
    const typedSince = {
      ...changedProperties(before.body, before.tried ?? body),
      ...changedProperties(before.body, body),
    };
    const names = Object.keys(typedSince) as (keyof JobBody)[];
    if (names.length === 0) return found;
    const changes = Object.fromEntries(names.map((name) => [name, body[name]]));
    sent.current = { ...before, id: job.id, tried: body };
    onSending();
    return mutateAsync({ id: job.id, etag, changes });
  };

  const createOrFind = async (body: JobBody): Promise<Created> => {
    const before = sent.current;
    const found = before && (await lookFor(before));
    if (found) return { saved: await bringUpToDate(found, before, body), arrived: true };
    const idempotencyKey =
      before && isSame(before.body, body) ? before.idempotencyKey : newIdempotencyKey();
    sent.current = { body, idempotencyKey };
    onSending();
    try {
      return { saved: await mutateAsync({ body, idempotencyKey }), arrived: false };
    } catch (error) {
      // What was refused has not arrived; but what was sent before it may have.
      if (!mayHaveArrived(error)) sent.current = before;
      // If that fails as well, it is looked for before the next try.
      const saved = sent.current && (await lookFor(sent.current).catch(() => null));
      if (saved && sent.current !== before) return { saved, arrived: true };
      throw error;
    }
  };

  return {
    create: async (intent: keyof typeof statuses, values: JobFormValues): Promise<Created> => {
      const created = await createOrFind({ ...requestOf(values), status: statuses[intent] });
      sent.current = undefined;
      return created;
    },
    /** What may be there already. */
    getSent: () => sent.current,
    /** The form is about something else from now on. */
    setSent: (next: SentJob | undefined) => {
      sent.current = next;
    },
  };
}

const isSame = (one: JobBody, other: JobBody) => JSON.stringify(one) === JSON.stringify(other);

function nullIfGone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
