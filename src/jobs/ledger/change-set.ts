import type { Job } from "#contract/job.ts";
import type { VersionedJob } from "../requests/read-requests.ts";
import type { JobBody, WriteOrigin } from "../requests/write-requests.ts";
import type { Operation } from "./operation.ts";

/** What to send for one posting. */
export type ItemWrite =
  | { kind: "change"; changes: JobBody }
  /** `orArchive`: where the service refuses to delete it, archives it. */
  | { kind: "delete"; orArchive?: boolean }
  | { kind: "create"; body: JobBody }
  /** Brings a deleted job back under its id; `job`: as it was; `etag`: of its deletion, where known. */
  | { kind: "restore"; job: Job; etag: string | null };

/**
 * - `waiting`: to be sent
 * - `sending`: sent, and no answer has been stored: a crash leaves it so, and a person who asks again for
 *   one that was unknown
 * - `applied`: stored by the service
 * - `undone`: stored, and taken back by an undo
 * - `unchanged`: nothing to send
 * - `excluded`: left out by the person
 * - `refused`: against a rule of the contract or of the service; `reason` says which
 * - `changedSince`: another version than that of the dry run, left alone
 * - `gone`: deleted by another person
 * - `unknown`: no readable answer after several tries
 */
export type ItemState = (typeof ITEM_STATES)[number];

/** In the order in which a person wants to know of them. */
export const ITEM_STATES = [
  "refused",
  "changedSince",
  "unknown",
  "gone",
  "sending",
  "waiting",
  "applied",
  "undone",
  "excluded",
  "unchanged",
] as const;

/** One posting of a change set that was applied. */
export interface ChangeItem {
  changeSet: string;
  /** From 0. */
  position: number;
  /** What the dry run saw; null for a posting to create. */
  before: VersionedJob | null;
  write: ItemWrite | null;
  state: ItemState;
  /** What the service stored. */
  after: VersionedJob | null;
  reason: string | null;
  /** Of a deletion that was carried out: its version, by which a restoration names it. */
  deletion?: string | null;
  /**
   * When it was first sent with its name (`nameOf`), in milliseconds since 1970; none if it was sent to a
   * service that takes no names.
   */
  namedAt?: number;
  /** Of an undo: the position of the item that it takes back. */
  undoes?: number;
  /** The undo that takes it back, or has; null where it could not. */
  undoneBy?: string | null;
}

/**
 * The `Idempotency-Key` of an item: the same for every try. A change is taken back once, however many undos
 * of it are sent, and from whichever browser: a posting that is created again has no id yet, and only this
 * browser can create it. A restoration needs no more: the service refuses another one, and one that was deleted
 * since must not be answered as restored.
 */
export function nameOf(
  { changeSet, position, undoes, before, write }: ChangeItem,
  { action }: ChangeSet,
): string {
  if (action.kind !== "undo" || write?.kind === "restore") return `${changeSet}-${position}`;
  return before
    ? `${action.changeSet}-undo-${before.job.id}`
    : `${action.changeSet}-${undoes}-undo`;
}

/** Where a change set stands. A planned one has no items yet. */
export type ChangeSetState = "planned" | "running" | "paused" | "cancelled" | "done";

/** What the service knows of somebody's change set or single edits. */
export interface UndoneActivity {
  id: number;
  /** What it did, in a sentence. */
  text: string;
  /** How many jobs it wrote. */
  jobs: number;
}

/**
 * What is done to its postings; of an undo, the change set that it takes back, and the activity where this
 * browser has no such change set; of an import, the name of the file, whose rows the store has, and whether
 * rows that look like postings change these.
 */
export type ChangeSetAction =
  | Operation
  | { kind: "undo"; changeSet: string; activity?: UndoneActivity }
  | { kind: "import"; file: string; twins?: "match" | "create" };

/** Many changes that are planned, applied and taken back as one. */
export interface ChangeSet {
  id: string;
  /** The employer at its service (lib/database/owners.ts). */
  owner: string;
  action: ChangeSetAction;
  state: ChangeSetState;
  /** The chosen postings, with the versions that they had then, where known. */
  chosen: { id: number; etag: string | null | undefined }[];
  /** What it does, with how many jobs and where, as the person saw it who applied it. */
  text?: string;
  /** Before postings without a reference id are created: those that a look-up must not take for them. */
  known?: number[];
  /** Whether the service doesn't answer a running one, which waits for it. */
  waiting?: boolean;
  /** In milliseconds since 1970. */
  createdAt: number;
}

/** What its writes say of themselves. */
export const originOf = ({ id, action: { kind }, text = "" }: ChangeSet): WriteOrigin => ({
  source: kind === "import" || kind === "undo" ? kind : "changeSet",
  changeSet: { id, text },
});

/** How many items of a change set are in each state. */
export type ItemCounts = Partial<Record<ItemState, number>>;

/** How many items have no outcome yet. */
export const leftOf = ({ waiting = 0, sending = 0 }: ItemCounts): number => waiting + sending;

export const totalOf = (counts: ItemCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
