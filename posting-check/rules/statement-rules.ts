import type { ReadinessFacts } from "#contract/readiness-facts.ts";
import { ONTARIO } from "./laws.ts";
import { findPhrase, phrase, type Quote, says } from "../text/phrases.ts";
import { plain } from "../text/plain.ts";
import type { Posting } from "../text/posting.ts";
import { withoutPiece, withoutWords } from "../fixes/smallest-piece.ts";
import type { Rule, SingleFix } from "../rule.ts";
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

const CANADIAN_EXPERIENCE = phrase(
  [
    "(?<!(?:truly|authentic|unique|real|great|best|memorable) )canadian (?:(?!customer|user|guest|client|shopping)\\p{L}+ )?experience(?! (?:cent|gift))",
    "(?<!(?:customer|user|guest|client|shopping|visitor|brand) )experience (?:working |of working |gained |acquired |obtained )?(?:with)?in canada",
    "experience in the canadian (?:market|industry|workplace|context)",
    "worked in canada",
    "expérience (?!client)(?:de travail |de \\p{L}+ |professionnelle |pertinente |préalable )?(?:acquise |obtenue )?(?:canadienne|au canada)",
  ].join("|"),
);
/** A country of which an experience can be without: of a trade, or of some years of anything. */
const TRADE = /^canadian(?= (?!work|experience)\p{L})/iu;
const ANY_COUNTRY = /^canadian|canadienne$|in canada$|au canada$/iu;
const COUNTED = /(?:years?|ans) (?:of |d')$|(?:years?|ans) (?:of |d'|de )?(?:\p{L}+ )?$/iu;

/** The description without the country of an experience, or without the demand for it. */
function withoutCountry(posting: Posting, quote: Quote): SingleFix | undefined {
  const before = posting.text.slice(Math.max(0, quote.start - 30), quote.start);
  const found = (COUNTED.test(before) ? ANY_COUNTRY : TRADE).exec(quote.text);
  if (!found) return withoutPiece(posting, quote);
  return withoutWords(posting, quote.start + found.index, found[0]);
}

const NOT_ASKED =
  /no (?:prior |previous )?canadian|non (?:requise|exigée|nécessaire|obligatoire)|never ask|(?:not|n't) (?:be )?(?:ask|need|requir|necessary|mandatory)|without canadian|any country|aucune expérience|sans expérience|pas (?:\p{L}+ )?(?:d'|besoin|exig|requis|nécessaire|obligatoire|demand)|ne demandons pas|n'exigeons/iu;

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

/** What an Ontario posting must say and must not ask for: numbers 7 to 10. */
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
    id: "canadianExperience",
    severity: "error",
    laws: [ONTARIO],
    check: (posting) => {
      const quote = findPhrase(posting.text, CANADIAN_EXPERIENCE, { unless: NOT_ASKED });
      return quote && { field: "description", quote, fix: withoutCountry(posting, quote) };
    },
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
