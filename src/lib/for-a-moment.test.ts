import { expect, test, vi } from "vitest";
import { forAMoment } from "./for-a-moment.ts";

test("an answer that is as good as there is waited for", async () => {
  let here = false;
  const answer = async () => {
    await Promise.resolve();
    here = true;
  };
  await forAMoment(answer());
  expect(here).toBe(true);
});

test("one that is late or fails holds up nothing", async () => {
  vi.useFakeTimers();
  try {
    const late = forAMoment(new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(50);
    await late;
    await forAMoment(Promise.reject(new TypeError("Failed to fetch")));
    expect(vi.getTimerCount()).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});
