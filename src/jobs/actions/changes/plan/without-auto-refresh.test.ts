import { expect, it } from "vitest";
import { aJob } from "#contract/testing/a-job.ts";
import { NEW_JOB } from "../../../job/fields/job-body.ts";
import { planChanges, planCreation } from "../../operations/plan/planned-item.ts";
import { withoutAutoRefresh } from "./without-auto-refresh.ts";

const off = { job: { ...aJob, autoRefresh: false }, etag: '"1"' };
const on = { job: { ...aJob, autoRefresh: true }, etag: '"1"' };
const note = [expect.stringMatching(/stays off/)];

it.each([
  ["turned on", off, { autoRefresh: true }, null, note],
  [
    "turned on with more",
    off,
    { autoRefresh: true, title: "Cook" },
    { kind: "change", changes: { title: "Cook" } },
    note,
  ],
  [
    "turned off",
    on,
    { autoRefresh: false },
    { kind: "change", changes: { autoRefresh: false } },
    undefined,
  ],
  ["left on", on, { title: "Cook" }, { kind: "change", changes: { title: "Cook" } }, undefined],
])("plans auto-refresh that is %s", (_what, before, changes, write, notes) => {
  const planned = withoutAutoRefresh(planChanges(before, changes).item);
  expect(planned).toMatchObject({ write });
  expect(planned.notes).toEqual(notes);
});

it("plans a new posting without auto-refresh", () => {
  const planned = withoutAutoRefresh(
    planCreation({ title: "Cook", autoRefresh: true }, NEW_JOB).item,
  );
  expect(planned).toMatchObject({
    write: { kind: "create", body: { title: "Cook", autoRefresh: false } },
    after: { autoRefresh: false },
    notes: note,
  });
});
