import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { ENGINES } from "../db/testing/test-database.ts";
import { aJob, serviceUnderTest } from "../testing/service-under-test.ts";

/** Lists in lists, as JSON. */
const DEEP = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;

const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

const refusal = (message: RegExp) => ({
  status: 400,
  body: { message: expect.stringMatching(message) as string, errors: [] },
});

const MANY = 200_000;

/** Bodies that a broken or hostile client sends, and the status that each deserves. */
const BODIES: [name: string, body: unknown, status: number][] = [
  ["nothing", "", 400],
  ["malformed JSON", '{"title": "x",', 400],
  ["invalid UTF-8", Buffer.from(JSON.stringify({ ...aJob, title: "Bak\xff" }), "latin1"), 400],
  ["a list", "[]", 400],
  ["null", "null", 400],
  ["a number", "1", 400],
  ["text", '"x"', 400],
  ["a deep list", DEEP, 400],
  ["a deep salary", `{"salary":{"period":{"id":${DEEP}}}}`, 400],
  ["a NUL", { ...aJob, title: "a\0" }, 400],
  ["half a surrogate pair", '{"title":"\\ud800"}', 400],
  ["lists for text", { ...aJob, title: [], description: {}, applicationEmail: [1] }, 400],
  ["objects for lists", { ...aJob, locations: {}, categories: { length: 1 } }, 400],
  ["lists in lists", { ...aJob, locations: [[]], categories: [[1]] }, 400],
  [
    "wrong items without end",
    { locations: Array(MANY).fill(0), categories: Array(MANY).fill(0) },
    400,
  ],
  [
    "unknown ids without end",
    { ...aJob, categories: Array.from({ length: MANY / 4 }, () => ({ id: 99 })) },
    400,
  ],
  ["ids beyond Int32", { ...aJob, positionType: { id: 2 ** 40 }, categories: [{ id: -1 }] }, 400],
  ["numbers beyond all", '{"salary":{"amount":1e999}}', 400],
  ["10 MB", JSON.stringify({ ...aJob, description: "x".repeat(10_000_000) }), 413],
  ["tags without end", { ...aJob, description: "<x>".repeat(300_000) }, 400],
];

describe.each(ENGINES)("on %s", (engine) => {
  test.each(BODIES)("%s in a body is never our fault", async (_name, body, status) => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const salary = { amount: 1, period: { id: 1 } };
    const { body: job } = await call("POST", "/jobs", { ...aJob, salary });
    const json = { "content-type": "application/json" };
    for (const [method, path] of [
      ["POST", "/jobs"],
      ["PUT", "/jobs"],
      ["DELETE", "/jobs"],
      ["PUT", `/jobs/${job.id}`],
    ] as const) {
      const answer = await call(method, path, body, json);
      // DELETE reads nothing but the referenceId.
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject({
        message: expect.stringMatching(/\S/) as string,
        errors: expect.any(Array) as unknown[],
      });
      expect(answer.body.errors.length).toBeLessThan(200);
    }
    expect((await call("GET", `/jobs/${job.id}`)).body).toEqual(job);
  });

  test.each([
    "abc",
    "0",
    "-1",
    "1.5",
    "2147483648",
    "99999999999999999999",
    "1%00",
    "%2e%2e",
    "1;drop",
    "NaN",
    "1".repeat(200),
  ])("no job has the id %s", async (id) => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    for (const method of ["GET", "PUT", "DELETE"]) {
      expect((await call(method, `/jobs/${id}`, method === "PUT" ? aJob : undefined)).status).toBe(
        404,
      );
    }
  });
});

test("no field is to blame for a body that is no object", async () => {
  const { employer } = await serviceUnderTest("postgresql");
  const { call } = await employer();
  for (const body of ["[]", "null", "1", '"x"'])
    expect(await call("POST", "/jobs", body)).toMatchObject({
      status: 400,
      body: { message: "The body must be a JSON object.", errors: [] },
    });
});

