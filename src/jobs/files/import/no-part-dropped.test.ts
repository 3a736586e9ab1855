import fc from "fast-check";
import { expect, it } from "vitest";
import { CATEGORIES, POSITION_TYPES } from "#contract/reference.ts";
import { tries } from "#contract/testing/tries.ts";
import { saysAll } from "../../requests/reference/several-places.ts";
import { gridOf } from "../cell.ts";
import { columnChoices } from "../choices.ts";
import type { ColumnName } from "../columns.ts";
import type { Matching } from "./match-columns.ts";
import { questionsOf } from "./questions.ts";
import { readRows } from "./read-rows.ts";
import { firstAnswers } from "./question.ts";

const choices = columnChoices({ categories: CATEGORIES, positionTypes: POSITION_TYPES });

/** Of each kind of column that chooses, values that mean different things. */
const VALUES: Partial<Record<ColumnName, string[]>> = {
  status: ["Active", "Brouillon", "closed", "on hold tomorrow"],
  positionType: ["Full-time", "PT", "Contractuel", "seasonal", "evenings", "20 h"],
  categories: ["Retail", "Warehouse", "IT", "Sales and Marketing", "cosmetics", "Génie"],
  period: ["per hour", "annuel", "weekly", "bonus"],
  confidential: ["yes", "Non", "perhaps"],
  applicantRoutingType: ["by email", "website", "in person"],
  locations: [
    "Nelson, BC",
    "Laval (Québec)",
    "Toronto ON",
    "Rossland",
    "Remote",
    "2 more",
    "V6B 1A1",
  ],
  province: ["BC", "Québec", "Ontrio", "elsewhere"],
  closeDate: ["2035-06-30", "30 juin 2035", "July 15, 2035", "until filled", "04/12/2035"],
  amount: ["$18", "20 and up", "21,50 $ l’heure", "tips", "5%"],
  pay: ["$18 an hour", "$20-25/h", "45k", "plus tips", "DOE"],
  application: ["a@example.com", "https://example.com/a", "604-555-0100"],
};

const SIGNS = [
  ...Array.from("\n;|/,+&•·>()-–—:=*¦；、"),
  " / ",
  " - ",
  " – ",
  " + ",
  " · ",
  " and ",
  " et ",
  " or ",
  " ou ",
  ", and ",
  " ",
  "\t",
  "<br>",
  "</p><p>",
  "\u2028",
  " to ",
];

/** What comes of a cell if nothing is changed of what is chosen beforehand; null: a person has to choose. */
async function read(column: ColumnName, text: string) {
  const grid = gridOf([[column], [text]]);
  const matching: Matching = { header: 0, first: 1, columns: [column] };
  const known = { choices, places: new Set<string>(), suggestions: new Map<string, string[]>() };
  const questions = await questionsOf(grid, matching, known);
  const answers = firstAnswers(questions);
  // Nothing but leaving it is offered for "until filled".
  const isOpen = questions.some(
    ({ key, options }) => answers[key] === undefined || (answers[key] === "" && options.length > 0),
  );
  const [row] = await readRows(grid, matching, new Map(), { choices, answers, emptyClears: false });
  if (isOpen || !row || row.problems.length > 0) return null;
  const { values, status } = row;
  return new Set(
    [status, ...Object.values(values).flat()].filter((value) => value !== null).map(String),
  );
}

it("chooses beforehand nothing that leaves a part of a cell out", async () => {
  const cells = fc
    .constantFrom(...(Object.keys(VALUES) as ColumnName[]))
    .chain((column) =>
      fc.tuple(
        fc.constant(column),
        fc.uniqueArray(fc.constantFrom(...(VALUES[column] ?? [])), { minLength: 2, maxLength: 3 }),
        fc.constantFrom(...SIGNS),
      ),
    );
  await fc.assert(
    fc.asyncProperty(cells, async ([column, values, sign]) => {
      const all = await read(column, values.join(sign));
      if (all === null || all.size === 0) return;
      for (const value of values) {
        const alone = await read(column, value);
        const isWhole =
          column === "locations"
            ? saysAll(value, [...all].join("; "))
            : [...all].some((one) => one.includes(value));
        const isRead = alone !== null && [...alone].every((one) => all.has(one));
        expect([value, isWhole || isRead]).toEqual([value, true]);
      }
    }),
    tries(400),
  );
});
