import { SALARY_PERIODS } from "#contract/reference.ts";
import { list, longDate, number, percent } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { ChangeSetAction } from "#src/jobs/ledger/change-set.ts";
import type { Operation } from "#src/jobs/ledger/operation.ts";
import { placesIn } from "#src/jobs/changes/plan/post-in-places.ts";
import { payOf } from "#src/jobs/display/pay-of.ts";
import { ruleLabel } from "#src/jobs/readiness/finding-text.ts";
import type { Names } from "#src/jobs/fields/job-fields.ts";

/** What a change set does, on one line: "Extend by 30 days". An undo is described by its caller. */
export function describeOperation(operation: Operation, names: Names): string {
  switch (operation.kind) {
    case "status":
      return m.change_do_status({ status: operation.status });
    case "delete":
      return m.change_do_delete();
    case "closeDate":
      return describeCloseDate(operation);
    case "pay":
      return describePay(operation);
    case "positionType":
      return m.change_do_position_type({ name: names.positionType(String(operation.id)) });
    case "categories": {
      const { how, ids } = operation;
      return m.change_do_categories({ how, names: list(ids.map(String).map(names.category)) });
    }
    case "locations":
      return m.change_do_locations({
        how: operation.how,
        places: list(operation.places),
        by: list(operation.by ?? []),
      });
    case "route":
      return m.change_do_route({ address: operation.address });
    case "confidential":
      return m.change_do_confidential({ on: operation.on ? "yes" : "no" });
    case "autoRefresh":
      return m.change_do_auto_refresh({ on: operation.on ? "yes" : "no" });
    case "replaceText": {
      const { find, replacement } = operation;
      return replacement === ""
        ? m.change_do_remove_text({ find })
        : m.change_do_replace({ find, replacement });
    }
    case "insertText":
      return m.change_do_insert({ sentence: operation.text });
    case "postInPlaces":
      return m.change_do_places({ count: placesIn(operation.places).length });
    case "followEdit":
      return m.change_do_follow({ title: operation.after.title });
    case "fixFindings":
      return m.change_do_fix({ findings: list(operation.rules.map(ruleLabel)) });
  }
}

function describeCloseDate(operation: Extract<Operation, { kind: "closeDate" }>): string {
  if (operation.how === "default") return m.change_do_close_default();
  if (operation.how === "on") return m.change_do_close_on({ date: longDate(operation.date) });
  const { days } = operation;
  return days < 0 ? m.change_do_shorten({ count: -days }) : m.change_do_extend({ count: days });
}

function describePay(operation: Extract<Operation, { kind: "pay" }>): string {
  if (operation.how === "remove") return m.change_do_pay_remove();
  if (operation.how === "percent")
    return m.change_do_pay_percent({ percent: percent(operation.percent) });
  const { period, ...salary } = operation.salary;
  const named = SALARY_PERIODS.find(({ id }) => id === period.id);
  const pay = payOf({ ...salary, period: { name: "", unit: "", ...named, ...period } });
  return m.change_do_pay_set({ pay: [pay.amounts, pay.terms].filter(Boolean).join(" ") });
}

/** The verb and the number of postings, for the button that applies a dry run. `creations`: those that are new. */
export function applyLabel(
  { kind, ...action }: ChangeSetAction,
  count: number,
  creations: number,
): string {
  if (kind === "undo") return m.change_apply_undo({ count });
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
