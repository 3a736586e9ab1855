import { LIMITS } from "#contract/limits.ts";
import { ROUTING_TYPES, SALARY_PERIODS } from "#contract/reference.ts";
import { type Check, decided } from "../check.ts";
import type { JobBody, Trial } from "../trial.ts";
import { equal, must } from "../verdict.ts";

/** POST of a body that must be refused, with the field to blame. */
const refuses = (question: string, title: string, field: string, changes: JobBody): Check =>
  decided(question, title, async (trial) => {
    const { errors } = (await trial.employer.post(trial.body(changes))).is(400).problem();
    equal(errors[0]?.field, field, "the field to blame");
    equal(await trial.count(), 0, "the number of jobs");
  });

/** POST of a body that must be accepted, with what the job then shows. */
const takes = (question: string, title: string, changes: JobBody, shows: JobBody): Check =>
  decided(question, title, async (trial) => {
    // Where the title is another, the run's job is recognized by its reference id.
    const marker = changes["title"] === undefined ? {} : { referenceId: trial.referenceId() };
    const body = trial.body({ ...marker, ...changes });
    const job: JobBody = { ...(await trial.employer.post(body)).is(201).job() };
    for (const [name, value] of Object.entries(shows)) equal(job[name], value, name);
  });

/** Optional properties that a PUT clears, by null and by an empty text. */
const CLEARED: [name: string, value: unknown][] = [
  ["referenceId", null],
  ["salary", null],
  ["confidential", false],
  ["status", "draft"],
];

const cleared = CLEARED.flatMap(([name, value]) =>
  [null, ""].map((empty) =>
    decided(
      "null and empty text",
      `PUT ${name}: ${JSON.stringify(empty)} clears it`,
      async (trial) => {
        const { id } = await trial.makeFrom(trial.fullBody());
        const job: JobBody = {
          ...(await trial.employer.put(`/jobs/${id}`, { [name]: empty })).is(200).job(),
        };
        equal(job[name], value, name);
      },
    ),
  ),
);

const NOT_TEXT = { NUL: "a\0b", "half a surrogate pair": "a\ud800b" };

const hourly = { period: { id: 5 } };

/** Amounts as they are written in the body, and answered the same. */
const AMOUNTS = [0, 0.01, 0.1, 0.29, 1.1, 19.99, 1234567.89, 999_999_999.99, LIMITS.salaryAmount];

/** UTF-16 units that are one character each two. */
const emoji = (units: number) => "😀".repeat(units / 2);

const WRONG_TYPES: [field: string, value: unknown][] = [
  ["title", 5],
  ["title", ["a"]],
  ["referenceId", 5],
  ["closeDate", 20310304],
  ["confidential", "yes"],
  ["autoRefresh", 1],
  ["status", 1],
  ["locations", "Vancouver, BC"],
  ["categories", { id: 1 }],
  ["description", { html: "" }],
  ["salary", 50000],
  ["applicationEmail", ["jobs@example.com"]],
];

const periodNames = SALARY_PERIODS.map(({ id, name, unit }) =>
  decided("Names of ids", `salary.period ${id} is ${name}, per ${unit}`, async (trial) => {
    const job = await trial.make({ salary: { amount: 1, period: { id } } });
    equal(job.salary?.period, { id, name, unit }, "salary.period");
  }),
);

const routeNames = ROUTING_TYPES.map(({ id, name }) =>
  decided("Names of ids", `applicantRoutingType ${id} is ${name}`, async (trial) => {
    const job = await trial.makeFrom(id === 1 ? trial.body() : trial.urlBody());
    equal(job.applicantRoutingType, { id, name }, "applicantRoutingType");
  }),
);

