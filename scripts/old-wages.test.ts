import { expect, it } from "vitest";
import { oldWages } from "./old-wages.ts";

it("names the wages that were due, and after a year those that nobody read again", () => {
  expect(oldWages("2026-11-27")).toEqual([
    "NT: a new wage was due on 2026-09-01",
    "NU: a new wage was due on 2026-09-01",
    "SK: a new wage was due on 2026-10-01",
  ]);
  expect(oldWages("2027-11-28")).toContain("AB: last read on 2026-11-27");
});
