import { gzipSync } from "node:zlib";
import { FIELD_ERROR_CODES } from "#contract/errors.ts";
import { type Check, decided, stated } from "../check.ts";
import type { Answer } from "../answer.ts";
import type { Trial } from "../trial.ts";
import { equal, must } from "../verdict.ts";

/** Requests that are refused, each for another reason. */
const REFUSALS: Record<string, (trial: Trial) => Promise<Answer>> = {
  "a broken rule": (trial) => trial.employer.post({}),
  "a query that breaks a rule": (trial) => trial.employer.get("/jobs?page=0"),
  "malformed JSON": (trial) =>
    trial.employer.send("POST", "/jobs", {
      body: "{",
      headers: { "Content-Type": "application/json" },
    }),
  "no key": (trial) => trial.anonymous.get("/jobs"),
  "no such job": (trial) => trial.employer.get("/jobs/2147483647"),
  "no such path": (trial) => trial.employer.get("/nothing"),
  "no such method": (trial) => trial.employer.send("PATCH", "/jobs", { json: {} }),
  "a Content-Type that is not JSON": (trial) =>
    trial.employer.send("POST", "/jobs", {
      body: "a=b",
      headers: { "Content-Type": "text/plain" },
    }),
};

/** Bodies that break one rule, and the path of the field to blame. */
const BLAME: [field: string, changes: object][] = [
  ["title", { title: "" }],
  ["locations", { locations: [] }],
  ["locations[1].description", { locations: [{ description: "Hope, BC" }, { description: "" }] }],
  ["categories[0].id", { categories: [{}] }],
  ["categories[0].id", { categories: [{ id: 1e300 }] }],
  ["positionType.id", { positionType: null }],
  ["salary.period.id", { salary: { amount: 1 } }],
  ["applicantRoutingType.id", { applicantRoutingType: {} }],
  ["applicationEmail", { applicationEmail: null }],
];

/** Errors (§7) and the shape and statuses that this project gave them. */
export const errorChecks: Check[] = [
  stated("§7.1", "a POST with a referenceId that exists is rejected", async (trial) => {
    const before = await trial.make({ referenceId: trial.referenceId() });
    const body = trial.body({ referenceId: before.referenceId });
    (await trial.employer.post(body)).isRefused();
    equal(await trial.count(), 1, "the number of jobs");
    equal(await trial.read(before.id), before, "the first job");
  }),
  stated("§7.3", "success is 200, 201 and 204", async (trial) => {
    const { id } = (await trial.employer.post(trial.body())).is(201).job();
    (await trial.employer.get(`/jobs/${id}`)).is(200);
    (await trial.employer.get("/jobs")).is(200);
    (await trial.employer.put(`/jobs/${id}`, { title: trial.title() })).is(200);
    (await trial.employer.delete(`/jobs/${id}`)).is(204);
  }),
  ...Object.entries(REFUSALS).map(([what, refuse]) =>
    decided("Error body", `${what}: JSON with a message and a list of errors`, async (trial) => {
      const answer = (await refuse(trial)).isRefused();
      must(answer.header("content-type").startsWith("application/json"), "it is not JSON");
      const { message, errors } = answer.problem();
      must(typeof message === "string" && message.trim() !== "", "there is no message");
      must(Array.isArray(errors), "errors is no list");
    }),
  ),
  ...BLAME.map(([field, changes]) =>
    decided("Error body", `the field to blame is ${field}`, async (trial) => {
      const answer = await trial.employer.post(trial.body({ ...changes }));
      const { errors } = answer.is(400).problem();
      equal(
        errors.map((error) => error.field),
        [field],
        "the fields",
      );
      must(
        errors.every(({ code, message }) => FIELD_ERROR_CODES.includes(code) && message !== ""),
        "an error has no known code or no message",
      );
    }),
  ),
  ...["en", "fr"].map((language) =>
    decided(
      "Error body",
      `the messages are in the language accepted: ${language}`,
      async (trial) => {
        const headers = { "Accept-Language": `${language}-CA, de;q=0.5` };
        const answer = await trial.employer.send("POST", "/jobs", { json: {}, headers });
        equal(answer.is(400).header("content-language"), language, "Content-Language");
      },
    ),
  ),
  decided("Error body", "no field is to blame for a body that is no object", async (trial) => {
    const headers = { "Content-Type": "application/json" };
    const answer = await trial.employer.send("POST", "/jobs", { body: "[]", headers });
    equal(answer.is(400).problem().errors, [], "errors");
  }),
  decided("Error body", "all broken rules are reported, not only the first", async (trial) => {
    const { errors } = (await trial.employer.post({ salary: { amount: 1 } })).is(400).problem();
    equal(
      errors.map(({ field }) => field).toSorted(),
      [
        "applicantRoutingType.id",
        "categories",
        "description",
        "locations",
        "positionType.id",
        "salary.period.id",
        "title",
      ],
      "the fields",
    );
  }),
  decided("Error statuses", "405 for a method that is not offered, with Allow", async (trial) => {
    const list = (await trial.employer.send("PATCH", "/jobs", { json: {} })).is(405);
    const allowed = new Set(list.header("allow").split(/, */));
    for (const method of ["GET", "POST", "PUT", "DELETE"])
      must(allowed.has(method), `Allow lacks ${method}`);
    const { id } = await trial.make();
    (await trial.employer.send("PATCH", `/jobs/${id}`, { json: {} })).is(405).header("allow");
  }),
  decided("Error statuses", "409 for a POST with a referenceId that exists", async (trial) => {
    const { referenceId } = await trial.make({ referenceId: trial.referenceId() });
    const { errors } = (await trial.employer.post(trial.body({ referenceId }))).is(409).problem();
    equal([errors[0]?.field, errors[0]?.code], ["referenceId", "taken"], "the error");
  }),
  decided("Error statuses", "415 for an encoded body, and the encoding is named", async (trial) => {
    const headers = { "Content-Type": "application/json", "Content-Encoding": "gzip" };
    const body = gzipSync(JSON.stringify(trial.body()));
    const answer = await trial.employer.send("POST", "/jobs", { body, headers });
    must(answer.is(415).problem().message.includes("gzip"), "the message does not name it");
    equal(await trial.count(), 0, "the number of jobs");
  }),
  ...["text/plain", "application/x-www-form-urlencoded", "application/xml", ""].map((type) =>
    decided("Error statuses", `415 for a body of type ${type || "none"}`, async (trial) => {
      const headers = type === "" ? {} : { "Content-Type": type };
      const body = JSON.stringify(trial.body());
      (await trial.employer.send("POST", "/jobs", { body, headers })).is(415);
      equal(await trial.count(), 0, "the number of jobs");
    }),
  ),
  decided("Error statuses", "404 for a path that is not there", async (trial) => {
    (await trial.employer.get("/nothing")).is(404);
    (await trial.employer.get("/jobs/1/more")).is(404);
    (await trial.employer.get(`/jobs/${"1".repeat(200)}`)).is(404);
  }),
];
