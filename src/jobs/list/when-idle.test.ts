import { afterEach, expect, test, vi } from "vitest";
import { whenIdle } from "./when-idle.ts";

afterEach(() => void vi.useRealTimers());

/** A browser that is never idle: the timeout still runs the callback. */
function neverIdle() {
  vi.stubGlobal("requestIdleCallback", (run: () => void, { timeout }: IdleRequestOptions = {}) =>
    timeout === undefined ? 0 : setTimeout(run, timeout),
  );
  vi.stubGlobal("cancelIdleCallback", clearTimeout);
}

test.each([
  ["in a browser that tells of no idle moment", () => {}],
  ["in one that finds none", neverIdle],
])("what waits for an idle moment runs %s, unless it is called off", (_, browser) => {
  vi.useFakeTimers();
  browser();
  const run = vi.fn<() => void>();
  const calledOff = vi.fn<() => void>();
  whenIdle(run);
  whenIdle(calledOff)();
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
  expect(calledOff).not.toHaveBeenCalled();
});
