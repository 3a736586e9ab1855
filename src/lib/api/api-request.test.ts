import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod/mini";
import { ApiError } from "./api-error.ts";
import { apiUrl, sendAhead, sendRequest } from "./api-request.ts";
import { connection } from "../connection/connection.ts";

const schema = z.object({ id: z.int() });

/** A service that answers with `listener`, as the page's `<meta>` names it. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal("document", {
    documentElement: { lang: "fr-CA" },
    querySelector: () => ({ content: `${url}/` }),
  });
  return url;
}

const answer =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);

const failure = async (request: Promise<unknown>) => {
  const error: unknown = await request.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

test("a request carries language, key, body and headers, and its answer is read with its version", async () => {
  const seen: unknown[] = [];
  await serve((request, response) => {
    const { method, url, headers } = request;
    request.on("data", (chunk: Buffer) => {
      seen.push({ method, url, body: chunk.toString() });
      seen.push(
        headers["accept-language"],
        headers["api-key"],
        headers["content-type"],
        headers["if-match"],
      );
      response.writeHead(200, { ETag: '"7"' }).end('{"id":5,"unknown":true}');
    });
  });
  const sent = vi.spyOn(globalThis, "fetch");
  const result = await sendRequest("k", "/jobs/5", schema, {
    method: "PUT",
    body: { title: "Chef é" },
    headers: { "If-Match": '"6"' },
  });
  expect(result).toEqual({ data: { id: 5 }, etag: '"7"', employer: null });
  expect(seen).toEqual([
    { method: "PUT", url: "/api/v1.1/jobs/5", body: '{"title":"Chef é"}' },
    "fr-CA",
    "k",
    "application/json",
    '"6"',
  ]);
  expect(sent.mock.lastCall?.[1]).toMatchObject({ credentials: "omit", cache: "no-store" });
});

test("a service without versions answers none", async () => {
  await serve(answer(200, '{"id":1}'));
  expect((await sendRequest("k", "/jobs/1", schema)).etag).toBeNull();
});

test("204 has nothing to read", async () => {
  await serve(answer(204, ""));
  expect((await sendRequest("k", "/jobs/1", z.unknown(), { method: "DELETE" })).data).toBe(
    undefined,
  );
});

test("a query leaves out what is not given and escapes the rest", async () => {
  const base = await serve(answer(200, "{}"));
  const query = { status: undefined, q: "R&D, 50 %", empty: "", page: 2 };
  expect(apiUrl("/jobs", query)).toBe(`${base}/api/v1.1/jobs?q=R%26D%2C+50+%25&page=2`);
});

test.each([
  ["a cut line", (request: { destroy: () => void }) => request.destroy(), 0, { reason: "network" }],
  ["an error", answer(409, '{"message":"Taken."}'), 409, { message: "Taken." }],
  ["an empty success", answer(200, " "), 200, { reason: "empty" }],
  ["a page", answer(200, " <html>Sign in to the network</html>"), 200, { reason: "webPage" }],
  ["broken JSON", answer(200, '{"id":'), 200, { reason: "unreadable" }],
  ["something else", answer(200, '{"id":"five"}'), 200, { reason: "unreadable" }],
] satisfies [string, RequestListener, number, object][])(
  "%s has a reason",
  async (_name, listener, status, expected) => {
    await serve(listener);
    const error = await failure(sendRequest("k", "/jobs/5", schema));
    expect(error).toMatchObject({ status, ...expected });
    // Whatever the answer is, the service is there (again).
    expect(connection.get()).toBe(status === 0 ? "checking" : "reached");
  },
);

test.each([
  ["by itself", undefined],
  ["that its caller could take back", new AbortController().signal],
])("a timeout has its own reason, for a request %s", async (_name, signal) => {
  await serve(() => {});
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(
    AbortSignal.abort(new DOMException("late", "TimeoutError")),
  );
  const error = await failure(sendRequest("k", "/jobs/5", schema, { signal }));
  expect(error).toMatchObject({ status: 0, reason: "timeout", retryAfter: Infinity });
});

test("so is that of a request that was sent ahead", async () => {
  await serve(() => {});
  vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(
    AbortSignal.abort(new DOMException("late", "TimeoutError")),
  );
  sendAhead("k", "/jobs/5");
  const error = await failure(sendRequest("k", "/jobs/5", schema));
  expect(error).toMatchObject({ status: 0, reason: "timeout", retryAfter: Infinity });
});

test("the caller's own abort is no failure of the service", async () => {
  await serve(() => {});
  const controller = new AbortController();
  const request = sendRequest("k", "/jobs/5", schema, { signal: controller.signal });
  controller.abort();
  await expect(request).rejects.toMatchObject({ name: "AbortError" });
});

test("a response that was requested ahead is taken once, by the same request and key only", async () => {
  let requests = 0;
  await serve((_request, response) => response.end(`{"id":${(requests += 1)}}`));
  const ask = async (key: string, path: string) => (await sendRequest(key, path, schema)).data.id;
  sendAhead("k", "/jobs/5");
  await expect.poll(() => requests).toBe(1);
  expect(await ask("k", "/jobs/5")).toBe(1);
  expect(await ask("k", "/jobs/5")).toBe(2);
  for (const send of [
    async () => ask("another key", "/jobs/5"),
    async () => ask("k", "/jobs/6"),
    async () => (await sendRequest("k", "/jobs/5", schema, { method: "PUT" })).data.id,
  ]) {
    const before = requests;
    sendAhead("k", "/jobs/5");
    await expect.poll(() => requests).toBe(before + 1);
    expect(await send()).toBe(before + 2);
  }
});
