import { expect, it } from "vitest";
import { markOpen, otherTabs, whenClosed } from "./open-tabs.ts";

it("lists the other tabs that have the same form open, until they close it", async () => {
  const close = markOpen("job 7", "a", () => {});
  await expect.poll(async () => otherTabs("job 7", "b")).toEqual(["a"]);
  expect(await otherTabs("job 7", "a")).toEqual([]);
  expect(await otherTabs("job 8", "b")).toEqual([]);

  const closed = whenClosed("job 7", "a", new AbortController().signal);
  close();
  await closed;
  expect(await otherTabs("job 7", "b")).toEqual([]);
});
