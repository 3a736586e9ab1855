import { confidentialRules } from "./rules/confidential-rules.ts";
import { languageRules } from "./rules/language-rules.ts";
import { payRules } from "./rules/pay-rules.ts";
import { placeRules } from "./rules/place-rules.ts";
import { statementRules } from "./rules/statement-rules.ts";
import { textRules } from "./rules/text-rules.ts";
import { titleRules } from "./rules/title-rules.ts";
import { wordRules } from "./rules/word-rules.ts";

/** Every rule, in the order in which findings of one severity are shown. */
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
