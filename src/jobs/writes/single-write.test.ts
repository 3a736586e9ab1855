import { describe, expect, it, test } from "vitest";
import type { Job } from "#contract/job.ts";
import { ApiError } from "#src/lib/api/api-error.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { buttonWrite, nextTry, undoKey, undoOf } from "./single-write.ts";

const write = buttonWrite(aJob, { kind: "change", changes: { status: "archived" } });
const error = new ApiError({ status: 503 });

test("what may have been carried out is repeated under its name, and nothing else", () => {
  const repeated = nextTry(write, { state: "unknown", error });
  expect(repeated).toEqual({ ...write, isRepeat: true });
  const next = nextTry(repeated, { state: "waits", error });
  expect(next).toEqual({ ...write, key: next.key, isRepeat: false });
  expect(next.key).not.toBe(write.key);
});

test("a button says that it is one, and an undo what it takes back", () => {
  expect(write).toMatchObject({ from: "button", origin: { source: "form" } });
  expect(write).not.toHaveProperty("takesBack");
  const undo = buttonWrite(aJob, write.write, null, { takesBack: '"7-2"' });
  expect(undo).toMatchObject({ takesBack: '"7-2"', origin: { source: "undo" } });
});

const job = (changes: Partial<Job>): Job => ({ ...aJob, ...changes });
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

  it("is none of a deletion, which is restored", () => {
    expect(undoOf(buttonWrite(aJob, { kind: "delete" }), after)).toBeNull();
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
