import { expect, it } from "vitest";
import { CATEGORIES, POSITION_TYPES } from "#contract/reference.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { gridOf } from "../cell.ts";
import { columnChoices } from "../choices.ts";
import { columnQuestions } from "./column-questions.ts";
import { matchColumns } from "./match-columns.ts";
import { readRows } from "./read-rows.ts";
import { TEXT_KEY } from "./read-description.ts";

const html = "<p>We <b>bake</b>.</p><ul><li>Bread</li></ul>";
const text = "We bake.\n• Bread";
const job = { ...aJob, id: 1, referenceId: "A", description: html, publishDate: "2026-11-01" };
const jobs = new Map([[1, { job, etag: null }]]);
const choices = columnChoices({ categories: CATEGORIES, positionTypes: POSITION_TYPES });

async function read(cells: string[], answer?: string) {
  const grid = gridOf([
    ["Job ID", "Description (HTML)", "Description (plain text)", "Published"],
    cells,
  ]);
  const matching = matchColumns(grid);
  const answers = { [TEXT_KEY]: answer };
  const [row] = await readRows(grid, matching, jobs, { choices, answers, emptyClears: false });
  const asked = await columnQuestions(grid, matching, jobs);
  const asks = asked.some(({ key }) => key === TEXT_KEY);
  return [asks, row?.values.description, row?.notes.length, row?.problems];
}

it.each<[string, string[], string | undefined, boolean, string | undefined, number]>([
  ["neither is edited", ["1", html, text], undefined, false, undefined, 0],
  ["the text is", ["1", html, "We roast."], undefined, false, "<p>We roast.</p>", 1],
  ["the HTML is", ["1", "<p>We roast.</p>", text], undefined, false, "<p>We roast.</p>", 0],
  [
    "both are, alike",
    ["1", "<p>We roast.</p>", "We roast."],
    undefined,
    false,
    "<p>We roast.</p>",
    0,
  ],
  ["both are, and the HTML counts", ["1", "<p>A</p>", "B"], "description", true, "<p>A</p>", 0],
  ["both are, and the text counts", ["1", "<p>A</p>", "B"], "descriptionText", true, "<p>B</p>", 0],
  ["both are, and neither counts", ["1", "<p>A</p>", "B"], "", true, undefined, 0],
  ["both are of a new posting", ["", "<p>A</p>", "B"], "description", true, "<p>A</p>", 0],
])("takes a description of which %s", async (_, cells, answer, asks, description, notes) => {
  expect(await read(cells, answer)).toEqual([asks, description, notes, []]);
});

it("says that an edited publish date is ignored", async () => {
  const [, , same] = await read(["1", "", "", "2026-11-01"]);
  const [, , edited] = await read(["1", "", "", "2026-12-24"]);
  expect([same, edited]).toEqual([0, 1]);
});
