import { type Check, decided, stated } from "../check.ts";
import { equal, must } from "../verdict.ts";

/** Paths that name no job: unused ids, and values that are not ids. */
const NO_JOB = ["2147483647", "0", "-1", "2147483648", "99999999999999999999", "abc", "1.5", "%00"];

/** GET /jobs/{id} (§4.1). */
export const readChecks: Check[] = [
  stated("§4.1", "GET answers 200 with the job", async (trial) => {
    const body = trial.fullBody();
    const made = await trial.makeFrom(body);
    const job = (await trial.employer.get(`/jobs/${made.id}`)).is(200).job();
    equal(
      [job.id, job.title, job.referenceId],
      [made.id, body["title"], body["referenceId"]],
      "it",
    );
  }),
  stated("§4.1", "the body is JSON", async (trial) => {
    const { id } = await trial.make();
    const type = (await trial.employer.get(`/jobs/${id}`)).header("content-type");
    must(type.startsWith("application/json"), `Content-Type is ${type}`);
  }),
  stated("§4.1", "two reads answer the same", async (trial) => {
    const { id } = await trial.makeFrom(trial.fullBody());
    equal(await trial.read(id), await trial.read(id), "the job");
  }),
  ...NO_JOB.map((id) =>
    decided("Error statuses", `GET /jobs/${id} is 404: no such job`, async (trial) => {
      (await trial.employer.get(`/jobs/${id}`)).is(404);
    }),
  ),
];
