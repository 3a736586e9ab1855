import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Job } from "#contract/job.ts";
import { planRow } from "../../actions/changes/plan/plan-import.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { columnChoices } from "../choices.ts";
import { knownHeadings } from "../columns.ts";
import { columnsSheet, headings, rowOf, sheetColumns } from "../export/job-rows.ts";
import { readFile as readSheet } from "../formats/read-file.ts";
import { writeXlsx } from "../formats/write-xlsx.ts";
import { matchColumns } from "./match-columns.ts";
import { readRows } from "./read-rows.ts";

const run = promisify(execFile);
let folder = "";

beforeAll(async () => {
  await run("soffice", ["--version"]).catch(() => {
    throw new Error(
      "LibreOffice is missing: apt-get install -y --no-install-recommends libreoffice-calc",
    );
  });
  folder = await mkdtemp(path.join(os.tmpdir(), "job-postings-libreoffice-"));
});

afterAll(async () => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Lets LibreOffice open a file and save it in another format. */
async function convert(file: string, format: string): Promise<string> {
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const args = [profile, "--headless", "--convert-to", format, "--outdir", `${folder}/out`, file];
  await run("soffice", args);
  const [extension = ""] = format.split(":");
  return path.join(folder, "out", `${path.parse(file).name}.${extension}`);
}

const jobs: Job[] = [
  { ...aJob, id: 1, referenceId: "00123", title: "=Baker", closeDate: "2035-12-04" },
  { ...aJob, id: 2, referenceId: "1E5", title: "Été 😀 \u202eabc", closeDate: "2035-01-02" },
  { ...aJob, id: 3, referenceId: "26/04", title: "TRUE", description: "<p>a\nb &amp; c</p>\t" },
];

const choices = columnChoices({
  categories: aJob.categories,
  positionTypes: aJob.positionType ? [aJob.positionType] : [],
});

async function writesOf(file: string): Promise<unknown[]> {
  const content = readSheet(path.basename(file), await readFile(file), knownHeadings());
  if (!content.grid) throw new Error("No table was read.");
  const { grid } = content;
  const held = new Map(jobs.map((job) => [job.id, { job, etag: "1" }]));
  const matching = matchColumns(grid);
  const rows = await readRows(grid, matching, held, { choices, answers: {}, emptyClears: false });
  const source = { name: "", unit: grid.unit, cells: grid.rows, ...matching, rows };
  return rows.map((row) => {
    const { write, problems } = planRow(row, held.get(row.id ?? 0) ?? null, source);
    return [write, problems];
  });
}

const NOTHING = jobs.map(() => [null, []]);

it("plans nothing for a workbook that LibreOffice saved again", async () => {
  const rows = [headings(), ...jobs.map((job) => rowOf(job, choices))];
  const sheet = { name: "Jobs", columns: sheetColumns(choices), rows };
  const file = path.join(folder, "jobs.xlsx");
  await writeFile(file, await writeXlsx([sheet, columnsSheet(choices)], "Lists"));
  expect(await writesOf(file)).toEqual(NOTHING);
  expect(await writesOf(await convert(file, "xlsx"))).toEqual(NOTHING);
  const ods = await convert(file, "ods");
  await rm(path.join(folder, "out", "jobs.xlsx"));
  expect(await writesOf(await convert(ods, "xlsx"))).toEqual(NOTHING);
  // UTF-8, every text in quotes, the first sheet.
  expect(await writesOf(await convert(file, "csv:Text - txt - csv (StarCalc):44,34,76,1"))).toEqual(
    NOTHING,
  );
});
