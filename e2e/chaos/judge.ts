import { expect, type Page } from "@playwright/test";
import type { Job } from "#contract/job.ts";
import type { ChangeItem, ChangeSet } from "#src/jobs/changes/change-set.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { JobService } from "../job-service.ts";
import { type Edit, type Facts, factsOf } from "./colleague.ts";
import { jobOf, type Ledger, readLedger } from "./ledger.ts";
import { openActivity, outcomeName, ResultPage, UNDONE } from "./words.ts";

/** What a run began with, and who wrote beside it. */
export interface Case {
  jobs: JobService;
  /** In the title of every posting. */
  marker: string;
  /** The postings as they were created. */
  initial: readonly Job[];
  edits: readonly Edit[];
  /** Whether the service knows neither versions nor keys: then some outcomes cannot be known. */
  plain?: boolean;
}

/** Compares the service, the browser's ledger and the pages, posting by posting. */
export async function judge(page: Page, found: Case): Promise<void> {
  const ledger = await readLedger(page);
  const headers = await found.jobs.find(found.marker);
  const stored = await Promise.all(headers.map(async ({ id }) => found.jobs.read(id)));
  const wrong = judgePostings(ledger, found, stored as Job[]);
  for (const set of ledger) wrong.push(...(await judgePage(page, set, ledger)));
  expect(wrong, "what is doubled, lost, or claimed and not so").toEqual([]);
}

/** What an item writes of the properties that the model compares. */
function written({ write }: ChangeItem): Partial<Facts> {
  if (write?.kind !== "change") return {};
  const { title, status, salary } = write.changes as Partial<Job>;
  return {
    ...(title !== undefined && { title }),
    ...(status !== undefined && { status }),
    ...(salary !== undefined && { pay: salary?.amount ?? null }),
  };
}

/** @returns what is wrong, in sentences */
export function judgePostings(
  ledger: Ledger,
  { initial, edits, plain = false }: Case,
  stored: readonly Job[],
): string[] {
  const items = ledger.flatMap((set) => set.items);
  const wrong: string[] = [];
  const started = new Map(initial.map((job) => [job.id, factsOf(job)]));
  const open = items.filter(({ state }) => ["waiting", "sending", "unknown"].includes(state));
  if (!plain) wrong.push(...open.map((item) => `${nameOf(item)} has no outcome: ${item.state}`));
  const applied = items.filter(({ state }) => state === "applied");
  for (const item of applied) {
    if (item.write?.kind !== "create" || !item.after) continue;
    const id = jobOf(item);
    if (started.has(id)) wrong.push(`${nameOf(item)} claims a posting that is not its own`);
    const { title, status, salary } = { ...item.after.job, ...(item.write.body as Partial<Job>) };
    started.set(id, { title, status, pay: salary?.amount ?? null });
  }

  for (const [id, start] of started) {
    const theirs = edits.filter((edit) => edit.id === id);
    const ours = applied.filter((item) => jobOf(item) === id && item.write?.kind !== "create");
    const job = stored.find((one) => one.id === id);
    const deletion = ours.find(({ write, after }) => write?.kind === "delete" && !after);
    if (deletion) {
      const seen = factsOf(deletion.before!.job);
      const unseen = theirs.find(({ facts }) => facts && !isLike(seen, lastOf(theirs, facts)));
      const isUndo = kindOf(ledger, deletion) === "undo";
      if (unseen || (isUndo && theirs.some(({ facts }) => facts)))
        wrong.push(`${nameOf(deletion)} was deleted with a colleague's edit`);
    }
    const isGone = deletion !== undefined || theirs.some(({ facts }) => facts === null);
    const maybeGone = open.some((item) => jobOf(item) === id && item.write?.kind === "delete");
    if (!job && !isGone && !maybeGone) wrong.push(`${id} (${start.title}) is lost`);
    if (job && isGone) wrong.push(`${id} (${start.title}) should be deleted`);
    if (!job || isGone) continue;

    for (const name of Object.keys(start) as (keyof Facts)[]) {
      const writes = ours.filter((item) => written(item)[name] !== undefined);
      const last = writes.at(-1);
      const known = theirs.filter(({ facts }) => facts?.[name] !== undefined);
      const edit = known.at(-1)?.facts?.[name];
      // An item whose dry run saw the colleague's value came after it.
      const isSeen = writes.some(({ before }) => factsOf(before!.job)[name] === edit);
      const value = last && (edit === undefined || isSeen) ? written(last)[name] : edit;
      const allowed = [value ?? start[name]];
      // Of values that several have written, nobody can tell whose they are.
      if (name === "status" && edit !== undefined && last) allowed.push(edit, written(last)[name]!);
      for (const item of open) if (jobOf(item) === id) allowed.push(written(item)[name] ?? null);
      if (!allowed.includes(factsOf(job)[name]))
        wrong.push(`${id}: ${name} is ${factsOf(job)[name]}, and not ${allowed.join(" or ")}`);
      const taken = writes.find(
        (item) =>
          kindOf(ledger, item) === "undo" &&
          known.some(({ facts }) => facts?.[name] === factsOf(item.before!.job)[name]),
      );
      if (taken && name !== "status")
        wrong.push(`${nameOf(taken)} took back a colleague's ${name}`);
    }
  }

  const maybe = open.filter(({ write }) => write?.kind === "create").length;
  const strangers = stored.filter(({ id }) => !started.has(id));
  if (strangers.length > maybe)
    wrong.push(...strangers.map(({ id, title }) => `${id} (${title}) is doubled`));
  return wrong;
}

