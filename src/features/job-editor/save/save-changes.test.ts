import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { JobStatus } from "#contract/job-status.ts";
import type { Job } from "#contract/job.ts";
import { ApiError } from "#src/lib/api/api-error.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { forgetKeyHeaders, readKeyHeaders } from "#src/lib/session/key-headers.ts";
import { startFromJob } from "../form/form-start.ts";
import { changedGroups, type JobFormValues, valuesOfJob } from "#src/jobs/job/fields/job-values.ts";
import { withdrawWrite } from "#src/jobs/writes/send.ts";
import { formWrite } from "#src/jobs/writes/form-write.ts";
import { saveChanges } from "./save-changes.ts";
import { aJob } from "#contract/testing/a-job.ts";

vi.mock(import("#src/jobs/writes/send.ts"), async (original) => ({
  ...(await original()),
  withdrawWrite: vi.fn<typeof withdrawWrite>(),
}));

interface Options {
  /** Changes of others, one before each of our requests. */
  others?: Partial<Job>[];
}

interface SaveOptions {
  /** An earlier change without a response. */
  lost?: Partial<JobFormValues>;
  /** When it was sent with its name. */
  namedAt?: number;
  /** What the service says that it made of the job; nothing: it was not carried out. */
  made?: Partial<Job>;
  status?: JobStatus;
}

const place = (description: string) => ({ ...aJob.locations[0]!, description });

/** A service with one job that others change while we save. */
function aService({ others = [] }: Options) {
  let held = aJob;
  let version = 1;
  const requests: string[] = [];
  const current = () => ({ job: held, etag: `"${version}"` });
  const loaded = startFromJob(current());
  const othersSave = () => {
    const change = others.shift();
    if (!change) return;
    held = { ...held, ...change };
    version += 1;
  };
  return {
    requests,
    held: () => held,
    /** Another person saves. */
    others: (change: Partial<Job>) => {
      others.push(change);
      othersSave();
    },
    save: async (
      values: Partial<JobFormValues>,
      { lost, namedAt, made, status }: SaveOptions = {},
    ) => {
      vi.mocked(withdrawWrite).mockImplementation(async () => {
        requests.push("asked");
        return made ? { state: "stored", after: { job: { ...aJob, ...made }, etag: '"2"' } } : null;
      });
      const changes = { kind: "change", changes: {} } as const;
      const sent = { ...formWrite({ ...loaded.values, ...lost }, changes, current()), namedAt };
      return saveChanges({
        status,
        start: loaded,
        values: { ...loaded.values, ...values },
        unconfirmed: lost ? [sent] : [],
        onMerged: () => requests.push("merged"),
        readNewest: async () => {
          requests.push("GET");
          return current();
        },
        write: async (changes, { values: before }) => {
          othersSave();
          requests.push("PUT");
          // Without versions, the job is compared as late as can be.
          if (changedGroups(before, valuesOfJob(held)).length > 0)
            throw new ApiError({ status: 412, message: "Changed." });
          held = { ...held, ...(changes as Partial<Job>) };
          return current();
        },
      });
    },
  };
}

it("writes once without other changes", async () => {
  const service = aService({});
  const outcome = await service.save({ title: "Cook" });
  expect(outcome).toMatchObject({ now: { values: { title: "Cook" } }, incoming: [] });
  expect(service.requests).toEqual(["PUT"]);
});

it("merges a change in another field", async () => {
  const service = aService({ others: [{ closeDate: "2035-03-01" }] });
  const outcome = await service.save({ title: "Cook" });
  expect(outcome).toMatchObject({ incoming: ["closeDate"] });
  expect(service.held()).toMatchObject({ title: "Cook", closeDate: "2035-03-01" });
  expect(service.requests).toEqual(["PUT", "GET", "merged", "PUT"]);
});

it("returns a conflict in the same field", async () => {
  const service = aService({ others: [{ title: "Miller" }] });
  const outcome = await service.save({ title: "Cook" });
  expect(outcome).toMatchObject({
    base: { title: "Baker" },
    ours: { title: "Cook" },
    theirs: { values: { title: "Miller" } },
    merged: { conflicts: ["title"] },
  });
  expect(service.held().title).toBe("Miller");
  expect(service.requests).toEqual(["PUT", "GET"]);
});

