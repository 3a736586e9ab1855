import type { QueryClient } from "@tanstack/react-query";
import type { ReadinessFacts } from "#contract/readiness-facts.ts";
import { forEachInSlices } from "#src/lib/time/in-slices.ts";
import { today } from "#src/lib/time/service-clock.ts";
import { readIndex, TooManyJobs } from "../../../requests/index/read-index.ts";
import { readFacts } from "../../../check/facts.ts";
import { fetchActivityVersions } from "../../../requests/activity-queries.ts";
import type { VersionedJob } from "../../../requests/read-requests.ts";
import type { ChangeItem, ChangeSet, ChangeSetAction } from "../../../writes/change-set.ts";
import type { WriteState } from "../../../writes/write.ts";
import { type ImportedFile, keptImport } from "../../../files/import/imported-file.ts";
import { checkImport, type ImportChecks } from "./import-checks.ts";
import { definitionOf, planOperation } from "../../operations/operations.ts";
import type { PlannedItem } from "../../operations/plan/planned-item.ts";
import { planRow } from "./plan-import.ts";
import { idToUndo, planUndo } from "./plan-undo.ts";
import { readJobs } from "../../../requests/index/read-jobs.ts";
import { madeOf, readUndoItems } from "./undo-items.ts";
import { withoutAutoRefresh } from "./without-auto-refresh.ts";
import { undoKey } from "../../../writes/single-write.ts";
import { changeSetStore } from "../../../writes/change-set-store.ts";

/** What a dry run begins with: the postings as they are now, and of an undo what it takes back. */
export interface PlanSource {
  jobs: (VersionedJob | null)[];
  /** The items of the change set to undo that are in effect, in the order of `jobs`; else empty. */
  applied: ChangeItem[];
  /** Of the employer, by which findings are mended. */
  facts: ReadinessFacts;
  /** Of an operation that numbers postings: the employer's reference ids in use, as far as its jobs could be read. */
  taken?: readonly string[];
  /** The file of an import; `jobs` are those of its rows, null for what they create. */
  file?: ImportedFile;
  checks?: ImportChecks;
}

/**
 * Reads the postings of a planned change set.
 * @throws {ApiError} if one cannot be read
 */
export async function readPlanSource(
  client: QueryClient,
  { id, action, chosen }: ChangeSet,
  signal: AbortSignal,
  onProgress: (read: number) => void,
): Promise<PlanSource> {
  const facts = await readFacts(client);
  if (action.kind === "import")
    return { facts, ...(await readImport(client, id, signal, onProgress)) };
  if (action.kind !== "undo") {
    const ids = chosen.map(({ id }) => id);
    const jobs = await readJobs(client, ids, signal, onProgress);
    const { numbers } = definitionOf(action);
    return {
      jobs,
      applied: [],
      facts,
      taken: numbers ? await readReferenceIds(client, signal) : [],
    };
  }
  if (action.activity)
    return {
      facts,
      ...(await readActivity(client, action, action.activity.id, signal, onProgress)),
    };
  const done = await changeSetStore.items(action.changeSet, "stored");
  // What another undo has taken back, or is about to, is not taken back twice.
  const applied = done.filter(({ undoneBy }) => !undoneBy);
  const ids = applied.flatMap((item) => idToUndo(item) ?? []);
  const read = (await readJobs(client, ids, signal, onProgress)).values();
  const jobs = applied.map((item) =>
    idToUndo(item) === null ? null : (read.next().value ?? null),
  );
  return { jobs, applied, facts };
}

/** What somebody did, from its versions. What was taken back already, the jobs of now show. */
async function readActivity(
  client: QueryClient,
  { changeSet }: { changeSet: string },
  id: number,
  signal: AbortSignal,
  onProgress: (read: number) => void,
): Promise<Omit<PlanSource, "facts">> {
  const versions = await fetchActivityVersions(id, signal);
  const all = madeOf(versions);
  const ids = all.map(([{ jobId }]) => jobId);
  const half = (read: number) => onProgress(Math.floor(read / 2));
  const newest = await readJobs(client, ids, signal, half);
  const items = await readUndoItems(client, all, newest, signal, (read) => half(all.length + read));
  const made = items.flatMap((item, index) => (item ? [{ item, job: newest[index] ?? null }] : []));
  const applied = made.map(({ item }, position): ChangeItem => ({
    ...item,
    group: changeSet,
    key: "",
    id: (item.after ?? item.before)?.job.id ?? null,
    position,
    write: null,
    state: "stored",
  }));
  return { jobs: made.map(({ job }) => job), applied };
}

