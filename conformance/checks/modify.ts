import { type Check, decided, stated } from "../check.ts";
import { samples } from "../job-fields.ts";
import type { JobBody, Trial } from "../trial.ts";
import { equal, must } from "../verdict.ts";

/** Properties that are answered as they were sent. */
const PLAIN = samples("changed");

/** One property each: what is sent. */
const CHANGES: [name: string, sent: (trial: Trial) => JobBody][] = [
  ...Object.entries(PLAIN).map(([name, value]): [string, () => JobBody] => [
    name,
    () => ({ [name]: value }),
  ]),
  ["title", (trial) => ({ title: trial.title() })],
  ["applicationEmail", () => ({ applicationEmail: "changed@example.com" })],
  [
    "applicantRoutingType",
    () => ({ applicantRoutingType: { id: 2 }, applicationUrl: "https://example.com/changed" }),
  ],
  ["locations", () => ({ locations: [{ description: "Edmonton, AB" }] })],
  ["categories", (trial) => ({ categories: trial.categories(2).slice(1) })],
  [
    "positionType",
    (trial) => ({ positionType: { id: trial.installation.positionTypeIds.at(-1) } }),
  ],
];

/** The job after a change, as far as the change determines it. */
function expected(before: JobBody, after: JobBody, sent: JobBody): JobBody {
  const names = Object.keys(sent);
  // The address of the route that was left may stay or go: §2.1 lets it apply to its own route alone.
  const loose = "applicantRoutingType" in sent ? [...names, "applicationEmail"] : names;
  const job = { ...before };
  for (const name of loose) job[name] = name in PLAIN ? sent[name] : after[name];
  return job;
}

const partial = CHANGES.flatMap(([name, sentBy]) =>
  (["id", "referenceId"] as const).map((way) =>
    stated("§4.3.3", `PUT by ${way} with only ${name} changes only that`, async (trial) => {
      const before = await trial.makeFrom(trial.fullBody());
      const sent = sentBy(trial);
      if (way === "id") await trial.employer.put(`/jobs/${before.id}`, sent);
      else await trial.employer.put("/jobs", { ...sent, referenceId: before.referenceId });
      const after = await trial.read(before.id);
      equal(after, expected({ ...before }, { ...after }, sent), "the job");
      for (const [property, value] of Object.entries(sent)) {
        if (!(property in PLAIN)) shows({ ...after }[property], value, property);
      }
    }),
  ),
);

/** Whether an answer shows what was sent, beside what the service filled in. */
function shows(actual: unknown, sent: unknown, what: string): void {
  if (typeof sent !== "object" || sent === null) return equal(actual, sent, what);
  if (Array.isArray(sent))
    equal((actual as unknown[] | null)?.length, sent.length, `${what} length`);
  for (const [name, value] of Object.entries(sent))
    shows((actual as JobBody | null)?.[name], value, `${what}.${name}`);
}

