import { expect, test } from "vitest";
import { aJob, serviceUnderTest } from "../testing/service-under-test.ts";

const ORIGIN = "https://jobs.example.com";

const listed = (header: unknown) => String(header).split(", ").toSorted();

test("a page of an origin that is named may send and read all that the interface has", async () => {
  const { call, employer } = await serviceUnderTest("postgresql", { corsOrigins: [ORIGIN] });
  const asking = { origin: ORIGIN, "access-control-request-method": "PUT" };
  const { headers } = await call("OPTIONS", "/jobs/1", undefined, asking);
  expect(headers["access-control-allow-origin"]).toBe(ORIGIN);
  expect(listed(headers["access-control-allow-methods"])).toEqual(["DELETE", "GET", "POST", "PUT"]);
  expect(listed(headers["access-control-allow-headers"])).toEqual([
    "API-Key",
    "Change-Set-Id",
    "Change-Set-Text",
    "Change-Source",
    "Change-Undoes",
    "Content-Type",
    "Idempotency-Key",
    "If-Match",
    "If-None-Match",
    "X-HTTP-Method-Override",
  ]);

  const { call: own } = await employer();
  const created = await own("POST", "/jobs", aJob, { origin: ORIGIN });
  expect(created.headers["access-control-allow-origin"]).toBe(ORIGIN);
  expect(listed(created.headers["access-control-expose-headers"])).toEqual([
    "API-Key-Employer",
    "API-Key-Name",
    "API-Key-Plan",
    "API-Key-Scope",
    "Date",
    "ETag",
    "History-Days",
    "Location",
    "RateLimit",
    "RateLimit-Policy",
    "Retry-After",
    "Service-Extensions",
    "Time-Line",
    "X-Request-Id",
  ]);
});

test("a page of any other origin may not", async () => {
  const { call, employer } = await serviceUnderTest("postgresql", { corsOrigins: [ORIGIN] });
  const { call: own } = await employer();
  for (const origin of [
    "https://jobs.example.com.evil.example",
    "http://jobs.example.com",
    "null",
  ]) {
    const asking = { origin, "access-control-request-method": "GET" };
    for (const answer of [
      await call("OPTIONS", "/jobs", undefined, asking),
      await own("GET", "/jobs", undefined, { origin }),
    ])
      expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
  }
});
