import { afterEach, expect, test, vi } from "vitest";
import { readDrafts } from "./read-drafts.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("where the browser cannot say what it has, nothing takes the place of what this tab had kept", async () => {
  const { tab } = await readDrafts("new");
  vi.spyOn(navigator.locks, "query").mockRejectedValueOnce(new Error("Too busy."));
  expect((await readDrafts("new")).tab).not.toBe(tab);
  expect((await readDrafts("new")).tab).toBe(tab);
});
