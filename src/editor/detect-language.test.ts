import { expect, test } from "vitest";
import { detectLanguage } from "./detect-language.ts";

test.each([
  ["What you do: lead the morning shift, order flour and keep the bench clean.", "en-CA"],
  ["Nous cherchons une personne pour diriger l'équipe du matin et commander la farine.", "fr-CA"],
  ["Cuisinier à temps plein, 18,50 $ de l'heure, centre-ville de Montréal", "fr-CA"],
  ["Buscamos un panadero con experiencia para nuestro equipo.", "es"],
  ["RN, ICU, Kelowna BC V1Y 1A1, 604-555-0134", undefined],
  ["Responsabilités", undefined],
  ["", undefined],
])("%j is in %s", async (text, language) => expect(await detectLanguage(text)).toBe(language));
