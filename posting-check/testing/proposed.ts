import type { Job } from "#contract/job.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { checkPosting } from "../check-posting.ts";
import type { RuleId } from "../rules/rules.ts";
import { ANSWERED } from "./job-of.ts";

const TODAY = "2026-11-26";
export const place = (name: string, description: string) => ({
  id: 1,
  name,
  description,
  type: "Town",
});

/** What a press on the fix of a rule changes. */
export function proposed(rule: RuleId, changes: Partial<Job>): string | undefined {
  const job = { ...aJob, ...changes };
  const facts = { ...ANSWERED, usesAi: true };
  const { fix } = checkPosting(job, facts, TODAY).find((found) => found.rule === rule)!;
  if (fix?.kind === "set")
    return fix.pay ? `${fix.value}, ${fix.pay.amount}–${fix.pay.maxAmount}` : fix.value;
  if (fix?.kind === "pay") {
    const { amount, maxAmount, period } = fix.pay;
    return [amount, maxAmount, period, fix.asks]
      .map((part) => part ?? "")
      .join(" ")
      .trim();
  }
  if (fix?.kind === "remove") return `${fix.find} → `;
  return fix && "find" in fix ? `${fix.find} → ${fix.by}` : fix?.kind;
}

/** The pay of the field. */
export const paid = (amount: number, maxAmount: number | null, period: number) => ({
  amount,
  maxAmount,
  period: { id: period, name: "", unit: "" },
  plusCommission: false,
});
