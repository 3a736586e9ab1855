import { expect, test } from "vitest";
import { createPromptQueue } from "./prompt-queue.ts";

test("of two things about the same the later one waits, until it is settled", () => {
  const waiting = createPromptQueue<{ about: string; name: string }>();
  const names = () => waiting.get().map(({ name }) => name);
  waiting.add({ about: "job 1", name: "archive" });
  waiting.add({ about: "job 2", name: "publish" });
  waiting.add({ about: "job 1", name: "publish again" });
  expect(names()).toEqual(["publish", "publish again"]);
  waiting.settle("job 2");
  expect(names()).toEqual(["publish again"]);
  waiting.clear();
  expect(names()).toEqual([]);
});
