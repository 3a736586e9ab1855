import { afterEach, expect, test, vi } from "vitest";
import { forgetKeyHeaders, readKeyHeaders } from "#src/lib/session/key-headers.ts";
import { isNameKept, namedNow, undoKey } from "./names.ts";

afterEach(() => {
  forgetKeyHeaders();
  vi.useRealTimers();
});

test("the service knows a write by its name for 23 hours, if it takes names", () => {
  vi.useFakeTimers({ now: 1_000 });
  expect(namedNow()).toBeUndefined();
  expect(isNameKept(1_000)).toBe(false);
  readKeyHeaders(new Headers({ "Service-Extensions": "history, idempotency-key" }));
  expect(namedNow()).toBe(1_000);
  expect(isNameKept(undefined)).toBe(false);
  expect(isNameKept(1_000)).toBe(true);
  vi.setSystemTime(1_000 + 23 * 3_600_000 - 1);
  expect(isNameKept(1_000)).toBe(true);
  vi.setSystemTime(1_000 + 23 * 3_600_000);
  expect(isNameKept(1_000)).toBe(false);
});

test.each([
  ['"7-3-5c1f"', "undo-7-3-5c1f"],
  ['W/"7-3"', null],
  [null, null],
])("the name of an undo holds the version that it starts from: %s", (etag, key) => {
  expect(undoKey(etag)).toBe(key);
});
