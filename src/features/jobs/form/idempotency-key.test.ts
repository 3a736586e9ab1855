import { expect, test } from "vitest";
import { createIdempotencyKeys } from "./idempotency-key.ts";

test("the same body keeps its key, another body and another form get another", () => {
  const keyOf = createIdempotencyKeys();
  const first = keyOf({ title: "Baker" });
  expect(first).toMatch(/^[\da-f]{8}(-[\da-f]{8}){3}$/);
  expect(keyOf({ title: "Baker" })).toBe(first);
  const second = keyOf({ title: "Cook" });
  expect(second).not.toBe(first);
  expect(createIdempotencyKeys()({ title: "Cook" })).not.toBe(second);
});
