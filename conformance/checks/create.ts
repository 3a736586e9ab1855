import { SALARY_PERIODS } from "#contract/reference.ts";
import { type Check, decided, stated } from "../check.ts";
import type { JobBody, Trial } from "../trial.ts";
import { NotJudged, equal, must } from "../verdict.ts";

/** A check that a body is accepted with `changes`, and what the answer shows of them. */
function accepted(title: string, changes: JobBody, shows: JobBody = changes): Check {
  return stated("§4.2", title, async (trial) => {
    const answer = await trial.employer.post(trial.body(changes));
    const job: JobBody = { ...answer.isAccepted().job() };
    for (const [name, value] of Object.entries(shows)) equal(job[name], value, name);
  });
}

/** A job's salary as §2.5 shows it, without the names of the period. Its maximum is optional. */
async function salaryOf(trial: Trial, salary: JobBody) {
  const job = (await trial.employer.post(trial.body({ salary }))).isAccepted().job();
  must(job.salary !== null, "salary is null");
  const { amount, maxAmount, period, plusCommission } = job.salary;
  return { amount, maxAmount: maxAmount ?? null, period: { id: period.id }, plusCommission };
}

const periods = SALARY_PERIODS.map(({ id }) =>
  stated(
    "§4.2",
    `salary.period.id ${id} is accepted, its name and unit filled in`,
    async (trial) => {
      const salary = { amount: 1000, period: { id } };
      const job = (await trial.employer.post(trial.body({ salary }))).isAccepted().job();
      must(job.salary !== null, "salary is null");
      equal(job.salary.period.id, id, "salary.period.id");
      must(
        job.salary.period.name !== "" && job.salary.period.unit !== "",
        "the name or unit is empty",
      );
    },
  ),
);

const counts = [1, 2, 3].flatMap((count) => [
  stated("§4.2", `${count} locations are accepted, in their order`, async (trial) => {
    const descriptions = ["Kelowna, BC", "Regina, SK", "Halifax, NS"].slice(0, count);
    const locations = descriptions.map((description) => ({ description }));
    const job = (await trial.employer.post(trial.body({ locations }))).isAccepted().job();
    equal(
      job.locations.map(({ description }) => description),
      descriptions,
      "locations",
    );
  }),
  stated("§4.2", `${count} categories are accepted`, async (trial) => {
    const categories = trial.categories(count);
    const job = (await trial.employer.post(trial.body({ categories }))).isAccepted().job();
    equal(
      job.categories.map(({ id }) => ({ id })),
      categories,
      "categories",
    );
  }),
]);

/** The answer of GET, which is accepted as a POST body, makes an equal job. */
const roundTrips = (
  [
    ["everything", (trial) => trial.fullBody()],
    ["the least", (trial) => trial.body()],
    ["the URL route", (trial) => trial.urlBody()],
  ] satisfies [string, (trial: Trial) => JobBody][]
).map(([what, bodyOf]) =>
  stated("§4.2", `the body of GET without ids makes an equal job (${what})`, async (trial) => {
    const { id, referenceId, ...body } = await trial.makeFrom(bodyOf(trial));
    const copy = (await trial.employer.post(body)).isAccepted().job();
    must(copy.id !== id, "it is the same job");
    const { id: _, referenceId: none, ...rest } = await trial.read(copy.id);
    equal(rest, body, "the copy");
    must(none === null || none === "", `the copy has the reference id ${none}, not ${referenceId}`);
  }),
);

