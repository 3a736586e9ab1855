import { expect, test } from "vitest";
import { en } from "#contract/messages/en.ts";
import { fr } from "#contract/messages/fr.ts";
import { sentence } from "#contract/messages/message.ts";
import { createApp } from "../app.ts";
import type { Database } from "../db/database.ts";

const app = createApp({
  db: { engine: "embedded" } as Database,
  timeZone: "UTC",
  corsOrigins: ["https://jobs.example.com"],
});

const said = [en, fr].map((messages) => sentence({ key: "notPositive", field: "page" }, messages));

test.each([
  ["fr", "fr"],
  ["fr-CA,fr;q=0.9,en;q=0.8", "fr"],
  ["FR-fr", "fr"],
  ["en;q=0.5, fr-CA;q=0.6", "fr"],
  ["de, fr;q=0.1", "fr"],
  ["en, *;q=0.5", "en"],
  ["en-CA, fr-CA", "en"],
  [undefined, "en"],
  ["", "en"],
  ["*", "en"],
  ["de", "en"],
  ["fr;q=0", "en"],
  ["fr;q=much, ;;,=é", "en"],
  [`fr,${"x".repeat(256)}`, "en"],
])("Accept-Language: %s is answered in %s", async (accepted, language) => {
  const headers = accepted === undefined ? {} : { "accept-language": accepted };
  const answer = await app.inject({ url: "/api/v1.1/locations?page=0", headers });
  const message = said[language === "en" ? 0 : 1];
  expect(answer.json()).toMatchObject({ message, errors: [{ field: "page", message }] });
  expect(answer.headers).toMatchObject({
    "content-language": language,
    vary: "Origin, Accept-Language",
  });
});

test.each([
  ["GET", "/api/v1.1/jobs/"],
  ["GET", "/api/v1.1/jobs/?page=2"],
  ["PUT", "/api/v1.1/jobs/"],
  ["DELETE", "/api/v1.1/jobs/"],
  ["GET", "/api/v1.1/jobs/5/"],
  ["GET", "/api/v1.1/locations/"],
  ["POST", "/api/v1.1/jobs/"],
] as const)("%s %s: the slash at the end is said to be too many", async (method, url) => {
  const [path = ""] = url.split("?");
  for (const [language, messages] of Object.entries({ en, fr })) {
    const answer = await app.inject({ method, url, headers: { "accept-language": language } });
    const message = sentence({ key: "slashTooMany", path }, messages);
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { message }]);
  }
});

test("a list says no language", async () => {
  const { headers } = await app.inject({ url: "/api/v1.1/jobcategories" });
  expect(headers).not.toHaveProperty("content-language");
});
