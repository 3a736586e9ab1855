import fc from "fast-check";
import { expect, it } from "vitest";
import type { Job } from "#contract/job.ts";
import { tries } from "#contract/testing/tries.ts";
import { planRow } from "../../actions/changes/plan/plan-import.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { arbitraryJob } from "../../testing/arbitrary-job.ts";
import type { Grid } from "../cell.ts";
import { columnChoices } from "../choices.ts";
import { columnsSheet, headings, rowOf, sheetColumns } from "../export/job-rows.ts";
import { csvHead, writeCsvRows } from "../formats/csv.ts";
import { readFile } from "../formats/read-file.ts";
import { writeXlsx } from "../formats/write-xlsx.ts";
import { knownHeadings } from "../columns.ts";
import { columnQuestions } from "./column-questions.ts";
import { matchColumns } from "./match-columns.ts";
import { questionsOf } from "./questions.ts";
import { readRows } from "./read-rows.ts";

/** Text that a file mangles easily. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "=",
        "+1",
        "-",
        "@",
        "'",
        '"',
        ";",
        ",",
        "\t",
        "\n",
        "\r\n",
        "_x0041_",
        "&amp;",
      ),
      fc.constantFrom(
        "😀",
        "\u202eabc",
        "\u0001",
        "\u0085",
        "00123",
        "1E5",
        "<b>x</b>",
        "<p>",
        "]]>",
      ),
      fc.string({ unit: "grapheme", maxLength: 12 }),
      fc.constant("y".repeat(4_000)),
    ),
    { maxLength: 10 },
  )
  .map((parts) => parts.join(""));

/** Jobs of one employer, each with another id, and the lists that name what they have. */
const employer = fc
  .uniqueArray(
    fc.tuple(arbitraryJob, hostile, hostile).map(([job, title, description]) => ({
      ...job,
      title: `T${title}`,
      description: description === "" ? job.description : description,
    })),
    { minLength: 1, maxLength: 5, selector: ({ id }) => id },
  )
  .map((jobs) =>
    jobs.map((job, at) => ({
      ...job,
      referenceId: job.referenceId && `${at}${job.referenceId}`,
    })),
  );

const choicesFor = (jobs: readonly Job[]) =>
  columnChoices({
    categories: [
      ...new Map(jobs.flatMap(({ categories }) => categories).map((one) => [one.id, one])).values(),
    ],
    positionTypes: jobs.flatMap(({ positionType }) => positionType ?? []),
  });

async function plan(jobs: readonly Job[], grid: Grid) {
  const choices = choicesFor(jobs);
  const held = new Map(jobs.map((job) => [job.id, { job, etag: "1" }]));
  const matching = matchColumns(grid);
  const places = jobs.flatMap(({ locations }) => locations.map(({ description }) => description));
  const known = { choices, places: new Set(places), suggestions: new Map() };
  expect(await columnQuestions(grid, matching, held)).toEqual([]);
  expect(await questionsOf(grid, matching, known)).toEqual([]);
  const options = { choices, answers: {}, emptyClears: false };
  const rows = await readRows(grid, matching, held, options);
  const file = { name: "", unit: grid.unit, cells: grid.rows, ...matching, rows };
  return rows.map((row) => planRow(row, held.get(row.id ?? 0) ?? null, file));
}

const gridOf = (name: string, bytes: Uint8Array): Grid => {
  const content = readFile(name, bytes, knownHeadings());
  if (!content.grid) throw new Error("No table was read.");
  return content.grid;
};

it("plans no write for an export that nobody changed", async () => {
  await fc.assert(
    fc.asyncProperty(employer, async (jobs) => {
      const choices = choicesFor(jobs);
      const rows = [headings(), ...jobs.map((job) => rowOf(job, choices))];
      const sheet = { name: "Jobs", columns: sheetColumns(choices), rows };
      const files = [
        gridOf("a.xlsx", await writeXlsx([sheet, columnsSheet(choices)], "Lists")),
        gridOf("a.csv", new TextEncoder().encode(csvHead + writeCsvRows(rows))),
        gridOf("fr.csv", new TextEncoder().encode(csvHead + writeCsvRows(rows, true))),
        gridOf("a.json", new TextEncoder().encode(JSON.stringify(jobs))),
      ];
      for (const grid of files)
        expect((await plan(jobs, grid)).map(({ write, problems }) => [write, problems])).toEqual(
          jobs.map(() => [null, []]),
        );
    }),
    tries(20),
  );
});

it("sends nothing of a description with CRLF where another cell of its row is edited", async () => {
  const one = { ...aJob, description: "<p>a\r\nb</p>\r\n<p>c\td &amp; e</p>" };
  const choices = choicesFor([one]);
  const rows = [headings(), rowOf(one, choices)];
  const edited = rows.map((row) => row.map((cell) => (cell === one.title ? "Edited" : cell)));
  const sheet = { name: "Jobs", columns: sheetColumns(choices), rows: edited };
  const files = [
    gridOf("a.xlsx", await writeXlsx([sheet], "Lists")),
    gridOf("a.csv", new TextEncoder().encode(csvHead + writeCsvRows(edited))),
    gridOf("a.json", new TextEncoder().encode(JSON.stringify([{ ...one, title: "Edited" }]))),
  ];
  for (const grid of files)
    expect((await plan([one], grid)).map(({ write }) => write)).toEqual([
      { kind: "change", changes: { title: "Edited" } },
    ]);
});
