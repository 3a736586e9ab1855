import { afterEach, expect, test, vi } from "vitest";
import { EXTENSIONS_HEADER } from "#contract/extensions.ts";
import { forgetKeyHeaders, readKeyHeaders } from "#src/lib/session/key-headers.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { signedInPage } from "../testing/signed-in-page.ts";
import { isAsSeen, send, withdrawWrite } from "./send.ts";
import type { JobWrite, Write } from "./write.ts";

signedInPage();
afterEach(forgetKeyHeaders);

const SEEN = { job: aJob, etag: '"7-3-aaaa"' };
const BODY = { title: "Chef", referenceId: null, salary: { amount: 20, maxAmount: null } };

const writeOf = (write: JobWrite, before: Write["before"] = SEEN): Write => ({
  key: "once",
  id: write.kind === "create" ? null : 7,
  write,
  before: write.kind === "create" ? null : before,
});

/** What was requested of a service that gives these answers, one after the other, and then the last. */
function answering(...answers: (() => Response)[]) {
  const requests: [request: string, ifMatch: string | null, body: unknown][] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const body = init.body ? (JSON.parse(init.body as string) as unknown) : undefined;
    const ifMatch = new Headers(init.headers).get("If-Match");
    requests.push([`${init.method} ${url.replace(/^.*\/v1\.1/, "")}`, ifMatch, body]);
    return Promise.resolve((answers.length > 1 ? answers.shift() : answers[0])!());
  });
  return requests;
}

const aResponse = (status = 200, etag = '"7-4-aaaa"') =>
  new Response(JSON.stringify(aJob), { status, headers: { ETag: etag } });

const stored = { state: "stored", after: { job: { id: aJob.id }, etag: '"7-4-aaaa"' } };

test.each<[JobWrite, unknown[], object]>([
  [
    { kind: "create", body: { ...BODY, closeDate: null, confidential: false } },
    // What is not given is left out.
    ["POST /jobs", null, { title: "Chef", salary: BODY.salary, confidential: false }],
    stored,
  ],
  [
    { kind: "change", changes: { salary: null } },
    ["PUT /jobs/7", SEEN.etag, { salary: null }],
    stored,
  ],
  [
    { kind: "delete" },
    ["DELETE /jobs/7", SEEN.etag, undefined],
    { state: "stored", after: null, deletion: '"7-4-aaaa"' },
  ],
  [
    { kind: "restore", job: aJob, etag: '"7-9-aaaa"', changes: { title: "Cook" } },
    // Its version is that of the deletion.
    ["POST /jobs/7/restore", '"7-9-aaaa"', { title: "Cook" }],
    stored,
  ],
])("%o is one request", async (write, request, made) => {
  const requests = answering(() => aResponse());
  expect(await send(writeOf(write), { source: "form" })).toMatchObject(made);
  expect(requests).toEqual([request]);
});

test("what was not seen is written whatever version it is", async () => {
  const requests = answering(() => aResponse());
  const change: JobWrite = { kind: "change", changes: { status: "active" } };
  await send(writeOf(change, null), { source: "form" });
  expect(requests).toEqual([["PUT /jobs/7", null, { status: "active" }]]);
});

test("a deletion that the service refuses archives, where that will do, under another name", async () => {
  readKeyHeaders(new Headers({ [EXTENSIONS_HEADER]: "idempotency-key" }));
  const keys: (string | null)[] = [];
  const refusal = () => aResponse(409);
  const archive = () => aResponse();
  const requests = answering(refusal, archive);
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get("Idempotency-Key"));
    return fetch(url, init);
  });
  const done = await send(writeOf({ kind: "delete", orArchive: true }), { source: "form" });
  expect(done).toMatchObject(stored);
  expect(requests).toEqual([
    ["DELETE /jobs/7", SEEN.etag, undefined],
    ["PUT /jobs/7", SEEN.etag, { status: "archived" }],
  ]);
  expect(keys).toEqual(["once", "once-archive"]);
});

test.each<[string, JobWrite, number]>([
  ["that may not archive", { kind: "delete" }, 409],
  ["that is not there", { kind: "delete", orArchive: true }, 404],
])("a deletion %s is refused", async (_name, write, status) => {
  const requests = answering(() => aResponse(status));
  await expect(send(writeOf(write), { source: "form" })).rejects.toMatchObject({ status });
  expect(requests).toHaveLength(1);
});

test("nothing is archived for a session that has ended", async () => {
  const requests = answering(() => aResponse(409));
  const ended = () => {
    throw new Error("Ended.");
  };
  const write = writeOf({ kind: "delete", orArchive: true });
  await expect(send(write, { source: "form" }, ended)).rejects.toThrow("Ended.");
  expect(requests).toHaveLength(1);
});

test.each([200, 404])("a page in place of the answer to a deletion is none: %i", async (status) => {
  answering(() => new Response("<!doctype html><h1>Sign in to the network</h1>", { status }));
  const write = writeOf({ kind: "delete" });
  await expect(send(write, { source: "form" })).rejects.toMatchObject({
    status,
    reason: "webPage",
  });
});

test.each<[string, Partial<Write>, requests: number, expected: boolean]>([
  ["a posting to create", { id: null }, 0, true],
  ["a posting of which no version was seen", { before: null }, 0, true],
  ["a posting whose version the service compares", { before: SEEN }, 0, true],
  ["the same, by a tag that promises nothing", { before: { job: aJob, etag: 'W/"3"' } }, 1, true],
  ["another one by now", { before: { job: { ...aJob, title: "Chef" }, etag: null } }, 1, false],
])("%s is looked at only where it has to be", async (_name, given, count, expected) => {
  const requests = answering(() => aResponse());
  const write = { ...writeOf({ kind: "delete" }), ...given };
  expect(await isAsSeen(write)).toBe(expected);
  expect(requests).toHaveLength(count);
});

test("a write of a posting without an id is none", async () => {
  const requests = answering(() => aResponse());
  const write = { ...writeOf({ kind: "delete" }), id: null };
  await expect(send(write, { source: "form" })).rejects.toThrow("names no job");
  expect(requests).toEqual([]);
});

test("asks what a write has made by its name, whatever signs that has", async () => {
  const requests = answering(() => new Response(null, { status: 204 }));
  expect(await withdrawWrite("a/b")).toBeNull();
  expect(requests).toEqual([["DELETE /writes/a%2Fb", null, undefined]]);
});
