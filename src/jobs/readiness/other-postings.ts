import type { NearDuplicates } from "./duplicates/duplicate-tasks.ts";
import type { FrenchPartners } from "./french-partners.ts";

/** What the rules know of the employer's other postings; nothing before they have been read. */
export interface OtherPostings {
  frenchPartners: FrenchPartners;
  nearDuplicates: NearDuplicates;
}

export const NOTHING_KNOWN: OtherPostings = {
  frenchPartners: new Map(),
  nearDuplicates: new Map(),
};
