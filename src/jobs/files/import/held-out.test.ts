import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { Job } from "#contract/job.ts";
import { CATEGORIES, POSITION_TYPES } from "#contract/reference.ts";
import { planRow } from "../../actions/changes/plan/plan-import.ts";
import { changedJob, NEW_JOB } from "../../job/fields/job-body.ts";
import { columnLetter } from "../cell.ts";
import { columnChoices, namedChoice } from "../choices.ts";
import { knownHeadings } from "../columns.ts";
import { readableDescription } from "../plain-text.ts";
import { readFile as readSheet } from "../formats/read-file.ts";
import { columnQuestions, withAnswers } from "./column-questions.ts";
import { matchColumns } from "./match-columns.ts";
import { firstAnswers, questionKey } from "./question.ts";
import { WHOSE_KEY } from "./whose-ids.ts";
import { questionsOf } from "./questions.ts";
import { placesOfJobs, readRows } from "./read-rows.ts";

// Files as people's systems write them, each with what its owner meant (testing/sheets/expected.json).

const FOLDER = path.join(import.meta.dirname, "../testing/sheets");
const bytesOf = async (name: string) => new Uint8Array(await readFile(path.join(FOLDER, name)));
const jsonOf = async (name: string) =>
  JSON.parse(await readFile(path.join(FOLDER, name), "utf8")) as unknown;

interface Asked {
  column: string;
  header: string;
  answers: Record<string, string | number>;
}

interface Expected {
  file: string;
  plan: {
    creates: number;
    updates: number;
    unchanged: number;
    errors: { row: number; column: string; columns?: string[]; or?: string }[];
    questions: Asked[];
    mayAsk?: Asked[];
  };
  rows: { row: number; values: Record<string, unknown> }[];
}

const files = (await jsonOf("expected.json")) as Expected[];
const seed = (await jsonOf("seed.json")) as Partial<Job>[];
const jobs = new Map(
  seed.map((body, at) => {
    const job = changedJob({ ...NEW_JOB, id: at + 1 }, body);
    return [job.id, { job, etag: `"${job.id}"` }];
  }),
);
const choices = columnChoices({ categories: CATEGORIES, positionTypes: POSITION_TYPES });

/** The plan of a file, with every question answered as its owner would. */
async function plan({ file, plan: { questions: wanted, mayAsk = [] } }: Expected) {
  const content = readSheet(file, await bytesOf(file), knownHeadings());
  if (!content.grid) throw new Error("No table was read.");
  const { grid } = content;
  const first = matchColumns(grid);
  const headings = grid.rows[first.header] ?? [];
  const indexOf = (letter: string) =>
    grid.unit === "row"
      ? headings.findIndex((_, at) => columnLetter(at) === letter)
      : headings.indexOf(letter);
  const given: Record<string, string> = {};
  for (const { column, answers } of [...wanted, ...mayAsk])
    for (const [text, answer] of Object.entries(answers)) {
      const name = first.columns[indexOf(column.split(",")[0] ?? "")];
      if (!name) continue;
      if (text !== "*") given[questionKey(name, text)] = String(answer);
      else if (answer === "referenceId") given[WHOSE_KEY] = "reference";
      else if (indexOf(String(answer)) !== -1)
        given[`column:${name}`] = String(indexOf(String(answer)));
    }
  const ofColumns = await columnQuestions(grid, first, jobs);
  const matching = withAnswers(grid, first, { ...firstAnswers(ofColumns), ...given });
  const known = { choices, places: placesOfJobs(jobs), suggestions: new Map() };
  const questions = [...ofColumns, ...(await questionsOf(grid, matching, known))];
  // What nothing is proposed for, and no owner answered, is left alone.
  const proposed = firstAnswers(questions);
  const open = questions.filter(({ key }) => proposed[key] === undefined);
  const left = Object.fromEntries(open.map(({ key }) => [key, ""]));
  const answers = { ...left, ...proposed, ...given };
  const rows = await readRows(grid, matching, jobs, { choices, answers, emptyClears: false });
  const source = { name: file, unit: grid.unit, cells: grid.rows, ...matching, rows };
  return {
    questions,
    items: rows.map((row) => ({
      row: row.number,
      ...planRow(row, jobs.get(row.id ?? 0) ?? null, source),
    })),
  };
}

/** A planned posting in the words of expected.json. */
const valuesOf = (job: Job): Record<string, unknown> => ({
  ...job,
  locations: job.locations.map(({ description }) => description),
  categories: job.categories.map(({ id }) => id),
  positionType: job.positionType?.id,
  salary: job.salary && { ...job.salary, period: job.salary.period.id },
});

describe.each(files)("$file", (expected) => {
  it("plans what its owner meant", async () => {
    const { items, questions } = await plan(expected);
    const questioned = questions.map(({ text }) => text);
    for (const { answers } of expected.plan.questions)
      for (const text of Object.keys(answers))
        // "retail" is a name of Retail.
        if (text !== "*" && namedChoice(choices.categories, text) === undefined)
          expect(questioned).toContain(text);
    const problems = items.filter((one) => one.problems.length > 0);
    const good = items.filter((one) => one.problems.length === 0);
    for (const { row, values } of expected.rows) {
      const item = items.find((one) => one.row === row);
      expect(item?.problems, `row ${row}`).toEqual([]);
      const found = valuesOf(item?.after ?? NEW_JOB);
      for (const [name, value] of Object.entries(values))
        if (name === "description") expectDescription(String(found[name]), value as Description);
        else expect(found[name], `row ${row}, ${name}`).toEqual(value);
    }
    const count = (kind: string) => good.filter(({ write }) => write?.kind === kind).length;
    const { errors } = expected.plan;
    const certain = errors.filter((one) => one.or === undefined);
    expect(problems.map(({ row }) => row)).toEqual(
      expect.arrayContaining(certain.map(({ row }) => row)),
    );
    // A value that was asked about, and left alone, keeps no row from being created.
    const asked = errors.filter(
      ({ row, or }) => or !== undefined && good.some((one) => one.row === row),
    );
    const left = new Set(
      asked.map(({ row }) => row).filter((row) => !certain.some((one) => one.row === row)),
    );
    expect(count("create") - left.size).toBe(expected.plan.creates);
    expect(count("change")).toBe(expected.plan.updates);
    for (const { row, column, columns = [column] } of certain) {
      const item = items.find((one) => one.row === row);
      expect(item?.problems.join("\n"), `row ${row}`).toMatch(
        new RegExp(columns.map((letter) => `(?:^|\\b)${letter}${row}\\b`).join("|"), "m"),
      );
    }
  });
});

interface Description {
  text?: string;
  items?: string[];
  has?: string[];
  hasNot?: string[];
}

function expectDescription(html: string, { text, items, has = [], hasNot = [] }: Description) {
  const readable = readableDescription(html).replaceAll(/\s+/g, " ").replaceAll("• ", "").trim();
  if (text !== undefined) expect(readable).toBe(text);
  for (const item of items ?? []) expect(readableItems(html)).toContain(item);
  for (const piece of has) expect(html).toContain(piece);
  for (const piece of hasNot) expect(html).not.toContain(piece);
}

const readableItems = (html: string) =>
  [...html.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = ""]) => readableDescription(item).trim());
