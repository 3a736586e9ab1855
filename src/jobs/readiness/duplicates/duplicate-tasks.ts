// Between a page and duplicate-worker.ts.
import type { PostingText } from "./sketch.ts";

/** Each with the id of another active posting of which it is nearly a duplicate. */
export type NearDuplicates = ReadonlyMap<number, number>;

export type DuplicateTask =
  /** Postings that are new or have changed. */
  | { task: "put"; postings: PostingText[] }
  | { task: "remove"; ids: number[] }
  /** Compares a text, or every posting, with those that are active. */
  | { task: "find"; request: number; posting?: PostingText };

export interface DuplicateAnswer {
  request: number;
  found: NearDuplicates;
}
