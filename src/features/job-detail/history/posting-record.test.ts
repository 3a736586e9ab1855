import { expect, it } from "vitest";
import type { PublicVersion } from "#contract/history.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { postingRecord } from "./posting-record.ts";

it("holds what the service says was public, with its hash", () => {
  const version: PublicVersion = {
    jobId: 7,
    version: 3,
    kind: "changed",
    publicFrom: "2026-05-02T12:00:00.000-04:00",
    publicUntil: null,
    closedFrom: null,
    by: "Chloé",
    through: "form",
    changeSet: null,
    sha256: "abc",
    job: { ...aJob, title: "Boulangère 🥖", status: "active" },
  };
  const written = postingRecord({
    jobId: 7,
    day: "2026-05-03",
    timeZone: "America/Toronto",
    historyFrom: "2026-05-01T16:00:00Z",
    periods: [{ from: Date.parse(version.publicFrom), to: null }],
    versions: [version],
  });
  expect(JSON.parse(written)).toMatchObject({
    jobId: 7,
    day: "2026-05-03",
    timeZone: "America/Toronto",
    historyFrom: "2026-05-01T16:00:00Z",
    public: [{ from: "2026-05-02T16:00:00.000Z", to: null }],
    versions: [
      {
        number: 3,
        public: { from: version.publicFrom, to: null },
        writtenBy: "Chloé",
        sha256: "abc",
        content: version.job,
      },
    ],
    hash: expect.stringContaining("RFC 8785") as string,
  });
});
