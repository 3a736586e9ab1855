import type { Judgement, ReadinessFacts } from "#contract/readiness-facts.ts";
import type { Job } from "#contract/job.ts";
import { coverage } from "./model/coverage.ts";
import { canPointTo, judgementOf } from "./model/judgement.ts";
import { counterpartOf, hasFrenchPartner } from "./others/french-partners.ts";
import { NOTHING_KNOWN, type OtherPostings } from "./others/other-postings.ts";
import { type Posting, readPosting } from "./text/posting.ts";
import type { Hit, Law, Level, Rule, RuleContext } from "./model/rule.ts";
import { type RuleId, RULES } from "./rules/rules.ts";

/** A place that a rule objects to in a posting. */
export interface Finding extends Omit<Hit, "level"> {
  /** The rule's id for its first place, with a number for each other. */
  key: string;
  rule: RuleId;
  /** "unchecked": the rule failed, so that nothing is known; "setAside": a person decided that it is fine. */
  level: Level | "unchecked" | "setAside";
  judgement?: Judgement;
  /** Where it is the law. */
  laws: readonly Law[];
  source?: string | undefined;
  /** Whether it depends on a question that nobody has answered: then it is no error. */
  isUnsure?: boolean;
}

const ORDER: Readonly<Record<Finding["level"], number>> = {
  toCorrect: 0,
  unchecked: 1,
  toLookAt: 2,
  tip: 3,
  setAside: 4,
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
  const given = rule.laws && laws.length === 0 ? rule.elsewhere : rule.level;
  if (given === undefined) return [];
  const isUnsure =
    laws.length > 0 && laws.every((law) => coverage(law, posting, facts) === "unknown");
  const about = { rule: rule.id, laws, source: rule.source, isUnsure };
  try {
    return [rule.check(posting, context) ?? []].flat().map((hit, index) => {
      const level = hit.level ?? given;
      const isMild = isUnsure && level === "toCorrect";
      const key = index === 0 ? rule.id : `${rule.id}${index + 1}`;
      const open = { ...hit, ...about, key, level: isMild ? ("toLookAt" as const) : level };
      const judgement =
        isJudged(rule.id, open.level, laws) && judgementOf(rule.id, hit, posting, facts);
      return judgement ? { ...open, level: "setAside", judgement } : open;
    });
  } catch {
    return [{ level: "unchecked", field: "description", key: rule.id, ...about }];
  }
}

/** A fact is corrected; what words or figures suggest, a person decides, and which sentence makes a statement. */
const isJudged = (rule: RuleId, level: Level, laws: readonly Law[]) =>
  level === "toLookAt" || canPointTo(rule) || canBeExempt({ rule, laws });

/** Whether Ontario's duty alone asks for it, which ends above $200,000 a year: only a person knows that. */
export const canBeExempt = ({ rule, laws }: { rule: string; laws: readonly Law[] }): boolean =>
  rule === "payMissing" && laws.length > 0 && laws.every(({ province }) => province === "ON");

/** What is wrong with a posting, what is to be corrected first. A pure function in time linear in the description. */
export function checkPosting(
  job: Job,
  facts: ReadinessFacts,
  today: string,
  others: Partial<OtherPostings> = {},
  rules: readonly (Rule & { id: RuleId })[] = RULES,
): Finding[] {
  const posting = readPosting(job);
  const { frenchPartners, ofWork, nearDuplicates, sameElsewhere } = { ...NOTHING_KNOWN, ...others };
  const context = {
    facts,
    today,
    hasFrenchPartner: hasFrenchPartner(job, frenchPartners),
    counterpart: counterpartOf(job, ofWork),
    nearDuplicate: nearDuplicates.get(job.id),
    sameElsewhere: sameElsewhere.get(job.id),
  };
  return rules
    .flatMap((rule) => findingsOf(rule, posting, context))
    .toSorted((a, b) => ORDER[a.level] - ORDER[b.level]);
}
