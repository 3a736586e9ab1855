import { describe, expect, it } from "vitest";
import { CATEGORIES, POSITION_TYPES } from "#contract/reference.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { planRow } from "../../actions/changes/plan/plan-import.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { type Cell, gridOf } from "../cell.ts";
import { columnChoices } from "../choices.ts";
import { matchColumns } from "./match-columns.ts";
import { type Answers, ORDER_KEY, questionKey } from "./question.ts";
import { questionsOf } from "./questions.ts";
import { readRows } from "./read-rows.ts";

const choices = columnChoices({ categories: CATEGORIES, positionTypes: POSITION_TYPES });
const stored = [
  { ...aJob, id: 1, referenceId: "A" },
  { ...aJob, id: 2, referenceId: "B" },
];
const jobs = new Map(stored.map((job) => [job.id, { job, etag: `"${job.id}"` }]));

/** The dry run of a table. */
async function plan(rows: Cell[][], answers: Answers = {}, emptyClears = false) {
  const grid = gridOf(rows);
  const matching = matchColumns(grid);
  const read = await readRows(grid, matching, jobs, { choices, answers, emptyClears });
  const file = { name: "", unit: grid.unit, cells: rows, ...matching, rows: read };
  return read.map((row) => planRow(row, jobs.get(row.id ?? 0) ?? null, file));
}

it.each([
  ["en", ["Pay from", "Pay to", "Pay period", "Description (plain text)"]],
  [
    "fr",
    ["Salaire minimal", "Salaire maximal", "Période de rémunération", "Description (texte seul)"],
  ],
  [
    "earlier exports, fr",
    [
      "Rémunération minimale",
      "Rémunération maximale",
      "Période de paie",
      "Description (texte à lire)",
    ],
  ],
])("headings match their columns: %s", (_, headings) => {
  expect(matchColumns(gridOf([headings])).columns).toEqual([
    "amount",
    "maxAmount",
    "period",
    "descriptionText",
  ]);
});

