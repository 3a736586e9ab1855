import { expect, it } from "vitest";
import { CATEGORIES, POSITION_TYPES } from "#contract/reference.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { columnChoices } from "../choices.ts";
import { readTable } from "../testing/read-table.ts";
import { textCell, workbook } from "../testing/workbook.ts";
import { columnQuestions } from "./column-questions.ts";
import { matchColumns } from "./match-columns.ts";
import { LINK_KEY, rowsWithLinks } from "./read-address.ts";
import { readRows } from "./read-rows.ts";

const choices = columnChoices({ categories: CATEGORIES, positionTypes: POSITION_TYPES });

/** A file whose cells B2 and B3 show a text each; `target`: of a link in `ref`. */
const linked = (heading: string, cell: string, target: string, ref = "B2") =>
  readTable(
    "links.xlsx",
    workbook(
      `<sheetData><row>${textCell("Title")}${textCell(heading)}</row><row>${textCell("Cook")}${cell}</row><row>${textCell("Server")}${cell}</row></sheetData>${
        target === "" ? "" : `<hyperlinks><hyperlink ref="${ref}" r:id="r1"/></hyperlinks>`
      }`,
      "",
      target,
    ),
  );

const read = async (grid: ReturnType<typeof linked>, answers = {}) => {
  const matching = matchColumns(grid);
  const rows = await readRows(grid, matching, new Map(), { choices, answers, emptyClears: false });
  const questions = await columnQuestions(grid, matching, new Map());
  return { rows, questions };
};

const URL = "https://careers.example.ca/jobs/17?src=hr";
const MAIL = "mailto:jobs@example.ca?subject=Cook%20(nights)";

it.each<[heading: string, shown: string, target: string, Record<string, string>]>([
  ["Web address", "Apply here", URL, { applicationUrl: URL }],
  ["Web address", "https://careers.example.ca/jobs/1…", URL, { applicationUrl: URL }],
  ["Web address", "careers.example.ca/jobs...", URL, { applicationUrl: URL }],
  ["Web address", "Apply at https://careers.example.ca/jo…", URL, { applicationUrl: URL }],
  ["Web address", "17", URL, { applicationUrl: URL }],
  ["Web address", "E-mail us", MAIL, { applicationEmail: "jobs@example.ca" }],
  ["E-mail address", "Apply", MAIL, { applicationEmail: "jobs@example.ca" }],
  ["E-mail address", "jobs@exam…", MAIL, { applicationEmail: "jobs@example.ca" }],
  ["E-mail address", "Marie", "mailto:a%2Bb@example.ca", { applicationEmail: "a+b@example.ca" }],
  ["How to apply", "Apply here", URL, { applicationUrl: URL }],
  ["How to apply", "Écrivez-nous", MAIL, { applicationEmail: "jobs@example.ca" }],
])("reads in %j the link of %j to %s", async (heading, shown, target, values) => {
  const { rows, questions } = await read(linked(heading, textCell(shown), target, "B2:B3"));
  expect(rows[0]?.values).toMatchObject(values);
  const [address = ""] = Object.values(values);
  expect(rows[0]?.notes).toEqual([{ key: "linkTaken", text: shown, address, column: 1 }]);
  expect(rows[0]?.problems).toEqual([]);
  expect(questions).toEqual([]);
});

it.each([
  ["www.example.ca", "http://www.example.ca/"],
  ["https://Example.ca/Jobs", "https://example.ca/Jobs"],
  ["https://example.ca/jobs", "http://example.ca/jobs/"],
])("reads %j, which its link to %j only repeats", async (shown, target) => {
  const { rows, questions } = await read(linked("Web address", textCell(shown), target));
  expect(rows[0]).toMatchObject({ values: { applicationUrl: shown }, notes: [], problems: [] });
  expect(questions).toEqual([]);
});

