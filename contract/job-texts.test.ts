import * as z from "zod/mini";
import { describe, expect, test } from "vitest";
import { brokenRules } from "./field-errors.ts";
import { isOutdated, jobRequest, jobRequestWith } from "./job-request.ts";

const minimal = {
  title: "Baker",
  locations: [{ description: "Vancouver, BC" }],
  categories: [{ id: 1 }],
  positionType: { id: 1 },
  description: "<p>Bread.</p>",
  applicantRoutingType: { id: 1 },
  applicationEmail: "jobs@example.com",
};

describe("what a job has stored", () => {
  const stored = {
    title: "a\u0007\nb",
    referenceId: "R\u200b ",
    locations: [{ description: "123" }],
    applicationEmail: "jobs@.com",
    applicationUrl: "https://example",
  };
  const withStored = jobRequestWith(() => [], stored);

  test("is valid as it is", () => {
    expect(isOutdated(stored)).toBe(true);
    for (const id of [1, 2]) {
      const body = { ...minimal, ...stored, applicantRoutingType: { id } };
      expect(z.safeParse(withStored, body).data).toMatchObject({
        title: stored.title,
        referenceId: stored.referenceId,
        locations: stored.locations,
      });
    }
  });

  test("makes nothing else valid", () => {
    const body = { ...minimal, ...stored, title: "b\u0007", applicationEmail: "jobs@..com" };
    const { error } = z.safeParse(withStored, body, { reportInput: true });
    expect(brokenRules(error!).map(({ field, code }) => `${field} ${code}`)).toEqual([
      "title invalid_text",
      "applicationEmail invalid_format",
    ]);
  });

  test("is seldom outdated", () => {
    const { title, locations, applicationEmail } = minimal;
    const current = { title, locations, applicationEmail, applicationUrl: null };
    expect(isOutdated({ ...current, referenceId: null })).toBe(false);
    expect(isOutdated({ ...current, referenceId: " R" })).toBe(true);
  });
});

test.each<[string, object, string]>([
  ...["R\u200b", "\ufeffR", "R\u00ad", "\u202eR"].map((referenceId): [string, object, string] => [
    `${JSON.stringify(referenceId)}, a reference id with an invisible character`,
    { referenceId },
    "referenceId invalid_text",
  ]),
  [
    "a reference id that is longer when it is composed",
    { referenceId: "\ufb2c".repeat(50) },
    "referenceId too_long",
  ],
  [
    "an e-mail address that reaches nobody",
    { applicationEmail: "jobs@.com" },
    "applicationEmail invalid_format",
  ],
  [
    "a web address that leads nowhere",
    { applicantRoutingType: { id: 2 }, applicationUrl: "https://https://example.com" },
    "applicationUrl invalid_format",
  ],
])("%s is refused", (_name, changes, expected) => {
  const { error } = z.safeParse(jobRequest, { ...minimal, ...changes }, { reportInput: true });
  expect(brokenRules(error!).map(({ field, code }) => `${field} ${code}`)).toEqual([expected]);
});
