import { expect, test } from "vitest";
import type { StoredDraft } from "#src/lib/drafts/draft-store.ts";
import type { FormStart } from "../form-start.ts";
import { EMPTY_VALUES, type JobFormValues } from "../form-values.ts";
import { resume } from "./form-draft.ts";

const START: JobFormValues = { ...EMPTY_VALUES, title: "Baker", closeDate: "2035-02-28" };
const saved = { id: 7, etag: '"1"' };
const now = (changes: Partial<JobFormValues>): FormStart => ({
  values: { ...START, ...changes },
  saved: { id: 7, etag: '"2"' },
});

const entry = (content: unknown): StoredDraft => ({
  owner: "employer 1",
  place: "job 7",
  tab: "a",
  name: "Edit Baker",
  typedAt: 0,
  content,
});
const typed = (changes: Partial<JobFormValues>) =>
  entry({ start: START, saved, values: { ...START, ...changes } });

test("what was typed lies on top of what the job is by now", () => {
  const start = now({ closeDate: "2035-03-01" });
  expect(resume(typed({ title: "Cook" }), start)).toMatchObject({
    start,
    values: { title: "Cook", closeDate: "2035-03-01" },
    parts: ["title"],
  });
});

test("where both changed the same, it goes on from the version that it had, so that saving asks", () => {
  const start = now({ title: "Miller", closeDate: "2035-03-01" });
  expect(resume(typed({ title: "Cook" }), start)).toMatchObject({
    start: { saved, values: START },
    values: { title: "Cook", closeDate: "2035-02-28" },
    parts: ["title"],
  });
});

test("what the job says by now is nothing to come back to", () => {
  expect(resume(typed({ title: "Cook" }), now({ title: "Cook" }))).toBeNull();
});

test.each<[string, FormStart]>([
  ["a new job", { values: EMPTY_VALUES }],
  ["a copy", { values: { ...START, title: "Source" } }],
])("%s that was saved once goes on as that job, whatever it began with", (_name, start) => {
  const kept = entry({ start: START, saved, values: { ...START, confidential: true } });
  expect(resume(kept, start)).toMatchObject({
    start: { saved, values: START },
    values: { title: "Baker", confidential: true },
    parts: ["confidential"],
  });
});

test("what was sent without an answer is known after a reload", () => {
  const unconfirmedWrites = {
    job: { values: START, status: "draft", idempotencyKey: "k" },
    changes: [],
  };
  const kept = entry({ start: EMPTY_VALUES, values: START, unconfirmedWrites });
  expect(resume(kept, { values: EMPTY_VALUES })).toMatchObject({ unconfirmedWrites });
  // Also of a copy in which nothing was changed.
  const copy = entry({ start: START, values: START, unconfirmedWrites });
  expect(resume(copy, { values: START })).toMatchObject({ parts: [], unconfirmedWrites });
});

test("what was sent before a reload and has arrived is nobody else's change", () => {
  const values = { ...START, title: "Head cook" };
  const unconfirmedWrites = { changes: [{ ...START, title: "Cook" }] };
  const start = now({ title: "Cook" });
  expect(resume(entry({ start: START, saved, values, unconfirmedWrites }), start)).toMatchObject({
    start,
    values: { title: "Head cook" },
    parts: ["title"],
    unconfirmedWrites: { changes: [] },
  });
});

const { title: _, ...titleless } = START;
test.each<[string, unknown]>([
  ["nothing", null],
  ["a text", "Baker"],
  ["no start", { values: START }],
  ["a field too few", { start: START, values: titleless }],
  ["a field of another kind", { start: START, values: { ...START, title: 5 } }],
  ["a list of other things", { start: START, values: { ...START, locations: [5] } }],
])("what another version left is not read: %s", (_name, content) => {
  expect(resume(entry(content), now({}))).toBeNull();
});
