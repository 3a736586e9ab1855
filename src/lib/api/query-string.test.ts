import { expect, test } from "vitest";
import { parseQuery, stringifyQuery } from "./query-string.ts";

test.each([
  ["", {}],
  ["?q=42", { q: "42" }],
  ["?q=true&status=draft", { q: "true", status: "draft" }],
  ["?q=R%26D+%E2%80%93+50+%25", { q: "R&D – 50 %" }],
])("%j is read as it is written, and written as it was read", (address, search) => {
  expect(parseQuery(address)).toEqual(search);
  expect(stringifyQuery(search)).toBe(address);
});

test("numbers are written plainly, and what is not given is left out", () => {
  expect(stringifyQuery({ page: 2, q: "", status: undefined, from: null })).toBe("?page=2");
});
