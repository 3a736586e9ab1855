import { expect, it } from "vitest";
import { CATEGORIES, POSITION_TYPES } from "#contract/reference.ts";
import { type Cell, gridOf } from "../cell.ts";
import { columnChoices } from "../choices.ts";
import { matchColumns } from "./match-columns.ts";
import { questionsOf } from "./questions.ts";

const choices = columnChoices({ categories: CATEGORIES, positionTypes: POSITION_TYPES });

const ask = async (rows: Cell[][], places: string[] = []) => {
  const grid = gridOf(rows);
  return questionsOf(grid, matchColumns(grid), {
    choices,
    places: new Set(places),
    suggestions: new Map(),
  });
};

/** Texts with what is proposed for each. */
const of = (value: string | undefined, ...texts: string[]) =>
  Object.fromEntries(texts.map((text) => [text, value]));

it.each<[heading: string, proposals: Record<string, string | undefined>]>([
  [
    "Job type",
    {
      ...of("1", "FT", "F/T", "Full-time, permanent", "perm", "Regular", "Plein temps", "CDI"),
      ...of("1", "Temps complet", "Permanent", "Indeterminate"),
      ...of("2", "PT", "Permanent part-time", "Casual", "On-call"),
      ...of("2", "Mi-temps", "Sur appel", "occasionnelle"),
      ...of("3", "CDD", "Fixed-term", "Term", "À contrat", "Mat. leave"),
      ...of("3", "Freelance", "Pigiste", "Remplacement", "contrat à durée déterminée"),
      ...of("4", "Seasonal", "Saisonnière", "Summer student", "Stagiaire", "Co-op", "Intérim"),
      ...of("5", "Bénévolat", "Unpaid"),
      ...of(undefined, "TP", "mystery", "Full-time, part-time", "temps plein (37,5 h)"),
      ...of(undefined, "Part-time (20 hrs/wk)", "Temps partiel – soir", "Contract (12 months)"),
    },
  ],
  [
    "Salary period",
    {
      ...of("1", "Annual", "Annually", "Salaried", "annuel", "/yr"),
      ...of("2", "mensuelle", "mth"),
      ...of("3", "hebdo", "wk"),
      ...of("4", "Day rate", "journalier"),
      ...of("5", "an hour", "$/hr", "horaire", "à l’heure"),
      ...of(undefined, "Biweekly", "bi-weekly", "Semi-monthly", "bimensuel", "aux deux semaines"),
    },
  ],
  [
    "Status",
    {
      ...of("active", "Open", "En ligne", "Posted", "ACTIF", "Affichée", "in-progress"),
      ...of("draft", "Pending approval", "À publier", "Unpublished"),
      ...of("archived", "Filled", "On hold", "Comblé", "Fermée", "Cancelled"),
      ...of(undefined, "mystery", "published yesterday", "Open until filled", "Activ", "arch"),
      ...of(undefined, "was active until May", "non active", "not published"),
    },
  ],
  [
    "Category",
    {
      ...of("14", "Retial", "Store", "vente au détail"),
      ...of(undefined, "Retail 2", "Retail / mystery", "Retail, cosmetics", "Retail & more"),
      ...of("8", "IT", "TI", "Informatique"),
      ...of("2", "Human Resources", "RH", "Admin"),
      ...of("20", "Healthcare", "Restauration"),
      ...of("19", "Warehouse", "Chauffeur", "Logistics"),
      ...of("5", "Graphic design"),
    },
  ],
  ["Confidential", { ...of("yes", "Y", "✓", "x"), ...of("no", "N", "-", "aucun") }],
  [
    "Apply method",
    {
      ...of("1", "by email", "Courriel"),
      ...of("2", "Apply online", "Portail"),
      ...of(undefined, "Apply"),
    },
  ],
  ["Location", { "Kelowna British Columbia": "Kelowna, BC" }],
  ["Salary min", of("", "Negotiable", "DOE", "selon l’expérience")],
  ["Closing date", of("", "Open until filled", "ASAP", "Jusqu’à pourvu")],
])("proposes, under %s, what people write: %j", async (heading, proposals) => {
  const texts = Object.keys(proposals);
  const questions = await ask([["Title", heading], ...texts.map((text) => ["x", text])]);
  expect(Object.fromEntries(questions.map(({ text, proposal }) => [text, proposal]))).toEqual(
    proposals,
  );
});