it("sends nothing if the job has the values already", async () => {
  const service = aService({ others: [{ title: "Cook" }] });
  expect(await service.save({ title: "Cook" })).toMatchObject({ unsent: m.merge_already_saved() });
  expect(await aService({}).save({})).toMatchObject({
    unsent: m.job_form_nothing_changed(),
  });
});

it("sends a status, unless it is the job's own", async () => {
  const service = aService({});
  await service.save({ title: "Cook" }, { status: "active" });
  expect(service.held()).toMatchObject({ title: "Cook", status: "active" });
  expect(await aService({}).save({}, { status: "active" })).not.toHaveProperty("unsent");
  expect(await aService({}).save({}, { status: aJob.status })).toMatchObject({
    unsent: m.job_form_nothing_changed(),
  });
});

it("bases later edits on an unconfirmed write that was stored", async () => {
  const arrived = { title: "Cook" };
  const service = aService({});
  service.others({ ...arrived, closeDate: "2035-03-01" });
  const outcome = await service.save({ title: "Head cook" }, { lost: arrived });
  expect(outcome).toMatchObject({ incoming: ["closeDate"] });
  expect(service.held()).toMatchObject({ title: "Head cook", closeDate: "2035-03-01" });
  // The write was not stored, and another person has changed the title.
  const conflict = await aService({ others: [{ title: "Miller" }] }).save(
    { title: "Head cook" },
    { lost: arrived },
  );
  expect(conflict).toMatchObject({ base: { title: "Baker" } });
});

describe("a service that takes names", () => {
  beforeEach(() => readKeyHeaders(new Headers({ "Service-Extensions": "idempotency-key" })));
  afterEach(forgetKeyHeaders);
  const lost = { title: "Cook" };
  const namedAt = Date.now();

  it("bases later edits on what it says that an unconfirmed change made", async () => {
    const service = aService({});
    service.others({ title: "Miller" });
    const outcome = await service.save({ title: "Head cook" }, { lost, namedAt, made: lost });
    expect(outcome).toMatchObject({
      base: { title: "Cook" },
      theirs: { values: { title: "Miller" } },
    });
    expect(service.requests).toEqual(["GET", "asked"]);
  });

  it("takes an equal change of another person for theirs", async () => {
    const service = aService({});
    service.others(lost);
    const outcome = await service.save({ title: "Head cook" }, { lost, namedAt });
    expect(outcome).toMatchObject({ base: { title: "Baker" }, merged: { conflicts: ["title"] } });
  });

  it("asks once, also where another person saves in between", async () => {
    const service = aService({ others: [{ closeDate: "2035-03-01" }] });
    await service.save({ title: "Head cook" }, { lost, namedAt });
    expect(service.requests).toEqual(["GET", "asked", "merged", "PUT", "GET", "merged", "PUT"]);
  });
});

it.each<[string, Partial<JobFormValues>, Partial<Job>, Partial<Job>]>([
  [
    "a place in the service's spelling",
    { locations: ["halifax"] },
    { locations: [place("Halifax, NS")] },
    { locations: [place("Truro, NS")] },
  ],
  [
    "a place whose province was written in full, and its namesake",
    { locations: ["Windsor, Ontario"] },
    { locations: [place("Windsor, ON")] },
    { locations: [place("Windsor, NS")] },
  ],
  [
    "a place whose province stood without a comma, and its namesake",
    { locations: ["Windsor NS"] },
    { locations: [place("Windsor, NS")] },
    { locations: [place("Windsor, ON")] },
  ],
  [
    "the close date that the service sets",
    { closeDate: "" },
    { closeDate: "2026-10-03" },
    { closeDate: "2035-03-01" },
  ],
])("recognizes an unconfirmed write: %s", async (_, lost, made, other) => {
  const outcome = await aService({ others: [made] }).save(lost, { lost });
  expect(outcome).toMatchObject({ incoming: [] });
  // The write was not stored, and another person has changed the same field.
  expect(await aService({ others: [other] }).save(lost, { lost })).toHaveProperty("merged");
  // Nothing was sent.
  expect(await aService({ others: [made] }).save(lost, { lost: {} })).toHaveProperty("merged");
});

it("gives up after three rounds without overwriting anything", async () => {
  const closeDates = ["01", "02", "03"].map((day) => ({ closeDate: `2035-03-${day}` }));
  const service = aService({ others: closeDates });
  await expect(service.save({ title: "Cook" })).rejects.toMatchObject({ status: 412 });
  expect(service.held()).toMatchObject({ title: "Baker", closeDate: "2035-03-03" });
});
