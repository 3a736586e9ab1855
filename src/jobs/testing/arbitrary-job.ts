import fc from "fast-check";
import type { Job } from "#contract/job.ts";
import { JOB_STATUSES } from "#contract/job-status.ts";
import { LIMITS } from "#contract/limits.ts";
import { namesPlace } from "#contract/read-place.ts";
import { SALARY_PERIODS } from "#contract/reference.ts";

/** Text of 1 to `max` characters, without blanks around it. */
const words = (max: number) =>
  fc
    .string({ unit: "grapheme-ascii", minLength: 1, maxLength: max })
    .map((text) => text.trim())
    .filter((text) => text !== "");

const id = fc.integer({ min: 1, max: LIMITS.maxId });
const named = fc.record({ id, name: words(10) });
const date = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

const salary = fc
  .record({
    cents: fc.integer({ min: 0, max: 50_000_000 }),
    moreCents: fc.option(fc.integer({ min: 0, max: 50_000_000 })),
    period: fc.constantFrom(...SALARY_PERIODS),
    plusCommission: fc.boolean(),
  })
  .map(({ cents, moreCents, ...rest }) => ({
    amount: cents / 100,
    maxAmount: moreCents === null ? null : (cents + moreCents) / 100,
    ...rest,
  }));

const route = fc.oneof(
  words(20).map((name) => ({
    applicantRoutingType: { id: 1, name: "Email" },
    applicationEmail: `${name.replaceAll(/\W/g, "x")}@example.com`,
    applicationUrl: null,
  })),
  id.map((path) => ({
    applicantRoutingType: { id: 2, name: "URL" },
    applicationEmail: null,
    applicationUrl: `https://example.com/jobs/${path}`,
  })),
);

/** Any job that a service may hold. */
export const arbitraryJob: fc.Arbitrary<Job> = fc
  .record({
    id,
    referenceId: fc.option(words(LIMITS.referenceId)),
    employer: fc.option(named),
    title: words(LIMITS.title),
    publishDate: fc.option(date),
    closeDate: fc.option(date),
    confidential: fc.boolean(),
    autoRefresh: fc.boolean(),
    status: fc.constantFrom(...JOB_STATUSES),
    locations: fc.array(
      words(60)
        .filter(namesPlace)
        .map((description) => ({ id: 1, name: description, description, type: "Town" })),
      { minLength: LIMITS.locations.min, maxLength: LIMITS.locations.max },
    ),
    categories: fc.uniqueArray(named, {
      minLength: LIMITS.categories.min,
      maxLength: LIMITS.categories.max,
      selector: (category) => category.id,
    }),
    positionType: named,
    salary: fc.option(salary),
    description: fc.constantFrom("<p>Bread.</p>", "Bread <b>and</b><br>butter", "<div>x</div>\n"),
  })
  .chain((job) => route.map((address) => ({ ...job, ...address })));
