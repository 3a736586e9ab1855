import { afterEach, expect, it, vi } from "vitest";
import { readDrafts } from "./read-drafts.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

it("uses another tab name after a failed read, so that the stored draft is not overwritten", async () => {
  const { tab } = await readDrafts("new");
  vi.spyOn(navigator.locks, "query").mockRejectedValueOnce(new Error("Too busy."));
  expect((await readDrafts("new")).tab).not.toBe(tab);
  expect((await readDrafts("new")).tab).toBe(tab);
});
