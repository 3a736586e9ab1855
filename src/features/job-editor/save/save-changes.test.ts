import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { JobStatus } from "#contract/job-status.ts";
import type { Job } from "#contract/job.ts";
import { ApiError } from "#src/lib/api/api-error.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { forgetKeyHeaders, readKeyHeaders } from "#src/lib/session/key-headers.ts";
import type { UnconfirmedChange } from "../drafts/unconfirmed-writes.ts";
import { startFromJob } from "../form-start.ts";
import type { JobFormValues } from "#src/jobs/fields/job-values.ts";
import { saveChanges } from "./save-changes.ts";
import { aJob } from "#src/jobs/testing/a-job.ts";

interface Options {
  /** Changes of others, one before each of our requests. */
  others?: Partial<Job>[];
  /** Without strong versions the service accepts every write. */
  versions?: boolean | "weak";
}

interface SaveOptions {
  /** An earlier change without a response. */
  lost?: Partial<JobFormValues>;
  /** Its name. */
  latest?: UnconfirmedChange;
  /** What the service answers to its repetition; nothing: it was not carried out, and the job is another version. */
  made?: Partial<Job>;
  status?: JobStatus;
}

const place = (description: string) => ({ ...aJob.locations[0]!, description });

/** A service with one job that others change while we save. */
function aService({ others = [], versions = true }: Options) {
  let held = aJob;
  let version = 1;
  const requests: string[] = [];
  const weakness = versions === "weak" ? "W/" : "";
  const current = () => ({ job: held, etag: versions ? `${weakness}"${version}"` : null });
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
    save: async (
      values: Partial<JobFormValues>,
      { lost, latest, made, status }: SaveOptions = {},
    ) =>
      saveChanges({
        status,
        start: loaded,
        values: { ...loaded.values, ...values },
        unconfirmedWrites: { changes: lost ? [{ ...loaded.values, ...lost }] : [], latest },
        repeat: async () => {
          requests.push("repeated");
          if (!made) throw new ApiError({ status: 412, message: "Changed." });
          return { job: { ...aJob, ...made }, etag: '"2"' };
        },
        onMerged: () => requests.push("merged"),
        readNewest: async () => {
          if (versions !== true) othersSave();
          requests.push("GET");
          return current();
        },
        write: async (save) => {
          if (versions === true) othersSave();
          requests.push("PUT");
          if (versions === true && save.etag !== null && save.etag !== `"${version}"`)
            throw new ApiError({ status: 412, message: "Changed." });
          held = { ...held, ...(save.changes as Partial<Job>) };
          return current();
        },
      }),
  };
}

it("writes once without other changes", async () => {
  const service = aService({});
  const outcome = await service.save({ title: "Cook" });
  expect(outcome).toMatchObject({ now: { values: { title: "Cook" } }, incoming: [] });
  expect(service.requests).toEqual(["PUT"]);
});

it.each([
  [true, ["PUT", "GET", "merged", "PUT"]],
  [false, ["GET", "merged", "GET", "PUT"]],
  ["weak" as const, ["GET", "merged", "GET", "PUT"]],
])("merges a change in another field; versions: %s", async (versions, requests) => {
  const service = aService({ others: [{ closeDate: "2035-03-01" }], versions });
  const outcome = await service.save({ title: "Cook" });
  expect(outcome).toMatchObject({ incoming: ["closeDate"] });
  expect(service.held()).toMatchObject({ title: "Cook", closeDate: "2035-03-01" });
  expect(service.requests).toEqual(requests);
});

it.each([
  [true, ["PUT", "GET"]],
  [false, ["GET"]],
  ["weak" as const, ["GET"]],
])("returns a conflict in the same field; versions: %s", async (versions, requests) => {
  const service = aService({ others: [{ title: "Miller" }], versions });
  const outcome = await service.save({ title: "Cook" });
  expect(outcome).toMatchObject({
    base: { title: "Baker" },
    ours: { title: "Cook" },
    theirs: { values: { title: "Miller" } },
    merged: { conflicts: ["title"] },
  });
  expect(service.held().title).toBe("Miller");
  expect(service.requests).toEqual(requests);
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
  const service = aService({ others: [{ ...arrived, closeDate: "2035-03-01" }] });
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
  const latest = { changes: lost, etag: '"1"', idempotencyKey: "k", sentAt: Date.now() };

  it("bases later edits on what it says that an unconfirmed change made", async () => {
    // Another person has changed the title since.
    const service = aService({ others: [{ title: "Miller" }] });
    const outcome = await service.save({ title: "Head cook" }, { lost, latest, made: lost });
    expect(outcome).toMatchObject({
      base: { title: "Cook" },
      theirs: { values: { title: "Miller" } },
    });
    expect(service.requests).toEqual(["GET", "merged", "PUT", "GET", "repeated"]);
  });

  it("takes an equal change of another person for theirs", async () => {
    const service = aService({ others: [lost] });
    const outcome = await service.save({ title: "Head cook" }, { lost, latest });
    expect(outcome).toMatchObject({ base: { title: "Baker" }, merged: { conflicts: ["title"] } });
  });

  it("repeats nothing while the job is the version that was changed", async () => {
    const service = aService({});
    await service.save({ title: "Head cook" }, { lost, latest });
    expect(service.requests).toEqual(["GET", "merged", "PUT"]);
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
