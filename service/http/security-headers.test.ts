import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { InjectOptions } from "fastify";
import { describe, expect, onTestFinished, test } from "vitest";
import { LIMITS } from "#contract/limits.ts";
import { createApp } from "../app.ts";
import { createTestDatabase } from "../db/testing/test-database.ts";
import { addApiKey, addEmployer } from "../employers/store.ts";
import { aJob } from "../testing/service-under-test.ts";

/** Said with every answer, be it a page, data or a refusal. */
const ALWAYS = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** The policy of what is no page: should a browser show it, it can do nothing. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/** The page's own policy, but for where it may connect to. */
const PAGE = [
  "default-src 'self'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types dompurify html-parser sheet-worker duplicate-worker",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join("; ");

const ORIGIN = "https://jobs.example.com";
const JSON_TYPE = { "content-type": "application/json" };

type Ask = (apiKey: string) => InjectOptions;

const api = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, options: InjectOptions = {}) =>
  ((apiKey) => ({
    method,
    url: `/api/v1.1${url}`,
    ...options,
    headers: { "api-key": apiKey, ...options.headers },
  })) satisfies Ask;

/** Every kind of answer that the service gives. */
const ANSWERS: [kind: string, status: number, policy: string, ask: Ask][] = [
  ["the page", 200, PAGE, () => ({ url: "/" })],
  ["the page at a path of its own", 200, PAGE, () => ({ url: "/jobs/7/edit?back=1" })],
  ["the page, asked whether it is there", 200, PAGE, () => ({ method: "HEAD", url: "/jobs" })],
  ["a file", 200, NOTHING, () => ({ url: "/theme.js" })],
  ["an asset", 200, NOTHING, () => ({ url: "/assets/main-a1.js" })],
  [
    "a compressed asset",
    200,
    NOTHING,
    () => ({ url: "/assets/main-a1.js", headers: { "accept-encoding": "br" } }),
  ],
  ["an asset that is gone", 404, NOTHING, () => ({ url: "/assets/gone.js" })],
  ["health", 200, NOTHING, () => ({ url: "/health" })],
  ["a list", 200, NOTHING, api("GET", "/jobs")],
  ["a created job", 201, NOTHING, api("POST", "/jobs", { payload: aJob })],
  [
    "a deleted job",
    204,
    NOTHING,
    api("DELETE", "/jobs", { headers: JSON_TYPE, payload: '{"referenceId":"R"}' }),
  ],
  ["a reference list", 200, NOTHING, api("GET", "/positiontypes")],
  ["the interface's description", 200, NOTHING, api("GET", "/openapi.json")],
  [
    "an answer to another origin",
    200,
    NOTHING,
    api("GET", "/jobs", { headers: { origin: ORIGIN } }),
  ],
  [
    "a preflight",
    204,
    NOTHING,
    () => ({
      method: "OPTIONS",
      url: "/api/v1.1/jobs",
      headers: { origin: ORIGIN, "access-control-request-method": "PUT" },
    }),
  ],
  [
    "an OPTIONS that is no preflight",
    204,
    NOTHING,
    () => ({ method: "OPTIONS", url: "/api/v1.1/jobs" }),
  ],
  ["a broken rule", 400, NOTHING, api("POST", "/jobs", { payload: {} })],
  ["no JSON", 400, NOTHING, api("POST", "/jobs", { headers: JSON_TYPE, payload: "{" })],
  ["no URL", 400, NOTHING, () => ({ url: "/%" })],
  ["no key", 401, NOTHING, () => ({ url: "/api/v1.1/jobs" })],
  ["no such job", 404, NOTHING, api("GET", "/jobs/2000000000")],
  ["no such path", 404, NOTHING, api("GET", "/nothing")],
  ["no such method", 405, NOTHING, api("POST", "/jobs/1", { payload: {} })],
  [
    "a reference id that is taken",
    409,
    NOTHING,
    api("POST", "/jobs", { payload: { ...aJob, referenceId: "T" } }),
  ],
  [
    "a version that is gone",
    412,
    NOTHING,
    api("PUT", "/jobs", { headers: { "if-match": '"0"' }, payload: { referenceId: "T" } }),
  ],
  [
    "too much",
    413,
    NOTHING,
    api("POST", "/jobs", { headers: JSON_TYPE, payload: "x".repeat(LIMITS.bodyBytes + 1) }),
  ],
  ["no JSON by its own word", 415, NOTHING, api("POST", "/jobs", { payload: "x" })],
];

