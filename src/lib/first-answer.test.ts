import { expect, test, vi } from "vitest";
import { askBeforeDrawing } from "./first-answer.ts";

const asked = () => {
  globalThis.firstAnswer = { url: "/jobs", key: "k", answer: new Promise(() => {}) };
};

test("what was not asked for ahead is not waited for", () => {
  globalThis.firstAnswer = undefined;
  const ask = vi.fn<() => Promise<string>>(async () => "rows");
  expect(askBeforeDrawing(ask)).toBeUndefined();
  expect(ask).toHaveBeenCalledOnce();
});

test("an answer that is as good as there is drawn at once", async () => {
  asked();
  let drawn = false;
  await askBeforeDrawing(async () => void (drawn = true));
  expect(drawn).toBe(true);
});

test("one that is late or fails holds up nothing", async () => {
  vi.useFakeTimers();
  try {
    asked();
    const late = askBeforeDrawing(async () => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(50);
    await late;
    asked();
    await askBeforeDrawing(async () => Promise.reject(new TypeError("Failed to fetch")));
    expect(vi.getTimerCount()).toBe(1);
  } finally {
    vi.useRealTimers();
    globalThis.firstAnswer = undefined;
  }
});
