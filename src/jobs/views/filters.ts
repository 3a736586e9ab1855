import { addDays } from "#contract/calendar-date.ts";
import type { Job } from "#contract/job.ts";
import { ROUTING, SALARY_PERIODS } from "#contract/reference.ts";
import { searchFor, searchTextOf } from "#contract/search-text.ts";
import { foldText } from "#contract/text.ts";
import type { FoundRule, FoundRules } from "../readiness/audit/check-jobs.ts";
import { placeOf } from "../display/job-text.ts";
import { provinceOf } from "../display/province-of.ts";
import type { JobView } from "./view.ts";

export type FilterName = Exclude<keyof JobView, "sort" | "columns">;

interface Filter {
  /** What jobs a value stands for, on a day. `found`: what the rules found in a job (readiness/). */
  matching: (value: string, today: string, found: FoundRules) => (job: Job) => boolean;
}

/** Whether a date is one of the range "from..to", where one side may be missing. */
function isWithin(range: string): (date: string | null) => boolean {
  const [from = "", to = ""] = range.split("..");
  return (date) => date !== null && date >= from && (to === "" || date <= to);
}

/** What the names of days mean, as ranges. */
const closesRange = (value: string, today: string): string =>
  value === "ended"
    ? `..${addDays(today, -1)}`
    : value.replace(
        /^next(\d+)$/,
        (_name, days: string) => `${today}..${addDays(today, Number(days))}`,
      );

const publishedRange = (value: string, today: string): string =>
  value
    .replace(/^last(\d+)$/, (_name, days: string) => `${addDays(today, -Number(days))}..`)
    .replace(/^over(\d+)$/, (_name, days: string) => `..${addDays(today, -Number(days) - 1)}`);

/** Jobs with a pay that reaches into a range of amounts, per period where the range names one. */
function payWithin(value: string): (job: Job) => boolean {
  if (value === "none") return ({ salary }) => salary === null;
  const [range = "", unit] = value.split(":").toReversed();
  const [from = "", to = ""] = range.split("..");
  const period = SALARY_PERIODS.find((known) => known.unit.toLowerCase() === unit);
  return ({ salary }) =>
    salary !== null &&
    (!period || salary.period.id === period.id) &&
    (salary.maxAmount ?? salary.amount) >= Number(from) &&
    (to === "" || salary.amount <= Number(to));
}

const flag = (property: "confidential" | "autoRefresh"): Filter => ({
  matching: (value) => (job) => job[property] === (value === "yes"),
});

/** Jobs with errors, without them, or in which one of the rules found something. */
function isReady(value: string): (found: readonly FoundRule[]) => boolean {
  const hasErrors = (found: readonly FoundRule[]) =>
    found.some(({ severity }) => severity === "error");
  if (value === "no") return hasErrors;
  if (value === "yes") return (found) => !hasErrors(found);
  const rules: readonly string[] = value.split(",");
  return (found) => found.some(({ rule }) => rules.includes(rule));
}

const searchTexts = new WeakMap<Job, string>();

/** What a term is looked for in, which takes long to make. */
function searchTextOfJob(job: Job): string {
  const text = searchTexts.get(job) ?? searchTextOf(job);
  searchTexts.set(job, text);
  return text;
}

/** The filters of a view. They combine: a job has to match all that are given. */
export const FILTERS: Record<FilterName, Filter> = {
  status: { matching: (value) => (job) => job.status === value },
  q: {
    matching: (value) => {
      const isFound = searchFor(value);
      return (job) => isFound(searchTextOfJob(job));
    },
  },
  closes: {
    matching: (value, today) => {
      const isDay = isWithin(closesRange(value, today));
      return (job) => isDay(job.closeDate);
    },
  },
  published: {
    matching: (value, today) => {
      const isDay = isWithin(publishedRange(value, today));
      return (job) => isDay(job.publishDate);
    },
  },
  province: {
    matching: (value) => {
      const codes: readonly (string | null)[] = value.split(",");
      return (job) => job.locations.some((location) => codes.includes(provinceOf(location)));
    },
  },
  location: { matching: (value) => (job) => job.locations.some((at) => placeOf(at) === value) },
  category: {
    matching: (value) => {
      const ids = value.split(",").map(Number);
      return (job) => job.categories.some(({ id }) => ids.includes(id));
    },
  },
  positionType: {
    matching: (value) => {
      const ids = value.split(",").map(Number);
      return ({ positionType }) => positionType !== null && ids.includes(positionType.id);
    },
  },
  pay: { matching: payWithin },
  route: {
    matching: (value) => (job) =>
      job.applicantRoutingType?.id === ROUTING[value as keyof typeof ROUTING],
  },
  confidential: flag("confidential"),
  autoRefresh: flag("autoRefresh"),
  noReference: { matching: () => (job) => (job.referenceId ?? "") === "" },
  references: {
    matching: (value) => {
      const ids = new Set(value.split(",").map(foldText));
      return ({ referenceId }) => referenceId !== null && ids.has(foldText(referenceId));
    },
  },
  // The last, as it takes longest.
  ready: {
    matching: (value, _today, found) => {
      const matches = isReady(value);
      return (job) => matches(found(job));
    },
  },
};
