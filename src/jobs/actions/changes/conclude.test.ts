import { expect, test } from "vitest";
import { ApiError } from "#src/lib/api/api-error.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { aJob } from "#contract/testing/a-job.ts";
import type { SentItem } from "../../writes/change-set.ts";
import { conclude } from "./run-change-set.ts";

const before = { job: aJob, etag: '"1"' };
const after = { job: { ...aJob, title: "Cook" }, etag: '"2"' };
const item: SentItem = {
  group: "s",
  position: 0,
  key: "s-0",
  id: aJob.id,
  before,
  write: { kind: "change", changes: { title: "Cook" } },
  state: "sending",
  after: null,
  reason: null,
};
const message = "The title is too long.";
const error = new ApiError({ status: 400, message: "Refused." });
const ofField = new ApiError({
  status: 400,
  fieldErrors: [
    { field: "title", code: "too_long", message },
    { field: "closeDate", code: "required", message: "Enter a date." },
  ],
});

test.each([
  ["what was stored", { state: "stored", after }, { state: "stored", after, reason: null }],
  ["a deletion", { state: "stored", after: null }, { state: "stored", after: null }],
  ["what was sent as the run stopped", { state: "stopped", isSent: true }, { state: "sending" }],
  ["what was not", { state: "stopped", isSent: false }, { state: "waiting" }],
  ["what waits", { state: "waits", error }, { state: "waiting", reason: null }],
  ["a refusal", { state: "refused", error }, { state: "refused", reason: "Refused." }],
  [
    "a refusal of fields",
    { state: "refused", error: ofField },
    { state: "refused", reason: `${message} Enter a date.` },
  ],
  ["what is unknown", { state: "unknown", error }, { state: "unknown", reason: "Refused." }],
  [
    "what another request has done",
    { state: "unchanged", error },
    { state: "unchanged", reason: m.change_undone_before() },
  ],
  ["another version", { state: "changedSince", error }, { state: "changedSince", reason: null }],
  ["what was deleted", { state: "gone", error }, { state: "gone", reason: null }],
] as const)("an item has the outcome of %s", (_name, outcome, expected) => {
  expect(conclude(item, outcome)).toEqual({ ...item, ...expected });
});
