/** The rules whose fix fits many postings, once a person has stated whether there is a vacancy. */
export const FIXABLE_RULES = ["vacancyMissing", "aiMissing", "payOnlyInText"] as const;

export type FixableRule = (typeof FIXABLE_RULES)[number];
