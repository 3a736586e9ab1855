import { expect, test } from "vitest";
import { LIMITS } from "#contract/limits.ts";
import { aJob } from "../testing/service-under-test.ts";
import { judgeJob } from "./rules.ts";

test.each<[object, string, string]>([
  [{ categories: [{ id: 99 }, { id: 6 }] }, "categories[0].id", "not_allowed"],
  [{ categories: [{ id: LIMITS.maxId + 1 }] }, "categories[0].id", "out_of_range"],
  [{ positionType: { id: LIMITS.maxId } }, "positionType.id", "not_allowed"],
  [{ positionType: { id: LIMITS.maxId + 1 } }, "positionType.id", "out_of_range"],
  [{ positionType: { id: 0 } }, "positionType.id", "out_of_range"],
])("of %j it is said once that %s is %s", (changes, field, code) => {
  const only: unknown = expect.objectContaining({ field, code });
  expect(() => judgeJob({ ...aJob, ...changes })).toThrow(
    expect.objectContaining({ fields: [only] }),
  );
});

test("what only this service knows is said together with what the contract says", () => {
  const locations = [{ description: "Ontario" }];
  const body = { ...aJob, title: "", locations, categories: [{ id: 99 }] };
  const fields = ["title", "categories[0].id", "locations[0].description"];
  expect(() => judgeJob(body)).toThrow(
    expect.objectContaining({
      fields: fields.map((field): unknown => expect.objectContaining({ field })),
    }),
  );
});
