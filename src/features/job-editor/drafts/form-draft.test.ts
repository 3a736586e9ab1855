import { expect, it } from "vitest";
import type { StoredDraft } from "#src/lib/drafts/draft-store.ts";
import { forgetKeyHeaders, readKeyHeaders } from "#src/lib/session/key-headers.ts";
import { formWrite } from "#src/jobs/writes/form-write.ts";
import { aJob } from "#contract/testing/a-job.ts";
import type { FormStart } from "../form/form-start.ts";
import { EMPTY_VALUES, type JobFormValues } from "#src/jobs/job/fields/job-values.ts";
import { restoreDraft } from "./form-draft.ts";

const START: JobFormValues = { ...EMPTY_VALUES, title: "Baker", closeDate: "2035-02-28" };
const saved = { id: 7, etag: '"1"' };
const now = (changes: Partial<JobFormValues>): FormStart => ({
  values: { ...START, ...changes },
  saved: { id: 7, etag: '"2"' },
});

const entry = (content: unknown): StoredDraft => ({
  place: "job 7",
  tab: "a",
  name: "Edit Baker",
  typedAt: 0,
  content,
});
const typed = (changes: Partial<JobFormValues>) =>
  entry({ start: START, saved, values: { ...START, ...changes }, unconfirmedWrites: [] });

it("merges the draft with the current job", () => {
  const start = now({ closeDate: "2035-03-01" });
  expect(restoreDraft(typed({ title: "Cook" }), start, [])).toMatchObject({
    start,
    values: { title: "Cook", closeDate: "2035-03-01" },
    fieldGroups: ["title"],
  });
});

it("keeps the old version on a conflict, so that the next save shows it", () => {
  const start = now({ title: "Miller", closeDate: "2035-03-01" });
  expect(restoreDraft(typed({ title: "Cook" }), start, [])).toMatchObject({
    start: { saved, values: START },
    values: { title: "Cook", closeDate: "2035-02-28" },
    fieldGroups: ["title"],
  });
});

it("returns null if the job has the values already", () => {
  expect(restoreDraft(typed({ title: "Cook" }), now({ title: "Cook" }), [])).toBeNull();
});

it("restores unconfirmed creates", () => {
  const writes = [formWrite(START, { kind: "create", body: {} })];
  const unconfirmedWrites = writes.map(({ key }) => key);
  const draft = entry({ start: EMPTY_VALUES, values: START, unconfirmedWrites });
  const restored = { unconfirmedWrites: writes };
  expect(restoreDraft(draft, { values: EMPTY_VALUES }, writes)).toMatchObject(restored);
  // Even of an unchanged copy.
  const copy = entry({ start: START, values: START, unconfirmedWrites });
  expect(restoreDraft(copy, { values: START }, writes)).toMatchObject({
    fieldGroups: [],
    ...restored,
  });
  // Those of another form are not its own, and what the database has lost is not known.
  const other = formWrite(START, { kind: "create", body: {} });
  expect(restoreDraft(copy, { values: START }, [other])).toBeNull();
});

const version = { job: { ...aJob, id: 7 }, etag: '"1"' };
const change = (title: string, namedAt?: number) => ({
  ...formWrite({ ...START, title }, { kind: "change", changes: { title } }, version),
  namedAt,
});

it("treats stored unconfirmed changes as ours", () => {
  const values = { ...START, title: "Head cook" };
  const writes = [change("Cook")];
  const unconfirmedWrites = writes.map(({ key }) => key);
  const start = now({ title: "Cook" });
  expect(
    restoreDraft(entry({ start: START, saved, values, unconfirmedWrites }), start, writes),
  ).toMatchObject({
    start,
    values: { title: "Head cook" },
    fieldGroups: ["title"],
    unconfirmedWrites: [],
  });
});

it("keeps the old version while the service can be asked whose the changes are", () => {
  readKeyHeaders(new Headers({ "Service-Extensions": "idempotency-key" }));
  const values = { ...START, title: "Head cook" };
  const writes = [change("Cook", Date.now())];
  const unconfirmedWrites = writes.map(({ key }) => key);
  const restore = (title: string) =>
    restoreDraft(
      entry({ start: START, saved, values: { ...values, title }, unconfirmedWrites }),
      now({ title: "Cook" }),
      writes,
    );
  expect(restore("Head cook")).toMatchObject({ start: { saved }, unconfirmedWrites: writes });
  // What the job holds anyway is nobody's to ask about.
  expect(restore("Cook")).toBeNull();
  forgetKeyHeaders();
});

const { title: _, ...titleless } = START;
it.each<[string, unknown]>([
  ["nothing", null],
  ["a text", "Baker"],
  ["no start", { values: START, unconfirmedWrites: [] }],
  ["no list of writes", { start: START, values: START }],
  ["a field too few", { start: START, values: titleless, unconfirmedWrites: [] }],
  [
    "a field of another kind",
    { start: START, values: { ...START, title: 5 }, unconfirmedWrites: [] },
  ],
  [
    "a list of other things",
    { start: START, values: { ...START, locations: [5] }, unconfirmedWrites: [] },
  ],
])("rejects the content of another version: %s", (_name, content) => {
  expect(restoreDraft(entry(content), now({}), [])).toBeNull();
});
