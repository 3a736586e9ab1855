import { describe, expect, it, test } from "vitest";
import type { Job } from "#contract/job.ts";
import { aJob } from "../testing/a-job.ts";
import { buttonWrite } from "./single-write.ts";
import { propertiesBack, undoKey, undoOf } from "./undo.ts";

const job = (changes: Partial<Job>): Job => ({ ...aJob, ...changes });
const url = {
  applicantRoutingType: { id: 2, name: "URL" },
  applicationEmail: null,
  applicationUrl: "https://example.com/jobs",
};
const nothing = { changes: {}, kept: [], isBlocked: false, isDone: false };

describe("what is left to take back", () => {
  test.each<[string, Partial<Job>, Partial<Job>, object]>([
    ["all of it", { title: "Cook" }, { title: "Cook" }, { changes: { title: aJob.title } }],
    ["nothing of nothing", {}, {}, {}],
    [
      "all of it, beside another person's",
      { title: "Cook" },
      { title: "Cook", confidential: true },
      { changes: { title: aJob.title }, kept: ["confidential"] },
    ],
    [
      "nothing, as another person has changed the same",
      { title: "Cook" },
      { title: "Chef" },
      { kept: ["title"], isBlocked: true },
    ],
    [
      "a part, as another person has changed the rest",
      { title: "Cook", confidential: true },
      { title: "Chef", confidential: true },
      { changes: { confidential: false }, kept: ["title"] },
    ],
    ["nothing, as it was taken back", { title: "Cook" }, {}, { isDone: true }],
    [
      "nothing, as it was taken back, beside another person's",
      { title: "Cook" },
      { confidential: true },
      { kept: ["confidential"] },
    ],
    [
      "nothing of the route, of which another person has changed a part",
      url,
      { ...url, applicationUrl: "https://example.com/other" },
      { kept: ["applicationUrl"], isBlocked: true },
    ],
    [
      "the route as one",
      url,
      url,
      {
        changes: {
          applicantRoutingType: { id: 1 },
          applicationEmail: aJob.applicationEmail,
          applicationUrl: null,
        },
      },
    ],
  ])("is %s", (_name, ours, now, expected) => {
    const back = propertiesBack(aJob, job(ours), job(now));
    expect(back).toEqual({ ...nothing, ...expected });
  });
});

describe("the undo of a button", () => {
  const after = { job: job({ status: "archived" }), etag: '"7-3-aaaa"' };

  it("takes back what was changed and nothing else, over the version that the change made", () => {
    const archive = buttonWrite(aJob, { kind: "change", changes: { status: "archived" } });
    expect(undoOf(archive, after)).toMatchObject({
      key: "undo-7-3-aaaa",
      id: aJob.id,
      write: { kind: "change", changes: { status: aJob.status } },
      before: after,
      origin: { source: "undo" },
      takesBack: after.etag,
    });
    const extend = buttonWrite(aJob, { kind: "change", changes: { closeDate: "2030-01-01" } });
    expect(undoOf(extend, after)?.write).toEqual({
      kind: "change",
      changes: { closeDate: aJob.closeDate },
    });
  });

  it("has a name of its own where there are no versions", () => {
    const archive = buttonWrite(aJob, { kind: "change", changes: { status: "archived" } });
    const keys = [1, 2].map(() => undoOf(archive, { ...after, etag: null })?.key);
    expect(new Set([...keys, archive.key]).size).toBe(3);
  });
});

test.each([
  ['"7-3-5c1f"', "undo-7-3-5c1f"],
  ['W/"7-3"', null],
  [null, null],
])("the name of an undo holds the version that it starts from: %s", (etag, key) => {
  expect(undoKey(etag)).toBe(key);
});
