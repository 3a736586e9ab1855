import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";

const MANIFEST = {
  "src/main.tsx": { file: "assets/main-1.js", css: ["assets/main-1.css"] },
  "src/help.tsx": { file: "assets/help-1.js", css: ["assets/main-1.css"] },
  "src/inter.woff2": { file: "assets/inter-1.woff2" },
};

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("DEV", false);
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("navigator", {});
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json(MANIFEST));
});

/** As a page that has just loaded. */
async function prefetchCode(client = new QueryClient()) {
  const fresh = await import("./prefetch-code.ts");
  return fresh.prefetchCode(client);
}

const files = () => fetched.mock.calls.map(([file]) => file);

test("downloads scripts and styles of the build once", async () => {
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

test("downloads nothing where the browser saves data", async () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  await prefetchCode();
  expect(files()).toEqual([]);
});

test("a failed download stops it, and nothing else", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(prefetchCode()).resolves.toBeUndefined();
  expect(files()).toEqual(["/files.en.json"]);
});
