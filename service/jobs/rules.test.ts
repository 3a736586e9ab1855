import { expect, test } from "vitest";
import { LIMITS } from "#contract/limits.ts";
import { aJob } from "../testing/service-under-test.ts";
import type { EmployerId } from "../employers/store.ts";
import { judgeJob } from "./rules.ts";

const employerId = 1 as EmployerId;

test.each<[object, string, string]>([
  [{ categories: [{ id: 99 }, { id: 6 }] }, "categories[0].id", "not_allowed"],
  [{ categories: [{ id: LIMITS.maxId + 1 }] }, "categories[0].id", "out_of_range"],
  [{ positionType: { id: LIMITS.maxId } }, "positionType.id", "not_allowed"],
  [{ positionType: { id: LIMITS.maxId + 1 } }, "positionType.id", "out_of_range"],
  [{ positionType: { id: 0 } }, "positionType.id", "out_of_range"],
])("of %j it is said once that %s is %s", async (changes, field, code) => {
  const only: unknown = expect.objectContaining({ field, code });
  await expect(judgeJob(employerId, { ...aJob, ...changes })).rejects.toThrow(
    expect.objectContaining({ fields: [only] }),
  );
});

test("what only this service knows is said together with what the contract says", async () => {
  const locations = [{ description: "Ontario" }];
  const body = { ...aJob, title: "", locations, categories: [{ id: 99 }] };
  const fields = ["title", "categories[0].id", "locations[0].description"];
  await expect(judgeJob(employerId, body)).rejects.toThrow(
    expect.objectContaining({
      fields: fields.map((field): unknown => expect.objectContaining({ field })),
    }),
  );
});
