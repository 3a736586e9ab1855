import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#src/lib/api/api-error.ts";
import type { Job } from "#contract/job.ts";
import { fetchJob, type VersionedJob } from "../requests/read-requests.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { jobWritesService } from "../testing/job-writes-service.ts";
import { signedInPage } from "../testing/signed-in-page.ts";
import type { Failure, Outcome } from "../writes/outcome.ts";
import { send as sendWrite } from "../writes/send.ts";
import { buttonWrite, type SingleWrite } from "../writes/single-write.ts";
import type { JobWrite } from "../writes/write.ts";
import { writeOver } from "./write-over.ts";

signedInPage();

let service: ReturnType<typeof jobWritesService>;
beforeEach(() => {
  service = jobWritesService([{ ...aJob, id: 1 }], false);
});

const EXTEND = { closeDate: "2030-01-01" };
const PUBLISH = { status: "active", ...EXTEND };
const ARCHIVE = { status: "archived" };
const WHOLE = { title: "Cook", ...EXTEND };

test.each<[string, object, Partial<Job>[], boolean, string]>([
  ["over the version that was seen", EXTEND, [], false, "stored"],
  ["over another title", EXTEND, [{ title: "Chef" }], false, "stored"],
  ["not over another date", EXTEND, [{ closeDate: "2031-01-01" }], false, "changedSince"],
  [
    "not over another date, as a whole",
    WHOLE,
    [{ closeDate: "2031-01-01" }],
    false,
    "changedSince",
  ],
  ["over another status", PUBLISH, [{ status: "archived" }], false, "stored"],
  ["not over another status, as an undo", ARCHIVE, [{ status: "active" }], true, "changedSince"],
  ["over another title, as an undo", ARCHIVE, [{ title: "Chef" }], true, "stored"],
  [
    "after three other versions, not",
    EXTEND,
    [1, 2, 3].map((n) => ({ title: `Chef ${n}` })),
    false,
    "changedSince",
  ],
])("a change is written %s", async (_name, changes, others, isUndo, expected) => {
  const before = await fetchJob(1);
  const write = buttonWrite(before.job, { kind: "change", changes }, before, {
    ...(isUndo && { takesBack: before.etag }),
  });
  const sent: [key: string, isRepeat: boolean | undefined][] = [];
  const send = async (tried: SingleWrite) => {
    sent.push([tried.key, tried.isRepeat]);
    const other = others.shift();
    if (other) service.change(1, other);
    try {
      return await sendWrite(tried, tried.origin);
    } catch (error) {
      return { state: "changedSince", error: error as ApiError } as const;
    }
  };
  expect((await writeOver({ ...write, isRepeat: true }, { send, read: fetchJob })).state).toBe(
    expected,
  );
  // Each try over another version is another write.
  expect(new Set(sent.map(([key]) => key)).size).toBe(sent.length);
  expect(sent.map(([, isRepeat]) => isRepeat)).toEqual(sent.map((_, at) => at === 0));
  const undone = sent.map(([key]) => key).filter((key) => key.startsWith("undo-"));
  expect(undone).toEqual(isUndo && expected === "stored" ? ["undo-1-2-aaaa"] : []);
});

const CHANGE: JobWrite = { kind: "change", changes: EXTEND };
const SEEN = { job: { ...aJob, id: 1 }, etag: '"1-1-aaaa"' };

test.each<[string, JobWrite, Failure["state"], VersionedJob | null]>([
  ["a change that is refused", CHANGE, "refused", SEEN],
  ["a change of which only a row was seen", CHANGE, "changedSince", null],
  ["a deletion", { kind: "delete" }, "changedSince", SEEN],
])("%s is sent once", async (_name, what, state, before) => {
  const write = buttonWrite(SEEN.job, what, before);
  const outcome = { state, error: new ApiError({ status: 412 }) };
  const send = vi.fn<() => Promise<Outcome>>(async () => outcome);
  expect(await writeOver(write, { send, read: fetchJob })).toBe(outcome);
  expect(send).toHaveBeenCalledOnce();
});
