import type { ReadinessFacts } from "#contract/readiness-facts.ts";
import { plain } from "../text/plain.ts";

/** The sentences that are offered where the employer has none of its own, in the language of the posting. */
const STOCK = {
  vacancyStatement: {
    en: "This posting is for an existing vacancy.",
    fr: "Cette offre vise un poste vacant.",
  },
  noVacancyStatement: {
    en: "There is no vacancy at this time: this posting is for a future one.",
    fr: "Aucun poste n’est vacant pour le moment : cette offre vise un poste à pourvoir ultérieurement.",
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

const spaced = (text: string): string => plain(text).replace(/\s+/g, " ").trim();

/** The sentences by which a statement is known: the employer's and ours, in both languages. */
export const sentencesOf = (facts: ReadinessFacts, name: StatementName): string[] =>
  [facts[name].en, facts[name].fr, STOCK[name].en, STOCK[name].fr].filter(
    (text) => text.trim() !== "",
  );

/** Which of some statements a text has word for word, in words that no pattern may know. */
export function statementIn(
  text: string,
  facts: ReadinessFacts,
  names: readonly StatementName[],
): StatementName | undefined {
  const said = spaced(text);
  return names.find((name) => sentencesOf(facts, name).some((one) => said.includes(spaced(one))));
}
