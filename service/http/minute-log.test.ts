import { expect, onTestFinished, test, vi } from "vitest";
import type { LogLine } from "./log.ts";
import { logByMinute } from "./minute-log.ts";

test("requests are logged once a minute, with how many and from where", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const warn = vi.fn<LogLine>();
  const count = logByMinute({ warn }, "requests with a wrong key in one minute");
  for (const n of [1, 2, 3]) count(`10.0.0.${n % 2}`);
  expect(warn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(warn.mock.calls).toEqual([
    [{ count: 3, addresses: ["10.0.0.1", "10.0.0.0"] }, "requests with a wrong key in one minute"],
  ]);
  vi.advanceTimersByTime(120_000);
  count("10.0.0.9");
  vi.advanceTimersByTime(60_000);
  expect(warn).toHaveBeenCalledTimes(2);
});
