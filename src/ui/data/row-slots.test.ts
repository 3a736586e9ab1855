import { expect, test } from "vitest";
import { nextSlots } from "./row-slots.ts";

const start = () => nextSlots({ of: new Map(), fresh: 0, views: 0 }, ["a", "b", "c"]);
const slotsOf = (slots: ReturnType<typeof nextSlots>) => Object.fromEntries(slots.of);

test.each([
  ["another view", ["d", "e", "f"], { d: 0, e: 1, f: 2 }],
  ["a longer one", ["d", "e", "f", "g"], { d: 0, e: 1, f: 2, g: 3 }],
  ["a shorter one", ["d"], { d: 0 }],
  ["another view with a row in common", ["d", "e", "b"], { d: 0, e: 1, b: 2 }],
  ["a row that went", ["a", "c", "d"], { a: 0, c: 2, d: 3 }],
  ["a row that went, and none came", ["b", "c"], { b: 1, c: 2 }],
  ["a row that came", ["d", "a", "b"], { d: 3, a: 0, b: 1 }],
  ["another order", ["c", "a", "b"], { c: 2, a: 0, b: 1 }],
])(
  "%s: a row keeps its slot, but another view fills the slots by their place",
  (_, ids, expected) => {
    expect(slotsOf(nextSlots(start(), ids))).toEqual(expected);
  },
);

test("no two rows ever have one slot", () => {
  // `a` comes back while `d` has the slot that was its own.
  const other = nextSlots(start(), ["d", "e", "f"]);
  expect(slotsOf(nextSlots(other, ["a", "d"]))).toEqual({ a: 3, d: 0 });
});