/** Values where the interface is silent: empty ones, text, lengths, salaries, places, routes. */
export const valueChecks: Check[] = [
  takes(
    "null and empty text",
    "mean not given for what is optional",
    { referenceId: "", closeDate: null, salary: null, confidential: null, status: "" },
    { referenceId: null, salary: null, confidential: false, status: "draft" },
  ),
  refuses("null and empty text", "null is missing for what is required", "title", { title: null }),
  refuses("null and empty text", "blanks are missing for what is required", "title", {
    title: " \t ",
  }),
  ...cleared,
  takes("referenceId not given", "is answered as null", {}, { referenceId: null }),
  ...Object.entries(NOT_TEXT).map(([what, text]) =>
    refuses("Text", `${what} is refused`, "title", { title: text }),
  ),
  takes(
    "Text",
    "is kept as it is: accents, other scripts, emoji",
    { title: "É 東京 👩‍🍳 عربى" },
    {
      title: "É 東京 👩‍🍳 عربى",
    },
  ),
  takes(
    "Lengths",
    "are counted in UTF-16 units: at the limit",
    { title: emoji(LIMITS.title) },
    {
      title: emoji(LIMITS.title),
    },
  ),
  refuses("Lengths", "are counted in UTF-16 units: beyond the limit", "title", {
    title: emoji(LIMITS.title + 2),
  }),
  ...WRONG_TYPES.map(([field, value]) =>
    refuses("Error statuses", `${field}: ${JSON.stringify(value)} is 400`, field, {
      [field]: value,
    }),
  ),
  refuses("Error statuses", "a category id that is not in the list is 400", "categories[0].id", {
    categories: [{ id: LIMITS.maxId }],
  }),
  refuses("Error statuses", "a position type that is not in the list is 400", "positionType.id", {
    positionType: { id: LIMITS.maxId },
  }),
  refuses("Error statuses", "an id beyond Int32 is 400", "categories[0].id", {
    categories: [{ id: LIMITS.maxId + 1 }],
  }),
  ...AMOUNTS.map((amount) =>
    decided("Salary", `${amount} is kept exactly`, async (trial) => {
      const job = await trial.make({ salary: { amount, maxAmount: amount, ...hourly } });
      equal([job.salary?.amount, job.salary?.maxAmount], [amount, amount], "the amounts");
    }),
  ),
  refuses("Salary", "a negative amount is refused", "salary.amount", {
    salary: { amount: -0.01, ...hourly },
  }),
  refuses("Salary", "three decimals are refused", "salary.amount", {
    salary: { amount: 1.005, ...hourly },
  }),
  refuses("Salary", "a maximum below the amount is refused", "salary.maxAmount", {
    salary: { amount: 2, maxAmount: 1.99, ...hourly },
  }),
  refuses("Salary", "a maximum without an amount is refused", "salary.amount", {
    salary: { maxAmount: 2, ...hourly },
  }),
  takes(
    "Salary",
    "nothing but defaults is no salary",
    { salary: { plusCommission: false, maxAmount: null } },
    { salary: null },
  ),
  takes(
    "Salary",
    "nothing but blanks is no salary",
    { salary: { amount: " ", period: {}, plusCommission: "" } },
    { salary: null },
  ),
  ...periodNames,
  ...routeNames,
  decided("The other route's address", "is ignored and answered as null", async (trial) => {
    const email = await trial.make({ applicationUrl: "not an address" });
    equal(email.applicationUrl, null, "applicationUrl of the Email route");
    const url = await trial.makeFrom(trial.urlBody({ applicationEmail: "not an address" }));
    equal(url.applicationEmail, null, "applicationEmail of the URL route");
  }),
  refuses("The route's address", "an applicationEmail without @ is refused", "applicationEmail", {
    applicationEmail: "nobody",
  }),
  ...placeChecks(),
];

function placeChecks(): Check[] {
  const one = (description: string) => ({ locations: [{ description }] });
  const resolves = (written: string, answered: string) =>
    decided("Locations", `${written} is ${answered}`, async (trial: Trial) => {
      const { locations } = await trial.make(one(written));
      equal(locations[0]?.description, answered, "locations[0].description");
    });
  return [
    resolves("Vancouver", "Vancouver, BC"),
    resolves("montreal, qc", "Montréal, QC"),
    refuses("Locations", "an unknown province code is refused", "locations[0].description", {
      ...one("Vancouver, WA"),
    }),
    refuses("Locations", "a name without a letter is refused", "locations[0].description", {
      ...one("12345"),
    }),
    decided("Locations", "a place that is not held is accepted with an id", async (trial) => {
      const description = `Place ${trial.word}, YT`;
      const { locations } = await trial.make(one(description));
      must((locations[0]?.id ?? 0) > 0, "it has no id");
      equal(locations[0]?.description, description, "its description");
    }),
  ];
}
