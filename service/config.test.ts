import { expect, test } from "vitest";
import { readConfig, VARIABLES, withoutVariables } from "./config.ts";

test("without variables, the README's defaults hold", () => {
  expect(readConfig({})).toEqual({
    host: "127.0.0.1",
    port: 8080,
    dataDir: ".data",
    databaseUrl: undefined,
    databasePooled: false,
    publicUrl: undefined,
    corsOrigins: [],
    production: false,
    demo: true,
    metricsPort: undefined,
    logLevel: "info",
    timeZone: "America/Vancouver",
    apiBaseUrl: "",
    trustProxy: false,
    rateLimit: 2000,
    bodyLimit: 1_048_576,
    securityContact: undefined,
    sourceMaps: false,
    plain: false,
    retention: { publicDays: 1096, otherDays: 90 },
  });
});

test.each<[Record<string, string>, object]>([
  [
    { NODE_ENV: "production", DATA_DIR: "jobs" },
    { dataDir: "jobs", production: true, demo: false },
  ],
  [{ NODE_ENV: "production", DATABASE_URL: "postgresql://h/d", DEMO: "true" }, { demo: true }],
  [
    { PORT: "0", HOST: "::1" },
    { port: 0, host: "::1" },
  ],
  [{ PUBLIC_URL: "https://jobs.example.com/" }, { publicUrl: "https://jobs.example.com" }],
  [
    { CORS_ORIGINS: "https://a.example.com, https://b.example.com" },
    { corsOrigins: ["https://a.example.com", "https://b.example.com"] },
  ],
  [{ TRUST_PROXY: "true" }, { trustProxy: true }],
  [{ TRUST_PROXY: "10.0.0.0/8, ::1, loopback" }, { trustProxy: "10.0.0.0/8, ::1, loopback" }],
  [{ RATE_LIMIT: "50" }, { rateLimit: 50 }],
  [{ RATE_LIMIT: "off" }, { rateLimit: undefined }],
  [{ BODY_LIMIT: "4194304" }, { bodyLimit: 4_194_304 }],
  [
    { HISTORY_PUBLIC_DAYS: "2557", HISTORY_OTHER_DAYS: "30" },
    { retention: { publicDays: 2557, otherDays: 30 } },
  ],
  [{ METRICS_PORT: "9464" }, { metricsPort: 9464 }],
  [{ SOURCE_MAPS: "true" }, { sourceMaps: true }],
  [{ SECURITY_CONTACT: "s@example.com" }, { securityContact: "mailto:s@example.com" }],
  [{ SECURITY_CONTACT: "https://example.com/r" }, { securityContact: "https://example.com/r" }],
  [{ PLAIN: "true" }, { plain: true }],
  [{ DATABASE_URL: " " }, { databaseUrl: undefined }],
  [{ DATABASE_POOLED: "true" }, { databasePooled: true }],
])("%j is read as %j", (env, expected) => {
  expect(readConfig(env)).toMatchObject(expected);
});

test.each([
  ["PORT", "80a"],
  ["PORT", "65536"],
  ["METRICS_PORT", "on"],
  ["SECURITY_CONTACT", "us"],
  ["SECURITY_CONTACT", "http://example.com/report"],
  ["PUBLIC_URL", "jobs.example.com"],
  ["API_BASE_URL", "ftp://example.com"],
  ["DEMO", "yes"],
  ["DATABASE_POOLED", "transaction"],
  ["LOG_LEVEL", "loud"],
  ["RATE_LIMIT", "0"],
  ["RATE_LIMIT", "many"],
  ["BODY_LIMIT", "999"],
  ["BODY_LIMIT", "4 MiB"],
  ["SOURCE_MAPS", "1"],
  ["TIME_ZONE", "Mars/Olympus"],
  ["PUBLIC_URL", "https://jobs.example.com/?a=b"],
  ["PUBLIC_URL", "https://jobs.example.com/#top"],
  ["CORS_ORIGINS", "https://a.example.com, https://b.example.com/"],
  ["CORS_ORIGINS", "b.example.com"],
  ["DATABASE_URL", "mysql://127.0.0.1/jobs"],
  ["DATABASE_URL", "127.0.0.1/jobs"],
  ["TRUST_PROXY", "yes"],
  ["TRUST_PROXY", "1"],
  ["TRUST_PROXY", "10.0.0.0/99"],
  ["TRUST_PROXY", "10.0.0.1, 10.0.0.0/0"],
])("%s=%s is refused by its name", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must [a-z].*\\.$`));
});

test("without the variables, an environment describes no installation", () => {
  const env = Object.fromEntries([...VARIABLES, "PATH"].map((name) => [name, "a value"]));
  expect(withoutVariables(env)).toEqual({ PATH: "a value" });
});

test("in production, a database that no variable names is refused", () => {
  expect(() => readConfig({ NODE_ENV: "production", DATA_DIR: " " })).toThrow(
    /set DATABASE_URL to a PostgreSQL, or DATA_DIR /,
  );
});