/** PUT /jobs/{id} and PUT /jobs (§4.3). */
export const modifyChecks: Check[] = [
  stated("§4.3.1", "PUT takes every property of POST", async (trial) => {
    const before = await trial.make();
    const body = trial.fullBody();
    (await trial.employer.put(`/jobs/${before.id}`, body)).isAccepted();
    const after: JobBody = { ...(await trial.read(before.id)) };
    for (const [name, value] of Object.entries(body)) shows(after[name], value, name);
  }),
  stated("§4.3.2", "PUT to /jobs/{id} modifies the job with that id", async (trial) => {
    const [job, bystander] = [await trial.make(), await trial.make()];
    const title = trial.title();
    (await trial.employer.put(`/jobs/${job.id}`, { title })).isAccepted();
    equal((await trial.read(job.id)).title, title, "title");
    equal(await trial.read(bystander.id), bystander, "another job");
  }),
  stated("§4.3.2", "PUT to /jobs modifies the job with the referenceId", async (trial) => {
    const job = await trial.make({ referenceId: trial.referenceId() });
    const bystander = await trial.make({ referenceId: trial.referenceId() });
    const title = trial.title();
    (await trial.employer.put("/jobs", { referenceId: job.referenceId, title })).isAccepted();
    equal((await trial.read(job.id)).title, title, "title");
    equal(await trial.read(bystander.id), bystander, "another job");
  }),
  stated(
    "§4.3.2",
    "a referenceId is found in capitals and accents as it was given",
    async (trial) => {
      const referenceId = `${trial.word}-Éà/ %?`;
      const { id } = await trial.make({ referenceId });
      const answer = await trial.employer.put("/jobs", { referenceId, title: trial.title() });
      equal(answer.isAccepted().job().id, id, "id");
    },
  ),
  ...partial,
  stated("§4.3.3", "PUT by id with only referenceId changes only that", async (trial) => {
    const before = await trial.makeFrom(trial.fullBody());
    const referenceId = trial.referenceId();
    (await trial.employer.put(`/jobs/${before.id}`, { referenceId })).isAccepted();
    equal(await trial.read(before.id), { ...before, referenceId }, "the job");
  }),
  stated("§4.3.4", "PUT with an unknown referenceId creates and answers 201", async (trial) => {
    const body = trial.fullBody();
    const answer = (await trial.employer.put("/jobs", body)).is(201);
    equal(answer.job().referenceId, body["referenceId"], "referenceId");
    equal(await trial.read(answer.job().id), answer.job(), "the job");
  }),
  stated("§4.3.4", "a PUT that creates answers Location and JSON", async (trial) => {
    const body = trial.body({ referenceId: trial.referenceId() });
    const answer = (await trial.employer.put("/jobs", body)).isAccepted();
    const location = new URL(answer.header("location"), `${trial.employer.root}/jobs`);
    must(location.pathname.endsWith(`/api/v1.1/jobs/${answer.job().id}`), `it is ${location.href}`);
    must(answer.header("content-type").startsWith("application/json"), "Content-Type is not JSON");
  }),
  stated("§4.3.4", "a PUT that would create needs what POST needs", async (trial) => {
    const { title: _, ...body } = trial.body({ referenceId: trial.referenceId() });
    (await trial.employer.put("/jobs", body)).isRefused();
    equal(await trial.count(), 0, "the number of jobs made");
  }),
  stated("§4.3.5", "PUT with a referenceId that exists modifies that job", async (trial) => {
    const body = trial.body({ referenceId: trial.referenceId() });
    const { id } = await trial.makeFrom(body);
    const title = trial.title();
    const answer = (await trial.employer.put("/jobs", { ...body, title })).isAccepted();
    equal([answer.job().id, answer.job().title], [id, title], "id and title");
    equal(await trial.count(), 1, "the number of jobs");
  }),
  stated("§4.3.5", "repeating a PUT leaves the same state", async (trial) => {
    const body = trial.fullBody();
    const { id } = (await trial.employer.put("/jobs", body)).isAccepted().job();
    const once = await trial.read(id);
    (await trial.employer.put("/jobs", body)).isAccepted();
    (await trial.employer.put("/jobs", body)).isAccepted();
    equal(await trial.read(id), once, "the job");
    equal(await trial.count(), 1, "the number of jobs");
  }),
  ...(["id", "referenceId"] as const).map((way) =>
    stated(
      "§4.3.6",
      `a modification by ${way} answers 200, JSON and the full job`,
      async (trial) => {
        const before = await trial.makeFrom(trial.fullBody());
        const body = { title: trial.title(), referenceId: before.referenceId };
        const path = way === "id" ? `/jobs/${before.id}` : "/jobs";
        const answer = (await trial.employer.put(path, body)).is(200);
        must(
          answer.header("content-type").startsWith("application/json"),
          "Content-Type is not JSON",
        );
        equal(answer.job(), await trial.read(before.id), "the answer");
      },
    ),
  ),
  decided(
    "Error statuses",
    "PUT /jobs/{id} of no job is 404 and creates nothing",
    async (trial) => {
      (await trial.employer.put("/jobs/2147483647", trial.body())).is(404);
      equal(await trial.count(), 0, "the number of jobs");
    },
  ),
  decided("Error statuses", "PUT /jobs without a referenceId is 400", async (trial) => {
    const { errors } = (await trial.employer.put("/jobs", trial.body())).is(400).problem();
    equal(errors[0]?.field, "referenceId", "the field to blame");
  }),
  decided("Error statuses", "a referenceId of another job is 409", async (trial) => {
    const taken = await trial.make({ referenceId: trial.referenceId() });
    const before = await trial.make();
    const { referenceId } = taken;
    const answer = await trial.employer.put(`/jobs/${before.id}`, { referenceId });
    equal(answer.is(409).problem().errors[0]?.code, "taken", "the code of the first error");
    equal(await trial.read(before.id), before, "the job");
  }),
  decided("Nested values on PUT", "salary is merged property by property", async (trial) => {
    const before = await trial.makeFrom(trial.fullBody());
    const salary = { amount: 21.75, period: { id: 4 } };
    const after = (await trial.employer.put(`/jobs/${before.id}`, { salary })).is(200).job();
    shows(after.salary, { ...salary, maxAmount: 30.25, plusCommission: true }, "salary");
  }),
  decided("Nested values on PUT", "salary: null removes it", async (trial) => {
    const { id } = await trial.makeFrom(trial.fullBody());
    const after = (await trial.employer.put(`/jobs/${id}`, { salary: null })).is(200).job();
    equal(after.salary, null, "salary");
  }),
  decided("The other route's address", "a switch to URL needs an applicationUrl", async (trial) => {
    const { id } = await trial.make();
    const changes = { applicantRoutingType: { id: 2 } };
    const { errors } = (await trial.employer.put(`/jobs/${id}`, changes)).is(400).problem();
    equal(
      errors.map(({ field }) => field),
      ["applicationUrl"],
      "the fields to blame",
    );
  }),
];
