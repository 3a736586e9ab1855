import type { Job } from "#contract/job.ts";
import type { FrenchPartners, PostingsOfWork } from "./french-partners.ts";

/** What the rules know of the employer's other postings; nothing before they have been read. */
export interface OtherPostings {
  frenchPartners: FrenchPartners;
  /** The active postings, by their work. */
  ofWork: PostingsOfWork;
  /** The ids of active postings that say nearly the same in the same place, by the id of the other one. */
  nearDuplicates: ReadonlyMap<number, number>;
  /** Active postings that say nearly the same in other places, by the id of the other one. */
  sameElsewhere: ReadonlyMap<number, Job>;
}

export const NOTHING_KNOWN: OtherPostings = {
  frenchPartners: new Map(),
  ofWork: new Map(),
  nearDuplicates: new Map(),
  sameElsewhere: new Map(),
};
