import { type Check, decided, stated } from "../check.ts";
import { equal, must } from "../verdict.ts";

/** DELETE /jobs/{id} and DELETE /jobs (§4.4). */
export const removeChecks: Check[] = [
  stated("§4.4.1", "DELETE /jobs/{id} deletes that job and no other", async (trial) => {
    const [job, bystander] = [await trial.make(), await trial.make()];
    (await trial.employer.delete(`/jobs/${job.id}`)).isAccepted();
    (await trial.employer.get(`/jobs/${job.id}`)).isRefused();
    equal(await trial.read(bystander.id), bystander, "another job");
    equal(await trial.count(), 1, "the number of jobs left");
  }),
  stated(
    "§4.4.1",
    "DELETE /jobs deletes the job with the referenceId and no other",
    async (trial) => {
      const job = await trial.make({ referenceId: trial.referenceId() });
      const bystander = await trial.make({ referenceId: trial.referenceId() });
      (await trial.employer.delete("/jobs", { referenceId: job.referenceId })).isAccepted();
      (await trial.employer.get(`/jobs/${job.id}`)).isRefused();
      equal(await trial.read(bystander.id), bystander, "another job");
    },
  ),
  stated("§4.4.1", "DELETE /jobs without a referenceId deletes nothing", async (trial) => {
    const job = await trial.make();
    (await trial.employer.delete("/jobs", {})).isRefused();
    equal(await trial.read(job.id), job, "the job");
  }),
  ...(["id", "referenceId"] as const).map((way) =>
    stated("§4.4.2", `DELETE by ${way} answers 204 with no body`, async (trial) => {
      const { id, referenceId } = await trial.make({ referenceId: trial.referenceId() });
      const answer =
        way === "id"
          ? await trial.employer.delete(`/jobs/${id}`)
          : await trial.employer.delete("/jobs", { referenceId });
      equal(answer.is(204).text, "", "the body");
      must(!("transfer-encoding" in answer.headers), "204 announces a body");
    }),
  ),
  decided("Error statuses", "DELETE a second time is 404", async (trial) => {
    const { id } = await trial.make();
    (await trial.employer.delete(`/jobs/${id}`)).is(204);
    (await trial.employer.delete(`/jobs/${id}`)).is(404);
  }),
  decided("Error statuses", "DELETE of an unknown referenceId is 404", async (trial) => {
    (await trial.employer.delete("/jobs", { referenceId: trial.referenceId() })).is(404);
  }),
  decided("Error statuses", "DELETE /jobs without a referenceId is 400", async (trial) => {
    (await trial.employer.delete("/jobs", { referenceId: "" })).is(400);
    (await trial.employer.delete("/jobs")).is(400);
  }),
  decided(
    "Error statuses",
    "DELETE with a JSON Content-Type and no body is read",
    async (trial) => {
      const { id } = await trial.make();
      const headers = { "Content-Type": "application/json" };
      (await trial.employer.send("DELETE", `/jobs/${id}`, { headers })).is(204);
    },
  ),
];
