import type { Job } from "#contract/job.ts";
import type { ReadinessFacts } from "#contract/readiness-facts.ts";
import { checkReadiness } from "../../readiness/check-readiness.ts";
import { fixDescription } from "../../readiness/fixes/fix-description.ts";
import type { Operation } from "../../writes/operation.ts";
import type { JobBody } from "../../fields/job-body.ts";

/** What mends the findings of some rules that offer a fix: sentences to insert, the pay of the text. */
export function fixedProperties(
  job: Job,
  { rules, vacancy }: Extract<Operation, { kind: "fixFindings" }>,
  { facts, today }: { facts: ReadinessFacts; today: string },
): JobBody {
  const fixed: JobBody = {};
  let { description } = job;
  for (const { rule, fix } of checkReadiness(job, facts, today)) {
    if (!rules.some((one) => one === rule)) continue;
    const chosen = fix?.kind !== "choice" ? fix : vacancy && fix.of[vacancy];
    if (chosen?.kind === "insert") description = fixDescription(description, chosen);
    // Pay with an open end needs a person.
    if (fix?.kind === "pay" && !fix.asks) {
      const { amount, maxAmount, period } = fix.pay;
      fixed["salary"] = { amount, maxAmount, period: { id: period }, plusCommission: false };
    }
  }
  return { ...fixed, description };
}
