import { SALARY_PERIODS } from "#contract/reference.ts";
import { list, longDate, number, percent } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { ChangeSetAction } from "#src/jobs/writes/change-set.ts";
import type { Operation } from "#src/jobs/writes/operation.ts";
import { placesIn } from "#src/jobs/changes/plan/post-in-places.ts";
import { payOf } from "#src/jobs/display/pay-of.ts";
import { ruleLabel } from "#src/jobs/readiness/finding-text.ts";
import { cut } from "#src/lib/values/cut.ts";
import type { Names } from "#src/jobs/fields/job-fields.ts";

/** How many of its jobs a change set writes, and the place that all of them have. */
export interface Scope {
  count: number;
  total: number;
  place?: string | undefined;
}

/** "12 of 14 jobs in Kawartha Lakes, ON" */
export const jobsIn = ({ count, total, place }: Scope): string =>
  m.change_jobs({
    count,
    total,
    part: partOf({ count, total }),
    place: place ?? "",
    where: place === undefined ? "several" : "one",
  });

const partOf = ({ count, total }: Pick<Scope, "count" | "total">) =>
  count === total ? "all" : "some";

/** In characters, of a text that is searched for or added, so that its title keeps the scope. */
const LONGEST_TEXT = 60;

/** What a change set does, in a sentence: "Extend 12 of 14 jobs by 30 days". An undo is described by its caller. */
export function describeOperation(operation: Operation, names: Names, scope: Scope): string {
  const jobs = jobsIn(scope);
  switch (operation.kind) {
    case "status":
      return m.change_do_status({ status: operation.status, jobs });
    case "delete":
      return m.change_do_delete({ jobs });
    case "closeDate":
      return describeCloseDate(operation, jobs);
    case "pay":
      return describePay(operation, jobs);
    case "positionType":
      return m.change_do_position_type({ name: names.positionType(String(operation.id)), jobs });
    case "categories": {
      const { how, ids } = operation;
      return m.change_do_categories({
        how,
        names: list(ids.map(String).map(names.category)),
        jobs,
      });
    }
    case "locations":
      return m.change_do_locations({
        how: operation.how,
        places: list(operation.places),
        by: list(operation.by),
        jobs,
      });
    case "route":
      return m.change_do_route({ address: operation.address, jobs });
    case "confidential":
      return m.change_do_confidential({ on: operation.on ? "yes" : "no", jobs });
    case "autoRefresh":
      return m.change_do_auto_refresh({ on: operation.on ? "yes" : "no", jobs });
    case "replaceText": {
      const find = cut(operation.find, LONGEST_TEXT);
      const replacement = cut(operation.replacement, LONGEST_TEXT);
      return replacement === ""
        ? m.change_do_remove_text({ find, jobs })
        : m.change_do_replace({ find, replacement, jobs });
    }
    case "insertText":
      return m.change_do_insert({ sentence: cut(operation.text, LONGEST_TEXT), jobs });
    case "postInPlaces":
      return m.change_do_places({ ...scope, part: partOf(scope) });
    case "followEdit":
      return m.change_do_follow({ title: operation.after.title, jobs });
    case "fixFindings":
      return m.change_do_fix({ findings: list(operation.rules.map(ruleLabel)), jobs });
  }
}

type CloseDateOperation = Extract<Operation, { kind: "closeDate" }>;

function describeCloseDate(operation: CloseDateOperation, jobs: string): string {
  if (operation.how === "default") return m.change_do_close_default({ jobs });
  if (operation.how === "on") return m.change_do_close_on({ date: longDate(operation.date), jobs });
  const { days } = operation;
  return days < 0
    ? m.change_do_shorten({ count: -days, jobs })
    : m.change_do_extend({ count: days, jobs });
}

function describePay(operation: Extract<Operation, { kind: "pay" }>, jobs: string): string {
  if (operation.how === "remove") return m.change_do_pay_remove({ jobs });
  if (operation.how === "percent")
    return m.change_do_pay_percent({ percent: percent(operation.percent), jobs });
  const { period, ...salary } = operation.salary;
  const named = SALARY_PERIODS.find(({ id }) => id === period.id);
  const pay = payOf({ ...salary, period: { name: "", unit: "", ...named, ...period } });
  return m.change_do_pay_set({ pay: [pay.amounts, pay.terms].filter(Boolean).join(" "), jobs });
}

/** How many postings a dry run would write, and of these create and delete. */
export interface PlannedCounts {
  count: number;
  creations: number;
  deletions: number;
}

/** The verb and the number of postings, for the button that applies a dry run. */
export function applyLabel(
  { kind, ...action }: ChangeSetAction,
  { count, creations, deletions }: PlannedCounts,
): string {
  if (kind === "undo") {
    if (deletions === 0) return m.change_apply_undo({ count });
    if (deletions === count) return m.change_apply_delete({ count });
    const changes = count - deletions;
    return m.change_apply_undo_both({ count: changes, deletions: number(deletions) });
  }
  if (kind === "import") {
    if (creations === 0) return m.change_apply_import({ count });
    if (creations === count) return m.change_apply_create({ count });
    const changes = count - creations;
    return m.change_apply_import_both({ count: changes, creations: number(creations) });
  }
  if (kind === "postInPlaces") return m.change_apply_create({ count });
  if (kind === "delete") return m.change_apply_delete({ count });
  const status = "status" in action ? action.status : undefined;
  if (status === "active") return m.change_apply_active({ count });
  if (status === "archived") return m.change_apply_archived({ count });
  return m.change_apply({ count });
}

/** Whether the operation lacks a value, so that there is nothing to show yet. */
export function isIncomplete(action: ChangeSetAction): boolean {
  switch (action.kind) {
    case "closeDate":
      return action.how === "on" ? action.date === "" : action.how === "by" && !isFar(action.days);
    case "pay":
      return action.how === "percent" && !(Math.abs(action.percent) > 0);
    case "categories":
      return action.ids.length === 0;
    case "locations":
      return action.places.length === 0 || (action.how === "replace" && action.by.length === 0);
    case "route":
      return action.address.trim() === "";
    case "replaceText":
      return (
        action.find.trim() === "" || !(action.inTitle || action.inDescription || action.inAddress)
      );
    case "insertText":
      return action.text.trim() === "";
    case "postInPlaces":
      return placesIn(action.places).length === 0;
    case "fixFindings":
      return (
        action.rules.length === 0 || (action.rules.includes("vacancyMissing") && !action.vacancy)
      );
    default:
      return false;
  }
}

/** Days that lead to another date which can be written with four digits of the year. */
const isFar = (days: number) => days !== 0 && Number.isInteger(days) && Math.abs(days) <= 3650;
