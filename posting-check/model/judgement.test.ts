import { expect, it } from "vitest";
import type { ReadinessFacts } from "#contract/readiness-facts.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { findingsOf } from "../testing/findings-of.ts";
import { jobOf, type Given } from "../testing/job-of.ts";
import { toronto } from "../testing/places.ts";
import { judgedText, sentencesIn, subjectOf } from "./judgement.ts";

const SENTENCE = "Young people preferred.";
const posting: Given = { text: `Bake. ${SENTENCE}` };
const silent: Given = { at: toronto, text: "We’ve a  place to give. Bake." };

/** The level of a rule's first finding, with what people decided. */
const levelOf = (rule: string, given: Given, judgement: object) => {
  const judgements = [
    { id: "j", at: "2026-11-26T12:00:00Z", rule, ...judgement },
  ] as ReadinessFacts["judgements"];
  return findingsOf({ ...given, facts: { judgements } }).find((one) => one.rule === rule)?.level;
};

it.each<[string, string, Given, object, string]>([
  ["in its job", "ageWording", posting, { text: SENTENCE, jobId: aJob.id }, "setAside"],
  ["in every job", "ageWording", posting, { text: SENTENCE }, "setAside"],
  ["in another job", "ageWording", posting, { text: SENTENCE, jobId: 999 }, "toLookAt"],
  ["of another rule", "ageWording", posting, { text: SENTENCE, rule: "sexWording" }, "toLookAt"],
  ["before the sentence changed", "ageWording", posting, { text: "Young people." }, "toLookAt"],
  ["by another release", "ageWording", posting, { sentences: [SENTENCE] }, "toLookAt"],
  ["of a value", "titleLong", { title: "B".repeat(90) }, { text: "no title" }, "toLookAt"],
  // A fact is not for a person to decide, which sentence states it is.
  ["of a fact", "payReversed", { pay: [30, 20, 5] }, { text: "[null,null]" }, "toCorrect"],
  ["of a statement", "vacancyMissing", silent, { text: "We've a place to give." }, "setAside"],
  ["of a statement that is gone", "vacancyMissing", silent, { text: "A vacancy." }, "toCorrect"],
  ["of no sentence", "vacancyMissing", silent, { text: "" }, "toCorrect"],
])("what is decided %s", (_what, rule, given, judgement, level) => {
  expect(levelOf(rule, given, judgement)).toBe(level);
});

it("is about the value of a field where nothing is quoted", () => {
  const given: Given = { closeDate: "2026-11-20" };
  const finding = findingsOf(given).find(({ rule }) => rule === "closesSoon");
  const text = subjectOf(finding!, jobOf(given));
  expect(levelOf("closesSoon", given, { text })).toBe("setAside");
  expect(levelOf("closesSoon", { closeDate: "2026-11-21" }, { text })).toBe("toLookAt");
});

it("reads the sentences of a text; what is kept of one has at most 500 characters", () => {
  expect(sentencesIn("Bake. Is it open? Yes!\nRest")).toEqual([
    "Bake.",
    "Is it open?",
    "Yes!",
    "Rest",
  ]);
  expect(judgedText("a".repeat(60_000))).toHaveLength(500);
});
