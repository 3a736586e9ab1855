import type { JobStatus } from "#contract/job-status.ts";
import type { JobFormValues } from "../../fields/job-values.ts";
import type { RowProblem } from "./row-problem.ts";

/** What a row of a file says about one posting. */
export interface ImportRow {
  /** As people count them: of a table with its headings, of entries without. */
  number: number;
  /** The posting that it changes; null: it creates one. */
  id: number | null;
  /** The id of the deleted posting that it is about, where it creates no other. */
  deleted?: number;
  /** Which posting it is about is unclear: it neither changes nor creates one. */
  isUnclear: boolean;
  /** The fields that it gives, as the form holds them. */
  values: Partial<JobFormValues>;
  status: JobStatus | null;
  /** What cannot be imported. */
  problems: RowProblem[];
  /** What is not taken as it stands. */
  notes: RowProblem[];
}
