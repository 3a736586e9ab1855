import type { ReactNode } from "react";
import type { Job } from "#contract/job.ts";
import type { ReadinessFacts } from "#contract/readiness-facts.ts";
import type { JobBody } from "../../job/fields/job-body.ts";
import type { Names } from "../../job/fields/job-fields.ts";
import type { VersionedJob } from "../../requests/read-requests.ts";
import type { PlannedItem } from "./plan/planned-item.ts";

/** What a dry run knows besides the posting. */
export interface PlanContext {
  /** The day of the service. */
  today: string;
  /** Of the employer, by which findings are mended. */
  facts: ReadinessFacts;
  /** The employer's reference ids in use, as far as its jobs could be read; for `numbers` alone. */
  taken: readonly string[];
}

/** How many of its jobs a change set writes, and the place that all of them have. */
export interface OperationScope {
  count: number;
  total: number;
  place?: string | undefined;
}

/** What a sentence about an operation says of its jobs. */
interface Wording extends OperationScope {
  /** "12 of 14 jobs in Hope, BC" */
  jobs: string;
  part: "all" | "some";
  names: Names;
}

/** The props of the fields of one kind of operation. */
export interface OperationFieldsProps<O> {
  operation: O;
  onChange: (operation: O) => void;
}

/**
 * All that menus, forms, dry runs and results need of one kind of operation. A new one is a file with its
 * definition, a line in `operations.ts`, and its messages.
 */
export interface OperationDefinition<O extends { kind: string }> {
  /** What it is about, for menus and headings. */
  name: () => string;
  icon: (operation: O) => ReactNode;
  /** Whether it lacks a value, so that there is nothing to show yet. */
  isIncomplete?: (operation: O) => boolean;
  /** The fields of its values; nothing for an operation without values. */
  fields?: (props: OperationFieldsProps<O>) => ReactNode;
  /** What it changes of a job, in a body of a PUT (§4.3.3); the same values where it changes nothing. */
  changes?: (job: Job, operation: O, context: PlanContext) => JobBody;
  /** The rows of the dry run, of an operation that does something else than change each job. */
  plan?: (before: VersionedJob, operation: O, context: PlanContext) => PlannedItem[];
  /** Whether it numbers postings, and has to know which reference ids are in use. */
  numbers?: true;
  /** What it leaves as it is in a job, in sentences. */
  notes?: (job: Job, operation: O) => string[];
  /** "Extend 12 of 14 jobs by 30 days" */
  sentence: (operation: O, wording: Wording) => string;
  /** What it has done with a job; `changed` unless it says another. */
  deed?: (operation: O) => "changed" | "created" | "deleted" | "published" | "archived";
}

/** An operation that a person chooses from a menu; others begin with what a person has done. */
export interface MenuOperation<O extends { kind: string }> extends OperationDefinition<O> {
  /** The values with which its form begins. */
  initial: () => O;
  /** Whether it is one of the many in the menu of a selection. */
  inMenu?: true;
}
