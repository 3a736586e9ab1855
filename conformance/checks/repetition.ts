import { randomUUID } from "node:crypto";
import { type Check, decided } from "../check.ts";
import { equal, must, sameNumbers } from "../verdict.ts";

const withKey = (key: string) => ({ "Idempotency-Key": key });

const AT_ONCE = 20;

/** The same request more than once, one after the other and at the same time. */
export const repetitionChecks: Check[] = [
  decided(
    "Repeated POST",
    "the same key and body are answered as the first time",
    async (trial) => {
      const [key, body] = [randomUUID(), trial.body()];
      const first = (await trial.employer.post(body, withKey(key))).is(201);
      const second = (await trial.employer.post(body, withKey(key))).is(201);
      equal(second.job(), first.job(), "the answer");
      equal(second.header("location"), first.header("location"), "Location");
      equal(await trial.count(), 1, "the number of jobs");
    },
  ),
  decided("Repeated POST", "another body under the same key is refused", async (trial) => {
    const key = randomUUID();
    (await trial.employer.post(trial.body(), withKey(key))).is(201);
    (await trial.employer.post(trial.body(), withKey(key))).isRefused();
    equal(await trial.count(), 1, "the number of jobs");
  }),
  decided("Repeated POST", "a refused POST leaves its key free", async (trial) => {
    const key = randomUUID();
    (await trial.employer.post({}, withKey(key))).is(400);
    (await trial.employer.post(trial.body(), withKey(key))).is(201);
  }),
  decided("Repeated POST", "another employer's key is another key", async (trial) => {
    const [key, body, { other }] = [randomUUID(), trial.body(), trial];
    const theirs = (await other.post(body, withKey(key))).is(201).job();
    const mine = (await trial.employer.post(body, withKey(key))).is(201).job();
    must(mine.id !== theirs.id, "the other employer's job is answered");
  }),
  decided("Repeated POST", `${AT_ONCE} at once with one key make one job`, async (trial) => {
    const [headers, body] = [withKey(randomUUID()), trial.body()];
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => trial.employer.post(body, headers)),
    );
    const ids = new Set(answers.map((answer) => answer.is(201).job().id));
    equal([ids.size, await trial.count()], [1, 1], "the number of ids and jobs");
  }),
  decided(
    "Concurrency",
    `${AT_ONCE} PUTs of a new referenceId at once make one job`,
    async (trial) => {
      const body = trial.body({ referenceId: trial.referenceId() });
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () => trial.employer.put("/jobs", body)),
      );
      const statuses = answers.map(({ status }) => status);
      sameNumbers(statuses, [...Array<number>(AT_ONCE - 1).fill(200), 201], "the statuses");
      equal(await trial.count(), 1, "the number of jobs");
    },
  ),
  decided(
    "Concurrency",
    `${AT_ONCE} POSTs of a new referenceId at once make one job`,
    async (trial) => {
      const body = trial.body({ referenceId: trial.referenceId() });
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () => trial.employer.post(body)),
      );
      const statuses = answers.map(({ status }) => status);
      sameNumbers(statuses, [201, ...Array<number>(AT_ONCE - 1).fill(409)], "the statuses");
      equal(await trial.count(), 1, "the number of jobs");
    },
  ),
  decided("Concurrency", "PUTs of different properties at once all have effect", async (trial) => {
    const { id } = await trial.make();
    const changes = {
      title: trial.title(),
      closeDate: "2033-03-03",
      confidential: true,
      description: "<p>Changed.</p>",
      applicationEmail: "changed@example.com",
    };
    await Promise.all(
      Object.entries(changes).map(async ([name, value]) =>
        (await trial.employer.put(`/jobs/${id}`, { [name]: value })).is(200),
      ),
    );
    const job: Record<string, unknown> = { ...(await trial.read(id)) };
    for (const [name, value] of Object.entries(changes)) equal(job[name], value, name);
  }),
];
