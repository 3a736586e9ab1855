import type { Job } from "#contract/job.ts";
import { changedProperties } from "../../job/fields/job-values.ts";
import { bodyOf, type JobBody } from "../../job/fields/job-body.ts";
import type { VersionedJob } from "../../requests/read-requests.ts";
import { autoRefresh } from "./auto-refresh.tsx";
import { categories } from "./categories.tsx";
import { closeDate } from "./close-date.tsx";
import { confidential } from "./confidential.tsx";
import { deletion } from "./delete.tsx";
import { fixFindings } from "./fix-findings.tsx";
import { followEdit } from "./follow-edit.tsx";
import { insertText } from "./insert-text.tsx";
import { locations } from "./locations.tsx";
import type { OperationDefinition, PlanContext } from "./operation.ts";
import { pay } from "./pay.tsx";
import { planChanges, type PlannedItem } from "./plan/planned-item.ts";
import { positionType } from "./position-type.tsx";
import { postInPlaces } from "./post-in-places.tsx";
import { referenceIds } from "./reference-ids.tsx";
import { replaceText } from "./replace-text.tsx";
import { route } from "./route.tsx";
import { status } from "./status.tsx";

/** What can be done to many postings, in the order of menus. */
export const OPERATIONS = {
  status,
  delete: deletion,
  closeDate,
  pay,
  positionType,
  categories,
  locations,
  route,
  confidential,
  autoRefresh,
  replaceText,
  insertText,
  referenceIds,
  postInPlaces,
  followEdit,
  fixFindings,
};

type Definitions = typeof OPERATIONS;

type OperationOf<Kind extends keyof Definitions> =
  Definitions[Kind] extends OperationDefinition<infer O> ? O : never;

/** What a change set does to each of its postings, as data. */
export type Operation = { [Kind in keyof Definitions]: OperationOf<Kind> }[keyof Definitions];

declare module "../../writes/change-set.ts" {
  interface Actions {
    operation: Operation;
  }
}

/** The definition of an operation's kind. */
export const definitionOf = ({ kind }: Operation): OperationDefinition<Operation> =>
  // Each is called with operations of its own kind alone.
  OPERATIONS[kind] as unknown as OperationDefinition<Operation>;

/**
 * The rows of the dry run of an operation on a posting.
 * @param chosenEtag the version that was chosen, where it is known
 */
export function planOperation(
  before: VersionedJob,
  chosenEtag: string | null | undefined,
  operation: Operation,
  context: PlanContext,
): PlannedItem[] {
  const { plan = planEachChange } = definitionOf(operation);
  const isNewer = chosenEtag != null && chosenEtag !== before.etag;
  const items = plan(before, operation, context);
  return isNewer ? items.map((item) => ({ ...item, obstacle: "changedSince" })) : items;
}

function planEachChange(before: VersionedJob, operation: Operation, context: PlanContext) {
  const { item } = planChanges(before, changesOf(before.job, operation, context));
  return [{ ...item, notes: definitionOf(operation).notes?.(before.job, operation) ?? [] }];
}

/** What an operation changes of a job: the body of a PUT (§4.3.3), empty if it changes nothing. */
export function changesOf(job: Job, operation: Operation, context: PlanContext): JobBody {
  const before = bodyOf(job);
  const changed = definitionOf(operation).changes?.(job, operation, context);
  return changedProperties(before, { ...before, ...changed });
}
