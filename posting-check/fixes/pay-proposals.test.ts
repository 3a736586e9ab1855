import { expect, it } from "vitest";
import type { Job } from "#contract/job.ts";
import type { RuleId } from "../rules/rules.ts";
import { paid, place, proposed } from "../testing/proposed.ts";

it.each<[rule: RuleId, text: string, salary: Job["salary"], proposal: string]>([
  ["payOnlyInText", "Bake for $20 to $22 per hour.", null, "20 22 5"],
  ["payOnlyInText", "Bake for up to $30 per hour.", null, "30 5 amount"],
  ["payOnlyInText", "Pay: $20/hr to $25/hr.", null, "20 25 5"],
  ["payOnlyInText", "Pay: 18,25 $/h à 21 $/h.", null, "18.25 21 5"],
  ["payOnlyInText", "Pay: 1,525$ par semaine.", null, "1525  3"],
  ["payOnlyInText", "Salary 25k–30k.", null, "25000 30000 1"],
  ["payOnlyInText", "Pay: $22/hr (about $45,000 a year).", null, "22  5"],
  ["payOnlyInText", "Days $18/hr, nights $20/hr.", null, "amount"],
  ["payOnlyInText", "Wage: $18-$20-$22/hr.", null, "amount"],
  ["payOnlyInText", "$18 (minimum wage) to start, $20 an hour later.", null, "amount"],
  ["payOnlyInText", "We gave a grant of $20,000 a year. Pay: $20/h.", null, "20  5"],
  ["payOnlyInText", "Wage: $45 per visit.", null, "amount"],
  ["payOnlyInText", "Salary: $1,500 bi-weekly.", null, "750  3"],
  ["payOnlyInText", "$1,200 bi-weekly.", null, "600  3"],
  ["payOnlyInText", "1 200 $ aux deux semaines.", null, "600  3"],
  ["payOnlyInText", "$1,500 twice a month.", null, "3000  2"],
  ["payOnlyInText", "Salaire horaire: 17.60", null, "17.6  5"],
  ["payOnlyInText", "Salaire annuel : 52 000", null, "52000  1"],
  ["payOnlyInText", "Rate: 25 per hour.", null, "25  5"],
  ["payOnlyInText", "$24.04 to $31.37 (Level 4)", null, "24.04 31.37 5"],
  ["payOnlyInText", "Pay: Step 1 $24.04, Step 2 $25.10, Step 3 $26.", null, "24.04 26 5"],
  ["payOnlyInText", "Salaire : échelon 1 : 24,04 $, échelon 2 : 25,10 $.", null, "24.04 25.1 5"],
  ["payOnlyInText", "Wage: $22 plus tips.", null, "22  5"],
  ["payOpen", "Wage: $22/hr and up.", null, "22  5 maxAmount"],
  ["payReversed", "Bake.", paid(80_000, 90, 1), "80000  1 maxAmount"],
  ["payUnlikely", "Bake.", paid(65, null, 1), "65   period"],
  ["payOpen", "Bake for up to $30 per hour.", null, "30 5 amount"],
  ["payOpen", "Bake for $20 and up per hour.", null, "20  5 maxAmount"],
  ["payOpen", "Bake for up to $30 per hour.", paid(25, null, 5), "25 30 5"],
  ["payOpen", "Bake for up to $30 per hour.", paid(30, null, 5), "30 5 amount"],
  ["payOpen", "Bake for up to $30 per hour.", paid(60_000, null, 1), "60000  1 maxAmount"],
  ["payOpen", "Bake for a competitive salary.", null, "amount"],
  ["commissionUnsaid", "Bake.", { ...paid(20, null, 5), plusCommission: true }, "insert"],
  ["payWide", "Bake.", paid(60_000, 120_000, 1), "duplicate"],
  ["payReversed", "Bake.", paid(30, 20, 5), "20 30 5"],
  ["payBelowMinimum", "Bake.", paid(15, 20, 5), "17.95 20 5"],
  ["payBelowMinimum", "Bake.", paid(15, 16, 5), "17.95  5"],
  ["payUnlikely", "Bake.", paid(65_000, null, 5), "65000  1"],
  ["payUnlikely", "Bake.", paid(25, 30, 1), "25 30 5"],
  ["payUnlikely", "Bake.", paid(15, 99_999, 1), "15 99999  period"],
  ["payUnlikely", "Bake.", paid(900, null, 5), "900   period"],
  ["payUnlikely", "Bake for $900 per week.", paid(900, null, 5), "900  3"],
])("%s in %j with pay proposes another", (rule, text, salary, proposal) => {
  const locations = [place("Toronto", "Toronto, ON")];
  expect(proposed(rule, { title: "Baker", description: `<p>${text}</p>`, salary, locations })).toBe(
    proposal,
  );
});
