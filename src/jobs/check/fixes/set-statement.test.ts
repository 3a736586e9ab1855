import { expect, it } from "vitest";
import { DEFAULT_FACTS } from "#contract/readiness-facts.ts";
import type { StatementName } from "#posting-check/fixes/stock-statements.ts";
import { setStatement } from "./set-statement.ts";

const facts = {
  ...DEFAULT_FACTS,
  vacancyStatement: { en: "Nick’s & Co. has a vacancy.", fr: "" },
};
const of = ["vacancyStatement", "noVacancyStatement"] as const;
const OURS = "<p>This posting is for an existing vacancy.</p>";
const HAS = "<p>Nick’s &amp; Co. has a vacancy.</p>";
const NONE = "<p>There is no vacancy at this time: this posting is for a future one.</p>";
const AUCUN =
  "<p>Aucun poste n’est vacant pour le moment&nbsp;: cette offre vise un poste à pourvoir ultérieurement.</p>";

it.each<[string, StatementName | undefined, "en" | "fr", string]>([
  ["<p>Bake.</p>", "vacancyStatement", "en", `<p>Bake.</p>${HAS}`],
  ["<p>Cuire.</p>", "noVacancyStatement", "fr", `<p>Cuire.</p>${AUCUN}`],
  [`${NONE}<p>Bake.</p>`, "vacancyStatement", "en", `${HAS}<p>Bake.</p>`],
  [`${HAS}<p>Bake.</p>`, "noVacancyStatement", "en", `${NONE}<p>Bake.</p>`],
  // Said already, in another language or in our words.
  [`${OURS}<p>Bake.</p>`, "vacancyStatement", "en", `${OURS}<p>Bake.</p>`],
  [`<p>Bake.</p>${AUCUN}`, undefined, "en", "<p>Bake.</p>"],
  [`${HAS}${NONE}<p>Bake.</p>`, undefined, "en", "<p>Bake.</p>"],
  ["<p>Bake.</p>", undefined, "en", "<p>Bake.</p>"],
])("%s with %s in %s is %s", (description, name, language, expected) => {
  expect(setStatement(description, { of, name, language }, facts)).toBe(expected);
});
