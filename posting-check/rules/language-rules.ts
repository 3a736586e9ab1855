import { QUEBEC, QUEBEC_REASONS } from "./laws.ts";
import { findPhrase, phrase } from "../text/phrases.ts";
import type { Rule } from "../model/rule.ts";

const OTHER_LANGUAGE = phrase(
  "english|anglais|anglaise|bilingu(?:e|es|al|isme)|spanish|espagnol|mandarin|arabic|arabe",
);
const REQUIRED =
  /requir|must|fluen|essential|mandatory|need|proficien|exig|requis|obligatoire|maîtris|nécessaire|indispensable|courant|essentiel|bilingue|fonctionnel|avancé|excellent|niveau/iu;
/** A reason, a wish, a language that is taught, or none that is required. */
const EXPLAINED =
  /\b(?:because|since|as you|in order to|so that|to (?:serve|answer|speak|help|support|work)|asset|preferred|a plus|nice to have|teach|tutor|lessons|translat|not)\b|n't\b|(?<!\p{L})(?:car|afin|puisque|parce que|en raison|étant donné|compte tenu|idéalement|contenu bilingue|bilingual content|ideally|pour (?:servir|répondre|communiquer|échanger|aider|parler|soutenir)|atout|souhait|un plus|enseign|professeur|cours d|tradu|n'est pas|aucun|pas)|(?:clients?|clientèle|customers|suppliers|fournisseurs|collègues|colleagues) (?:\p{L}+ ){0,3}(?:outside|across|from|in|hors|ailleurs|anglophone|à l'extérieur)/iu;

/** What a Quebec posting is written in and asks for: numbers 11 and 12. */
export const languageRules = [
  {
    id: "frenchMissing",
    level: "toCorrect",
    laws: [QUEBEC],
    check: ({ language }, { hasFrenchPartner }) =>
      language === null || language === "fr" || hasFrenchPartner
        ? undefined
        : { field: "description", fix: { kind: "duplicate" } },
  },
  {
    id: "languageUnexplained",
    level: "toLookAt",
    laws: [QUEBEC_REASONS],
    check: ({ text }) => {
      const quote = findPhrase(text, OTHER_LANGUAGE, { along: REQUIRED, unless: EXPLAINED });
      return quote && { field: "description", quote };
    },
  },
] as const satisfies readonly Rule[];
