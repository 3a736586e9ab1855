import { confidentialRules } from "./confidential-rules.ts";
import { languageRules } from "./language-rules.ts";
import { payRules } from "./pay-rules.ts";
import { placeRules } from "./place-rules.ts";
import { statementRules } from "./statement-rules.ts";
import { textRules } from "./text-rules.ts";
import { titleRules } from "./title-rules.ts";
import { wordRules } from "./word-rules.ts";

/** Every rule, in the order in which findings of one level are shown. */
export const RULES = [
  ...payRules,
  ...statementRules,
  ...wordRules,
  ...languageRules,
  ...confidentialRules,
  ...titleRules,
  ...placeRules,
  ...textRules,
] as const;

export type RuleId = (typeof RULES)[number]["id"];
