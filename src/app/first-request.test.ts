import { readFile } from "node:fs/promises";
import vm from "node:vm";
import { beforeEach, expect, test, vi } from "vitest";
import { filterOf, readListSearch } from "#src/jobs/list-search.ts";
import { apiUrl } from "#src/lib/api/api-request.ts";
import { parseSearch } from "#src/lib/search-parameters.ts";

const script = new vm.Script(await readFile("public/first-request.js", "utf8"));

const page = {
  document: { querySelector: () => null },
  location: { origin: "https://example.com" },
};

beforeEach(() => {
  vi.stubGlobal("document", page.document);
  vi.stubGlobal("location", page.location);
});

/** Every address that public/first-request.js asks ahead of the dashboard. */
function askedAhead(
  pathname: string,
  search = "",
  session: unknown = { key: "k" },
  signOut: string | null = null,
): string[] {
  const asked: string[] = [];
  const sessionStorage = { getItem: () => JSON.stringify(session) };
  const localStorage = { getItem: (name: string) => (name === "signOut" ? signOut : null) };
  script.runInNewContext({
    ...page,
    location: { ...page.location, pathname, search },
    sessionStorage,
    localStorage,
    URLSearchParams,
    AbortSignal,
    fetch: async (url: string) => void asked.push(url),
  });
  return asked;
}

test.each([
  "",
  "?status=draft",
  "?status=DRAFT",
  "?status=",
  "?status=zzz&page=2",
  "?status=draft&status=active",
  "?q=cook",
  "?q=%20%20",
  "?q=%20R%26D+%E2%80%93%2050%25",
  `?q=${"x".repeat(300)}`,
  "?page=3&pageSize=25",
  "?page=0",
  "?page=-1",
  "?page=02&pageSize=025",
  "?page=2.5",
  "?page=99999999999",
  "?pageSize=7",
  "?sort=title",
])("for %j it asks what the list asks", (search) => {
  const filter = filterOf(readListSearch(parseSearch(search)));
  expect(askedAhead("/jobs", search)).toEqual([apiUrl("/jobs", { ...filter })]);
});

test.each([
  ["/", ["/jobs?page=1&pageSize=10"]],
  ["/jobs/7", ["/jobs/7"]],
  ["/jobs/07", []],
  ["/jobs/new", []],
  ["/jobs/7/edit", []],
])("for %s it asks %j", (path, asked) => {
  expect(askedAhead(path)).toEqual(
    asked.map((address) => `https://example.com/api/v1.1${address}`),
  );
});

test.each([[null], [{}], [{ key: 7 }], ["text"]])(
  "without a key (%j) it asks nothing",
  (session) => {
    expect(askedAhead("/jobs", "", session)).toEqual([]);
  },
);

test("with the key of a tab that slept while somebody signed out it asks nothing", () => {
  expect(askedAhead("/jobs", "", { key: "k", signOut: "1" }, "1")).toHaveLength(1);
  expect(askedAhead("/jobs", "", { key: "k", signOut: "1" }, "2")).toEqual([]);
  expect(askedAhead("/jobs", "", { key: "k" }, "2")).toEqual([]);
});