describe("a row", () => {
  it("changes only the fields that differ, of the posting that it names", async () => {
    const [byId, byReference] = await plan([
      ["Job ID", "Req ID", "Titre", "Status"],
      ["1", "", "Chef", ""],
      ["", "b", aJob.title, "Archivée"],
      ["", "B", aJob.title, "Archivée"],
    ]).then(([one, , three]) => [one, three]);
    expect(byId?.write).toEqual({ kind: "change", changes: { title: "Chef" } });
    expect(byReference?.write).toEqual({ kind: "change", changes: { status: "archived" } });
  });

  it("without a position type shows none", async () => {
    const [one] = await plan([["Title"], ["Cook"]]);
    expect(one?.after?.positionType).toBeNull();
    expect(one?.problems).toHaveLength(5);
  });

  it("creates a posting with a new reference id or none", async () => {
    const [one] = await plan([
      ["Req ID", "Title", "City", "Province", "Category", "Job type", "Pay", "URL", "Description"],
      [
        "C",
        "Cook",
        "Laval",
        "Québec",
        "Retail; Other",
        "Temps plein",
        "20-25/h",
        "https://a.ca",
        "Hi",
      ],
    ]);
    expect(one?.problems).toEqual([]);
    expect(one?.write).toMatchObject({
      kind: "create",
      body: {
        referenceId: "C",
        locations: [{ description: "Laval, QC" }],
        categories: [{ id: 14 }, { id: 20 }],
        positionType: { id: 1 },
        salary: { amount: 20, maxAmount: 25, period: { id: 5 } },
        applicantRoutingType: { id: 2 },
        status: "draft",
      },
    });
  });

  it("clears what is empty only where that is chosen", async () => {
    const rows = [
      ["Job ID", "Reference ID", "Title"],
      ["1", "", ""],
    ];
    const [left] = await plan(rows);
    expect(left?.write).toBeNull();
    const [cleared] = await plan(rows, {}, true);
    expect(cleared?.write).toMatchObject({ changes: { referenceId: null } });
    expect(cleared?.problems).toEqual([expect.stringMatching(/^C2: /)]);
  });

  it.each<[string, Cell[][], string]>([
    [
      "an id of another employer",
      [
        ["Job ID", "Title"],
        ["9", "x"],
      ],
      m.import_not_yours({ id: "9" }),
    ],
    [
      "the id of one, the reference id of another",
      [
        ["Job ID", "Reference ID"],
        ["1", "B"],
      ],
      m.import_reference_taken({ id: 2 }),
    ],
    [
      "a posting of an earlier row",
      [
        ["Job ID", "Title"],
        ["1", "x"],
        ["1", "y"],
      ],
      m.import_same_job({ place: m.import_row({ row: 2 }) }),
    ],
    [
      "a new reference id twice",
      [
        ["Reference ID", "Title"],
        ["N", "x"],
        ["N", "y"],
      ],
      m.import_same_job({ place: m.import_row({ row: 2 }) }),
    ],
    [
      "headings once more",
      [
        ["Job ID", "Title"],
        ["1", "x"],
        ["Job ID", "Title"],
      ],
      m.import_second_header({ place: m.import_row({ row: 3 }) }),
    ],
    [
      "another currency",
      [
        ["Job ID", "Currency"],
        ["1", "CAD"],
        ["1", "USD"],
      ],
      m.import_other_currency({ text: "USD" }),
    ],
    [
      "more cells than headings",
      [
        ["Job ID", "Title"],
        ["1", "x", "y"],
      ],
      m.import_more_cells({ place: m.import_row({ row: 2 }) }),
    ],
    [
      "no date",
      [
        ["Job ID", "Close date"],
        ["1", "soon"],
      ],
      m.import_not_a_date({ text: "soon" }),
    ],
    [
      "no amount",
      [
        ["Job ID", "Pay from"],
        ["1", "lots"],
      ],
      m.import_not_pay({ text: "lots" }),
    ],
    [
      "US dollars as an amount",
      [
        ["Job ID", "Pay from"],
        ["1", { number: 20, text: "USD 20.00" }],
      ],
      m.import_not_pay({ text: "USD 20.00" }),
    ],
    [
      "an unknown value",
      [
        ["Job ID", "Status"],
        ["1", "hm"],
      ],
      m.import_value_unknown({ text: "hm" }),
    ],
  ])("with %s has a problem", async (_, rows, problem) => {
    const problems = (await plan(rows)).flatMap((item) => item.problems);
    expect(problems.join("\n")).toContain(problem);
  });
});

it("has one problem where headings are repeated, and asks nothing about them", async () => {
  const rows = [
    ["Title", "Location", "Job type"],
    ["Title", "Location", "Job type"],
  ];
  const grid = gridOf(rows);
  const matching = matchColumns(grid);
  const [item] = await plan(rows);
  expect(item?.problems).toEqual([m.import_second_header({ place: m.import_row({ row: 2 }) })]);
  const known = { choices, places: new Set<string>(), suggestions: new Map() };
  expect(await questionsOf(grid, matching, known)).toEqual([]);
});

it("has one problem for a cell that cannot be read", async () => {
  const [item] = await plan([
    ["Title", "How to apply"],
    ["x", "see below@"],
  ]);
  expect(item?.problems.filter((problem) => problem.startsWith("B2"))).toHaveLength(1);
});

