import type { Job } from "#contract/job.ts";
import { language } from "#src/i18n/language.ts";
import { placeOf } from "#contract/job-places.ts";
import type { VersionedJob } from "../../requests/read-requests.ts";
import type { FoundRules } from "../../check/audit/check-jobs.ts";
import { FILTERS, type FilterName } from "./filters.ts";
import type { JobView } from "./view.ts";

const { compare: compareText } = new Intl.Collator(language, { numeric: true });

/** "Shift 01" and "Shift 1" are equal to a collator. */
const compareTexts = (a: string | number, b: string | number) =>
  compareText(String(a), String(b)) || compareValues(a, b);

/** What jobs are sorted by; null where a job has nothing of the kind. */
type SortKey = string | number | null;

/** Periods of a year, by period id (§2.5): 52 weeks of five days of eight hours. */
const PERIODS_PER_YEAR: Readonly<Record<number, number>> = { 1: 1, 2: 12, 3: 52, 4: 260, 5: 2080 };

/** The pay of a year, to compare hourly with yearly pay; `null` where there is none. */
function yearlyPayOf({ salary }: Job): number | null {
  const periods = salary && PERIODS_PER_YEAR[salary.period.id];
  return periods ? salary.amount * periods : null;
}

/** What jobs are sorted by; those without it are last, in both directions. */
const SORT_KEYS: Record<string, (job: Job) => SortKey> = {
  published: (job) => job.publishDate,
  closes: (job) => job.closeDate,
  title: (job) => job.title || null,
  location: (job) => job.locations.map(placeOf)[0] ?? null,
  pay: yearlyPayOf,
};

/** Whose keys are words; the others' order is that of their characters or numbers. */
const TEXT_SORTS = ["title", "location"];

/** For views that do not ask. */
const notChecked: FoundRules = () => [];

/**
 * The jobs that a view shows, sorted. `today` is a calendar date.
 * @param found what the rules found (../check/audit/check-jobs.ts), for a view that asks for it
 */
export function jobsOfView(
  jobs: Iterable<VersionedJob>,
  view: JobView,
  today: string,
  found?: FoundRules,
): VersionedJob[] {
  const matches = matcherOf(view, today, found);
  return sorted(
    [...jobs].filter(({ job }) => matches(job)),
    view.sort,
  );
}

/** How many jobs a view shows. */
export function countOfView(
  jobs: Iterable<VersionedJob>,
  view: JobView,
  today: string,
  found?: FoundRules,
): number {
  const matches = matcherOf(view, today, found);
  let count = 0;
  for (const { job } of jobs) if (matches(job)) count += 1;
  return count;
}

function matcherOf(view: JobView, today: string, found = notChecked): (job: Job) => boolean {
  const tests = Object.entries(FILTERS).flatMap(([name, { matching }]) => {
    const value = view[name as FilterName];
    return value === undefined ? [] : [matching(value, today, found)];
  });
  return (job) => tests.every((matches) => matches(job));
}

/** Sorts the keys, then the jobs of each: comparing texts takes long, and many jobs share theirs. */
function sorted(jobs: VersionedJob[], sort: string = "-published"): VersionedJob[] {
  const name = sort.replace(/^-/, "");
  const direction = name === sort ? 1 : -1;
  const keyOf = SORT_KEYS[name] ?? (() => null);
  const compare = TEXT_SORTS.includes(name) ? compareTexts : compareValues<string | number>;
  const groups = new Map<SortKey, VersionedJob[]>();
  for (const job of jobs) {
    const key = keyOf(job.job);
    const group = groups.get(key);
    if (group) group.push(job);
    else groups.set(key, [job]);
  }
  const keys = [...groups.keys()].filter((key) => key !== null);
  const inOrder = [...keys.toSorted((a, b) => direction * compare(a, b)), null];
  return inOrder.flatMap((key) => groups.get(key)?.toSorted(newestFirst) ?? []);
}

/** The order of GET /jobs (§4.5). */
const newestFirst = ({ job: a }: VersionedJob, { job: b }: VersionedJob) =>
  compareValues(b.publishDate ?? "", a.publishDate ?? "") || b.id - a.id;

function compareValues<T extends string | number>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
