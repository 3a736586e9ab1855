import fc from "fast-check";
import { JOB_STATUSES } from "#contract/job-status.ts";
import { CATEGORIES, POSITION_TYPES, SALARY_PERIODS } from "#contract/reference.ts";
import type { JobBody } from "./job-model.ts";
import { date, plainFields } from "./plain-fields.ts";

const title = fc.constantFrom(
  "Baker",
  "baker, night",
  "Café 100%",
  "a_b\\c",
  "👩‍🍳",
  "x".repeat(256),
);

/** As they are answered; the last two are in no gazetteer. */
const place = fc.constantFrom(
  "Vancouver, BC",
  "Montréal, QC",
  "Halifax, NS",
  "Zzyzx Corners, BC",
  "Nowhere Landing",
);

const description = fc.constantFrom(
  "<p>Bread.</p>",
  "plain",
  '<ul>\n<li><b>a</b> &amp; <a href="https://example.com/?a=1&b=2" target="_blank">b</a></ul>',
  "<div>1 < 2<br/></div>",
);

const email = fc.constantFrom("jobs@example.com", "a@b");
const url = fc.constantFrom("https://example.com/apply", "HTTP://EXAMPLE.com");
const cents = fc.integer({ min: 0, max: 10_000_000 });
const period = fc.constantFrom(...SALARY_PERIODS).map(({ id }) => ({ id }));

const oneToThree = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 1, maxLength: 3 });

const wholeSalary = fc
  .record({ cents, more: fc.option(cents), period, plusCommission: fc.boolean() })
  .map(({ cents, more, ...rest }) => ({
    amount: cents / 100,
    maxAmount: more === null ? null : (cents + more) / 100,
    ...rest,
  }));

const partOfSalary = fc.oneof(
  fc.record({ plusCommission: fc.boolean() }),
  fc.record({ amount: cents.map((value) => value / 100) }),
  fc.record({ maxAmount: fc.constant(null) }),
  fc.record({ period }),
);

// The address of the other route may be anything: it is ignored.
const route = fc.oneof(
  fc.record({
    applicantRoutingType: fc.constant({ id: 1 as const }),
    applicationEmail: email,
    applicationUrl: fc.constantFrom(null, "not a URL"),
  }),
  fc.record({
    applicantRoutingType: fc.constant({ id: 2 as const }),
    applicationUrl: url,
    applicationEmail: fc.constantFrom(null, "not an address"),
  }),
);

const optional = {
  ...plainFields,
  closeDate: fc.option(date),
  autoRefresh: fc.boolean(),
  status: fc.constantFrom(...JOB_STATUSES),
};

const needed = {
  title,
  locations: oneToThree(place.map((text) => ({ description: text }))),
  categories: oneToThree(fc.constantFrom(...CATEGORIES).map(({ id }) => ({ id }))),
  positionType: fc.constantFrom(...POSITION_TYPES).map(({ id }) => ({ id })),
  description,
};

/** A job that breaks no rule (§4.2). */
export const newJob: fc.Arbitrary<JobBody> = fc
  .tuple(
    fc.record(
      { ...optional, ...needed, salary: fc.option(wholeSalary) },
      { requiredKeys: ["title", "locations", "categories", "positionType", "description"] },
    ),
    route,
  )
  .map(([job, address]) => ({ ...job, ...address }));

const anyChange = fc.record({
  ...optional,
  ...needed,
  salary: fc.option(fc.oneof(wholeSalary, partOfSalary)),
});

/** A change of status (§3), with or without a word on the close date. */
const transition: fc.Arbitrary<JobBody> = fc.record(
  { status: optional.status, closeDate: fc.constant(null) },
  { requiredKeys: ["status"] },
);

/** Some properties (§4.3.3), few more often than many, which may or may not suit the job. */
const someChanges: fc.Arbitrary<JobBody> = fc
  .tuple(
    anyChange,
    fc.subarray([...Object.keys(optional), ...Object.keys(needed), "salary"], { maxLength: 3 }),
    fc.oneof(
      { weight: 6, arbitrary: fc.constant({}) },
      { weight: 2, arbitrary: route },
      // Right only where the job has that address.
      { weight: 1, arbitrary: fc.constant({ applicantRoutingType: { id: 2 as const } }) },
    ),
  )
  .map(([job, keys, address]) => ({
    ...Object.fromEntries(Object.entries(job).filter(([key]) => keys.includes(key))),
    ...address,
  }));

export const changes = fc.oneof(
  { weight: 2, arbitrary: someChanges },
  { weight: 1, arbitrary: transition },
);
