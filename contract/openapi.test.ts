import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { ERROR_STATUS } from "./errors.ts";
import { LIMITS } from "./limits.ts";
import { openApiDocument } from "./openapi.ts";
import type { JsonSchema } from "./openapi/schemas.ts";

interface MediaType {
  schema: JsonSchema;
  example: unknown;
}
interface Body {
  content?: Record<string, MediaType>;
}
interface Operation {
  operationId: string;
  security?: object[];
  description: string;
  tags?: string[];
  parameters?: { $ref?: string; name?: string; schema?: JsonSchema }[];
  requestBody?: Body;
  responses: Record<string, Body & { $ref?: string }>;
}
interface Document extends Record<string, unknown> {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, Body> };
}

const document = openApiDocument() as Document;
const text = JSON.stringify(document);
const METHODS = new Set(["get", "post", "put", "delete"]);

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => METHODS.has(method))
    .map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
);

/** A schema of the document as a check of its own, with what it refers to. */
function checkOf(schema: JsonSchema) {
  const whole = { ...schema, $defs: document.components.schemas };
  const local = JSON.stringify(whole).replaceAll("#/components/schemas/", "#/$defs/");
  return z.fromJSONSchema(JSON.parse(local) as JsonSchema);
}

test("the document is valid OpenAPI 3.1", async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
});

test("every endpoint of §4 is there, and the reference lists", () => {
  expect(operations.map(({ name }) => name).toSorted()).toEqual(
    [
      "GET /jobs/{id}",
      "POST /jobs",
      "PUT /jobs/{id}",
      "PUT /jobs",
      "DELETE /jobs/{id}",
      "DELETE /jobs",
      "GET /jobs",
      "GET /positiontypes",
      // The override of §1.2, and what §4 does not show.
      "POST /jobs/{id}",
      "GET /jobcategories",
      "GET /locations",
      "GET /locations/{id}",
      // The extensions.
      "GET /jobs/changes",
      "GET /jobs/{id}/versions",
      "GET /jobs/{id}/versions/{number}",
      "GET /jobs/record",
      "GET /jobs/deleted",
      "POST /jobs/{id}/restore",
      "GET /activity",
      "GET /activity/{id}",
      "DELETE /writes/{key}",
      "POST /writes/{key}",
      "GET /settings/{name}",
      "PUT /settings/{name}",
      "DELETE /settings/{name}",
      "POST /settings/{name}",
    ].toSorted(),
  );
});

test("a key is needed for jobs, and may be sent where places are looked for", () => {
  const own = operations.filter(({ operation }) => operation.security);
  expect(own.map(({ name, operation }) => [name, operation.security])).toEqual([
    ["GET /positiontypes", []],
    ["GET /jobcategories", []],
    ["GET /locations", [{}, { apiKey: [] }]],
    ["GET /locations/{id}", [{}, { apiKey: [] }]],
  ]);
});

test.each(operations)("$name names its clause, or is an extension", ({ name, operation }) => {
  const isExtension = /changes|settings|writes|versions|record|deleted|restore|activity/.test(name);
  expect(operation.description).toMatch(isExtension ? /^Extension\. / : /^§\d/);
  expect(operation.tags).toEqual(isExtension ? ["Extensions"] : undefined);
});

test.each(operations.filter(({ name }) => !name.startsWith("GET")))(
  "$name says what can be wrong with a body",
  ({ operation: { responses } }) => {
    const { invalid_request, request_timeout, too_large, unsupported_media_type } = ERROR_STATUS;
    for (const status of [invalid_request, request_timeout, too_large, unsupported_media_type])
      expect(responses).toHaveProperty(String(status));
  },
);

test.each(["/jobs", "/jobs/{id}"])(
  "POST %s tells of the PUT and the DELETE that it may mean (§1.2)",
  (path) => {
    const { post, put, delete: remove } = document.paths[path]!;
    for (const { parameters = [], requestBody, responses } of [put!, remove!]) {
      expect(Object.keys(post!.responses)).toEqual(expect.arrayContaining(Object.keys(responses)));
      expect(post!.parameters).toEqual(expect.arrayContaining(parameters));
      const { schema } = post!.requestBody!.content!["application/json"]!;
      for (const { example } of Object.values(requestBody?.content ?? {}))
        expect(() => checkOf(schema).parse(example)).not.toThrow();
    }
  },
);

