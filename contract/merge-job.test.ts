import { describe, expect, test } from "vitest";
import { mergeJob } from "./merge-job.ts";

describe("a PUT lays its properties over the job (§4.3.3)", () => {
  const job = {
    title: "Baker",
    categories: [{ id: 1 }, { id: 2 }],
    salary: { amount: 5, maxAmount: 9, period: { id: 1, name: "Yearly" }, plusCommission: true },
  };
  test.each<[string, object, object]>([
    ["nothing", {}, job],
    ["one property", { title: "Cook" }, { ...job, title: "Cook" }],
    ["a list is replaced whole", { categories: [{ id: 3 }] }, { ...job, categories: [{ id: 3 }] }],
    ["salary: null removes it", { salary: null }, { ...job, salary: null }],
    [
      "salary is merged",
      { salary: { amount: 6, period: { id: 2 } } },
      { ...job, salary: { ...job.salary, amount: 6, period: { id: 2, name: "Yearly" } } },
    ],
    ["a salary of the wrong type stays wrong", { salary: 5 }, { ...job, salary: 5 }],
  ])("%s", (_name, changes, expected) => {
    expect(mergeJob(job, changes)).toEqual(expected);
  });
});
