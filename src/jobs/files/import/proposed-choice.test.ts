import { expect, it } from "vitest";
import { CATEGORIES, POSITION_TYPES } from "#contract/reference.ts";
import { columnChoices } from "../choices.ts";
import { choicesIn } from "./proposed-choice.ts";
import { valuesIn } from "../plain-text.ts";

const { categories } = columnChoices({ categories: CATEGORIES, positionTypes: POSITION_TYPES });

it.each<[string, string[]]>([
  ["Nelson, BC\nRossland, BC", ["Nelson, BC", "Rossland, BC"]],
  ["- Nelson, BC\n- Rossland, BC", ["Nelson, BC", "Rossland, BC"]],
  ["1. Nelson, BC\n2) Rossland, BC", ["Nelson, BC", "Rossland, BC"]],
  ["• Nelson, BC • Rossland, BC", ["Nelson, BC", "Rossland, BC"]],
  ["Nelson, BC · Rossland, BC", ["Nelson, BC", "Rossland, BC"]],
  ["Nelson, BC；Rossland, BC", ["Nelson, BC", "Rossland, BC"]],
  ["Nelson, BC | Rossland, BC", ["Nelson, BC", "Rossland, BC"]],
  ["Étudiant·e", ["Étudiant·e"]],
  ["100 Mile House, BC", ["100 Mile House, BC"]],
])("the values in %j are %j", (text, values) => expect(valuesIn(text)).toEqual(values));

it.each<[string, string[]]>([
  ["Retail\nOther", ["Retail", "Other"]],
  ["Retail, Warehouse", ["Retail", "Warehouse"]],
  ["Retail / Other", ["Retail", "Other"]],
  ["Retail + Other & Sales", ["Retail", "Other", "Sales"]],
  ["Banking, Finance and Insurance", ["Banking, Finance and Insurance"]],
  ["Banking, Finance and Insurance; Retail", ["Banking, Finance and Insurance", "Retail"]],
  ["Oil and gas", ["Oil and gas"]],
  ["Retail, Cosmetics", ["Retail, Cosmetics"]],
])("the categories in %j are %j", (text, values) =>
  expect(choicesIn(text, categories)).toEqual(values),
);
