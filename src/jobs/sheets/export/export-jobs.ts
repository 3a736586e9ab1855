import type { QueryClient } from "@tanstack/react-query";
import type { Job } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { today } from "#src/lib/service-clock.ts";
import { readJobs } from "../../changes/read-jobs.ts";
import { readIndex } from "../../index/read-index.ts";
import type { JobFilter } from "../../requests.ts";
import { jobsOfView } from "../../views/jobs-of-view.ts";
import { readView } from "../../views/view.ts";
import type { Cell } from "../cell.ts";
import type { Choices } from "../choices.ts";
import { readChoices } from "../read-choices.ts";
import { writeSheets } from "../file/sheet-files.ts";
import { columnsSheet, headings, isTooLong, rowOf, sheetColumns } from "./job-rows.ts";

export type ExportFormat = "xlsx" | "csv" | "json";

/** What to export: jobs that were selected, or those that a list shows. */
export type ExportSource = { ids: readonly number[] } | { filter: Omit<JobFilter, "page"> };

/** A file to download. `tooLong`: jobs whose description is left out of it. */
export interface ExportedFile {
  name: string;
  blob: Blob;
  count: number;
  tooLong: number;
}

const TYPES: Record<ExportFormat, string> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv;charset=utf-8",
  json: "application/json",
};

/**
 * Reads jobs and makes a file of them.
 * @throws {ApiError} if they cannot be read
 * @throws {TooManyJobs} if there are more than the index holds
 */
export async function exportJobs(
  client: QueryClient,
  source: ExportSource,
  format: ExportFormat,
  signal: AbortSignal,
): Promise<ExportedFile> {
  const jobs = await jobsOf(client, source, signal);
  const content =
    format === "json"
      ? `${JSON.stringify(jobs, null, 2)}\n`
      : await sheetOf(jobs, format, await readChoices(client, jobs), signal);
  return {
    name: `${m.sheet_file_name()}-${today()}.${format}`,
    blob: new Blob([content], { type: TYPES[format] }),
    count: jobs.length,
    tooLong: format === "json" ? 0 : jobs.filter(isTooLong).length,
  };
}

async function jobsOf(client: QueryClient, source: ExportSource, signal: AbortSignal) {
  if ("ids" in source) {
    const jobs = await readJobs(client, source.ids, signal, () => {});
    return jobs.flatMap((read) => read?.job ?? []);
  }
  const { jobs } = await readIndex(client, signal);
  const { status, q, view } = source.filter;
  return jobsOfView(jobs.values(), readView({ ...view, status, q }), today()).map(({ job }) => job);
}

/** Rows that are made before the page may draw and respond. */
const PART = 50;

async function sheetOf(
  jobs: readonly Job[],
  format: "xlsx" | "csv",
  choices: Choices,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const first = { name: m.jobs_title(), columns: sheetColumns(choices), rows: [] };
  const sheets = [first, columnsSheet(choices)];
  return writeSheets(format, sheets, m.sheet_lists(), parts(jobs, choices, signal), signal);
}

async function* parts(
  jobs: readonly Job[],
  choices: Choices,
  signal: AbortSignal,
): AsyncGenerator<Cell[][]> {
  yield [headings()];
  for (let at = 0; at < jobs.length; at += PART) {
    signal.throwIfAborted();
    yield jobs.slice(at, at + PART).map((job) => rowOf(job, choices));
    await new Promise((resolve) => void setTimeout(resolve));
  }
}
