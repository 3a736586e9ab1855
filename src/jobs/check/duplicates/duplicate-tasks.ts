// Between a page and duplicate-worker.ts.
import type { PostingText } from "#posting-check/duplicates/sketch.ts";

/** Each with the id of another active posting that says nearly the same. */
export interface FoundDuplicates {
  /** In the same place. */
  near: ReadonlyMap<number, number>;
  /** In other places, and neither was made of the other on purpose; of postings that are not in `near`. */
  elsewhere: ReadonlyMap<number, number>;
}

export type DuplicateTask =
  /** Postings that are new or have changed. */
  | { task: "put"; postings: PostingText[] }
  | { task: "remove"; ids: number[] }
  /** Compares a text, or every posting, with those that are active. */
  | { task: "find"; request: number; families: number[][]; posting?: PostingText };

export interface DuplicateAnswer {
  request: number;
  found: FoundDuplicates;
}