test("a byte order mark is no flaw, and what is one is found behind it", async () => {
  const { employer } = await serviceUnderTest("postgresql");
  const { call } = await employer();
  expect((await call("POST", "/jobs", `\ufeff${JSON.stringify(aJob)}`)).status).toBe(201);
  const { body } = await call("POST", "/jobs", '\ufeff{"title": x}');
  expect(body.message).toContain("Unexpected token 'x'");
});

test.each([
  ['{"title":\n"x",', /JSON at position 14 \(line 2,? column 5\)\.$/],
  ['{"at position 3": x}', /^[^()]*$/],
])("where %j is no JSON is said once", async (text, message) => {
  const { employer } = await serviceUnderTest("postgresql");
  const { call } = await employer();
  const { body } = await call("POST", "/jobs", text);
  expect(body.message).toMatch(message);
});

test.each<[string, string, object]>([
  ["32 levels", `{"unknown":${nested(31)},`, { status: 201 }],
  ["33 levels", `{"unknown":${nested(32)},`, refusal(/more than 32 levels deep/)],
  [
    "brackets in a text",
    String.raw`{"unknown":"${String.raw`[\"{`.repeat(100)}",`,
    { status: 201 },
  ],
  ["9,900 values", `{"unknown":[${"0,".repeat(9900)}0],`, { status: 201 }],
  ["10,000 values", `{"unknown":[${"0,".repeat(10_000)}0],`, refusal(/more than 10000 values/)],
  ["10,000 properties", `{${'"a":0,'.repeat(10_000)}`, refusal(/more than 10000 values/)],
])("a body of %s is refused before it is parsed", async (_name, start, expected) => {
  const { employer } = await serviceUnderTest("postgresql");
  const { call } = await employer();
  const job = `${start}${JSON.stringify(aJob).slice(1)}`;
  expect(await call("POST", "/jobs", job)).toMatchObject(expected);
});

test("the size of a body is the configured one", async () => {
  const { employer } = await serviceUnderTest("postgresql", { bodyLimit: 2000 });
  const { call } = await employer();
  const job = (length: number) => ({ ...aJob, description: "x".repeat(length) });
  expect((await call("POST", "/jobs", job(1500))).status).toBe(201);
  expect(await call("POST", "/jobs", job(2000))).toMatchObject({
    status: 413,
    body: { message: "The body is larger than 2000 bytes.", errors: [] },
  });
});

test("__proto__ and constructor are unknown properties like others", async () => {
  const { employer } = await serviceUnderTest("postgresql");
  const { call } = await employer();
  const poison = `"__proto__":{"title":"x"},"constructor":{"prototype":{"title":"x"}}`;
  expect((await call("POST", "/jobs", `{${poison},${JSON.stringify(aJob).slice(1)}`)).status).toBe(
    201,
  );
  expect((await call("POST", "/jobs", `{${poison}}`)).status).toBe(400);
  expect({}).not.toHaveProperty("title");
});

test.each<[string, string, string, Record<string, string>]>([
  ["PATCH", "/jobs", "GET, HEAD, POST, PUT, DELETE", {}],
  ["OPTIONS", "/jobs", "GET, HEAD, POST, PUT, DELETE", {}],
  ["QUERY", "/jobs", "GET, HEAD, POST, PUT, DELETE", {}],
  ["TRACE", "/jobs/1", "GET, HEAD, PUT, DELETE", {}],
  ["PROPFIND", "/jobs/1", "GET, HEAD, PUT, DELETE", {}],
  ["POST", "/jobs/1", "GET, HEAD, PUT, DELETE", {}],
  ["MKCOL", "/locations", "GET, HEAD", {}],
  ["SEARCH", "/locations/1", "GET, HEAD", {}],
  ["DELETE", "/openapi.json", "GET, HEAD", {}],
  ["POST", "/health", "GET, HEAD", {}],
  ["PUT", "/ready", "GET, HEAD", {}],
  ["PATCH", "/jobs/1", "GET, HEAD, PUT, DELETE", { "x-http-method-override": "PUT" }],
])("%s %s is 405 and allows %s, whatever its body is", async (method, path, allow, headers) => {
  const { employer } = await serviceUnderTest("postgresql");
  const { call } = await employer();
  const message = `${method} is not offered here, only ${allow}.`;
  const xml = { "content-type": "text/xml" };
  for (const [body, type] of [[{}], [undefined], ["<a/>"], ["<a/>", xml]] as const)
    expect(await call(method, path, body, { ...headers, ...type })).toMatchObject({
      status: 405,
      headers: { allow },
      body: { message },
    });
});

test.each(["PATCH", "POST", "DELET", "", "DELETE, PUT", "DELETE, DELETE", "PUT;q=1"])(
  "X-HTTP-Method-Override: %s is 400, and nothing is created (§1.2)",
  async (value) => {
    const { employer } = await serviceUnderTest("postgresql");
    const { call } = await employer();
    for (const path of ["/jobs", "/jobs/1"])
      expect(await call("POST", path, aJob, { "x-http-method-override": value })).toMatchObject({
        status: 400,
        body: {
          message: `X-HTTP-Method-Override must be PUT or DELETE, once; this is “${value}”. Nothing was done.`,
        },
      });
    expect((await call("GET", "/jobs")).body.paging.total).toBe(0);
    // Other methods need no override.
    const got = await call("GET", "/jobs", undefined, { "x-http-method-override": value });
    expect(got.status).toBe(200);
  },
);

test("an encoded body is 415 and the encoding is named", async () => {
  const { employer } = await serviceUnderTest("postgresql");
  const { call } = await employer();
  for (const encoding of ["gzip", "br", "gzip, identity"]) {
    const headers = { "content-encoding": encoding };
    expect(await call("POST", "/jobs", gzipSync(JSON.stringify(aJob)), headers)).toMatchObject({
      status: 415,
      headers: { "accept-encoding": "identity" },
      body: { message: expect.stringContaining(`Content-Encoding: ${encoding} `) as string },
    });
    expect((await call("GET", "/jobs", undefined, headers)).status).toBe(200);
  }
  const plain = { "content-encoding": " Identity" };
  expect((await call("POST", "/jobs", aJob, plain)).status).toBe(201);
});

test.each(["text/plain", "application/x-www-form-urlencoded", "text/json"])(
  "Content-Type %s is 415 (§1.1)",
  async (type) => {
    const { employer } = await serviceUnderTest("postgresql");
    const { call } = await employer();
    expect(await call("POST", "/jobs", aJob, { "content-type": type })).toMatchObject({
      status: 415,
      body: { message: "The body must be JSON: send Content-Type: application/json." },
    });
    expect((await call("POST", "/nothing", aJob, { "content-type": type })).status).toBe(404);
  },
);

test("an empty body is none and needs no Content-Type, nor is a wrong one refused", async () => {
  const { employer } = await serviceUnderTest("postgresql");
  const { call } = await employer();
  const { body: job } = await call("POST", "/jobs", aJob);
  // What `curl -d ''` sends.
  const form = { "content-type": "application/x-www-form-urlencoded", "content-length": "0" };
  expect((await call("POST", "/jobs", "", form)).status).toBe(400);
  expect((await call("POST", "/jobs", "", { ...form, "content-type": "form" })).status).toBe(400);
  // What is streamed says no length.
  const chunked = { "transfer-encoding": "chunked" };
  for (const type of [{}, { "content-type": "text/plain" }, { "content-type": "form" }]) {
    const { body } = await call("POST", "/jobs", aJob);
    const headers = { ...chunked, ...type };
    expect((await call("DELETE", `/jobs/${body.id}`, undefined, headers)).status).toBe(204);
  }
  const deleting = { ...form, "x-http-method-override": "DELETE" };
  expect((await call("POST", `/jobs/${job.id}`, "", deleting)).status).toBe(204);
  expect((await call("GET", `/jobs/${job.id}`)).status).toBe(404);
});

test.each([
  "application/json",
  "application/json; charset=UTF-8",
  "Application/JSON;charset=utf-8",
  "application/json charset=utf-8",
])("Content-Type %s is taken (§1.1)", async (type) => {
  const { employer } = await serviceUnderTest("postgresql");
  const { call } = await employer();
  expect((await call("POST", "/jobs", aJob, { "content-type": type })).status).toBe(201);
});
