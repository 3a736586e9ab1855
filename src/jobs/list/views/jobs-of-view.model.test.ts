import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "#contract/calendar-date.ts";
import type { Job } from "#contract/job.ts";
import { JOB_STATUSES } from "#contract/job-status.ts";
import { SALARY_PERIODS } from "#contract/reference.ts";
import { arbitraryJob } from "../../testing/arbitrary-job.ts";
import { jobsOfView } from "./jobs-of-view.ts";
import { type JobView, readView } from "./view.ts";

const TODAY = "2026-11-26";

const nearby = fc.integer({ min: -40, max: 40 }).map((days) => addDays(TODAY, days));
const titles = ["Baker", "baker 9", "Baker 10", "Éclair chef", "Co-op student", ""];
const places = ["Kelowna, BC", "Hope BC", "Montréal, QC", "Paris"];

/** Few values, so that jobs and views meet. */
const job: fc.Arbitrary<Job> = fc
  .tuple(
    arbitraryJob,
    fc.record({
      title: fc.constantFrom(...titles),
      referenceId: fc.constantFrom(null, "X Y 1", "R7 baker"),
      publishDate: fc.option(nearby),
      closeDate: fc.option(nearby),
      place: fc.constantFrom(...places),
      categoryId: fc.integer({ min: 1, max: 3 }),
      amount: fc.integer({ min: 10, max: 30 }),
    }),
  )
  .map(([other, { title, referenceId, publishDate, closeDate, place, categoryId, amount }]) => ({
    ...other,
    title,
    referenceId,
    publishDate,
    closeDate,
    locations: [{ id: null, name: place, description: place, type: "Town" }],
    categories: [{ id: categoryId, name: "" }],
    salary: other.salary && { ...other.salary, amount, maxAmount: null },
  }));

const oneOf = (...values: string[]) => fc.constantFrom(undefined, ...values);
const range = fc.tuple(fc.option(nearby), nearby).map(([from, to]) => `${from ?? ""}..${to}`);

const view = fc
  .record({
    status: oneOf(...JOB_STATUSES),
    q: oneOf("baker", "coop", "ECLAIR", "x y"),
    closes: fc.oneof(oneOf("ended", "next7", "next14", "next30"), range),
    published: fc.oneof(oneOf("last7", "last30", "over30"), range),
    province: oneOf("BC", "BC,QC", "ON"),
    location: oneOf("Paris", "Hope BC", "Paris; Hope BC", "not:Paris"),
    category: oneOf("1", "1,3", "7", "not:1,3"),
    pay: oneOf("none", "15..20", "hour:..20", "year:12.."),
    route: oneOf("email", "url"),
    confidential: oneOf("yes", "no"),
    autoRefresh: oneOf("yes", "no"),
    noReference: oneOf("yes"),
    sort: oneOf("published", "closes", "-closes", "title", "-title", "location", "pay", "-pay"),
  })
  // Of many filters together, no job is left.
  .chain((all) =>
    fc.subarray(Object.entries(all)).map((some) => readView(Object.fromEntries(some))),
  );

const NAMED_DAYS: Record<string, (distance: number) => boolean> = {
  ended: (days) => days < 0,
  next7: (days) => days >= 0 && days <= 7,
  next14: (days) => days >= 0 && days <= 14,
  next30: (days) => days >= 0 && days <= 30,
  last7: (days) => days >= -7,
  last30: (days) => days >= -30,
  over30: (days) => days < -30,
};

function isDay(date: string | null, value: string): boolean {
  if (date === null) return false;
  const days = (Date.parse(date) - Date.parse(TODAY)) / 86_400_000;
  const [from = "", to = ""] = value.split("..");
  return NAMED_DAYS[value]?.(days) ?? ((from === "" || from <= date) && (to === "" || date <= to));
}

const FOUND: Record<string, string[]> = {
  baker: ["Baker", "baker 9", "Baker 10"],
  coop: ["Co-op student"],
  ECLAIR: ["Éclair chef"],
};

