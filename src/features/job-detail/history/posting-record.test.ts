import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import type { JobVersion } from "#contract/history.ts";
import { aJob } from "#src/jobs/testing/a-job.ts";
import { canonicalJson, postingRecord, sha256 } from "./posting-record.ts";

it.each([
  [{ b: 1, a: [{ d: null, c: "é\n" }] }, `{"a":[{"c":"é\\n","d":null}],"b":1}`],
  // By UTF-16 units, as RFC 8785 has it (3.2.3).
  [
    { "\u20ac": 1, "\r": 2, "\ufb33": 3, "1": 4, "\ud83d\ude00": 5, "\u0080": 6, "\u00f6": 7 },
    '{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\ud83d\ude00":5,"\ufb33":3}',
  ],
  [{ amount: 52_000, hourly: 20.5, big: 1e21 }, '{"amount":52000,"big":1e+21,"hourly":20.5}'],
])("writes %j canonically", (value, written) => {
  expect(canonicalJson(value)).toBe(written);
});

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
  expect(await sha256(Object.fromEntries(Object.entries(whole.job).toReversed()))).toBe(expected);
});
