import { describe, expect, test } from "vitest";
import { LIMITS } from "#contract/limits.ts";
import { growth, MAX_GROWTH } from "#contract/testing/growth.ts";
import { aJob } from "../testing/service-under-test.ts";
import type { EmployerId } from "../db/employer.ts";
import { validateJob } from "./rules.ts";

const employerId = 1 as EmployerId;

test.each<[object, string, string]>([
  [{ categories: [{ id: 99 }, { id: 6 }] }, "categories[0].id", "not_allowed"],
  [{ categories: [{ id: LIMITS.maxId + 1 }] }, "categories[0].id", "out_of_range"],
  [{ positionType: { id: LIMITS.maxId } }, "positionType.id", "not_allowed"],
  [{ positionType: { id: LIMITS.maxId + 1 } }, "positionType.id", "out_of_range"],
  [{ positionType: { id: 0 } }, "positionType.id", "out_of_range"],
])("of %j it is said once that %s is %s", async (changes, field, code) => {
  const only: unknown = expect.objectContaining({ field, code });
  await expect(validateJob(employerId, { ...aJob, ...changes })).rejects.toThrow(
    expect.objectContaining({ fields: [only] }),
  );
});

test("what only this service knows is said together with what the contract says", async () => {
  const locations = [{ description: "Ontario" }];
  const body = { ...aJob, title: "", locations, categories: [{ id: 99 }] };
  const fields = ["title", "categories[0].id", "locations[0].description"];
  await expect(validateJob(employerId, body)).rejects.toThrow(
    expect.objectContaining({
      fields: fields.map((field): unknown => expect.objectContaining({ field })),
    }),
  );
});

describe("a value without end is refused in linear time", () => {
  const inField: [field: string, body: (value: string) => object][] = [
    ["title", (title) => ({ title })],
    ["referenceId", (referenceId) => ({ referenceId })],
    ["locations", (description) => ({ locations: [{ description }] })],
    ["closeDate", (closeDate) => ({ closeDate })],
    ["status", (status) => ({ status })],
    ["applicationEmail", (applicationEmail) => ({ applicationEmail })],
    [
      "applicationUrl",
      (value) => ({ applicantRoutingType: { id: 2 }, applicationUrl: `http://${value}` }),
    ],
    ["salary", (amount) => ({ salary: { amount, period: { id: amount } } })],
  ];
  const pieces = ["\u0301\u0316", "ﷺ", "a@", "1", "a,", " BC", ".", "%0", " "];
  test.each(inField)("in %s", async (_field, body) => {
    for (const piece of pieces) {
      const judge = (n: number) =>
        validateJob(employerId, { ...aJob, ...body(`a${piece.repeat(n)}`) }).catch(() => {});
      expect(await growth(5_000, judge)).toBeLessThan(MAX_GROWTH);
    }
  });
});

test("a long description is checked as a short one is, with the same errors", async () => {
  const messages = async (description: string) => {
    try {
      return (await validateJob(employerId, { ...aJob, description })).request.description;
    } catch (error) {
      return (error as { fields: unknown[] }).fields;
    }
  };
  const long = "<p>Bread.</p>".repeat(10_000);
  expect(await messages(long)).toBe(long);
  expect(await messages(`<u>a${long}`)).toEqual(await messages("<u>a"));
});
