import { number } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { Names } from "#src/jobs/job/fields/job-fields.ts";
import type { OperationScope } from "#src/jobs/actions/operations/operation.ts";
import { definitionOf, type Operation } from "#src/jobs/actions/operations/operations.ts";
import type { ChangeSetAction } from "#src/jobs/writes/change-set.ts";

/** "12 of 14 jobs in Kawartha Lakes, ON" */
export const jobsIn = ({ count, total, place }: OperationScope): string =>
  m.change_jobs({
    count,
    total,
    part: partOf({ count, total }),
    place: place ?? "",
    where: place === undefined ? "several" : "one",
  });

const partOf = ({ count, total }: OperationScope) => (count === total ? "all" : "some");

/** What a change set does, in a sentence: "Extend 12 of 14 jobs by 30 days". An undo is described by its caller. */
export const describeOperation = (
  operation: Operation,
  names: Names,
  scope: OperationScope,
): string =>
  definitionOf(operation).sentence(operation, {
    ...scope,
    jobs: jobsIn(scope),
    part: partOf(scope),
    names,
  });

/** What a change set does with a posting. */
export function deedOf(action: ChangeSetAction) {
  if (action.kind === "undo") return "undone";
  if (action.kind === "import") return "imported";
  return definitionOf(action).deed?.(action) ?? "changed";
}

/** How many postings a dry run would write, and of these create and delete. */
export interface PlannedCounts {
  count: number;
  creations: number;
  deletions: number;
}

/** The verb and the number of postings, for the button that applies a dry run. */
export function applyLabel(
  action: ChangeSetAction,
  { count, creations, deletions }: PlannedCounts,
): string {
  switch (deedOf(action)) {
    case "undone": {
      if (deletions === 0) return m.change_apply_undo({ count });
      if (deletions === count) return m.change_apply_delete({ count });
      const changes = count - deletions;
      return m.change_apply_undo_both({ count: changes, deletions: number(deletions) });
    }
    case "imported": {
      if (creations === 0) return m.change_apply_import({ count });
      if (creations === count) return m.change_apply_create({ count });
      const changes = count - creations;
      return m.change_apply_import_both({ count: changes, creations: number(creations) });
    }
    case "created":
      return m.change_apply_create({ count });
    case "deleted":
      return m.change_apply_delete({ count });
    case "published":
      return m.change_apply_active({ count });
    case "archived":
      return m.change_apply_archived({ count });
    case "changed":
      return m.change_apply({ count });
  }
}

/** Whether the operation lacks a value, so that there is nothing to show yet. */
export const isIncomplete = (action: ChangeSetAction): boolean =>
  action.kind !== "undo" &&
  action.kind !== "import" &&
  (definitionOf(action).isIncomplete?.(action) ?? false);
