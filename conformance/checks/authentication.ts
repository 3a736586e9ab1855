import { type Check, decided, stated } from "../check.ts";
import type { Answer } from "../answer.ts";
import type { Client } from "../client.ts";
import type { Trial } from "../trial.ts";
import { equal, must } from "../verdict.ts";

interface Target {
  id: number;
  referenceId: string | null;
}

type Operation = (trial: Trial, client: Client, target: Target) => Promise<Answer>;

/** Every job operation (§4), on another employer's job. */
const OPERATIONS: Record<string, Operation> = {
  "GET /jobs": (_trial, client) => client.get("/jobs"),
  "POST /jobs": (trial, client) => client.post(trial.body()),
  "PUT /jobs": (trial, client, { referenceId }) =>
    client.put("/jobs", { referenceId, title: trial.title() }),
  "DELETE /jobs": (_trial, client, { referenceId }) => client.delete("/jobs", { referenceId }),
  "GET /jobs/{id}": (_trial, client, { id }) => client.get(`/jobs/${id}`),
  "PUT /jobs/{id}": (trial, client, { id }) => client.put(`/jobs/${id}`, { title: trial.title() }),
  "DELETE /jobs/{id}": (_trial, client, { id }) => client.delete(`/jobs/${id}`),
  "POST with override DELETE /jobs/{id}": (_trial, client, { id }) =>
    client.send("POST", `/jobs/${id}`, { headers: { "X-HTTP-Method-Override": "DELETE" } }),
};

/** Credentials that are none. */
const STRANGERS: Record<string, (trial: Trial) => Client> = {
  "without a key": (trial) => trial.anonymous,
  "with a wrong key": (trial) =>
    trial.clientWith("jobs_0000000000000000000000000000000000000000000"),
  "with an empty key": (trial) => trial.clientWith(""),
};

const refused = Object.entries(STRANGERS).flatMap(([who, clientOf]) =>
  Object.entries(OPERATIONS).flatMap(([name, operate]) => {
    const expectResponse = (verdict: (answer: Answer) => Answer) => async (trial: Trial) => {
      const before = await trial.make({ referenceId: trial.referenceId() });
      verdict(await operate(trial, clientOf(trial), before));
      equal(await trial.read(before.id), before, "the job");
      equal(await trial.count(), 1, "the number of jobs");
    };
    return [
      stated(
        "§5.1",
        `${name} ${who} is refused`,
        expectResponse((answer) => answer.isRefused()),
      ),
      decided(
        "Error statuses",
        `${name} ${who} is 401`,
        expectResponse((answer) => answer.is(401)),
      ),
    ];
  }),
);

/** Operations that name a job; what the other employer's job must not feel. */
const NAMING = Object.entries(OPERATIONS).filter(
  ([name]) => name.includes("{id}") || name === "DELETE /jobs",
);

const isolated = NAMING.flatMap(([name, operate]) => {
  const expectResponse = (verdict: (answer: Answer) => Answer) => async (trial: Trial) => {
    const { other } = trial;
    const before = await trial.make({ referenceId: trial.referenceId() }, other);
    verdict(await operate(trial, trial.employer, before));
    equal(await trial.read(before.id, other), before, "the other employer's job");
  };
  return [
    stated(
      "§5.3",
      `${name} of another employer's job is refused`,
      expectResponse((a) => a.isRefused()),
    ),
    decided(
      "Error statuses",
      `${name} of another employer's job is 404`,
      expectResponse((a) => a.is(404)),
    ),
  ];
});

/** Who may do what (§5). */
export const authenticationChecks: Check[] = [
  stated("§5.2", "the key is taken from the header API-Key, in any case", async (trial) => {
    const headers = { "api-key": trial.installation.apiKey };
    (await trial.anonymous.send("GET", "/jobs", { headers })).is(200);
  }),
  stated("§5.2", "the key is taken from no other place", async (trial) => {
    const key = trial.installation.apiKey;
    const headers = { Authorization: `Bearer ${key}` };
    (await trial.anonymous.send("GET", "/jobs", { headers })).isRefused();
    (await trial.anonymous.send("GET", `/jobs?API-Key=${encodeURIComponent(key)}`)).isRefused();
  }),
  ...refused,
  stated("§5.3", "a job belongs to the employer of the key", async (trial) => {
    const [one, two] = [await trial.make(), await trial.make()];
    const other = await trial.make({}, trial.other);
    equal(one.employer, two.employer, "the employer of two jobs of one key");
    must(one.employer?.id !== other.employer?.id, "another key has the same employer");
  }),
  stated("§5.3", "the list holds only the employer's own jobs", async (trial) => {
    const [mine, theirs] = [await trial.make(), await trial.make({}, trial.other)];
    const list = (await trial.employer.get(`/jobs?q=${trial.word}`)).isAccepted().list();
    equal(
      list.data.map(({ id }) => id),
      [mine.id],
      "the ids found by q",
    );
    equal(list.paging.total, 1, "total");
    const all = (await trial.employer.get("/jobs?pageSize=100")).isAccepted().list();
    must(
      all.data.every(({ id, employer }) => id !== theirs.id && employer?.id === mine.employer?.id),
      "the list without q holds another employer's job",
    );
  }),
  stated("§5.3", "two employers may use the same referenceId", async (trial) => {
    const referenceId = trial.referenceId();
    const theirs = await trial.make({ referenceId }, trial.other);
    const mine = (await trial.employer.put("/jobs", trial.body({ referenceId })))
      .isAccepted()
      .job();
    must(mine.id !== theirs.id, "it is the other employer's job");
    equal(await trial.read(theirs.id, trial.other), theirs, "the other employer's job");
  }),
  ...isolated,
];
