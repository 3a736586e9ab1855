import { expect, it } from "vitest";
import { unreadFilters } from "./view.ts";

it.each([
  ["a day that does not exist", { closes: "2026-11-31.." }, { closes: "2026-11-31.." }],
  ["a status", { status: "foo" }, { status: "foo" }],
  [
    "part of a list",
    { province: "C.-B.,ZZ,bc", category: "6,x" },
    { province: "ZZ", category: "x" },
  ],
  ["an amount", { pay: "hour:many" }, { pay: "hour:many" }],
  ["a choice", { route: "fax", confidential: "maybe" }, { route: "fax", confidential: "maybe" }],
  ["nothing", { status: "Active", province: "BC", location: "Kelowna, BC", pay: "none" }, {}],
  ["what leaves no posting out", { sort: "colour", columns: "x y", page: "0" }, {}],
])("names what it cannot read: %s", (_, raw, unread) => {
  const found = unreadFilters(raw).map(({ name, text }) => [name, text] as const);
  expect(Object.fromEntries(found)).toEqual(unread);
});
