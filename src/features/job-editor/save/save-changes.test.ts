import { expect, test } from "vitest";
import type { JobStatus } from "#contract/job-status.ts";
import type { Job } from "#contract/job.ts";
import { ApiError } from "#src/lib/api/api-error.ts";
import type { JobSave } from "#src/jobs/mutations.ts";
import { startFromJob } from "../form-start.ts";
import type { JobFormValues } from "../form-values.ts";
import { saveChanges } from "./save-changes.ts";
import { aJob } from "#src/jobs/testing/a-job.ts";

interface Options {
  /** What others save, each time just before we ask or write. */
  others?: Partial<Job>[];
  /** A service that gives no versions, or weak ones, takes whatever it is sent. */
  versions?: boolean | "weak";
}

const place = (description: string) => ({ ...aJob.locations[0]!, description });

/** A service with one job, which others change while we save. */
function aService({ others = [], versions = true }: Options) {
  let held = aJob;
  let version = 1;
  const asked: string[] = [];
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
    asked,
    held: () => held,
    save: async (
      values: Partial<JobFormValues>,
      { lost, status }: { lost?: Partial<JobFormValues>; status?: JobStatus } = {},
    ) =>
      saveChanges({
        status,
        start: loaded,
        values: { ...loaded.values, ...values },
        unconfirmedWrites: lost ? [{ ...loaded.values, ...lost }] : [],
        onMerged: () => asked.push("merged"),
        readNewest: async () => {
          if (versions !== true) othersSave();
          asked.push("GET");
          return current();
        },
        write: async (save: JobSave) => {
          if (versions === true) othersSave();
          asked.push("PUT");
          if (!("changes" in save)) throw new Error("not a change");
          if (versions === true && save.etag !== null && save.etag !== `"${version}"`)
            throw new ApiError({ status: 412, message: "Changed." });
          held = { ...held, ...(save.changes as Partial<Job>) };
          return current();
        },
      }),
  };
}

test("what nobody else touches is written once", async () => {
  const service = aService({});
  const outcome = await service.save({ title: "Cook" });
  expect(outcome).toMatchObject({ now: { values: { title: "Cook" } }, incoming: [] });
  expect(service.asked).toEqual(["PUT"]);
});

test.each([
  [true, ["PUT", "GET", "merged", "PUT"]],
  [false, ["GET", "merged", "GET", "PUT"]],
  ["weak" as const, ["GET", "merged", "GET", "PUT"]],
])("another field of somebody else is merged under it; versions: %s", async (versions, asked) => {
  const service = aService({ others: [{ closeDate: "2035-03-01" }], versions });
  const outcome = await service.save({ title: "Cook" });
  expect(outcome).toMatchObject({ incoming: ["closeDate"] });
  expect(service.held()).toMatchObject({ title: "Cook", closeDate: "2035-03-01" });
  expect(service.asked).toEqual(asked);
});

test.each([
  [true, ["PUT", "GET"]],
  [false, ["GET"]],
  ["weak" as const, ["GET"]],
])("the same field writes nothing and asks; versions: %s", async (versions, asked) => {
  const service = aService({ others: [{ title: "Miller" }], versions });
  const outcome = await service.save({ title: "Cook" });
  expect(outcome).toMatchObject({
    base: { title: "Baker" },
    mine: { title: "Cook" },
    theirs: { values: { title: "Miller" } },
    merged: { contested: ["title"] },
  });
  expect(service.held().title).toBe("Miller");
  expect(service.asked).toEqual(asked);
});

test("the same change of somebody else leaves nothing to save", async () => {
  const service = aService({ others: [{ title: "Cook" }] });
  expect(await service.save({ title: "Cook" })).toMatchObject({ said: "meanwhile" });
  expect(await aService({}).save({})).toMatchObject({ said: "already" });
});

test("a status is saved with the rest, and alone, but not where it is the job's own", async () => {
  const service = aService({});
  await service.save({ title: "Cook" }, { status: "active" });
  expect(service.held()).toMatchObject({ title: "Cook", status: "active" });
  expect(await aService({}).save({}, { status: "active" })).not.toHaveProperty("said");
  expect(await aService({}).save({}, { status: aJob.status })).toMatchObject({ said: "already" });
});

test("what was typed after a save whose answer was lost is a change of that, and no quarrel", async () => {
  const arrived = { title: "Cook" };
  const service = aService({ others: [{ ...arrived, closeDate: "2035-03-01" }] });
  const outcome = await service.save({ title: "Head cook" }, { lost: arrived });
  expect(outcome).toMatchObject({ incoming: ["closeDate"] });
  expect(service.held()).toMatchObject({ title: "Head cook", closeDate: "2035-03-01" });
  // It did not arrive, and somebody else has changed the title.
  const quarrel = await aService({ others: [{ title: "Miller" }] }).save(
    { title: "Head cook" },
    { lost: arrived },
  );
  expect(quarrel).toMatchObject({ base: { title: "Baker" } });
});

test.each<[string, Partial<JobFormValues>, Partial<Job>, Partial<Job>]>([
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
])(
  "what became of a save whose answer was lost is no quarrel: %s",
  async (_, lost, made, other) => {
    const outcome = await aService({ others: [made] }).save(lost, { lost });
    expect(outcome).toMatchObject({ incoming: [] });
    // It did not arrive, and somebody else has changed the same.
    expect(await aService({ others: [other] }).save(lost, { lost })).toHaveProperty("merged");
    // It was not sent at all.
    expect(await aService({ others: [made] }).save(lost, { lost: {} })).toHaveProperty("merged");
  },
);

test("somebody who is always faster is given up on, and nothing is overwritten", async () => {
  const closeDates = ["01", "02", "03"].map((day) => ({ closeDate: `2035-03-${day}` }));
  const service = aService({ others: closeDates });
  await expect(service.save({ title: "Cook" })).rejects.toMatchObject({ status: 412 });
  expect(service.held()).toMatchObject({ title: "Baker", closeDate: "2035-03-03" });
});
