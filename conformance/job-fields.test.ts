import { expect, it } from "vitest";
import { job } from "#contract/job.ts";
import { openApiDocument } from "#contract/openapi.ts";
import { JOB_FIELDS } from "./job-fields.ts";

it("has every field of a job", () => {
  const names = JOB_FIELDS.map(({ name }) => name);
  expect(names.toSorted()).toEqual(Object.keys(job.shape).toSorted());
});

it("allows null where the interface description does", () => {
  const { components } = openApiDocument() as {
    components: { schemas: { Job: { properties: Record<string, object> } } };
  };
  const nullable = Object.entries(components.schemas.Job.properties)
    .filter(([, schema]) => JSON.stringify(schema).includes('"null"'))
    .map(([name]) => name);
  const allowed = JOB_FIELDS.filter(({ rule }) => rule.holds(null)).map(({ name }) => name);
  expect(nullable.toSorted()).toEqual(allowed.toSorted());
});
