import { addDays } from "#contract/calendar-date.ts";
import type { Job } from "#contract/job.ts";
import { ROUTING, SALARY_PERIODS } from "#contract/reference.ts";
import { searchFor, searchTextOf } from "#contract/search-text.ts";
import { foldText } from "#contract/text.ts";
import type { FoundRule, FoundRules } from "../../check/audit/check-jobs.ts";
import { placeOf, provinceOf } from "#contract/job-places.ts";
import { readSeveral, type Separator } from "./several.ts";
import type { JobView } from "./view.ts";

export type FilterName = Exclude<keyof JobView, "sort" | "columns">;

export type FilterGroup = "time" | "place" | "job" | "applying" | "other";

interface Filter {
  /** Under which heading the filter panel has it; without one, it is set elsewhere. */
  group?: FilterGroup;
  /** Of a filter that takes several values (several.ts). */
  separator?: Separator;
  /** What jobs a value stands for, on a day. `found`: what the rules found in a job (../check). */
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

/** A filter of several values. `matching` tells which jobs match any of them. */
const several = (
  group: FilterGroup,
  matching: (values: readonly string[]) => (job: Job) => boolean,
  separator: Separator = ",",
): Filter => ({
  group,
  separator,
  matching: (text) => {
    const { not, values } = readSeveral(text, separator);
    const matches = matching(values);
    return (job) => matches(job) !== not;
  },
});

const flag = (property: "confidential" | "autoRefresh"): Filter => ({
  group: "other",
  matching: (value) => (job) => job[property] === (value === "yes"),
});

/** Jobs with errors, without them, or in which one of the rules found something. */
function isReady(value: string): (found: readonly FoundRule[]) => boolean {
  const hasErrors = (found: readonly FoundRule[]) =>
    found.some(({ level }) => level === "toCorrect");
  if (value === "no") return hasErrors;
  if (value === "yes") return (found) => !hasErrors(found);
  const rules: readonly string[] = value.split(",");
  return (found) => found.some(({ rule, level }) => level !== "setAside" && rules.includes(rule));
}

/** Where applications go, an e-mail or web address. */
export const addressOf = ({ applicationEmail, applicationUrl }: Job): string =>
  applicationEmail ?? applicationUrl ?? "";

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
    group: "time",
    matching: (value, today) => {
      const isDay = isWithin(closesRange(value, today));
      return (job) => isDay(job.closeDate);
    },
  },
  published: {
    group: "time",
    matching: (value, today) => {
      const isDay = isWithin(publishedRange(value, today));
      return (job) => isDay(job.publishDate);
    },
  },
  location: several(
    "place",
    (places) => (job) => job.locations.some((location) => places.includes(placeOf(location))),
    ";",
  ),
  province: several(
    "place",
    (codes: readonly (string | null)[]) => (job) =>
      job.locations.some((location) => codes.includes(provinceOf(location))),
  ),
  statuses: several("job", (statuses) => (job) => statuses.includes(job.status)),
  category: several("job", (values) => {
    const ids = values.map(Number);
    return (job) => job.categories.some(({ id }) => ids.includes(id));
  }),
  positionType: several("job", (values) => {
    const ids = values.map(Number);
    return ({ positionType }) => positionType !== null && ids.includes(positionType.id);
  }),
  pay: { group: "job", matching: payWithin },
  route: {
    group: "applying",
    matching: (value) => (job) =>
      job.applicantRoutingType?.id === ROUTING[value as keyof typeof ROUTING],
  },
  applyTo: {
    group: "applying",
    matching: (value) => {
      const part = value.toLowerCase();
      return (job) => addressOf(job).toLowerCase().includes(part);
    },
  },
  confidential: flag("confidential"),
  autoRefresh: flag("autoRefresh"),
  noReference: { group: "other", matching: () => (job) => (job.referenceId ?? "") === "" },
  references: {
    matching: (value) => {
      const ids = new Set(value.split(",").map(foldText));
      return ({ referenceId }) => referenceId !== null && ids.has(foldText(referenceId));
    },
  },
  // The last, as it takes longest.
  ready: {
    group: "other",
    matching: (value, _today, found) => {
      const matches = isReady(value);
      return (job) => matches(found(job));
    },
  },
};
