import type { Source } from "#contract/history.ts";
import type { Job, JobHeader } from "#contract/job.ts";
import type { VersionedJob } from "../requests/read-requests.ts";
import type { JobBody } from "../job/fields/job-body.ts";

/** A job as a person sees it: a row of the list, or the whole of it. */
export type SeenJob = JobHeader & Partial<Job>;

/** Through what a person writes a job, and the change set that the write belongs to, if any. */
export interface WriteSource {
  source: Extract<Source, "form" | "changeSet" | "import" | "undo">;
  changeSet?: {
    id: string;
    /** What it does, in a sentence. */
    text: string;
  };
}

/** What to send of one posting. */
export type JobWrite =
  | { kind: "create"; body: JobBody }
  | { kind: "change"; changes: JobBody }
  /** `orArchive`: where the service refuses to delete it, archives it. */
  | { kind: "delete"; orArchive?: boolean }
  /** Brings a deleted job back under its id, with `changes`; `job`: as it was, `etag`: of its deletion. */
  | { kind: "restore"; job: SeenJob; etag: string | null; changes?: JobBody };

/**
 * - `waiting`: to be sent
 * - `sending`: sent, and no answer has been stored: a crash leaves it so, and a person who asks again for
 *   one that was unknown
 * - `stored`: by the service
 * - `undone`: stored, and taken back by an undo
 * - `unchanged`: nothing to send, or done by another request before
 * - `excluded`: left out by the person
 * - `refused`: against a rule of the contract or of the service; `reason` says which
 * - `changedSince`: another version than that of the dry run, left alone
 * - `gone`: deleted by another person
 * - `unknown`: no readable answer after several tries
 */
export type WriteState = (typeof WRITE_STATES)[number];

/** In the order in which a person wants to know of them. */
export const WRITE_STATES = [
  "refused",
  "changedSince",
  "unknown",
  "gone",
  "sending",
  "waiting",
  "stored",
  "undone",
  "excluded",
  "unchanged",
] as const;

/** A write of one posting, as the browser keeps it until its outcome is known and shown. */
export interface Write {
  /** The `Idempotency-Key`: the same for every try. */
  key: string;
  /** The posting; null for one to create. */
  id: number | null;
  write: JobWrite;
  /** What the person saw; null for a posting to create, and where its whole was not seen. */
  before: VersionedJob | null;
  /** Of an undo: the ETag of the version that it takes back. */
  takesBack?: string | undefined;
  /**
   * When it was first sent with its name, in milliseconds since 1970; none if it was sent to a service that
   * takes no names.
   */
  namedAt?: number | undefined;
}

/** Whether a posting is created that a look-up could take for an equal one. */
export const createsNameless = ({ write }: Write): boolean =>
  write.kind === "create" && !write.body.referenceId;