/** Of properties that a colleague edited several times, the last values. */
const lastOf = (edits: readonly Edit[], facts: Partial<Facts>): Partial<Facts> =>
  Object.fromEntries(
    Object.keys(facts).map((name) => {
      const key = name as keyof Facts;
      return [key, edits.findLast((edit) => edit.facts?.[key] !== undefined)?.facts?.[key]];
    }),
  );

const isLike = (facts: Facts, some: Partial<Facts>) =>
  Object.entries(some).every(([name, value]) => facts[name as keyof Facts] === value);

const kindOf = (ledger: Ledger, { changeSet }: ChangeItem) =>
  ledger.find(({ id }) => id === changeSet)?.action.kind;

const nameOf = (item: ChangeItem) =>
  `${item.write?.kind ?? "nothing"} ${item.position} of ${item.changeSet} (posting ${jobOf(item)})`;

/** Whether all of a change set has been taken back. */
const isUndone = (set: Ledger[number], ledger: Ledger): boolean => {
  const count = (items: readonly ChangeItem[]) =>
    items.filter(({ state }) => state === "applied").length;
  return ledger.some(
    ({ action, items }) =>
      action.kind === "undo" && action.changeSet === set.id && count(items) === count(set.items),
  );
};

/** What Activity and the page of a change set say otherwise than the ledger. */
async function judgePage(page: Page, set: Ledger[number], ledger: Ledger): Promise<string[]> {
  const wrong: string[] = [];
  const undone = isUndone(set, ledger);
  const activity = await openActivity(page);
  await expect(activity.row(set.id)).toHaveCount(1);
  const state = undone ? UNDONE : m.activity_state({ state: set.state as StateInActivity });
  const said = await activity.row(set.id).innerText();
  if (!said.includes(state)) wrong.push(`Activity says "${said}" of ${set.id}, and not "${state}"`);

  const shown = set.items.filter((item) => jobOf(item) > 0);
  const result = await ResultPage.openResult(page, set.id);
  await expect(result.rows).toHaveCount(shown.length);
  const rows = await result.rows.allInnerTexts();
  for (const item of shown) {
    const { title } = (item.after ?? item.before)!.job;
    const outcome = outcomeName(item.state);
    const at = rows.findIndex((text) => text.includes(title) && text.includes(outcome));
    if (at === -1) wrong.push(`the page shows no row of ${nameOf(item)} with "${outcome}"`);
    else rows.splice(at, 1);
  }
  if (undone && (await result.undoAll.count()) > 0) wrong.push(`${set.id} offers a second undo`);
  return wrong;
}

type StateInActivity = Exclude<ChangeSet["state"], "planned">;
