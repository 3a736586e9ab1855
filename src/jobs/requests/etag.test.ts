import { expect, test } from "vitest";
import { isLaterVersion, isSameTimeLine } from "./etag.ts";

test.each([
  ['"7-3-aaaa"', '"7-2-aaaa"', true, true],
  ['"7-10-aaaa"', '"7-9-aaaa"', true, true],
  ['"7-3-aaaa"', '"7-3-aaaa"', true, false],
  ['"7-3-aaaa"', '"7-2-bbbb"', false, false],
  ['"7-3"', '"7-2-aaaa"', false, false],
  // Of an older service.
  ['"7-3"', '"7-2"', true, true],
  // Of another service, or of one without versions.
  ['"x"', '"y"', true, false],
  [null, null, true, false],
])("%s and %s: one time line %s, the first is later %s", (one, other, isSame, isLater) => {
  expect([isSameTimeLine(one, other), isLaterVersion(one, other)]).toEqual([isSame, isLater]);
});
