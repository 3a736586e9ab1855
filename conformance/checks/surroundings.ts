import { type Check, decided } from "../check.ts";
import { equal, must } from "../verdict.ts";

/** An origin that no installation allows. */
const ORIGIN = "https://conformance.invalid";

/** What stands around the interface: methods, other origins, health. */
export const surroundingsChecks: Check[] = [
  decided("Method override", "is understood in any case", async (trial) => {
    const { id } = await trial.make();
    const headers = { "x-http-method-override": "delete" };
    (await trial.employer.send("POST", `/jobs/${id}`, { headers })).is(204);
  }),
  ...["GET", "PUT"].map((method) =>
    decided("Method override", `is ignored on ${method}`, async (trial) => {
      const before = await trial.make();
      const headers = { "X-HTTP-Method-Override": "DELETE" };
      const json = method === "PUT" ? { title: before.title } : undefined;
      const parts = { headers, ...(json && { json }) };
      (await trial.employer.send(method, `/jobs/${before.id}`, parts)).is(200);
      equal(await trial.read(before.id), before, "the job");
    }),
  ),
  ...["GET", "PATCH", "", "DELETED", "PUT, DELETE"].map((meant) =>
    decided("Method override", `"${meant}" on POST is 400 and creates nothing`, async (trial) => {
      const headers = { "X-HTTP-Method-Override": meant };
      (await trial.employer.post(trial.body(), headers)).is(400);
      equal(await trial.count(), 0, "the number of jobs");
    }),
  ),
  decided("CORS", "another origin is not allowed", async (trial) => {
    const answers = [
      await trial.employer.get("/jobs", { Origin: ORIGIN }),
      await trial.anonymous.send("OPTIONS", "/jobs", {
        headers: { Origin: ORIGIN, "Access-Control-Request-Method": "GET" },
      }),
    ];
    for (const { headers, status } of answers) {
      must(status < 500, `the status is ${status}`);
      const allowed = headers["access-control-allow-origin"];
      must(allowed !== "*" && allowed !== ORIGIN, `Access-Control-Allow-Origin is ${allowed}`);
      must(!("access-control-allow-credentials" in headers), "credentials are allowed");
    }
  }),
  ...["/health", "/ready"].map((path) =>
    decided("Health", `GET ${path} is 200 without a key`, async (trial) => {
      (await trial.anonymous.sendBeside("GET", path)).is(200);
    }),
  ),
];
