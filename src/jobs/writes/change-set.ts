import type { Job } from "#contract/job.ts";
import { createChoice } from "#src/lib/state/store.ts";
import type { VersionedJob } from "../requests/read-requests.ts";
import type { WriteSource, JobWrite, Write, WriteState } from "./write.ts";

/** A write of one posting of a change set that was applied; where it sends nothing, `write` is null. */
export interface ChangeItem extends Omit<Write, "write"> {
  /** The change set. */
  group: string;
  /** From 0. */
  position: number;
  write: JobWrite | null;
  state: WriteState;
  /** What the service stored. */
  after: VersionedJob | null;
  reason: string | null;
  /** Of a deletion that was carried out: its version, by which a restoration names it. */
  deletion?: string | null;
  /** Of a deletion after other changes that are taken back with it: the job as it was deleted. */
  deleted?: Job;
  /** Of an undo: the position of the item that it takes back. */
  undoes?: number;
  /** The undo that takes it back, or has; null where it could not. */
  undoneBy?: string | null;
}

/** One that is to be sent, or was. */
export type SentItem = ChangeItem & Write;

export const isSendable = (item: ChangeItem): item is SentItem => item.write !== null;

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

/** What a change set can do to its postings; `../actions/operations/operations.ts` adds the operations. */
export interface Actions {
  undo: {
    kind: "undo";
    /** The change set that it takes back. */
    changeSet: string;
    /** Where this browser has no such change set. */
    activity?: UndoneActivity;
  };
  import: {
    kind: "import";
    /** The name of the file, whose rows the store has. */
    file: string;
    /** Whether rows that look like postings change these. */
    twins?: "match" | "create";
  };
}

export type ChangeSetAction = Actions[keyof Actions];

/** Many changes that are planned, applied and taken back as one. */
export interface ChangeSet {
  id: string;
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
export const writeSourceOf = ({ id, action: { kind }, text = "" }: ChangeSet): WriteSource => ({
  source: kind === "import" || kind === "undo" ? kind : "changeSet",
  changeSet: { id, text },
});

/** How many items of a change set are in each state. */
export type ItemCounts = Partial<Record<WriteState, number>>;

/** How many items have no outcome yet. */
export const leftOf = ({ waiting = 0, sending = 0 }: ItemCounts): number => waiting + sending;

export const totalOf = (counts: ItemCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/**
 * The id of a change set that was started and may not be finished, so that pages without one need not
 * load the database. `UnfinishedChanges` clears it.
 */
export const unfinishedChanges = createChoice("unfinishedChanges");
