import type { QueryClient } from "@tanstack/react-query";
import type { Job } from "#contract/job.ts";
import { number } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { today } from "#src/lib/time/service-clock.ts";
import type { Progress } from "#src/ui/feedback/toast-store.ts";
import { readJobs } from "../../requests/index/read-jobs.ts";
import { EMPTY, indexDataOf } from "../../requests/index/index-data.ts";
import { readIndex } from "../../requests/index/read-index.ts";
import type { JobFilter } from "../../requests/read-requests.ts";
import { jobsOfView } from "../../list/views/jobs-of-view.ts";
import { readView } from "../../list/views/view.ts";
import type { Cell } from "../cell.ts";
import { type Choices, readChoices } from "../choices.ts";
import { writeSheets } from "../formats/sheet-files.ts";
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

/** Called with how far an export has come. */
type OnProgress = (progress: Progress) => void;

/**
 * Reads jobs and makes a file of them.
 * @throws {ApiError} if they cannot be read
 * @throws {TooManyJobs} if there are more than the index holds
 * @throws {DOMException} an AbortError if `signal` cancels it
 */
export async function exportJobs(
  client: QueryClient,
  source: ExportSource,
  format: ExportFormat,
  signal: AbortSignal,
  onProgress: OnProgress = () => {},
): Promise<ExportedFile> {
  const jobs = await readSource(client, source, signal, onProgress);
  const slices = inSlices(jobs, signal, onProgress);
  const content =
    format === "json"
      ? await jsonOf(slices)
      : [await sheetOf(slices, format, await readChoices(client, jobs), signal)];
  signal.throwIfAborted();
  return {
    name: `${m.sheet_file_name()}-${today()}.${format}`,
    blob: new Blob(content, { type: TYPES[format] }),
    count: jobs.length,
    tooLong: format === "json" ? 0 : jobs.filter(isTooLong).length,
  };
}

/** The jobs that were selected, or all that match a list's filter, in its order. */
export async function readSource(
  client: QueryClient,
  source: ExportSource,
  signal: AbortSignal,
  onProgress: OnProgress = () => {},
): Promise<Job[]> {
  const report = (read: number, total: number) =>
    onProgress({
      message: m.index_reading({ read: number(read), total: number(total) }),
      done: read,
      total,
    });
  if ("ids" in source) {
    const { ids } = source;
    const jobs = await readJobs(client, ids, signal, (read) => report(read, ids.length));
    return jobs.flatMap((read) => read?.job ?? []);
  }
  const unsubscribe = client.getQueryCache().subscribe(() => {
    const { complete, jobs, total } = indexDataOf(client) ?? EMPTY;
    if (!complete && total !== undefined) report(jobs.size, total);
  });
  try {
    const { jobs } = await readIndex(client, signal);
    const { status, q, view } = source.filter;
    const all = jobsOfView(jobs.values(), readView({ ...view, status, q }), today());
    return all.map(({ job }) => job);
  } finally {
    unsubscribe();
  }
}

/** Jobs that are written before the page may draw and respond. */
const SLICE = 50;

async function* inSlices(
  jobs: readonly Job[],
  signal: AbortSignal,
  onProgress: OnProgress,
): AsyncGenerator<readonly Job[]> {
  const total = jobs.length;
  for (let done = 0; done < total; done += SLICE) {
    signal.throwIfAborted();
    const message = m.export_writing({ done: number(done), total: number(total) });
    onProgress({ message, done, total });
    yield jobs.slice(done, done + SLICE);
    await new Promise((resolve) => void setTimeout(resolve));
  }
  onProgress({ message: m.export_packing() });
}

async function jsonOf(slices: AsyncIterable<readonly Job[]>): Promise<string[]> {
  const content: string[] = [];
  for await (const jobs of slices)
    // Without the brackets around each slice.
    content.push(content.length > 0 ? "," : "[", JSON.stringify(jobs, null, 2).slice(1, -2));
  return [...(content.length > 0 ? content : ["["]), "\n]\n"];
}

async function sheetOf(
  slices: AsyncIterable<readonly Job[]>,
  format: "xlsx" | "csv",
  choices: Choices,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const first = { name: m.jobs_title(), columns: sheetColumns(choices), rows: [] };
  const sheets = [first, columnsSheet(choices)];
  return writeSheets(format, sheets, m.sheet_lists(), rowsOf(slices, choices), signal);
}

async function* rowsOf(
  slices: AsyncIterable<readonly Job[]>,
  choices: Choices,
): AsyncGenerator<Cell[][]> {
  yield [headings()];
  for await (const jobs of slices) yield jobs.map((job) => rowOf(job, choices));
}
