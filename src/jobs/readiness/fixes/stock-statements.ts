import type { ReadinessFacts } from "#contract/readiness-facts.ts";

/** The sentences that are offered where the employer has none of its own, in the language of the posting. */
const STOCK = {
  vacancyStatement: {
    en: "This posting is for an existing vacancy.",
    fr: "Cette offre vise un poste vacant.",
  },
  aiStatement: {
    en: "We use artificial intelligence to screen, assess or select applicants.",
    fr: "Nous utilisons l’intelligence artificielle pour trier, évaluer ou choisir les candidatures.",
  },
} as const;

/** The sentence to insert. */
export const statementOf = (
  facts: ReadinessFacts,
  name: keyof typeof STOCK,
  language: "en" | "fr",
): string => facts[name][language].trim() || STOCK[name][language];
