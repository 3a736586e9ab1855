import { expect, test } from "vitest";
import { afterClosed, openHere, otherTabs } from "./open-tabs.ts";

test("a tab knows of the others that have the same open, not of itself, and until they close it", async () => {
  const close = openHere("job 7", "a", () => {});
  await expect.poll(async () => otherTabs("job 7", "b")).toEqual(["a"]);
  expect(await otherTabs("job 7", "a")).toEqual([]);
  expect(await otherTabs("job 8", "b")).toEqual([]);

  const closed = afterClosed("job 7", "a", new AbortController().signal);
  close();
  await closed;
  expect(await otherTabs("job 7", "b")).toEqual([]);
});