/** The service with a built dashboard, and an employer with two jobs. */
async function served(rateLimit?: number) {
  const directory = mkdtempSync(path.join(os.tmpdir(), "dashboard-"));
  mkdirSync(path.join(directory, "assets"));
  writeFileSync(path.join(directory, "index.html"), '<meta name="api-base-url" content="" />');
  writeFileSync(path.join(directory, "theme.js"), "/* theme */");
  for (const name of ["main-a1.js", "main-a1.js.br"])
    writeFileSync(path.join(directory, "assets", name), "/* main */");
  const { db, drop } = await createTestDatabase("postgresql");
  onTestFinished(async () => {
    rmSync(directory, { recursive: true });
    await drop();
  });
  const app = createApp({
    db,
    timeZone: "UTC",
    trustProxy: true,
    rateLimit,
    corsOrigins: [ORIGIN],
    dashboard: { directory, apiBaseUrl: "" },
  });
  const { apiKey } = await addApiKey(db, await addEmployer(db, "Example Ltd", "limited"));
  const headers = { "api-key": apiKey };
  for (const referenceId of ["R", "T"])
    await app.inject({
      method: "POST",
      url: "/api/v1.1/jobs",
      headers,
      payload: { ...aJob, referenceId },
    });
  return { app, db, apiKey };
}

describe.each([
  ["http", undefined],
  ["https", "max-age=31536000"],
])("by %s", (protocol, transport) => {
  test.each(ANSWERS)("%s carries the protection", async (kind, status, policy, ask) => {
    const { app, apiKey } = await served();
    const asked = ask(apiKey);
    const { statusCode, headers } = await app.inject({
      ...asked,
      headers: { ...asked.headers, "x-forwarded-proto": protocol },
    });
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      ...ALWAYS,
      "content-security-policy": policy,
      "x-request-id": expect.stringMatching(/^[\da-f-]{36}$/) as string,
    });
    // No browser's first TLS request has a path that is not a URL.
    if (kind !== "no URL") expect(headers["strict-transport-security"]).toBe(transport);
  });
});

test("a client that is slowed down, and one that meets our own fault, are protected as well", async () => {
  const { app, db, apiKey } = await served(2);
  const get = () => app.inject({ url: "/api/v1.1/jobs", headers: { "api-key": apiKey } });
  expect(await get()).toMatchObject({ statusCode: 429, headers: ALWAYS });
  await db.query({ text: "ALTER TABLE jobs RENAME TO jobs_elsewhere" });
  const other = createApp({ db, timeZone: "UTC" });
  try {
    const url = "/api/v1.1/jobs";
    expect(await other.inject({ url, headers: { "api-key": apiKey } })).toMatchObject({
      statusCode: 500,
      headers: { ...ALWAYS, "content-security-policy": NOTHING },
    });
  } finally {
    await db.query({ text: "ALTER TABLE jobs_elsewhere RENAME TO jobs" });
  }
});

test("X-Forwarded-Proto counts only behind a trusted proxy", async () => {
  const { db, drop } = await createTestDatabase("postgresql");
  onTestFinished(drop);
  const app = createApp({ db, timeZone: "UTC" });
  const { headers } = await app.inject({
    url: "/health",
    headers: { "x-forwarded-proto": "https" },
  });
  expect(headers).not.toHaveProperty("strict-transport-security");
});
