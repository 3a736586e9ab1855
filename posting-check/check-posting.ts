import type { ReadinessFacts } from "#contract/readiness-facts.ts";
import type { Job } from "#contract/job.ts";
import { coverage } from "./model/coverage.ts";
import { hasFrenchPartner } from "./french-partners.ts";
import { NOTHING_KNOWN, type OtherPostings } from "./other-postings.ts";
import { type Posting, readPosting } from "./text/posting.ts";
import type { Hit, Law, Rule, RuleContext, Severity } from "./model/rule.ts";
import { type RuleId, RULES } from "./rules/rules.ts";

/** A place that a rule objects to in a posting. */
export interface Finding extends Omit<Hit, "severity"> {
  /** The rule's id for its first place, with a number for each other. */
  key: string;
  rule: RuleId;
  /** "unchecked": the rule failed, so that nothing is known. */
  severity: Severity | "unchecked";
  /** Where it is the law. */
  laws: readonly Law[];
  source?: string | undefined;
  /** Whether it depends on a question that nobody has answered: then it is no error. */
  isUnsure?: boolean;
}

const ORDER: Readonly<Record<Finding["severity"], number>> = {
  error: 0,
  unchecked: 1,
  warning: 2,
  advice: 3,
};

function findingsOf(
  rule: Rule & { id: RuleId },
  posting: Posting,
  context: RuleContext,
): Finding[] {
  const { facts, today } = context;
  if (coverage(rule.scope ?? {}, posting, facts) === "no") return [];
  const reaches = ({ province, remote, since }: Law) =>
    since !== null &&
    since <= today &&
    (province === "CA" || posting.provinces.has(province) || (remote === true && posting.isRemote));
  const laws = (rule.laws ?? []).filter(
    (law) => reaches(law) && coverage(law, posting, facts) !== "no",
  );
  const given = rule.laws && laws.length === 0 ? rule.elsewhere : rule.severity;
  if (given === undefined) return [];
  const isUnsure =
    laws.length > 0 && laws.every((law) => coverage(law, posting, facts) === "unknown");
  const about = { rule: rule.id, laws, source: rule.source, isUnsure };
  try {
    return [rule.check(posting, context) ?? []].flat().map((hit, index) => {
      const severity = hit.severity ?? given;
      const isMild = isUnsure && severity === "error";
      const key = index === 0 ? rule.id : `${rule.id}${index + 1}`;
      return { ...hit, ...about, key, severity: isMild ? "warning" : severity };
    });
  } catch {
    return [{ severity: "unchecked", field: "description", key: rule.id, ...about }];
  }
}

/** What is wrong with a posting, errors first. A pure function in time linear in the description. */
export function checkPosting(
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
    .flatMap((rule) => findingsOf(rule, posting, context))
    .toSorted((a, b) => ORDER[a.severity] - ORDER[b.severity]);
}