const PROVINCES: Record<string, string> = {
  "Kelowna, BC": "BC",
  "Hope BC": "BC",
  "Montréal, QC": "QC",
};

function isPaid({ salary }: Job, pay: string): boolean {
  if (pay === "none") return salary === null;
  const [, unit, from, to] = /^(?:(\w+):)?(\d*)\.\.(\d*)$/.exec(pay) ?? [];
  const unitOf = SALARY_PERIODS.find(({ id }) => id === salary?.period.id)?.unit.toLowerCase();
  return (
    salary !== null &&
    (unit === undefined || unit === unitOf) &&
    salary.amount >= Number(from) &&
    salary.amount <= Number(to || Infinity)
  );
}

function isAny(wanted: string | undefined, separator: string, value: string): boolean {
  if (wanted === undefined) return true;
  const values = wanted.replace("not:", "").split(separator);
  return values.includes(value) !== wanted.startsWith("not:");
}

/** Whether a job is in a view, one filter after the other. */
function isIn(of: Job, wanted: JobView): boolean {
  const { status, q, closes, published, province, location, category, pay } = wanted;
  const place = of.locations[0]?.description ?? "";
  const yes = (value: string | undefined, on: boolean) =>
    value === undefined || (value === "yes") === on;
  return (
    (!status || of.status === status) &&
    (!q ||
      (FOUND[q] ?? []).includes(of.title) ||
      (of.referenceId ?? "").toLowerCase().includes(q)) &&
    (!closes || isDay(of.closeDate, closes)) &&
    (!published || isDay(of.publishDate, published)) &&
    (!province || province.split(",").includes(PROVINCES[place] ?? "none")) &&
    isAny(location, "; ", place) &&
    isAny(category, ",", String(of.categories[0]?.id)) &&
    (!pay || isPaid(of, pay)) &&
    (!wanted.route || of.applicantRoutingType?.id === (wanted.route === "email" ? 1 : 2)) &&
    yes(wanted.confidential, of.confidential) &&
    yes(wanted.autoRefresh, of.autoRefresh) &&
    (!wanted.noReference || of.referenceId === null)
  );
}

const YEARLY = [0, 1, 12, 52, 260, 2080];

const sortKey: Record<string, (of: Job) => string | number | null> = {
  published: (of) => of.publishDate,
  closes: (of) => of.closeDate,
  title: (of) => of.title || null,
  location: (of) => of.locations[0]?.description ?? null,
  pay: ({ salary }) => salary && salary.amount * (YEARLY[salary.period.id] ?? 0),
};

/** Less than 0 if `a` comes first. */
function order(a: Job, b: Job, sort: string): number {
  const key = sortKey[sort.replace("-", "")]!;
  const [x, y] = [key(a), key(b)];
  if (x === null || y === null) return Number(x === null) - Number(y === null);
  const rising =
    typeof x === "number" ? x - Number(y) : x.localeCompare(String(y), "en", { numeric: true });
  return sort.startsWith("-") ? -rising : rising;
}

it("shows what a naive evaluation shows, in its order", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(job, { maxLength: 20, selector: ({ id }) => id }),
      view,
      (all, wanted) => {
        const indexed = all.map((of) => ({ job: of, etag: null }));
        const shown = jobsOfView(indexed, wanted, TODAY).map((versioned) => versioned.job);
        expect(new Set(shown)).toEqual(new Set(all.filter((of) => isIn(of, wanted))));
        for (const [index, of] of shown.slice(1).entries()) {
          const before = shown[index]!;
          const sorted = order(before, of, wanted.sort ?? "-published");
          const newest = order(before, of, "-published") || of.id - before.id;
          expect(sorted || newest).toBeLessThan(0);
        }
      },
    ),
    { numRuns: process.env["TEST_ALL"] ? 20_000 : 500 },
  );
});
