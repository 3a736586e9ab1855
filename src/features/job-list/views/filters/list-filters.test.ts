import { describe, expect, it } from "vitest";
import { pastedReferences, referencesIn } from "./references-in.ts";
import { cleared, filtersOf, searchOf, shows, viewOf } from "./list-filters.ts";

const SEARCH = {
  status: "active",
  q: "cook",
  closes: "next14",
  pay: "none",
  sort: "title",
  columns: "closes",
  page: 3,
  pageSize: 50,
} as const;

it("lists the filters beside status and search, without values that make no sense", () => {
  expect(filtersOf({ ...SEARCH, route: "fax" })).toEqual([
    ["closes", "next14"],
    ["pay", "none"],
  ]);
});

it("clears the filters and keeps status, search and sort", () => {
  expect(filtersOf({ ...SEARCH, ...cleared })).toEqual([]);
  expect({ ...SEARCH, ...cleared }).toMatchObject({ status: "active", q: "cook", sort: "title" });
});

it.each([
  ["HR-1, HR-2;HR-3\tHR-1", ["HR-1", "HR-2", "HR-3"]],
  ["HR-1 cook", []],
  [" ", []],
  ["ALPHA\nBETA", ["ALPHA", "BETA"]],
])("finds the reference ids of %j", (q, ids) => {
  expect(referencesIn(q)).toEqual(ids);
});

it("takes sixty pasted reference ids whole", () => {
  const ids = Array.from({ length: 60 }, (_, at) => `HR-${at + 1000}`);
  expect(pastedReferences(ids.join(" "), 256)).toEqual(ids);
  expect(pastedReferences(`${ids.join("\n")}\n`, 256)).toEqual(ids);
  expect(pastedReferences("HR-1, HR-2", 256)).toEqual([]);
  expect(pastedReferences("A long text ".repeat(50), 256)).toEqual([]);
});

describe("a saved view", () => {
  it("keeps what is shown, and not the page", () => {
    const { page: _, pageSize: __, ...view } = SEARCH;
    expect(viewOf(SEARCH)).toEqual(view);
  });
  it("opens with the present page size, and its own columns or the present ones", () => {
    expect(searchOf({ status: "draft" }, SEARCH)).toEqual({
      status: "draft",
      pageSize: 50,
      columns: "closes",
    });
    expect(searchOf({ columns: "pay" }, SEARCH).columns).toBe("pay");
  });
  it.each([
    [{ closes: "next14", status: "active" }, true],
    [{ status: "active", closes: "next14", columns: "pay" }, true],
    [{ status: "active" }, false],
    [{ status: "active", closes: "next14", sort: "title" }, false],
  ] as const)("%j is shown: %s", (search, shown) => {
    expect(shows(search, { status: "active", closes: "next14" })).toBe(shown);
  });
});
