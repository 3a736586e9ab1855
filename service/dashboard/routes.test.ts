import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "../app.ts";
import { createTestDatabase } from "../db/testing/test-database.ts";

const PAGE = '<!doctype html><meta name="api-base-url" content="" /><div id="root"></div>';

/** The service with a built dashboard of three files. */
async function served(apiBaseUrl = "", page = PAGE, sourceMaps = false) {
  const place = mkdtempSync(path.join(os.tmpdir(), "dashboard-"));
  // Where the whole is installed says nothing of a file.
  const directory = path.join(place, "assets/dist");
  mkdirSync(path.join(directory, "assets"), { recursive: true });
  writeFileSync(path.join(directory, "index.html"), page);
  for (const language of ["en-XA", "fr-CA"])
    writeFileSync(path.join(directory, `index.${language}.html`), page.replace("root", language));
  writeFileSync(path.join(directory, "theme.js"), "/* theme */");
  writeFileSync(path.join(directory, "assets/main-a1b2c3.js"), "/* main */");
  for (const name of ["main-a1b2c3.js.map", "main-a1b2c3.js.map.br"])
    writeFileSync(path.join(directory, "assets", name), "{}");
  const { db, drop } = await createTestDatabase("postgresql");
  onTestFinished(async () => {
    rmSync(place, { recursive: true });
    await drop();
  });
  return createApp({ db, timeZone: "UTC", dashboard: { directory, apiBaseUrl, sourceMaps } });
}

/** The directives of a Content-Security-Policy, each with its sources. */
function directives(policy: unknown): Record<string, string[]> {
  return Object.fromEntries(
    String(policy)
      .split("; ")
      .map((directive) => directive.split(" "))
      .map(([name = "", ...sources]) => [name, sources]),
  );
}

/** Written by hand on both sides, as neither imports the other. */
const ROUTES = [...readFileSync("src/app/routes.tsx", "utf8").matchAll(/^  path: "(.+)",$/gm)].map(
  ([, path = ""]) => path.replaceAll(/\$\w+/g, "7"),
);

test.each([...ROUTES, "//", "/jobs/", "/jobs?q=a.b", "/jobs/7/edit?back=1"])(
  "%s is the page, with a policy that takes scripts and markup from nowhere else",
  async (url) => {
    const app = await served();
    const { statusCode, headers, payload } = await app.inject({ url });
    expect(statusCode).toBe(200);
    expect(payload).toBe(PAGE);
    expect(headers["cache-control"]).toBe("no-cache");
    expect(directives(headers["content-security-policy"])).toEqual({
      "default-src": ["'self'"],
      "connect-src": ["'self'"],
      "require-trusted-types-for": ["'script'"],
      "trusted-types": ["dompurify", "html-parser", "sheet-worker", "duplicate-worker"],
      "base-uri": ["'none'"],
      "object-src": ["'none'"],
      "frame-ancestors": ["'none'"],
      "form-action": ["'self'"],
    });
  },
);

test.each([
  ["no header", {}, "en"],
  ["French", { "accept-language": "fr-FR,fr;q=0.9,en;q=0.8" }, "fr-CA"],
  ["French less than English", { "accept-language": "fr;q=0.5, en" }, "en"],
  ["German only", { "accept-language": "de" }, "en"],
  ["a malformed header", { "accept-language": ";;q=,%" }, "en"],
  ["a choice", { cookie: "a=b; language=fr-CA", "accept-language": "en" }, "fr-CA"],
  ["a header that no person sends", { "accept-language": `fr;q=0.1${",fr".repeat(200)}` }, "en"],
  ["a choice that is not built", { cookie: "language=__proto__" }, "en"],
])("%s: the page in the right language", async (_, headers, language) => {
  const app = await served();
  const response = await app.inject({ url: "/jobs", headers });
  expect(response.headers).toMatchObject({
    "content-language": language,
    vary: expect.stringContaining("Accept-Language, Cookie") as string,
  });
  expect(response.payload).toContain(language === "en" ? "root" : language);
});

test("HEAD asks whether the page is there", async () => {
  const app = await served();
  const { statusCode, headers, payload } = await app.inject({ method: "HEAD", url: "/jobs" });
  expect({ statusCode, payload }).toEqual({ statusCode: 200, payload: "" });
  expect(headers["content-length"]).toBe(String(PAGE.length));
});

