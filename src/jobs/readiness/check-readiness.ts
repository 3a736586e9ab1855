import type { ReadinessFacts } from "#contract/readiness-facts.ts";
import type { Job } from "#contract/job.ts";
import type { ProvinceCode } from "#contract/reference.ts";
import { hasFrenchPartner } from "./french-partners.ts";
import { NOTHING_KNOWN, type OtherPostings } from "./other-postings.ts";
import { type Posting, readPosting } from "./text/posting.ts";
import type { Hit, Law, Rule, RuleContext, Severity } from "./rule.ts";
import { type RuleId, RULES } from "./rules.ts";

/** What a rule found in a posting. */
export interface Finding extends Omit<Hit, "severity"> {
  rule: RuleId;
  /** "unchecked": the rule failed, so that nothing is known. */
  severity: Severity | "unchecked";
  /** Where it is the law. */
  laws: readonly Law[];
  source?: string | undefined;
}

const ORDER: Readonly<Record<Finding["severity"], number>> = {
  error: 0,
  unchecked: 1,
  warning: 2,
  advice: 3,
};

/** The provinces whose laws of postings a posting comes under. */
function lawsOf({ provinces, isRemote }: Posting, facts: ReadinessFacts): Set<ProvinceCode> {
  // No posting rule was found for federally regulated employers.
  if (facts.isFederal) return new Set();
  // Remote work is open to residents of British Columbia.
  const all = new Set([...provinces, ...(isRemote ? (["BC"] as const) : [])]);
  if (!facts.largeInOntario) all.delete("ON");
  return all;
}

function findingOf(
  rule: Rule & { id: RuleId },
  posting: Posting,
  context: RuleContext,
): Finding | undefined {
  const provinces = lawsOf(posting, context.facts);
  const laws = (rule.laws ?? []).filter(
    ({ province, since }) => provinces.has(province) && since !== null && since <= context.today,
  );
  const severity = rule.laws && laws.length === 0 ? rule.elsewhere : rule.severity;
  if (severity === undefined) return undefined;
  const about = { rule: rule.id, laws, source: rule.source };
  try {
    const hit = rule.check(posting, context);
    return hit && { severity, ...hit, ...about };
  } catch {
    return { severity: "unchecked", field: "description", ...about };
  }
}

/** What is wrong with a posting, errors first. A pure function in time linear in the description. */
export function checkReadiness(
  job: Job,
  facts: ReadinessFacts,
  today: string,
  others: Partial<OtherPostings> = {},
  rules: readonly (Rule & { id: RuleId })[] = RULES,
): Finding[] {
  const posting = readPosting(job);
  const { frenchPartners, nearDuplicates, sameElsewhere } = { ...NOTHING_KNOWN, ...others };
  const context = {
    facts,
    today,
    hasFrenchPartner: hasFrenchPartner(job, frenchPartners),
    nearDuplicate: nearDuplicates.get(job.id),
    sameElsewhere: sameElsewhere.get(job.id),
  };
  return rules
    .map((rule) => findingOf(rule, posting, context))
    .filter((finding) => finding !== undefined)
    .toSorted((a, b) => ORDER[a.severity] - ORDER[b.severity]);
}
