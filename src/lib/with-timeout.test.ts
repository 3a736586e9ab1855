import { expect, test, vi } from "vitest";
import { withTimeout } from "./with-timeout.ts";

test("an answer that is as good as there is waited for", async () => {
  let here = false;
  const answer = async () => {
    await Promise.resolve();
    here = true;
  };
  await withTimeout(answer());
  expect(here).toBe(true);
});

test("one that is late or fails holds up nothing", async () => {
  vi.useFakeTimers();
  try {
    const late = withTimeout(new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(50);
    await late;
    await withTimeout(Promise.reject(new TypeError("Failed to fetch")));
    expect(vi.getTimerCount()).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});
