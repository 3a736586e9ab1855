import { afterEach, expect, test, vi } from "vitest";
import { readUnfinished } from "./read-unfinished.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("where the browser cannot say what it has, nothing takes the place of what this tab had kept", async () => {
  const { tab } = await readUnfinished("new");
  vi.spyOn(navigator.locks, "query").mockRejectedValueOnce(new Error("Too busy."));
  expect((await readUnfinished("new")).tab).not.toBe(tab);
  expect((await readUnfinished("new")).tab).toBe(tab);
});