test("a service at another origin is named in the page and in its policy", async () => {
  const app = await served('https://api.example.com:8443/"jobs"');
  const { headers, payload } = await app.inject({ url: "/" });
  expect(payload).toContain('content="https://api.example.com:8443/&quot;jobs&quot;"');
  expect(directives(headers["content-security-policy"])).toMatchObject({
    "connect-src": ["'self'", "https://api.example.com:8443"],
  });
});

test("what is built is kept for good when its name tells its content, else asked for again", async () => {
  const app = await served();
  for (const [url, cacheControl] of [
    ["/assets/main-a1b2c3.js", "public, max-age=31536000, immutable"],
    ["/theme.js", "no-cache"],
  ]) {
    const { statusCode, headers } = await app.inject({ url: url! });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ "cache-control": cacheControl });
  }
});

test.each([
  "/assets/old-000000.js",
  "/.env",
  "/foo.js",
  "/metrics",
  "/favicon.ico",
  "/jobs/7.json",
  "/no/such/page",
  "/robots.txt",
  "/.well-known/security.txt",
  "/api/v1.1/nothing",
  "/api",
  "//api/v1.1/jobs",
  "/API/v1.1/jobs",
  "/api/V1.1/jobs/",
  "/api%2Fv1.1%2Fjobs",
  "/careers/api/v1.1/jobs",
  "/v1.1/jobs",
  "/v1/jobs",
])("%s is a problem and no page", async (url) => {
  const app = await served();
  const { statusCode, headers, payload } = await app.inject({ url });
  expect(statusCode).toBe(404);
  expect(JSON.parse(payload)).toMatchObject({ message: expect.stringContaining(url) as string });
  expect(directives(headers["content-security-policy"])).toEqual({
    "default-src": ["'none'"],
    "frame-ancestors": ["'none'"],
  });
});

test.each([
  ["/no/such/page", "text/html,application/xhtml+xml,*/*;q=0.8", PAGE],
  ["/jobs/7.", "text/html,*/*", PAGE],
  ["/jobs/1.5", "text/html,*/*", PAGE],
  ["/.env", "text/html,*/*", "nothing at /.env"],
  ["/favicon.ico", "image/avif,image/webp,*/*;q=0.8", "nothing at /favicon.ico"],
])("%s, opened by a browser, is 404 too", async (url, accept, said) => {
  const app = await served();
  const { statusCode, payload } = await app.inject({ url, headers: { accept } });
  expect({ statusCode, payload }).toEqual({
    statusCode: 404,
    payload: expect.stringContaining(said) as string,
  });
});

test("a client with an API key gets a problem from any address, and never a page", async () => {
  const app = await served();
  const { statusCode, payload } = await app.inject({ url: "/jobs", headers: { "api-key": "x" } });
  expect({ statusCode, problem: JSON.parse(payload) }).toMatchObject({ statusCode: 404 });
});

test.each(["/%", "/a%2", "/%E0%A4%A", "/%ED%A0%80", "/x%zz/y"])(
  "%s is an address that cannot be read",
  async (url) => {
    const app = await served();
    expect((await app.inject({ url })).statusCode).toBe(400);
  },
);

test.each([
  [false, 404],
  [true, 200],
])("source maps are served only where that is said (%s)", async (sourceMaps, status) => {
  const app = await served("", PAGE, sourceMaps);
  for (const headers of [{}, { "accept-encoding": "br" }]) {
    const { statusCode } = await app.inject({ url: "/assets/main-a1b2c3.js.map", headers });
    expect(statusCode).toBe(status);
  }
  expect((await app.inject({ url: "/assets/main-a1b2c3.js" })).statusCode).toBe(200);
});

test("an address of the page that tries to leave the folder stays in it", async () => {
  const app = await served();
  for (const url of [
    "/../package.json",
    "/%2e%2e/package.json",
    "/assets/..%2f..%2fpackage.json",
  ]) {
    expect((await app.inject({ url })).payload).not.toContain("job-postings");
  }
});

test("an index.html without the place for the service's address is refused at start", async () => {
  await expect(served("", "<!doctype html>")).rejects.toThrow("api-base-url");
});
