import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { checkPosting } from "./check-posting.ts";
import { applicantRules } from "./rules/applicant-rules.ts";
import { ANSWERED } from "./testing/job-of.ts";
import { CORPUS_DAY } from "./testing/read-corpus.ts";
import { readWording } from "./testing/read-wording.ts";

const postings = readWording(readFileSync("posting-check/testing/wording.txt", "utf8"));
const own = new Set<string>(applicantRules.map(({ id }) => id));

it("has sixty postings with such wording and as many without, in both languages", () => {
  const innocent = postings.filter(({ rules }) => rules.length === 0);
  expect(innocent.length).toBeGreaterThanOrEqual(60);
  expect(postings.length - innocent.length).toBeGreaterThanOrEqual(60);
  const inQuebec = postings.filter(({ line }) => line.includes(", QC"));
  expect(inQuebec.length).toBeGreaterThan(50);
});

it.each(postings)("$line", ({ job, rules }) => {
  const found = checkPosting(job, ANSWERED, CORPUS_DAY).map(({ rule }) => rule);
  expect(found.filter((rule) => own.has(rule))).toEqual(rules);
});
