import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { session } from "#src/lib/session/current-session.ts";
import {
  fetchCategories,
  fetchLocations,
  fetchNearLocations,
} from "./reference/reference-requests.ts";
import { fetchJob, fetchJobs } from "./read-requests.ts";

beforeAll(() => session.signIn({ key: "k", employer: null }, true));
afterAll(session.close);

const { signal } = new AbortController();

/** A service that gives one answer to everything, and keeps what it was asked. */
async function serve(status: number, body: string, headers: Record<string, string> = {}) {
  const asked: (Pick<IncomingMessage, "method" | "url" | "headers"> & { sent: string })[] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers: named } = request;
    let sent = "";
    request.setEncoding("utf8").on("data", (part: string) => (sent += part));
    request.on("end", () => {
      asked.push({ method, url, headers: named, sent });
      response.writeHead(status, headers).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal("document", {
    documentElement: { lang: "fr-CA" },
    querySelector: () => ({ content: url }),
  });
  return asked;
}

const aJob = JSON.stringify({
  id: 5,
  referenceId: "",
  title: "Chef",
  status: "draft",
  publishDate: "2026-08-04T00:00:00",
  salary: null,
  applicationUrl: "",
  theirs: { unknown: true },
});

test.each([
  ["an array", '[{"id":1,"name":"Accounting","slug":"acc"}]'],
  ["data", '{"data":[{"id":1,"name":"Accounting"}],"paging":{"total":1}}'],
])("a reference list is read as %s", async (_name, body) => {
  await serve(200, body);
  expect(await fetchCategories(signal)).toEqual([{ id: 1, name: "Accounting" }]);
});

test.each([
  ["an object of its own", '{"jobCategories":[{"id":1,"name":"Accounting"}]}'],
  ["other properties", '[{"code":"ACC","label":"Accounting"}]'],
])("a reference list as %s is as good as none", async (_name, body) => {
  await serve(200, body);
  expect(await fetchCategories(signal)).toBeNull();
});

test("a page in place of a list is a failure, not a list that is missing", async () => {
  await serve(200, "<!doctype html><h1>Sign in to the network</h1>");
  await expect(fetchCategories(signal)).rejects.toMatchObject({ status: 200 });
});

test.each([400, 403, 404, 405, 501])("%i: the service has no such list", async (status) => {
  await serve(status, '{"message":"No such path."}');
  expect(await fetchLocations("van", signal)).toBeNull();
});

test("a list that is out of order is a failure, not a list that is missing", async () => {
  await serve(500, "");
  await expect(fetchLocations("van", signal)).rejects.toMatchObject({ status: 500 });
});

test.each([
  [
    "those of our service",
    '{"data":[],"suggestions":[{"id":1,"name":"A","description":"A, BC","type":"Town"}]}',
    ["A, BC"],
  ],
  ["none", '{"data":[]}', []],
  ["none of a bare list", "[]", []],
])("near places are %s", async (_name, body, places) => {
  await serve(200, body);
  const near = await fetchNearLocations("Aa", signal);
  expect(near.map(({ description }) => description)).toEqual(places);
});

test("a job is read with tolerance: empty text, missing and unknown properties", async () => {
  await serve(200, aJob, { ETag: '"3"' });
  expect(await fetchJob(5)).toMatchObject({
    etag: '"3"',
    job: { referenceId: null, publishDate: "2026-08-04", applicationUrl: null, locations: [] },
  });
});

test("the filter of the list is the query, without what is not asked for", async () => {
  const paging = { total: 0, page: 1, pages: 0, pageSize: 25, previous: "", next: null };
  const asked = await serve(200, JSON.stringify({ data: [], paging }));
  await fetchJobs({ status: undefined, q: "", page: 1, pageSize: 25 }, signal);
  expect(asked[0]?.url).toBe("/api/v1.1/jobs?page=1&pageSize=25");
});

test("the employer is learned from the first list that names it", async () => {
  const paging = { total: 1, page: 1, pages: 1, pageSize: 10, previous: "", next: null };
  const row = { ...(JSON.parse(aJob) as object), employer: { id: 3, name: "Harbour" } };
  await serve(200, JSON.stringify({ data: [row], paging }));
  await fetchJobs({ status: undefined, q: "", page: 1, pageSize: 10 }, signal);
  expect(session.get()).toMatchObject({ employer: { id: 3, name: "Harbour" } });
});

test("what a key was refused for is sent again with the next of its employer", async () => {
  await serve(401, '{"message":"Revoked."}');
  const waiting = fetchCategories(signal);
  await expect.poll(() => session.get().state).toBe("expired");
  const asked = await serve(200, "[]");
  session.signIn({ key: "next", employer: null }, true);
  await expect(waiting).resolves.toEqual([]);
  expect(asked.map(({ headers }) => headers["api-key"])).toEqual(["next"]);
});

test("with another employer's key it is not", async () => {
  await serve(401, '{"message":"Revoked."}');
  const waiting = fetchCategories(signal);
  await expect.poll(() => session.get().state).toBe("expired");
  const asked = await serve(200, "[]");
  session.signIn({ key: "another's", employer: null }, false);
  await expect(waiting).rejects.toMatchObject({ status: 401 });
  expect(asked).toEqual([]);
});

test("a page without a session sends nothing", async () => {
  const asked = await serve(200, aJob);
  session.signOut();
  await expect(fetchCategories(signal)).rejects.toMatchObject({ status: 401 });
  expect(asked).toEqual([]);
});
