import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";

const FILES = ["assets/main-1.js", "assets/main-1.css", "assets/help-1.js"];

const banner = vi.fn<() => object>();
vi.mock("#src/ui/feedback/toast-list.tsx", () => ({}));
vi.mock("#src/jobs/display/query-error.tsx", () => ({}));

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("DEV", false);
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("navigator", {});
  fetched.mockReset();
  banner.mockReset();
  banner.mockReturnValue({});
  vi.doMock("./connection-banner.tsx", banner);
  fetched.mockImplementation(async () => Response.json(FILES));
});

/** As a page that has just loaded. */
async function prefetchCode(client = new QueryClient()) {
  const fresh = await import("./prefetch-code.ts");
  return fresh.prefetchCode(client);
}

const files = () => fetched.mock.calls.map(([file]) => file);

test("downloads the files of the build once", async () => {
  await prefetchCode();
  await import("./prefetch-code.ts").then(async (same) => same.prefetchCode(new QueryClient()));
  expect(files()).toEqual([
    "/files.en.json",
    "/assets/main-1.js",
    "/assets/main-1.css",
    "/assets/help-1.js",
  ]);
});

test("lets what the page waits for go first", async () => {
  const client = new QueryClient();
  const isFetching = vi.spyOn(client, "isFetching").mockReturnValue(1);
  const done = prefetchCode(client);
  await new Promise((later) => void setTimeout(later, 50));
  expect(files()).toEqual([]);
  isFetching.mockReturnValue(0);
  await done;
  expect(files()).toHaveLength(4);
});

test("loads only what a lost connection needs where the browser saves data", async () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  await prefetchCode();
  expect(files()).toEqual([]);
  expect(banner).toHaveBeenCalledOnce();
});

test.each([
  ["refused", async () => new Response(null, { status: 429 })],
  ["without a connection", async () => Promise.reject(new TypeError("Failed to fetch"))],
])("a download that fails, %s, stops it, and another call starts again", async (_why, answer) => {
  fetched.mockImplementationOnce(answer);
  const { prefetchCode: again } = await import("./prefetch-code.ts");
  await again(new QueryClient());
  expect(files()).toEqual(["/files.en.json"]);
  await again(new QueryClient());
  expect(files()).toHaveLength(5);
});
