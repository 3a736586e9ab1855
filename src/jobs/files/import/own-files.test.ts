import { describe, expect, it } from "vitest";
import { indexHead } from "#contract/record-index.ts";
import { CATEGORIES, POSITION_TYPES } from "#contract/reference.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { aJob } from "#contract/testing/a-job.ts";
import { columnChoices } from "../choices.ts";
import { headings, rowOf } from "../export/job-rows.ts";
import { csvHead, writeCsvRows } from "../formats/csv.ts";
import { planFile } from "../../actions/changes/testing/plan-file.ts";
import { readTable } from "../testing/read-table.ts";
import { VERSION_KEY } from "./question.ts";
import { isOwnExport } from "./match-columns.ts";

// Every file that the product writes, as it comes back.

const place = { id: 1, name: "Richmond", description: "Richmond, BC", type: "Town" };
const job = { ...aJob, locations: [place] };
const newest = { job, etag: '"7-3-abc"' };
const older = { ...job, title: "Older" };

const versionOf = (version: number, content = job) => ({
  jobId: 7,
  version,
  kind: "changed",
  publicFrom: "2035-01-01T08:00:00Z",
  publicUntil: null,
  by: null,
  through: "api",
  changeSet: null,
  sha256: "0".repeat(64),
  job: content,
});

const lines = (...versions: object[]) => versions.map((one) => `${JSON.stringify(one)}\n`).join("");

const dayOf = (...versions: object[]) => ({
  jobId: 7,
  day: "2035-01-01",
  timeZone: "America/Vancouver",
  madeAt: "2035-02-01T08:00:00Z",
  historyFrom: "2035-01-01T08:00:00Z",
  public: [],
  versions,
  hash: "",
});

const contentOf = (number: number, content = job) => ({ number, public: {}, content });

const { description: _, ...header } = job;

const plan = async (text: string, answers = {}) =>
  planFile(readTable("a.json", text), [newest], answers);

it.each<[string, string]>([
  ["an export as JSON", JSON.stringify([job])],
  ["a public record", lines(versionOf(3))],
  [
    "a page of the public record",
    JSON.stringify({ timeZone: "UTC", data: [versionOf(3)], next: null }),
  ],
  ["what was public on a day", JSON.stringify(dayOf(contentOf(3)))],
  ["an answer with one job", JSON.stringify(job)],
  ["an answer with one version", JSON.stringify({ number: 3, etag: newest.etag, job })],
  ["a list of jobs", JSON.stringify({ data: [header], paging: {} })],
  ["a list of changes", JSON.stringify({ data: [{ job, etag: newest.etag }], next: "7" })],
])("knows %s", async (_name, text) => {
  const { questions, items } = await plan(text);
  expect(questions).toEqual([]);
  expect(items.map(({ write, problems, before }) => [write, problems, before])).toEqual([
    [null, [], newest],
  ]);
});

describe("a version that is not the newest", () => {
  const asked = expect.objectContaining({ key: VERSION_KEY, proposal: undefined, count: 1 });

  it.each<[string, string]>([
    ["a public record", lines(versionOf(1, older), versionOf(2, older))],
    ["what was public on a day", JSON.stringify(dayOf(contentOf(1, older), contentOf(2, older)))],
  ])("of %s raises one question, and is left without an answer", async (_name, text) => {
    const { questions, items } = await plan(text);
    expect(questions).toEqual([asked]);
    expect(items.map(({ write }) => write)).toEqual([null, null]);
    expect(items.map(({ notes }) => notes)).toEqual([
      [expect.stringContaining(m.import_earlier_in_file())],
      [expect.stringContaining(m.import_earlier_version())],
    ]);
  });

  it("is brought back where a person says so, with a note", async () => {
    const text = lines(versionOf(1, older), versionOf(2, older));
    const { items } = await plan(text, { [VERSION_KEY]: "file" });
    expect(items.map(({ write }) => write)).toEqual([
      null,
      { kind: "change", changes: { title: "Older" } },
    ]);
    expect(items[1]?.notes?.join(" ")).toContain(m.import_earlier_version());
  });

  it("is left where the file has the newest one, in any order", async () => {
    const { questions, items } = await plan(lines(versionOf(3), versionOf(2, older)));
    expect(questions).toEqual([]);
    expect(items.map(({ write }) => write)).toEqual([null, null]);
  });
});

it("has nothing of a day on which a job was not public", () => {
  expect(() => readTable("a.json", JSON.stringify(dayOf()))).toThrow(
    expect.objectContaining({ reason: "empty" }),
  );
});

it.each<[string, string, string]>([
  ["closing.ics", "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n", "calendar"],
  [
    "record.html",
    indexHead({
      language: "en-CA",
      title: "Record",
      intro: "",
      columns: [],
      orBefore: String,
      stillPublic: "",
      closed: String,
      writer: () => "",
    }),
    "recordPage",
  ],
])("names %s", (name, text, reason) => {
  expect(() => readTable(name, text)).toThrow(expect.objectContaining({ reason }));
});

it("knows the rows of an export that come back with their problems", async () => {
  const choices = columnChoices({ categories: CATEGORIES, positionTypes: POSITION_TYPES });
  const rows = [
    [m.import_problems_heading(), ...headings()],
    ["A problem", ...rowOf(job, choices)],
  ];
  const grid = readTable("a-problems.csv", csvHead + writeCsvRows(rows));
  expect(isOwnExport(rows[0]?.map(String) ?? [])).toBe(true);
  const { questions, items } = await planFile(grid, [newest]);
  expect(questions).toEqual([]);
  expect(items.map(({ write }) => write)).toEqual([null]);
});
