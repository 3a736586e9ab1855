import * as z from "zod/mini";
import { checkDescription } from "#check-description";
import { brokenRules, toFieldErrors } from "#contract/field-errors.ts";
import type { Job } from "#contract/job.ts";
import { jobRequest, jobRequestWith } from "#contract/job-request.ts";
import { mergeJob } from "#contract/merge-job.ts";
import { contractMessages } from "#src/i18n/contract-messages.ts";
import type { VersionedJob } from "../../../requests/read-requests.ts";
import { type JobBody, bodyOf, changedJob } from "../../../job/fields/job-body.ts";
import type { JobWrite } from "../../../writes/write.ts";
import { refusedPlaces } from "./refused-places.ts";

/** A row of the dry run: what would be sent for a posting, and what speaks against it. */
export interface PlannedItem {
  before: VersionedJob | null;
  /** Null where nothing changes. */
  write: JobWrite | null;
  /** The posting as it would be; null if it would be deleted. */
  after: Job | null;
  /** What the contract refuses, in sentences. */
  problems: string[];
  /**
   * `changedSince`: the posting is another version than the one that was chosen, or an undo leaves it as it
   * is, as another person changed what it would take back. `gone`: it was deleted.
   */
  obstacle: "changedSince" | "gone" | null;
  /** Of an import: the id of the deleted posting that its row is about. */
  deleted?: number | undefined;
  /** Of an import: where in the file the posting is. */
  place?: string;
  /** What was left out. */
  notes?: string[];
  /** Of an undo: the position of the item that it takes back. */
  undoes?: number;
  /** Of an undo: the ETag of the version that it takes back. */
  takesBack?: string;
  /** Of an undo: what others have changed since, which stays; as our write left it, and as it is. */
  since?: { ours: Job; theirs: Job };
}

/** A planned item, and what the contract says against it by property. */
interface CheckedItem {
  item: PlannedItem;
  errors: { field: string; message: string }[];
}

export const unchanged = (before: VersionedJob | null): PlannedItem => ({
  before,
  write: null,
  after: before?.job ?? null,
  problems: [],
  obstacle: null,
});

export const planDeletion = (before: VersionedJob, orArchive = false): PlannedItem => ({
  ...unchanged(before),
  write: { kind: "delete", ...(orArchive && { orArchive }) },
  after: null,
});

/**
 * @param etag of the deletion
 * @param changes of what it was
 */
export const planRestoration = (
  deleted: Job,
  etag: string | null,
  changes: JobBody = {},
): PlannedItem => ({
  ...unchanged(null),
  write: {
    kind: "restore",
    job: deleted,
    etag,
    ...(Object.keys(changes).length > 0 && { changes }),
  },
  after: changedJob(deleted, changes),
});

/** The dry run of a PUT with these properties. */
export function planChanges(before: VersionedJob, changes: JobBody): CheckedItem {
  if (Object.keys(changes).length === 0) return { item: unchanged(before), errors: [] };
  const errors = errorsOf(mergeJob(bodyOf(before.job), changes), before.job);
  const item: PlannedItem = {
    before,
    write: { kind: "change", changes },
    after: changedJob(before.job, changes),
    problems: sentences(errors),
    obstacle: null,
  };
  return { item, errors };
}

/** The dry run of a POST. `like` has what the body names by id alone. */
export function planCreation(body: JobBody, like: Job): CheckedItem {
  const errors = errorsOf(body);
  const item: PlannedItem = {
    before: null,
    write: { kind: "create", body },
    after: changedJob(like, body),
    problems: sentences(errors),
    obstacle: null,
  };
  return { item, errors };
}

/** What the contract says against a whole job; what is stored already passes (`jobRequestWith`). */
function errorsOf(body: object, stored?: Job): CheckedItem["errors"] {
  const refused = refusedPlaces(body, stored);
  // Nearly every job passes, and a schema of its own takes a millisecond to make.
  if (z.safeParse(jobRequest, body).success) return refused;
  const schema = jobRequestWith(checkDescription, stored);
  const { error } = z.safeParse(schema, body, { reportInput: true });
  if (!error) return refused;
  return [...toFieldErrors(brokenRules(error), contractMessages), ...refused];
}

const sentences = (errors: CheckedItem["errors"]): string[] => [
  ...new Set(errors.map(({ message }) => message)),
];
