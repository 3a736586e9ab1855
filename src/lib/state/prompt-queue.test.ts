import { expect, it } from "vitest";
import { createPromptQueue } from "./prompt-queue.ts";

it("replaces a prompt with the same dedupeKey", () => {
  const queue = createPromptQueue<{ dedupeKey: string; name: string }>();
  const names = () => queue.get().map(({ name }) => name);
  queue.add({ dedupeKey: "job 1", name: "archive" });
  queue.add({ dedupeKey: "job 2", name: "publish" });
  queue.add({ dedupeKey: "job 1", name: "publish again" });
  expect(names()).toEqual(["publish", "publish again"]);
  queue.remove("job 2");
  expect(names()).toEqual(["publish again"]);
  queue.clear();
  expect(names()).toEqual([]);
});
