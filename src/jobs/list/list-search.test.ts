import { expect, it, vi } from "vitest";
import { changedSearch, filterOf, readListSearch, withRemembered } from "./list-search.ts";

it.each([
  ["nothing", {}, {}],
  ["everything", { status: "draft", q: "cook", page: "3", pageSize: "50" }, "same"],
  ["numbers that are numbers", { page: 3, pageSize: 50 }, { page: 3, pageSize: 50 }],
  ["a status that does not exist", { status: "closed" }, { unknownStatus: "closed" }],
  ["a status in capitals", { status: "Active" }, { status: "active" }],
  ["a term of blanks", { q: "   " }, {}],
  ["a term with blanks around", { q: " 42 " }, { q: "42" }],
  ["a page that is no page", { page: "0" }, {}],
  ["a page size that cannot be chosen", { pageSize: "7" }, {}],
  ["defaults", { page: "1", pageSize: "25" }, {}],
  ["what mailings and networks add", { utm_source: "mail", fbclid: "x", gclid: "y" }, {}],
  [
    "unknown parameters",
    { statuss: "active", toString: "a b" },
    { unknown: "?statuss=active&toString=a+b" },
  ],
  ["those of an address before", { unknown: "?statuss=active" }, "same"],
  ["an unknown parameter without a value", { statuss: " " }, {}],
  ["a view", { closes: "next14", sort: "title", calendar: "yes" }, "same"],
  ["what is no view", { closes: 14, sort: " ", calendar: "no" }, {}],
])("parses %s", (_name, raw, expected) => {
  const wanted =
    expected === "same" ? { ...raw, ...("page" in raw && { page: 3, pageSize: 50 }) } : expected;
  expect(readListSearch(raw)).toEqual(wanted);
});

it("cuts an overlong term at the limit", () => {
  expect(readListSearch({ q: "x".repeat(300) }).q).toHaveLength(256);
});

it.each([
  ["a term", { q: "cook" }, { status: "draft", q: "cook", pageSize: 50 }],
  ["no term", { q: "" }, { status: "draft", pageSize: 50 }],
  ["no status", { status: undefined }, { q: "chef", pageSize: 50 }],
  ["a page", { page: 3 }, { status: "draft", q: "chef", pageSize: 50, page: 3 }],
  ["the usual page size", { pageSize: 25 }, { status: "draft", q: "chef" }],
] as const)("sets %s and keeps the rest but the page", (_name, change, expected) => {
  const before = { status: "draft", q: "chef", page: 7, pageSize: 50 } as const;
  expect(changedSearch(before, change)).toEqual(expected);
});

it("forgets an unknown status when another is chosen", () => {
  const search = readListSearch({ status: "foo", q: "cook" });
  expect(changedSearch(search, { q: "chef" })).toEqual({ unknownStatus: "foo", q: "chef" });
  expect(changedSearch(search, { status: undefined })).toEqual({ q: "cook" });
  expect(filterOf(search)).toEqual(filterOf({ q: "cook" }));
  expect(filterOf({ unknown: "?a=b" })).toEqual(filterOf({}));
});

it.each([
  ["filters", { closes: "next14", q: "cook" }, { closes: "next14" }],
  ["a sort", { sort: "title" }, { sort: "title" }],
  ["no columns", { columns: "closes", calendar: "yes" }, undefined],
] as const)("needs the index for %s", (_name, search, view) => {
  expect(filterOf(readListSearch(search)).view).toEqual(view);
});

it("filters for the first 25 of all jobs by default", () => {
  expect(filterOf({})).toEqual({ status: undefined, q: "", page: 1, pageSize: 25 });
});

it.each([
  ["the remembered size", "50", {}, { pageSize: 50 }],
  ["the remembered size with a filter", "50", { q: "cook" }, { q: "cook", pageSize: 50 }],
  ["the usual size, chosen", "25", {}, {}],
  ["the size of the address", "50", { pageSize: 100 }, { pageSize: 100 }],
  ["25 rows on a page of a sent link", "50", { page: 3 }, { page: 3 }],
  ["no size that cannot be chosen", "7", {}, {}],
])("opens the list with %s", (_name, chosen, search, expected) => {
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => (name === "pageSize" ? chosen : null),
  });
  expect(withRemembered(search)).toEqual(expected);
});

it.each([
  ["the remembered columns", { page: 3 }, { page: 3, columns: "closes,pay" }],
  ["the columns of the address", { columns: "pay" }, { columns: "pay" }],
])("opens the list with %s", (_name, search, expected) => {
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => (name === "columns" ? "closes,pay" : null),
  });
  expect(withRemembered(search)).toEqual(expected);
});
