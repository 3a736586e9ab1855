// Files of many jobs, without the pages; bench/sets.ts calls it.
import type { QueryClient } from "@tanstack/react-query";
import { planChangeSet, readPlanSource } from "#src/jobs/changes/plan/plan-change-set.ts";
import { changeSetStore } from "#src/jobs/ledger/store.ts";
import { readIndex } from "#src/jobs/index/read-index.ts";
import { exportJobs } from "#src/jobs/sheets/export/export-jobs.ts";
import { readSheet } from "#src/jobs/sheets/file/sheet-files.ts";
import { matchColumns } from "#src/jobs/sheets/import/match-columns.ts";
import { questionsOf } from "#src/jobs/sheets/import/questions.ts";
import { readRows } from "#src/jobs/sheets/import/read-rows.ts";
import { startImport } from "#src/jobs/sheets/import/start-import.ts";
import { readChoices } from "#src/jobs/sheets/read-choices.ts";

const { signal } = new AbortController();

/** Milliseconds to export all jobs as a workbook, and of the longest task of the page. */
export async function measureExport(client: QueryClient, ids: number[]) {
  const longest = longestTask();
  const begun = performance.now();
  const { blob } = await exportJobs(client, { ids }, "xlsx", signal);
  const time = performance.now() - begun;
  return { time, longest: await longest(), blob };
}

/** Watches for long tasks; the result tells the milliseconds of the longest since. */
export function longestTask(): () => Promise<number> {
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ type: "longtask" });
  return async () => {
    await new Promise((resolve) => void setTimeout(resolve, 100));
    observer.disconnect();
    return longest;
  };
}

/**
 * Milliseconds from a workbook to its dry run.
 * @throws Error if a file that nobody changed would write
 */
export async function measureCheck(client: QueryClient, blob: Blob): Promise<number> {
  const { jobs } = await readIndex(client, signal);
  const begun = performance.now();
  const { grid } = await readSheet(new File([blob], "jobs.xlsx"), signal);
  if (!grid) throw new Error("No table was read.");
  const matching = matchColumns(grid);
  const choices = await readChoices(client, []);
  const questions = questionsOf(grid, matching, {
    choices,
    places: new Set(),
    suggestions: new Map(),
  });
  const options = { choices, answers: {}, emptyClears: false };
  const rows = await readRows(grid, matching, jobs, options);
  const file = { name: "jobs.xlsx", unit: grid.unit, cells: grid.rows, ...matching, rows };
  const id = await startImport(file);
  const set = await changeSetStore.get(id);
  if (!set) throw new Error("The import was not stored.");
  const source = await readPlanSource(client, set, signal, () => {});
  const plan = await planChangeSet(set, set.action, source, false, signal);
  const time = performance.now() - begun;
  const writes = plan.filter(({ write }) => write !== null).length;
  await changeSetStore.remove(id);
  if (writes + questions.length > 0)
    throw new Error(`${writes} writes and ${questions.length} questions for an unchanged file.`);
  return time;
}
