import { expect, test } from "vitest";
import { parseProcessorTime, stolenShare } from "./stolen-time.ts";

test("reads the line of all processors", () => {
  const stat = "cpu  100 10 40 9000 70 3 7 20 5 0\ncpu0 50 5 20 4500 35 1 3 10 2 0\nintr 1 2\n";
  expect(parseProcessorTime(stat)).toEqual({ used: 160, stolen: 20 });
});

test.each(["", "cpu0 1 2 3 4\n", "intr 1\n"])("finds nothing in %j", (stat) => {
  expect(parseProcessorTime(stat)).toBeUndefined();
});

test.each([
  { used: 75, stolen: 25, share: 25 },
  { used: 10, stolen: 0, share: 0 },
  { used: 0, stolen: 0, share: 0 },
])("of $used used and $stolen stolen, $share % were stolen", ({ used, stolen, share }) => {
  const before = { used: 1000, stolen: 500 };
  expect(stolenShare(before, { used: 1000 + used, stolen: 500 + stolen })).toBe(share);
});