describe("questions", () => {
  const ask = async (rows: Cell[][], places: string[] = []) => {
    const grid = gridOf(rows);
    return questionsOf(grid, matchColumns(grid), {
      choices,
      places: new Set(places),
      suggestions: new Map(),
    });
  };

  it("asks nothing about a place that a posting has, with a semicolon in it", async () => {
    const rows = [
      ["Title", "Locations"],
      ["x", ";! NE"],
    ];
    expect(await ask(rows, [";! NE"])).toEqual([]);
    expect((await ask(rows)).map(({ text }) => text)).toEqual(["! NE"]);
  });

  it("counts the cells of a value", async () => {
    expect(
      await ask([
        ["Title", "Job type"],
        ["x", "FT"],
        ["y", "FT"],
      ]),
    ).toEqual([expect.objectContaining({ text: "FT", count: 2, proposal: "1" })]);
  });

  it("leave a date or an amount alone that has none", async () => {
    const rows = [
      ["Job ID", "Closing date", "Salary min"],
      ["1", "Open until filled", "DOE"],
      ["2", "04/12/2035", ""],
    ];
    const answers = {
      [ORDER_KEY]: "",
      [questionKey("closeDate", "Open until filled")]: "",
      [questionKey("amount", "DOE")]: "",
    };
    const read = await plan(rows, answers);
    expect(read.map(({ write, problems }) => [write, problems])).toEqual([
      [null, []],
      [null, []],
    ]);
    expect((await plan(rows)).map(({ problems }) => problems.length)).toEqual([2, 1]);
  });

  it("offers what a cell says beside other words, and chooses none of it", async () => {
    const pay = [
      ["From $18 an hour", "$18 an hour", 18],
      ["Up to $30 an hour", "$30 an hour", 30],
      ["Starting at $19.50 per hour", "$19.50 per hour", 19.5],
      ["$20/hr + tips", "$20/hr", 20],
      ["À partir de 21,50 $ l’heure", "21,50 $ l’heure", 21.5],
      ["Jusqu’à 30 $ l’heure", "30 $ l’heure", 30],
    ] as const;
    const rows = [["Job ID", "Pay"], ...pay.map(([text]) => ["1", text])];
    const asked = await ask(rows);
    expect(asked.map(({ text, proposal, options }) => [text, proposal, options[0]?.value])).toEqual(
      pay.map(([text, part]) => [text, undefined, part]),
    );
    const answers = Object.fromEntries(pay.map(([text, part]) => [questionKey("pay", text), part]));
    for (const [at, [, , amount]] of pay.entries()) {
      const [item] = await plan([rows[0]!, rows[at + 1]!], answers);
      expect(item?.write).toMatchObject({
        changes: { salary: { amount, maxAmount: null, period: { id: 5 } } },
      });
    }
    const dates = [
      ["Job ID", "Close date"],
      ["1", "2035-06-30 / 2035-07-15"],
      ["1", "2035-06-30 or until filled"],
    ];
    expect(
      (await ask(dates)).map(({ proposal, options }) => [
        proposal,
        options.map(({ value }) => value),
      ]),
    ).toEqual([
      [undefined, ["2035-06-30", "2035-07-15"]],
      [undefined, ["2035-06-30"]],
    ]);
  });

  it("asks for the order of day and month unless the dates of the file decide it", async () => {
    const proposalOf = async (...dates: string[]) =>
      (await ask([["Title", "Close date"], ...dates.map((date) => ["x", date])]))[0]?.proposal;
    expect(await proposalOf("12/01/2035")).toBeUndefined();
    expect(await proposalOf("12/01/2035", "25/01/2035")).toBe("dayFirst");
    expect(await proposalOf("12/01/2035", "01/25/2035")).toBe("monthFirst");
  });

  it("are answered once for all rows", async () => {
    const rows = [
      ["Job ID", "Job type", "Close date"],
      ["1", "pt", "04/12/2035"],
      ["2", "PT", "05/12/2035"],
    ];
    const answers = { [questionKey("positionType", "PT")]: "2", [ORDER_KEY]: "dayFirst" };
    const changed = (await plan(rows, answers)).map(({ write }) => write);
    expect(changed).toEqual([
      { kind: "change", changes: { positionType: { id: 2 }, closeDate: "2035-12-04" } },
      { kind: "change", changes: { positionType: { id: 2 }, closeDate: "2035-12-05" } },
    ]);
  });
});
