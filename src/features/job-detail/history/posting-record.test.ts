import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { canonicalJson } from "#contract/canonical-json.ts";
import type { JobVersion } from "#contract/history.ts";
import { aJob } from "#src/jobs/testing/a-job.ts";
import { hashOf, postingRecord } from "./posting-record.ts";

it("hashes what it holds, whatever the order of its properties", async () => {
  const whole: JobVersion = {
    number: 3,
    etag: '"7-3-x"',
    at: "2026-05-02T16:00:00Z",
    kind: "changed",
    by: "Chloé",
    through: "form",
    changeSet: null,
    status: "active",
    changed: [],
    job: { ...aJob, title: "Boulangère 🥖", status: "active" },
  };
  const period = { from: Date.parse("2026-05-02T16:00:00Z"), to: null };
  const written = await postingRecord({
    jobId: 7,
    day: "2026-05-03",
    timeZone: "America/Toronto",
    historyFrom: "2026-05-01T16:00:00Z",
    periods: [period],
    versions: [{ version: whole, whole, ...period }],
  });
  const record = JSON.parse(written) as Record<string, unknown> & {
    versions: { sha256: string; content: unknown }[];
  };
  expect(record).toMatchObject({
    jobId: 7,
    day: "2026-05-03",
    timeZone: "America/Toronto",
    historyFrom: "2026-05-01T16:00:00Z",
    public: [{ from: "2026-05-02T16:00:00.000Z", to: null }],
    versions: [{ number: 3, writtenBy: "Chloé", content: whole.job }],
    hash: expect.stringContaining("RFC 8785") as string,
  });
  const [version] = record.versions;
  const expected = createHash("sha256").update(canonicalJson(whole.job)).digest("hex");
  expect(version?.sha256).toBe(expected);
  const reversed = Object.fromEntries(Object.entries(whole.job).toReversed()) as typeof whole.job;
  expect(await hashOf(reversed)).toBe(expected);
});
