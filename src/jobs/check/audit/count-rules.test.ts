import { expect, it } from "vitest";
import { aJob } from "#contract/testing/a-job.ts";
import { countRules } from "./count-rules.ts";

it("counts errors, then warnings, then what several postings have in common; no other advice", () => {
  const jobs = [1, 2, 3].map((id) => ({ ...aJob, id }));
  const counts = countRules(jobs, ({ id }) => [
    { rule: "sameElsewhere", level: "tip" },
    { rule: "textShort", level: "tip" },
    { rule: "titleLong", level: "toLookAt" },
    ...(id === 1 ? [{ rule: "payMissing", level: "toCorrect" } as const] : []),
  ]);
  expect(counts.map(({ rule, count }) => [rule, count])).toEqual([
    ["payMissing", 1],
    ["titleLong", 3],
    ["sameElsewhere", 3],
  ]);
});