const bodies = [
  ...operations.flatMap(({ name, operation }) => [
    [`the request of ${name}`, operation.requestBody] as const,
    ...Object.entries(operation.responses).map(
      ([status, response]) => [`${status} of ${name}`, response] as const,
    ),
  ]),
  ...Object.entries(document.components.responses),
].flatMap(([name, body]) =>
  Object.values(body?.content ?? {}).map((content) => ({ name, content })),
);

test.each(bodies)("the example of $name is valid by its schema", ({ content }) => {
  expect(content.example).toBeDefined();
  expect(() => checkOf(content.schema).parse(content.example)).not.toThrow();
});

test("a schema refuses what breaks it", () => {
  const job = bodies.find(({ name }) => name === "200 of GET /jobs/{id}")!.content;
  expect(() => checkOf(job.schema).parse({ ...(job.example as object), title: null })).toThrow(
    "expected string",
  );
});

test("every error status of the contract is answered by some operation", () => {
  const answered = operations.flatMap(({ operation }) => Object.keys(operation.responses));
  expect(new Set(answered)).toEqual(
    new Set([...Object.values(ERROR_STATUS).map(String), "200", "201", "204"]),
  );
});

describe("schemas say what the contract says", () => {
  const { JobRequest, JobChanges, Job } = document.components.schemas;

  test("limits are the contract's", () => {
    expect(JobRequest?.properties?.["title"]).toMatchObject({ maxLength: LIMITS.title });
    expect(Job?.properties?.["title"]).toMatchObject({ maxLength: LIMITS.title });
    expect(JobRequest?.properties?.["categories"]).toMatchObject({
      minItems: LIMITS.categories.min,
      maxItems: LIMITS.categories.max,
    });
  });

  test("a date has a format", () => {
    for (const schema of [Job, JobRequest, JobChanges])
      expect(schema?.properties?.["closeDate"]).toMatchObject({ format: "date" });
  });

  test("POST requires what §4.2 requires, PUT nothing", () => {
    expect(JobRequest?.required?.toSorted()).toEqual([
      "applicantRoutingType",
      "categories",
      "description",
      "locations",
      "positionType",
      "title",
    ]);
    expect(JobChanges?.required).toBeUndefined();
    expect(() => checkOf(JobChanges!).parse({ salary: { amount: 5 } })).not.toThrow();
    expect(JSON.stringify(JobChanges)).not.toContain('"default"');
  });

  test("that a close date is left out asks for the default in a new job, and in a change for nothing", () => {
    const note = "§4.2 null and no date both ask for 60 days after publishDate.";
    expect(JobRequest?.properties?.["closeDate"]).toMatchObject({ description: note });
    expect(JobChanges?.properties?.["closeDate"]).toMatchObject({
      description: note.replace("and no date both ask", "asks"),
    });
  });

  test("the numbers of a query are numbers", () => {
    const list = document.paths["/jobs"]!["get"]!;
    const pageSize = list.parameters?.find(({ name }) => name === "pageSize");
    const { default: fallback, max } = LIMITS.pageSize;
    expect(pageSize?.schema).toMatchObject({ type: "integer", default: fallback, maximum: max });
  });

  test("nothing of the schema library's own shows", () => {
    expect(text).not.toMatch(/"default":(null|""|\{\})|9007199254740991|additionalProperties/);
  });
});

test("the server's address is the base of the interface", () => {
  expect(document.servers).toEqual([{ url: "/api/v1.1" }]);
  const elsewhere = openApiDocument({ serverUrl: "https://jobs.example.com/api/v1.1" }) as Document;
  expect(elsewhere.servers).toEqual([{ url: "https://jobs.example.com/api/v1.1" }]);
});
