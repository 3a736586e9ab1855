import { expect, test } from "vitest";
import { beginningFirst, matchTokens, sameToken } from "./match-tokens.ts";

const tokens = ["Engineering", "Banking", "Québec, QC", "Sales and Engineering"].map((label) => ({
  id: label,
  label,
}));

test.each([
  ["", ["Engineering", "Banking", "Québec, QC", "Sales and Engineering"]],
  ["eng", ["Engineering", "Sales and Engineering"]],
  ["ING", ["Engineering", "Banking", "Sales and Engineering"]],
  [" quebec", ["Québec, QC"]],
  ["QUÉ", ["Québec, QC"]],
  ["platypus", []],
])("%j finds %j", (query, labels) => {
  expect(matchTokens(tokens, query).map(({ label }) => label)).toEqual(labels);
});

test("what begins with the query comes before what only holds it", () => {
  const found = beginningFirst(
    ["North York", "York", "New York"].map((label) => ({ id: label, label })),
    "york",
  );
  expect(found.map(({ label }) => label)).toEqual(["York", "North York", "New York"]);
});

test.each([
  ["quebec, qc ", "Québec, QC"],
  ["Québec", undefined],
])("%j is exactly %j", (typed, label) => {
  expect(sameToken(tokens, typed)?.label).toBe(label);
});
