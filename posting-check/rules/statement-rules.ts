import type { ReadinessFacts } from "#contract/readiness-facts.ts";
import { ONTARIO } from "./laws.ts";
import { findPhrase, phrase, says } from "../text/phrases.ts";
import { plain } from "../text/plain.ts";
import type { Posting } from "../text/posting.ts";
import type { Rule, SingleFix } from "../model/rule.ts";
import { type StatementName, statementOf } from "../fixes/stock-statements.ts";

const VACANCY = phrase(
  [
    "(?:existing|current|new|actual|active|open|immediate|anticipated|future|upcoming|temporary|permanent|this|a|one|the) vacanc(?:y|ies)(?! (?:rate|board|sign|list|tax|levels?))",
    "(?:no|not an?) (?:current |existing |open )?vacanc(?:y|ies)(?! (?:rate|sign))",
    "vacancy (?:status|type) ?:",
    "vacant (?:position|role|post|job)",
    "(?:position|role|job) (?:is|has become) (?:currently |now )?vacant",
    "future (?:job )?(?:openings?|opportunities|vacancies|positions|roles|hiring|staffing)",
    "(?:current|existing|immediate|new) (?:job )?opening",
    "(?:talent|candidate|applicant|hiring|r[ée]sum[ée]) (?:pool|pipeline|community|inventory|bank)",
    "new(?:ly created)? (?:position|role|job|post)",
    "existing (?:position|role)",
    "postes? (?:\\p{L}+ ){0,2}vacante?s?",
    "vacante?s? (?:actuellement|existante)",
    "poste (?:est )?(?:\\p{L}+ )?(?:à pourvoir|à combler|existant|vacant)",
    "vacance (?:existante|actuelle)",
    "nouveau poste|poste nouvellement créé",
    "aucun poste (?:\\p{L}+ )?(?:n'est )?(?:\\p{L}+ )?(?:vacant|à pourvoir|à combler)",
    "(?:bassin|banque|réserve|répertoire|inventaire) de (?:candidatures|candidats|talents)",
    "(?:postes|besoins|ouvertures|possibilités|occasions) (?:futurs|futures|à venir)",
  ].join("|"),
);

const AI = phrase("artificial intelligence|AI|A\\.I|intelligence artificielle|IA");
const HIRING =
  /(?<!\p{L})(?:screen\w*|application|applications|applicants?|candidates?|r[ée]sum[ée]s?|hiring|recruit\w*|interviews?|candidatures?|candidats?|candidates|présélection\w*|embauche|recrut\p{L}*|CV)(?!\p{L})/iu;
const NOT_HIRING =
  /experience (?:with|in|using)|knowledge of|familiar with|skills in|(?:build|develop|design|creat)(?:ing|e|s)? |expérience (?:avec|en)|connaissance|développe|crée/iu;

const PAYS_COMMISSION = {
  en: "This job pays commission on top.",
  fr: "Une commission s’ajoute à la rémunération.",
};
const COMMISSION = phrase("commissions?|commissionné[es]*|OTE");

/** The statement in the text's language, to insert. */
const insert = ({ writing }: Posting, facts: ReadinessFacts, name: StatementName): SingleFix => ({
  kind: "insert",
  text: statementOf(facts, name, writing),
});

/** Whether the text has the employer's own statement, which may say it in words that no pattern knows. */
const hasStatement = ({ text }: Posting, facts: ReadinessFacts, name: StatementName): boolean =>
  (["en", "fr"] as const).some((language) => {
    const statement = plain(facts[name][language]).replace(/\s+/g, " ").trim();
    return statement !== "" && text.includes(statement);
  });

/** What an Ontario posting must say. */
export const statementRules = [
  {
    id: "vacancyMissing",
    severity: "error",
    laws: [ONTARIO],
    check: (posting, { facts }) =>
      says(posting.text, VACANCY) ||
      hasStatement(posting, facts, "vacancyStatement") ||
      hasStatement(posting, facts, "noVacancyStatement")
        ? undefined
        : {
            field: "description",
            fix: {
              kind: "choice",
              of: {
                existing: insert(posting, facts, "vacancyStatement"),
                future: insert(posting, facts, "noVacancyStatement"),
              },
            },
          },
  },
  {
    id: "aiMissing",
    severity: "error",
    laws: [ONTARIO],
    check: (posting, { facts }) =>
      !facts.usesAi ||
      findPhrase(posting.text, AI, { along: HIRING, unless: NOT_HIRING }) ||
      hasStatement(posting, facts, "aiStatement")
        ? undefined
        : { field: "description", fix: insert(posting, facts, "aiStatement") },
  },
  {
    id: "commissionUnsaid",
    severity: "warning",
    laws: [ONTARIO],
    check: (posting) =>
      posting.job.salary?.plusCommission && !says(posting.text, COMMISSION)
        ? {
            field: "description",
            fix: { kind: "insert", text: PAYS_COMMISSION[posting.writing] },
          }
        : undefined,
  },
] as const satisfies readonly Rule[];
