import { afterEach, expect, test, vi } from "vitest";
import { forgetKeyHeaders, readKeyHeaders } from "#src/lib/session/key-headers.ts";
import { isNamed, named, undoKey } from "./names.ts";
import type { Write } from "./write.ts";

afterEach(() => {
  forgetKeyHeaders();
  vi.useRealTimers();
});

test("the service knows a write by its name for 23 hours, if it takes names", () => {
  vi.useFakeTimers({ now: 1_000 });
  const write: Write = { key: "k", id: 7, write: { kind: "delete" }, before: null };
  expect(named(write).namedAt).toBeUndefined();
  expect(isNamed({ namedAt: 1_000 })).toBe(false);
  readKeyHeaders(new Headers({ "Service-Extensions": "history, idempotency-key" }));
  expect(named(write).namedAt).toBe(1_000);
  expect(isNamed(write)).toBe(false);
  expect(isNamed({ namedAt: 1_000 })).toBe(true);
  vi.setSystemTime(1_000 + 23 * 3_600_000 - 1);
  expect(isNamed({ namedAt: 1_000 })).toBe(true);
  vi.setSystemTime(1_000 + 23 * 3_600_000);
  expect(isNamed({ namedAt: 1_000 })).toBe(false);
});

test.each([
  ['"7-3-5c1f"', "undo-7-3-5c1f"],
  ['W/"7-3"', null],
  [null, null],
])("the name of an undo holds the version that it starts from: %s", (etag, key) => {
  expect(undoKey(etag)).toBe(key);
});
