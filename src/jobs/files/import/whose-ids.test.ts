import { expect, it, vi } from "vitest";
import { aJob } from "#contract/testing/a-job.ts";
import { type Cell, gridOf } from "../cell.ts";
import { columnQuestions, withAnswers } from "./column-questions.ts";
import { matchColumns } from "./match-columns.ts";
import { firstAnswers, rememberAnswers } from "./question.ts";
import { WHOSE_KEY } from "./whose-ids.ts";

const stored = ["Pharmacist", "Bus driver", "Gardener"].map((title, at) => ({
  ...aJob,
  id: at + 1,
  title,
  referenceId: `R-${at + 1}`,
  description: `<p>The work of a ${title}.</p>`,
}));
const jobs = new Map(stored.map((job) => [job.id, { job, etag: null }]));
const [one, two] = ["Montréal, QC", "jobs@example.com"];

const OWN = [
  "Job ID",
  "Reference ID",
  "Title",
  "Status",
  "Locations",
  "Categories",
  "Position type",
  "Pay from",
  "Close date",
  "E-mail address",
  "Description (HTML)",
];
const ownRow = (id: number, title: string, html: string): Cell[] => [
  String(id),
  "",
  title,
  "Draft",
  "Montréal, QC",
  "Retail",
  "Full Time",
  "",
  "2035-02-28",
  "",
  html,
];

/** What is asked of a table about its ids. */
async function ask(rows: Cell[][]) {
  const grid = gridOf(rows);
  const questions = await columnQuestions(grid, matchColumns(grid), jobs);
  return questions.find(({ key }) => key === WHOSE_KEY);
}

it.each<[string, boolean, Cell[][]]>([
  [
    "other titles in the same town",
    true,
    [
      ["ID", "Title", "Location", "E-mail"],
      ["1", "Welder", one, two],
      ["2", "Notary", one, two],
    ],
  ],
  [
    "other titles, as numbers",
    true,
    [
      ["id", "Title"],
      [{ number: 1, text: "1" }, "Welder"],
      [{ number: 2, text: "2.00" }, "Notary"],
    ],
  ],
  [
    "other titles but for one",
    true,
    [
      ["ID", "Title"],
      ["1", "Welder"],
      ["2", "Notary"],
      ["3", "Gardener"],
    ],
  ],
  [
    "no title, another place",
    true,
    [
      ["id", "Location", "Job type"],
      ["1", "Vancouver, BC", "Full Time"],
    ],
  ],
  [
    "no title, the same place and type",
    true,
    [
      ["Job ID", "Location", "Job type"],
      ["1", one, "Full Time"],
    ],
  ],
  [
    "nothing but a status",
    true,
    [
      ["Posting ID", "Status"],
      ["1", "archived"],
      ["2", "archived"],
    ],
  ],
  [
    "nothing but a reference id, another",
    true,
    [
      ["Job ID", "Reference ID"],
      ["1", "JOB-1"],
    ],
  ],
  [
    "no title, in an export of another installation",
    true,
    [OWN, ownRow(1, "Welder", "<p>Weld.</p>")],
  ],
  [
    "two columns of ids, the second of another system",
    true,
    [
      ["Job ID", "Posting ID", "Title"],
      ["1", "2", "Pharmacist"],
    ],
  ],
  [
    "the same titles",
    false,
    [
      ["ID", "Title", "Location"],
      ["1", "PHARMACIST", "Laval, QC"],
      ["2", "Bus driver", "Laval, QC"],
    ],
  ],
  [
    "the same titles in markup",
    false,
    [
      ["ID", "Title"],
      ["1", "<b>Pharmacist</b>"],
    ],
  ],
  [
    "the second column of titles",
    false,
    [
      ["ID", "Job title", "Titre"],
      ["1", "Pharmacienne", "Pharmacist"],
    ],
  ],
  [
    "other titles, the same reference ids",
    false,
    [
      ["Job ID", "Reference ID", "Title"],
      ["1", "r-1", "Chemist"],
    ],
  ],
  [
    "other titles, the same descriptions",
    false,
    [
      ["ID", "Title", "Description"],
      ["1", "Chemist", "The work of a Pharmacist."],
    ],
  ],
  [
    "an own export with other titles",
    false,
    [OWN, ownRow(1, "Chemist", "<p>The work of a Pharmacist.</p>")],
  ],
  [
    "no ids",
    false,
    [
      ["Job ID", "Title"],
      ["", "Welder"],
    ],
  ],
])("of a file with %s, whose ids they are is asked: %j", async (_, isAsked, rows) => {
  const question = await ask(rows);
  expect([question !== undefined, question?.proposal]).toEqual([isAsked, undefined]);
});

it("are ours, reference ids or left out, of the column that is chosen", () => {
  const grid = gridOf([
    ["Job ID", "Posting ID", "Title"],
    ["1", "7", "Welder"],
  ]);
  const matching = matchColumns(grid);
  const columnsOf = (answers: Record<string, string>) =>
    withAnswers(grid, matching, answers).columns;
  expect(columnsOf({ [WHOSE_KEY]: "ours", "column:id": "1" })).toEqual([null, "id", "title"]);
  expect(columnsOf({ [WHOSE_KEY]: "reference", "column:id": "1" })).toEqual([
    null,
    "referenceId",
    "title",
  ]);
  expect(columnsOf({ [WHOSE_KEY]: "", "column:id": "0" })).toEqual([null, null, "title"]);
});

it("is asked of the next file again, as which column counts is", async () => {
  const storage = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  rememberAnswers({ [WHOSE_KEY]: "ours", "column:title": "3", "status:mystery": "draft" });
  const question = {
    text: "",
    count: 1,
    options: [
      { value: "draft", label: "" },
      { value: "ours", label: "" },
      { value: "3", label: "" },
    ],
    proposal: undefined,
  };
  expect(
    firstAnswers([
      { ...question, key: WHOSE_KEY, column: "id" },
      { ...question, key: "column:title", column: "title" },
      { ...question, key: "status:mystery", column: "status" },
    ]),
  ).toEqual({ "status:mystery": "draft" });
});