it.each([
  ["Web address", "https://example.ca/jobs", URL, URL],
  ["Web address", "careers.example.ca", URL, URL],
  ["E-mail address", "hr@example.ca", MAIL, "jobs@example.ca"],
  ["E-mail address", "jobs@example.ca; hr@example.ca", MAIL, "jobs@example.ca"],
  ["How to apply", "hr@example.ca", URL, URL],
])("asks about %j with %j and a link to %s", async (heading, shown, target, address) => {
  const grid = linked(heading, textCell(shown), target, "B2:B3");
  const { rows, questions } = await read(grid);
  const both = { text: shown, address };
  expect(questions).toMatchObject([
    { key: LINK_KEY, count: 2, text: m.import_which_link(both), proposal: undefined },
  ]);
  expect(rows.map(({ values }) => values)).toEqual([{ title: "Cook" }, { title: "Server" }]);
  expect(rows[0]?.problems).toEqual([{ key: "linkDiffers", ...both, column: 1 }]);
  const link = await read(grid, { [LINK_KEY]: "link" });
  expect(Object.values(link.rows[1]?.values ?? {})).toContain(address);
  const left = await read(grid, { [LINK_KEY]: "" });
  expect(left.rows[1]).toMatchObject({ values: { title: "Server" }, problems: [] });
});

it("reads what is shown where that is chosen", async () => {
  const grid = linked("Web address", textCell("https://example.ca/jobs"), URL);
  const { rows } = await read(grid, { [LINK_KEY]: "shown" });
  expect(rows[0]).toMatchObject({ values: { applicationUrl: "https://example.ca/jobs" } });
});

it.each([
  ["https://careers.example.ca/jobs/se…", ""],
  ["https://careers.example.ca/jobs/se...", ""],
  ["jobs@exam…", ""],
  ["https://careers.example.ca/jobs/se…", "https://careers.example.ca/jobs/se%E2%80%A6"],
])("refuses %j, whose link is %j, as cut off", async (shown, target) => {
  const { rows } = await read(linked("Apply at", textCell(shown), target));
  expect(rows[0]?.problems).toEqual([{ key: "addressCut", text: shown, column: 1 }]);
});

const formula = (source: string, value = "") =>
  `<c t="str"><f>${source.replaceAll('"', "&quot;").replaceAll("&quot;&", "&quot;&amp;")}</f>${value === "" ? "" : `<v>${value}</v>`}</c>`;

it.each([
  ["with its value", formula(`HYPERLINK("${URL}","Apply")`, "Apply"), URL],
  ["without a value", formula(`HYPERLINK("${URL}","Apply")`), URL],
  ["without a text", formula(`HYPERLINK("${URL}")`), URL],
  [
    "of a cell",
    formula(`HYPERLINK("https://example.ca/"&$A2,"Apply")`, "Apply"),
    "https://example.ca/Cook",
  ],
])("reads the link of a formula %s", async (_, cell, applicationUrl) => {
  const { rows } = await read(linked("Web address", cell, ""));
  expect(rows[0]).toMatchObject({ values: { applicationUrl }, problems: [] });
});

it("reads a link over a range, and over whole columns, in each cell that is there", async () => {
  for (const ref of ["B2:B3", "B1:B1048576", "A1:XFD1048576"]) {
    const grid = linked("Web address", textCell("Apply"), URL, ref);
    expect(grid.rows).toHaveLength(3);
    const { rows } = await read(grid);
    expect(rows.map(({ values }) => values.applicationUrl)).toEqual([URL, URL]);
  }
});

it("tells of the links of other columns, and leaves them out", async () => {
  const grid = linked("Description", textCell("See our site"), URL);
  expect(grid.warnings).toEqual([{ what: "link", row: 1, column: 1, example: URL, target: URL }]);
  const { rows } = await read(grid);
  expect(rows[0]?.values.description).toBe("See our site");
});

it.each(["#Lists!A1", "file:///C:/jobs.docx", "jobs/cook.docx"])(
  "takes %s for no address",
  async (target) => {
    const { rows } = await read(linked("Apply at", textCell("Apply"), target));
    expect(rows[0]?.problems).toEqual([{ key: "notAnAddress", text: "Apply", column: 1 }]);
  },
);

it("gives the file back with the addresses of its links", () => {
  const grid = linked("Web address", textCell("Apply"), URL);
  expect(rowsWithLinks(grid, matchColumns(grid), {})[1]).toEqual(["Cook", URL]);
});
