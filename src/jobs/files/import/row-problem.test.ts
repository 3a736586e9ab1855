import { afterAll, expect, test } from "vitest";
import { getLocale, overwriteGetLocale } from "#src/i18n/paraglide/runtime.js";
import { problemText, type RowProblem } from "./row-problem.ts";

const ownLocale = getLocale;
afterAll(() => overwriteGetLocale(ownLocale));

const TABLE = { unit: "row", cells: [["Title", "Pay"], [], []], header: 0 } as const;
const ENTRIES = { ...TABLE, unit: "entry" } as const;
const SHEETS = {
  ...TABLE,
  joined: { header: 0, origins: [1, 2, 9].map((row) => ({ sheet: "West", row })) },
};

test.each<[RowProblem, object, en: string, fr: string]>([
  [
    { key: "notPay", text: "much", column: 1 },
    TABLE,
    "B3: “much” isn’t an amount.",
    "B3 : « much » n’est pas un montant.",
  ],
  [{ key: "warning", what: "merged", column: 1 }, ENTRIES, "Pay: ", "Pay : "],
  [{ key: "warning", what: "longRow" }, TABLE, "Row 3: ", "Ligne 3 : "],
  [{ key: "earlierInFile" }, SHEETS, "Sheet “West”, row 9: ", "Feuille « West », ligne 9 : "],
  [{ key: "secondHeader" }, TABLE, "Row 3 looks", "Ligne 3 ressemble"],
  [{ key: "sameJob", at: 1 }, TABLE, "Row 2 is", "Ligne 2 "],
])("%o is said where it is, in the language of the page", (problem, file, en, fr) => {
  // As the browser's database gives it back.
  const stored = JSON.parse(JSON.stringify(problem)) as RowProblem;
  const inLanguage = (language: "en" | "fr-CA") => {
    overwriteGetLocale(() => language);
    const text = problemText(stored, 2, file as never);
    return text.replaceAll(/[\u2068\u2069]/g, "").replaceAll(/\s/g, " ");
  };
  expect([inLanguage("en"), inLanguage("fr-CA")]).toEqual([
    expect.stringContaining(en),
    expect.stringContaining(fr),
  ]);
});
