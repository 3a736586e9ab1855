import { beforeEach, describe, expect, it, test, vi } from "vitest";
import { ApiError } from "#src/lib/api/api-error.ts";
import { connection } from "#src/lib/connection/connection.ts";
import type { Job } from "#contract/job.ts";
import { todayIn } from "#contract/calendar-date.ts";
import { fetchJob, fetchJobs } from "../requests/read-requests.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { jobWritesService } from "../testing/job-writes-service.ts";
import { signedInPage } from "../testing/signed-in-page.ts";
import { lookUp, settle, settleFailed } from "./look-up.ts";
import { send } from "./send.ts";
import type { JobWrite, Write } from "./write.ts";

signedInPage();

const JOB: Job = { ...aJob, id: 1, publishDate: todayIn() };
const FILTER = { status: undefined, q: "", page: 1, pageSize: 10 };
const none = new Set<number>();

let service: ReturnType<typeof jobWritesService>;
beforeEach(() => {
  service = jobWritesService([JOB], true);
});

async function writeOf(write: JobWrite, isSeen = true): Promise<Write> {
  const before = isSeen && write.kind !== "create" ? await fetchJob(1) : null;
  return { key: "k", id: write.kind === "create" ? null : 1, write, before };
}

const change: JobWrite = { kind: "change", changes: { title: "Cook" } };
const archive: JobWrite = { kind: "change", changes: { status: "archived" } };
const remove: JobWrite = { kind: "delete" };
const orArchive: JobWrite = { kind: "delete", orArchive: true };
const restore: JobWrite = { kind: "restore", job: JOB, etag: null };

describe("what the service holds tells what became of a write", () => {
  test.each<[string, JobWrite, Partial<Job> | "deleted" | null, object | null]>([
    ["a change that was carried out", change, { title: "Cook" }, { state: "stored" }],
    ["a change that was not", change, null, null],
    ["a change beside another person's", change, { title: "Chef" }, { state: "changedSince" }],
    ["a change of what was deleted", change, "deleted", { state: "gone", error: { status: 404 } }],
    ["a deletion that was carried out", remove, "deleted", { state: "stored", after: null }],
    ["a deletion that was not", remove, null, null],
    ["a deletion of another version", remove, { title: "Chef" }, { state: "changedSince" }],
    ["a deletion of what was archived", remove, { status: "archived" }, { state: "changedSince" }],
    ["an archived deletion", orArchive, { status: "archived" }, { state: "stored" }],
    ["an archived deletion that was not", orArchive, { title: "Chef" }, { state: "changedSince" }],
    ["a restoration that was carried out", restore, null, { state: "stored" }],
    ["a restoration that was not", restore, "deleted", null],
  ])("%s", async (_name, write, since, expected) => {
    const sent = await writeOf(write);
    if (since === "deleted") service.jobs.delete(1);
    else if (since) service.change(1, since);
    const found = await lookUp(sent, none);
    if (expected === null) expect(found).toBeNull();
    else expect(found).toMatchObject(expected);
  });

  test.each<[string, JobWrite, Partial<Job>, object | null]>([
    ["a status that is set", archive, { status: "archived" }, { state: "stored" }],
    ["a status that is not", archive, { status: "active" }, null],
    ["a deletion that was not carried out", remove, {}, null],
  ])("of a row: %s", async (_name, write, since, expected) => {
    const sent = await writeOf(write, false);
    service.change(1, since);
    const found = await lookUp(sent, none);
    if (expected === null) expect(found).toBeNull();
    else expect(found).toMatchObject(expected);
  });

  it("a creation is found, unless it is known to be another one", async () => {
    const sent = await writeOf({ kind: "create", body: { ...aJob, title: "Cook" } });
    expect(await lookUp(sent, none)).toBeNull();
    service.jobs.set(2, { job: { ...JOB, id: 2, title: "Cook" }, version: 1 });
    expect(await lookUp(sent, none)).toMatchObject({ state: "stored", after: { job: { id: 2 } } });
    expect(await lookUp(sent, new Set([2]))).toBeNull();
  });

  it("says where it cannot be found out", async () => {
    const sent = await writeOf(change);
    globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
    await expect(lookUp(sent, none)).rejects.toMatchObject({ status: 0 });
  });
});

describe("a service that takes names", () => {
  beforeEach(async () => {
    service = jobWritesService([JOB], false);
    await fetchJobs(FILTER);
  });
  const named = async (write: JobWrite) => ({ ...(await writeOf(write)), namedAt: Date.now() });

  it("says what a write has made, whatever happened since", async () => {
    const sent = await named(change);
    await send(sent, { source: "form" });
    service.change(1, { title: "Chef" });
    const after = { job: { ...JOB, title: "Cook" }, etag: '"1-2-aaaa"' };
    expect(await settle(sent)).toEqual({ state: "stored", after });
  });

  it("says that a deletion was carried out", async () => {
    const sent = await named(remove);
    await send(sent, { source: "form" });
    expect(await settle(sent)).toMatchObject({ state: "stored", after: null });
  });

  it("carries out nothing afterwards that was not", async () => {
    const sent = await named(change);
    expect(await settle(sent)).toBeNull();
    await expect(send(sent, { source: "form" })).rejects.toMatchObject({ status: 409 });
    expect(await settle(sent)).toBeNull();
    expect(service.jobs.get(1)?.job.title).toBe(JOB.title);
  });

  it("is looked at where the write had no name", async () => {
    const sent = await writeOf(change);
    service.change(1, { title: "Cook" });
    expect(await settle(sent)).toMatchObject({ state: "stored" });
  });

  it("is looked at where a creation had no name", async () => {
    const sent = await writeOf({ kind: "create", body: aJob });
    expect(await settle(sent)).toMatchObject({ state: "stored", after: { job: { id: 1 } } });
  });

  test.each<[string, { isNamed?: boolean; isSent?: boolean; at?: "lost"; fails?: true }, string]>([
    ["was carried out", { isSent: true }, "stored"],
    ["was not, and has used up its name", {}, "waits"],
    ["was not, and has no name", { isNamed: false }, "unknown"],
    ["is not asked about while the service is lost", { isSent: true, at: "lost" }, "unknown"],
    ["cannot be asked about", { isSent: true, fails: true }, "unknown"],
  ])("a write of unknown outcome %s", async (_name, given, expected) => {
    const { isNamed = true, isSent, at = "reached", fails } = given;
    const sent = isNamed ? await named(change) : await writeOf(change);
    if (isSent) await send(sent, { source: "form" });
    vi.spyOn(connection, "get").mockReturnValue(at);
    if (fails) globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
    const failure = { state: "unknown", error: new ApiError({ status: 500 }) } as const;
    const found = await settleFailed(sent, failure);
    expect(found.state).toBe(expected);
    if (found.state !== "stored") expect(found.error).toBe(failure.error);
  });

  it("asks nothing about a write whose outcome is known, and takes no known posting for its own", async () => {
    const refused = { state: "refused", error: new ApiError({ status: 400 }) } as const;
    const sent = await named(change);
    await send(sent, { source: "form" });
    expect(await settleFailed(sent, refused)).toBe(refused);
    const creation = await writeOf({ kind: "create", body: { ...aJob, title: "Cook" } });
    const unknown = { ...refused, state: "unknown" } as const;
    expect(await settleFailed(creation, unknown, new Set([1]))).toBe(unknown);
    expect(await settleFailed(creation, unknown)).toMatchObject({ state: "stored" });
  });
});
