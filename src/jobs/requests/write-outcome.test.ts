import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#src/lib/api/api-error.ts";
import { session } from "#src/lib/session/current-session.ts";
import { forgetKeyHeaders, readKeyHeaders } from "#src/lib/session/key-headers.ts";
import { aJob as JOB } from "../testing/a-job.ts";
import { signedInPage } from "../testing/signed-in-page.ts";
import { findWrite, outcomeOf, sendNamed } from "./write-outcome.ts";
import { createJob } from "./write-requests.ts";

signedInPage();
beforeEach(() => void vi.useFakeTimers());

/** Sends a creation to a service that answers everything with `status`; returns the keys it was sent. */
async function keysOf(status: number, headers: Record<string, string>): Promise<(string | null)[]> {
  const keys: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get("Idempotency-Key"));
    return new Response('{"message":"?"}', { status, headers });
  });
  const failed = sendNamed(async (key) => createJob({ title: "Baker" }, key), "once").then(
    () => "sent",
    (error: { status: number }) => error.status,
  );
  await vi.runAllTimersAsync();
  expect(await failed).toBe(status);
  return keys;
}

const TAKES_NAMES = { "Service-Extensions": "idempotency-key" };

test.each([
  ["no answer of the service", 502, TAKES_NAMES, ["once", "once", "once"]],
  ["a failure", 500, TAKES_NAMES, ["once", "once", "once"]],
  ["a refusal", 409, TAKES_NAMES, ["once"]],
  ["a wait that the service asks for", 503, { ...TAKES_NAMES, "Retry-After": "9" }, ["once"]],
  ["no answer of a service that takes no names", 502, {}, [null]],
])("after %s a write is sent with these keys", async (_name, status, headers, keys) => {
  forgetKeyHeaders();
  readKeyHeaders(new Headers(headers));
  expect(await keysOf(status, headers)).toEqual(keys);
});

test.each([
  [0, "unknown"],
  [200, "unknown"],
  [500, "unknown"],
  [504, "unknown"],
  [400, "refused"],
  [401, "waits"],
  [404, "gone"],
  [409, "refused"],
  [412, "changedSince"],
  [429, "waits"],
])("the outcome of a write that failed with %i is %s", (status, outcome) => {
  expect(outcomeOf(new ApiError({ status }))).toBe(outcome);
});

const CHANGE = { status: "archived" };
test.each<[string, object | "deletion" | "restoration", number, unknown]>([
  ["a change that was carried out", CHANGE, 200, { job: JOB, etag: '"7"' }],
  ["a change that was not", CHANGE, 412, null],
  ["a deletion that was carried out", "deletion", 204, "deleted"],
  ["a deletion that was not", "deletion", 412, null],
  ["a deletion by another person", "deletion", 404, null],
  ["a restoration that was carried out", "restoration", 200, { job: JOB, etag: '"7"' }],
  ["a restoration that was not", "restoration", 412, null],
  ["a restoration by another person", "restoration", 409, null],
])("finds %s by its name, and carries nothing out", async (_name, write, status, found) => {
  readKeyHeaders(new Headers(TAKES_NAMES));
  const sent: Headers[] = [];
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    sent.push(new Headers(init.headers));
    const body = status === 200 ? JSON.stringify(JOB) : status === 204 ? null : "{}";
    return new Response(body, { status, headers: { ...TAKES_NAMES, ETag: '"7"' } });
  });
  expect(await findWrite(JOB.id, write, "once")).toEqual(found);
  expect(sent.map((headers) => [headers.get("Idempotency-Key"), headers.get("If-Match")])).toEqual([
    ["once", '"none"'],
  ]);
});

test("a write that waits is not sent again in another session", async () => {
  readKeyHeaders(new Headers(TAKES_NAMES));
  let tries = 0;
  const failed = sendNamed(async () => {
    tries += 1;
    throw new ApiError({ status: 0 });
  }).catch((error: unknown) => error);
  session.signOut();
  await vi.runAllTimersAsync();
  expect(await failed).toBeInstanceOf(ApiError);
  expect(tries).toBe(1);
});
