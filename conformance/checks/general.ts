import { type Check, stated } from "../check.ts";
import type { JobBody, Trial } from "../trial.ts";
import { equal, must } from "../verdict.ts";

/** What a browser sends along with a page's address. */
const BROWSER = {
  "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
  Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "Accept-Language": "fr-CA,fr;q=0.9,en;q=0.8",
  "Upgrade-Insecure-Requests": "1",
};

/** Sends `method` as a client that cannot: a POST with the override. */
function override(trial: Trial, method: "PUT" | "DELETE", path: string, json?: JobBody) {
  const headers = { "X-HTTP-Method-Override": method };
  return trial.employer.send("POST", path, { headers, ...(json && { json }) });
}

const contentTypes = ["application/json", "application/json; charset=UTF-8"].map((type) =>
  stated("§1.1", `a body with Content-Type ${type} is read`, async (trial) => {
    const title = trial.title();
    const body = JSON.stringify(trial.body({ title }));
    const headers = { "Content-Type": type };
    const answer = await trial.employer.send("POST", "/jobs", { body, headers });
    equal(answer.isAccepted().job().title, title, "title");
  }),
);

/** General request rules (§1). */
export const generalChecks: Check[] = [
  ...contentTypes,
  stated(
    "§1.2",
    "POST with X-HTTP-Method-Override: DELETE to /jobs/{id} deletes",
    async (trial) => {
      const { id } = await trial.make();
      (await override(trial, "DELETE", `/jobs/${id}`)).isAccepted();
      (await trial.employer.get(`/jobs/${id}`)).isRefused();
    },
  ),
  stated("§1.2", "POST with X-HTTP-Method-Override: DELETE to /jobs deletes", async (trial) => {
    const { id, referenceId } = await trial.make({ referenceId: trial.referenceId() });
    (await override(trial, "DELETE", "/jobs", { referenceId })).isAccepted();
    (await trial.employer.get(`/jobs/${id}`)).isRefused();
  }),
  stated("§1.2", "POST with X-HTTP-Method-Override: PUT to /jobs/{id} modifies", async (trial) => {
    const before = await trial.make();
    const title = trial.title();
    (await override(trial, "PUT", `/jobs/${before.id}`, { title })).isAccepted();
    equal(await trial.read(before.id), { ...before, title }, "the job");
  }),
  stated("§1.2", "POST with X-HTTP-Method-Override: PUT to /jobs modifies", async (trial) => {
    const before = await trial.make({ referenceId: trial.referenceId() });
    const title = trial.title();
    const json = { referenceId: before.referenceId, title };
    (await override(trial, "PUT", "/jobs", json)).isAccepted();
    equal(await trial.read(before.id), { ...before, title }, "the job");
  }),
  stated("§1.3", "GET may be issued from a web browser", async (trial) => {
    const { id } = await trial.make();
    for (const path of [`/jobs/${id}`, "/jobs"]) {
      const answer = (await trial.employer.get(path, BROWSER)).isAccepted();
      must(
        answer.header("content-type").startsWith("application/json"),
        `${path} answers ${answer.header("content-type")} to a browser`,
      );
    }
  }),
];
