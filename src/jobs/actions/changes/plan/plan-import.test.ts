import { expect, test } from "vitest";
import { readTable } from "../../../files/testing/read-table.ts";
import { planFile } from "../testing/plan-file.ts";

/** What a person corrects in each, without its place. */
async function problemsOf(name: string, text: string) {
  const { items } = await planFile(readTable(name, text));
  return items[0]?.problems.map((problem) => problem.replace(/^[^:]*: /, ""));
}

test("a bad row has the same problems in a table and as an entry", async () => {
  const row = {
    Title: "Cook",
    City: "Laval",
    Category: "Sailing",
    "Close date": "soon, in 9 days",
  };
  const table = [Object.keys(row), Object.values(row).map((value) => `"${value}"`)].join("\n");
  const inTable = await problemsOf("jobs.csv", table);
  expect(inTable?.filter((problem) => /category|Sailing/i.test(problem))).toHaveLength(1);
  expect(await problemsOf("jobs.json", JSON.stringify([row]))).toEqual(inTable);
});
