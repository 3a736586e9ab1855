import { expect, it } from "vitest";
import { DEFAULT_FACTS } from "#contract/readiness-facts.ts";
import type { Job } from "#contract/job.ts";
import { aJob } from "#contract/testing/a-job.ts";
import type { Vacancy } from "#posting-check/model/rule.ts";
import { changesOf } from "./operations.ts";
import { FIXABLE_RULES, type FixableRule } from "#posting-check/fixes/fixable-rules.ts";

const toronto = { id: null, name: "", description: "Toronto, ON", type: "Town" };
const english = "<p>You bake the bread at $22 to $25 per hour.</p>";
const french = "<p>Vous cuisez le pain pour 22 $ à 25 $ de l’heure.</p>";
const facts = {
  ...DEFAULT_FACTS,
  usesAi: true,
  vacancyStatement: { en: "", fr: "Le poste est vacant depuis l’été & après." },
};
const day = { today: "2026-11-26", taken: [] };
const salary = { amount: 22, maxAmount: 25, period: { id: 5 }, plusCommission: false };
const vacancy = "<p>This posting is for an existing vacancy.</p>";
const ai = "<p>We use artificial intelligence to screen, assess or select applicants.</p>";

it.each<[string, Partial<Job>, readonly FixableRule[], object]>([
  ["all that can be fixed", {}, FIXABLE_RULES, { salary, description: english + vacancy + ai }],
  ["one rule only", {}, ["payOnlyInText"], { salary }],
  [
    "the employer’s own sentence, in the posting’s language",
    { description: french },
    ["vacancyMissing"],
    { description: `${french}<p>Le poste est vacant depuis l’été &amp; après.</p>` },
  ],
  [
    "nothing where the rules find nothing",
    { description: `<p>A new vacancy. We read the applications with artificial intelligence.</p>` },
    FIXABLE_RULES,
    {},
  ],
])("%s", (_, job, rules, changes) => {
  const posting = { ...aJob, locations: [toronto], description: english, ...job };
  const operation = { kind: "fixFindings", rules, vacancy: "existing" } as const;
  expect(changesOf(posting, operation, { facts, ...day })).toEqual(changes);
});

it("states only the vacancy that a person chose", () => {
  const posting = { ...aJob, locations: [toronto], description: english };
  const said = (vacancy?: Vacancy) =>
    changesOf(
      posting,
      { kind: "fixFindings", rules: ["vacancyMissing"], vacancy },
      { facts: DEFAULT_FACTS, ...day },
    );
  expect(said()).toEqual({});
  expect(said("future")["description"]).toContain("There is no vacancy at this time");
});
