import type { ReadinessFacts } from "#contract/readiness-facts.ts";

/** The sentences that are offered where the employer has none of its own, in the language of the posting. */
const STOCK = {
  vacancyStatement: {
    en: "This posting is for an existing vacancy.",
    fr: "Cette offre vise un poste vacant.",
  },
  noVacancyStatement: {
    en: "There is no vacancy at this time: this posting is for a future one.",
    fr: "Aucun poste n’est vacant pour le moment : cette offre vise un poste futur.",
  },
  aiStatement: {
    en: "We use artificial intelligence to screen, assess or select applicants.",
    fr: "Nous utilisons l’intelligence artificielle pour trier, évaluer ou choisir les candidatures.",
  },
} as const;

export type StatementName = keyof typeof STOCK;

/** The sentence to insert. */
export const statementOf = (
  facts: ReadinessFacts,
  name: StatementName,
  language: "en" | "fr",
): string => facts[name][language].trim() || STOCK[name][language];