async function readReferenceIds(client: QueryClient, signal: AbortSignal): Promise<string[]> {
  try {
    const { jobs } = await readIndex(client, signal);
    return [...jobs.values()].flatMap(({ job }) => job.referenceId ?? []);
  } catch (error) {
    // The service refuses one that is taken.
    if (error instanceof TooManyJobs) return [];
    throw error;
  }
}

async function readImport(
  client: QueryClient,
  id: string,
  signal: AbortSignal,
  onProgress: (read: number) => void,
): Promise<Omit<PlanSource, "facts">> {
  const file = await keptImport(id);
  if (!file) return { jobs: [], applied: [] };
  const ids = file.rows.flatMap((row) => row.id ?? []);
  const read = (await readJobs(client, ids, signal, onProgress)).values();
  const jobs = file.rows.map((row) => (row.id === null ? null : (read.next().value ?? null)));
  return { jobs, applied: [], file, checks: await checkImport(client, file, signal) };
}

/**
 * The dry run: a function of what was read, today's date and the plan of the employer, in slices, so that
 * the page responds while ten thousand are planned.
 */
export async function planChangeSet(
  { chosen }: ChangeSet,
  action: ChangeSetAction,
  { jobs, applied, facts, taken = [], file, checks }: PlanSource,
  isLimitedPlan: boolean,
  signal: AbortSignal,
): Promise<PlannedItem[]> {
  const context = { today: today(), facts, taken };
  const plan: PlannedItem[] = [];
  const planOne = ([index, job]: [number, VersionedJob | null]) => {
    const item = applied[index];
    const row = file?.rows[index];
    if (action.kind === "import") {
      const duplicate = action.twins === "match" ? checks?.duplicates.get(index) : undefined;
      const matched = row && duplicate ? { ...row, id: duplicate.job.id } : row;
      plan.push(...(file && matched ? [planRow(matched, duplicate ?? job, file, checks)] : []));
    } else if (action.kind === "undo") {
      if (item) plan.push(planUndo(item, job, action.activity === undefined));
    } else if (job) plan.push(...planOperation(job, chosen[index]?.etag, action, context));
  };
  signal.throwIfAborted();
  await forEachInSlices(jobs.entries(), planOne, signal);
  return isLimitedPlan ? plan.map(withoutAutoRefresh) : plan;
}

/** Whether an item of a dry run can be sent. An undo leaves alone what others have changed since. */
export const canApply = (
  { write, problems, obstacle }: PlannedItem,
  { kind }: ChangeSetAction,
): boolean =>
  write !== null && problems.length === 0 && !(kind === "undo" && obstacle === "changedSince");

function keyOf(
  changeSet: string,
  position: number,
  { kind }: ChangeSetAction,
  { before, write }: PlannedItem,
): string {
  const etag = write?.kind === "restore" ? write.etag : (before?.etag ?? null);
  return (kind === "undo" && undoKey(etag)) || `${changeSet}-${position}`;
}

/** The items to store and send, without the ones that were left out. */
export const itemsOf = (
  changeSet: string,
  action: ChangeSetAction,
  plan: readonly PlannedItem[],
  excluded: ReadonlySet<number>,
): ChangeItem[] =>
  plan.map((item, position) => ({
    group: changeSet,
    position,
    key: keyOf(changeSet, position, action, item),
    id: item.before?.job.id ?? (item.write?.kind === "restore" ? item.write.job.id : null),
    before: item.before,
    write: item.write,
    state: stateOf(item, action, excluded.has(position)),
    after: null,
    ...(item.undoes !== undefined && { undoes: item.undoes }),
    ...(item.takesBack !== undefined && { takesBack: item.takesBack }),
    reason: item.problems.join(" ") || null,
  }));

/** The state of an item that is about to be sent, or is not. */
export function stateOf(item: PlannedItem, action: ChangeSetAction, excluded: boolean): WriteState {
  if (item.obstacle === "gone") return "gone";
  if (item.problems.length > 0) return "refused";
  if (item.write === null) return "unchanged";
  if (!canApply(item, action)) return "changedSince";
  return excluded ? "excluded" : "waiting";
}
