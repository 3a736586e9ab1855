import type { ReadinessFacts } from "#contract/readiness-facts.ts";
import { ACCOMMODATION, ONTARIO } from "./laws.ts";
import { findPhrase, phrase, says } from "../text/phrases.ts";
import type { Posting } from "../text/posting.ts";
import type { Rule, SingleFix } from "../model/rule.ts";
import { type StatementName, statementIn, statementOf } from "../fixes/stock-statements.ts";

const STATE_EN =
  "existing|current|new|newly created|actual|active|open|immediate|anticipated|future|upcoming|temporary|permanent|replacement";
const POSTING_EN = "posting|position|role|job|advertisement|ad|vacancy|opening";
const NOT_A_ROOM = "(?! (?:rates?|boards?|signs?|lists?|tax|levels?|for rent|to rent))";

/** A sentence about this posting, not about rooms for rent, a reader's next job, or a pool that somebody is to build. */
const VACANCY = phrase(
  [
    `(?:${STATE_EN}) (?:(?:and|or|,) (?:${STATE_EN}) )?(?:job )?vacanc(?:y|ies)${NOT_A_ROOM}`,
    `(?:no|not (?:for )?an?) (?:(?:${STATE_EN}) )?(?:job )?vacanc(?:y|ies)${NOT_A_ROOM}`,
    "vacancy(?: status| type)? ?[:?] ?(?:yes|no|existing|current|new|future|oui|non)",
    "(?:position|role|post|job) (?:that |which )?(?:is|has become|became) (?:\\p{L}+ )?vacant",
    "vacant (?:position|role|post|job)",
    "to fill (?:an?|the|this|one) (?:\\p{L}+ ){0,2}(?:position|role|vacancy|opening)",
    `this (?:job )?(?:${POSTING_EN}) is (?:for )?(?:an? )?(?:${STATE_EN}) (?:${POSTING_EN}|opportunity)`,
    `(?:it|this) is an? (?:${STATE_EN}) (?:position|role|job|post|opening)`,
    `(?:existing|current|immediate) (?:job )?(?:position|role|opening)`,
    `this (?:(?:job )?(?:${POSTING_EN}) )?(?:\\p{L}+ ){0,6}(?:future (?:\\p{L}+ )?(?:openings?|opportunities|positions?|roles?|needs)|(?:pool|pipeline|inventory))`,
    "postes? (?:\\p{L}+ ){0,2}(?:vacante?s?|à pourvoir|à combler)",
    "vacance ?[:?] ?(?:oui|non|existante|actuelle|nouvelle|future)|vacance (?:existante|actuelle)",
    "(?:s'agit d'|est |vise |concerne |pour )un (?:nouveau poste|poste (?:existant|nouvellement créé|futur))",
    "aucun poste (?:\\p{L}+ )?(?:n'est )?(?:\\p{L}+ )?(?:vacant|à pourvoir|à combler)",
    "cette (?:offre|annonce) (?:\\p{L}+ ){0,6}(?:(?:bassin|banque|réserve|répertoire|inventaire) de|(?:postes|besoins) (?:futurs|à venir))",
  ].join("|"),
);

const AI = phrase(
  "artificial intelligence|AI|A\\.I|machine learning|algorithms?|automated (?:screening|decision|system|tool)s?|intelligence artificielle|IA|apprentissage automatique|algorithmes?|tri automatisé",
);
const HIRING =
  /(?<!\p{L})(?:screen\w*|application|applications|applicants?|candidates?|r[ée]sum[ée]s?|hiring|recruit\w*|interviews?|candidatures?|candidats?|candidates|présélection\w*|embauche|recrut\p{L}*|CV)(?!\p{L})/iu;
const NOT_HIRING =
  /experience (?:with|in|using)|knowledge of|familiar with|skills in|(?:build|develop|design|creat)(?:ing|e|s)? |expérience (?:avec|en)|connaissance|développe|crée|(?:not|n't|never|no) (?:use|using|rely)|no (?:ai|artificial)|without (?:ai|artificial)|n'utilis\p{L}+ (?:pas|aucun)|sans (?:ia|intelligence)/iu;

/** A notice that applicants may ask for accommodation. */
const ACCOMMODATES = /accommodat|adaptation|accessib|mesures? d'adapt|barrier.free/iu;

const PAYS_COMMISSION = {
  en: "This job pays commission on top.",
  fr: "Une commission s’ajoute au salaire de base.",
};
const COMMISSION = phrase("commissions?|commissionné[es]*|OTE");

/** The statement in the text's language, to insert. */
const insert = ({ writing }: Posting, facts: ReadinessFacts, name: StatementName): SingleFix => ({
  kind: "insert",
  text: statementOf(facts, name, writing),
});

/** Whether a text says if the posting is for a vacancy (ESA, s. 8.4). */
export const statesVacancy = (text: string, facts: ReadinessFacts): boolean =>
  says(text, VACANCY) ||
  statementIn(text, facts, ["vacancyStatement", "noVacancyStatement"]) !== undefined;

/** Whether a text says that artificial intelligence is used for applicants, not that it is none. */
export const statesAi = (text: string, facts: ReadinessFacts): boolean =>
  findPhrase(text, AI, { along: HIRING, unless: NOT_HIRING }) !== undefined ||
  statementIn(text, facts, ["aiStatement"]) !== undefined;

/** What an Ontario posting must say. */
export const statementRules = [
  {
    id: "vacancyMissing",
    level: "toCorrect",
    laws: [ONTARIO],
    check: (posting, { facts }) =>
      statesVacancy(posting.text, facts)
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
    level: "toCorrect",
    laws: [ONTARIO],
    check: (posting, { facts }) =>
      !facts.usesAi || statesAi(posting.text, facts)
        ? undefined
        : { field: "description", fix: insert(posting, facts, "aiStatement") },
  },
  {
    id: "accommodationUnsaid",
    level: "tip",
    laws: ACCOMMODATION,
    check: ({ text }) => (ACCOMMODATES.test(text) ? undefined : { field: "description" }),
  },
  {
    id: "commissionUnsaid",
    level: "toLookAt",
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
