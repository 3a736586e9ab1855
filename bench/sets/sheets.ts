// Files of many jobs, without the pages; bench/sets.ts calls it.
import type { QueryClient } from "@tanstack/react-query";
import { planChangeSet, readPlanSource } from "#src/jobs/actions/changes/plan/plan-change-set.ts";
import { changeSetStore } from "#src/jobs/writes/change-set-store.ts";
import { readIndex } from "#src/jobs/requests/index/read-index.ts";
import { gridOf } from "#src/jobs/files/cell.ts";
import { columnChoices, readChoices } from "#src/jobs/files/choices.ts";
import { exportJobs } from "#src/jobs/files/export/export-jobs.ts";
import { readSheet } from "#src/jobs/files/formats/sheet-files.ts";
import { columnQuestions } from "#src/jobs/files/import/column-questions.ts";
import { matchColumns } from "#src/jobs/files/import/match-columns.ts";
import { placesToLookUp, questionsOf } from "#src/jobs/files/import/questions.ts";
import { placesOfJobs, readRows } from "#src/jobs/files/import/read-rows.ts";
import { startImport } from "#src/jobs/files/import/imported-file.ts";

const { signal } = new AbortController();

interface Timed {
  time: number;
  longest: number;
}

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
 * Milliseconds from a workbook to its dry run, and of the longest task of the page.
 * @throws Error if a file that nobody changed would write
 */
export async function measureCheck(client: QueryClient, blob: Blob): Promise<Timed> {
  const { jobs } = await readIndex(client, signal);
  const longest = longestTask();
  const begun = performance.now();
  const { grid } = await readSheet(new File([blob], "jobs.xlsx"), signal);
  if (!grid) throw new Error("No table was read.");
  const matching = matchColumns(grid);
  const choices = await readChoices(client, []);
  const places = placesOfJobs(jobs);
  const ofColumns = await columnQuestions(grid, matching, jobs);
  const wanted = await placesToLookUp(grid, matching, places);
  const ofValues = await questionsOf(grid, matching, { choices, places, suggestions: new Map() });
  const rows = await readRows(grid, matching, jobs, { choices, answers: {}, emptyClears: false });
  const file = { name: "jobs.xlsx", unit: grid.unit, cells: grid.rows, ...matching, rows };
  const id = await startImport(file);
  const set = await changeSetStore.get(id);
  if (!set) throw new Error("The import was not stored.");
  const source = await readPlanSource(client, set, signal, () => {});
  const plan = await planChangeSet(set, set.action, source, false, signal);
  const time = performance.now() - begun;
  const writes = plan.filter(({ write }) => write !== null).length;
  await changeSetStore.remove(id);
  const asked = ofColumns.length + wanted.length + ofValues.length;
  if (writes + asked > 0)
    throw new Error(`${writes} writes and ${asked} questions for an unchanged file.`);
  return { time, longest: await longest() };
}

/** Milliseconds to ask about as many places, once the service suggested nothing, and of the longest task. */
export async function measurePlaces(count: number): Promise<Timed> {
  const rows = Array.from({ length: count }, (_, at) => [`Cook ${at}`, `Saint-Nowhere ${at}, BC`]);
  const grid = gridOf([["Title", "Location"], ...rows]);
  const matching = matchColumns(grid);
  const places = new Set<string>();
  const longest = longestTask();
  const begun = performance.now();
  const wanted = await placesToLookUp(grid, matching, places);
  const suggestions = new Map(wanted.map((place) => [place, []]));
  const choices = columnChoices({ categories: [], positionTypes: [] });
  const { length } = await questionsOf(grid, matching, { choices, places, suggestions });
  const time = performance.now() - begun;
  if (length !== count) throw new Error(`${length} questions about ${count} places.`);
  return { time, longest: await longest() };
}