/** POST /jobs: what is accepted and how it is answered (§4.2). */
export const createChecks: Check[] = [
  stated("§4.2.1", "POST answers 201", async (trial) => {
    (await trial.employer.post(trial.body())).is(201);
  }),
  stated("§4.2.2", "Location is {base_url}/api/v1.1/jobs/{id}", async (trial) => {
    const answer = (await trial.employer.post(trial.body())).isAccepted();
    const { pathname } = new URL(answer.header("location"), `${trial.employer.root}/jobs`);
    must(pathname.endsWith(`/api/v1.1/jobs/${answer.job().id}`), `Location leads to ${pathname}`);
  }),
  stated("§4.2.2", "the URL in Location answers the job", async (trial) => {
    const answer = (await trial.employer.post(trial.body())).isAccepted();
    const location = new URL(answer.header("location"), `${trial.employer.root}/jobs`);
    const read = (await trial.employer.follow(location.href)).is(200);
    equal(read.job().id, answer.job().id, "id");
    if (!trial.employer.leadsHere(location.href))
      throw new NotJudged(
        `Location leads to ${location.origin}: run with --base-url ${location.origin}`,
      );
  }),
  stated("§4.2.3", "Content-Type is application/json", async (trial) => {
    const answer = (await trial.employer.post(trial.body())).isAccepted();
    must(
      answer.header("content-type").startsWith("application/json"),
      `it is ${answer.header("content-type")}`,
    );
  }),
  stated("§4.2.4", "the body is the full job, as GET answers it", async (trial) => {
    const answer = (await trial.employer.post(trial.fullBody())).isAccepted();
    equal(answer.job(), await trial.read(answer.job().id), "the body");
  }),
  stated("§4.2.4", "embedded objects are filled in with their names", async (trial) => {
    const job = (await trial.employer.post(trial.fullBody())).isAccepted().job();
    const names = [
      ...job.locations.map(({ name }) => name),
      ...job.categories.map(({ name }) => name),
      job.positionType?.name,
      job.salary?.period.name,
      job.applicantRoutingType?.name,
    ];
    must(names.every(Boolean), `a name is empty: ${JSON.stringify(names)}`);
  }),
  stated("§4.2", "a referenceId is kept", async (trial) => {
    const referenceId = trial.referenceId();
    const answer = await trial.employer.post(trial.body({ referenceId }));
    equal(answer.isAccepted().job().referenceId, referenceId, "referenceId");
  }),
  stated("§4.2", "without referenceId a job has none: null or empty", async (trial) => {
    const { referenceId } = (await trial.employer.post(trial.body())).isAccepted().job();
    must(referenceId === null || referenceId === "", `referenceId is ${referenceId}`);
  }),
  stated("§4.2", "two jobs without referenceId are two jobs", async (trial) => {
    const [one, two] = [await trial.make(), await trial.make()];
    must(one.id !== two.id, "both have the same id");
  }),
  stated("§4.2", "a referenceId may be used again once its job is deleted", async (trial) => {
    const referenceId = trial.referenceId();
    const { id } = await trial.make({ referenceId });
    (await trial.employer.delete(`/jobs/${id}`)).isAccepted();
    (await trial.employer.post(trial.body({ referenceId }))).isAccepted();
  }),
  accepted("confidential is false by default", {}, { confidential: false }),
  accepted("confidential true is kept", { confidential: true }),
  accepted("autoRefresh is false by default", {}, { autoRefresh: false }),
  stated("§4.2", "autoRefresh true is accepted", async (trial) => {
    (await trial.employer.post(trial.body({ autoRefresh: true }))).isAccepted();
  }),
  ...counts,
  stated("§4.2", "a location may be a City alone", async (trial) => {
    const locations = [{ description: "Kamloops" }];
    const job = (await trial.employer.post(trial.body({ locations }))).isAccepted().job();
    must(/^Kamloops\b/.test(job.locations[0]?.description ?? ""), "the location is another one");
  }),
  stated("§4.2", "a small Canadian place is accepted", async (trial) => {
    const locations = [{ description: "Spuzzum, BC" }];
    const job = (await trial.employer.post(trial.body({ locations }))).isAccepted().job();
    equal(job.locations[0]?.description, "Spuzzum, BC", "locations[0].description");
  }),
  stated("§4.2", "positionType.id is kept", async (trial) => {
    const id = trial.installation.positionTypeIds.at(-1);
    const job = (await trial.employer.post(trial.body({ positionType: { id } })))
      .isAccepted()
      .job();
    equal(job.positionType?.id, id, "positionType.id");
  }),
  accepted("without salary, salary is null", {}, { salary: null }),
  ...periods,
  stated(
    "§4.2",
    "a salary needs only amount and period; no commission by default",
    async (trial) => {
      equal(
        await salaryOf(trial, { amount: 61000.5, period: { id: 1 } }),
        { amount: 61000.5, maxAmount: null, period: { id: 1 }, plusCommission: false },
        "salary",
      );
    },
  ),
  stated("§4.2", "a salary with maximum and commission is kept", async (trial) => {
    const salary = { amount: 20.5, maxAmount: 30.25, period: { id: 5 }, plusCommission: true };
    equal(await salaryOf(trial, salary), salary, "salary");
  }),
  stated("§4.2", "a description of 100,000 characters is accepted", async (trial) => {
    const description = `<p>${"Long text. ".repeat(9091)}</p>`;
    const answer = await trial.employer.post(trial.body({ description }));
    equal(answer.isAccepted().job().description.length, description.length, "its length");
  }),
  ...["http://example.com/apply", "https://example.com/apply?job=1&from=list#form"].map((address) =>
    stated("§4.2", `applicationUrl ${address} is accepted`, async (trial) => {
      const body = trial.urlBody({ applicationUrl: address });
      const job = (await trial.employer.post(body)).isAccepted().job();
      equal(job.applicationUrl, address, "applicationUrl");
      equal(job.applicantRoutingType?.id, 2, "applicantRoutingType.id");
    }),
  ),
  stated("§4.2", "the Email route keeps its address", async (trial) => {
    const job = (await trial.employer.post(trial.body())).isAccepted().job();
    equal(job.applicationEmail, "conformance@example.com", "applicationEmail");
    equal(job.applicantRoutingType?.id, 1, "applicantRoutingType.id");
  }),
  ...roundTrips,
  decided("Read-only properties", "id, employer and unknown ones are ignored", async (trial) => {
    const { id, employer } = await trial.make();
    const body = trial.body({ id, employer: { id: 1, name: "Somebody" }, unknown: [1] });
    const job = (await trial.employer.post(body)).is(201).job();
    must(job.id !== id, "the id was taken from the body");
    equal(job.employer, employer, "employer");
    must(!("unknown" in job), "the unknown property is answered back");
  }),
];
