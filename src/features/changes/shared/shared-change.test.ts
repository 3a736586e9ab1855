import { expect, it } from "vitest";
import { aJob } from "#contract/testing/a-job.ts";
import { type JobChange, sharedChange } from "./shared-change.ts";

const archived = (id: number, status: "active" | "draft" = "active"): JobChange => ({
  before: { ...aJob, id, status },
  after: { ...aJob, id, status: "archived" },
});

it("is one of the changes where all are the same", () => {
  const changes = [archived(1), archived(2)];
  expect(sharedChange(changes)).toBe(changes[0]);
});

it.each([
  ["a single change", [archived(1)]],
  ["changes from other values", [archived(1), archived(2, "draft")]],
  [
    "changes of texts",
    [1, 2].map((id) => ({ before: { ...aJob, id }, after: { ...aJob, id, title: "Other" } })),
  ],
])("is none of %s", (_, changes) => {
  expect(sharedChange(changes)).toBeUndefined();
});
