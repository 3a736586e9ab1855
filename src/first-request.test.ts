import { expect, test, vi } from "vitest";

/** The URLs that are requested ahead at an address. */
async function requestedAt(
  address: string,
  session: unknown,
  signOut: string | null = null,
  stored: Record<string, string> = {},
) {
  const { pathname, search, origin } = new URL(address, "https://example.com");
  const fetch = vi.fn<(url: string) => Promise<Response>>(async () => Response.json({}));
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("document", { documentElement: { lang: "fr-CA" }, querySelector: () => null });
  vi.stubGlobal("location", { pathname, search, origin });
  let kept: string | null = JSON.stringify(session);
  vi.stubGlobal("sessionStorage", {
    getItem: () => kept,
    clear: () => (kept = null),
  });
  const local = { ...stored, signOut };
  vi.stubGlobal("localStorage", { getItem: (name: keyof typeof local) => local[name] ?? null });
  vi.resetModules();
  await import("./first-request.ts");
  return fetch.mock.calls.map(([url]) => url.replace(`${origin}/api/v1.1`, ""));
}

const SESSION = { key: "k", employer: null };

test.each([
  ["/", ["/jobs?page=1&pageSize=25"]],
  ["/jobs?status=draft&q=R%26D&page=x", ["/jobs?status=draft&q=R%26D&page=1&pageSize=25"]],
  ["/jobs/7", ["/jobs/7"]],
  ["/jobs/07", []],
  ["/jobs/new", []],
  ["/jobs/7/edit", []],
])("at %s it requests %j", async (address, requested) => {
  expect(await requestedAt(address, SESSION)).toEqual(requested);
});

test("of a service that was found to list details, in whichever tab, it requests them", async () => {
  const headers = { "Service-Extensions": "idempotency-key, list-details" };
  expect(await requestedAt("/jobs", SESSION, null, headers)).toEqual([
    "/jobs?page=1&pageSize=25&include=details",
  ]);
});

test.each([[null], [{}], [{ key: 7 }], ["text"]])(
  "without a key (%j) it requests nothing",
  async (session) => {
    expect(await requestedAt("/jobs", session)).toEqual([]);
  },
);

test("with the key of a tab that slept during a sign-out it requests nothing", async () => {
  const session = { ...SESSION, signOut: "1" };
  expect(await requestedAt("/jobs", session, "1")).toHaveLength(1);
  expect(await requestedAt("/jobs", session, "2")).toEqual([]);
});
