import { expect, type Page } from "@playwright/test";
import type { Job } from "#contract/job.ts";
import type { ChangeItem } from "#src/jobs/writes/change-set.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { JobService } from "../job-service.ts";
import { type Edit, type Facts, factsOf } from "./colleague.ts";
import { judgeHistory } from "./judge-history.ts";
import { isOpen, isStored, jobOf, type Ledger, readLedger } from "./ledger.ts";
import { openActivity, ResultPage } from "./words.ts";

/** What a run began with, and who wrote beside it. */
export interface Case {
  jobs: JobService;
  /** In the title of every posting. */
  marker: string;
  /** The postings as they were created. */
  initial: readonly Job[];
  edits: readonly Edit[];
  /** Whether the service knows neither versions nor keys: then some outcomes cannot be known. */
  plain: boolean;
}

/** Compares the service, the browser's ledger and the pages, posting by posting. */
export async function judge(page: Page, found: Case): Promise<void> {
  const ledger = await readLedger(page);
  const headers = await found.jobs.find(found.marker);
  const stored = await Promise.all(headers.map(async ({ id }) => found.jobs.read(id)));
  const wrong = judgePostings(ledger, found, stored as Job[]);
  if (!found.plain) {
    const ids = new Set([...found.initial.map(({ id }) => id), ...headers.map(({ id }) => id)]);
    wrong.push(...(await judgeHistory(found.jobs, ledger, ids, stored as Job[], found.edits)));
  }
  for (const set of ledger) wrong.push(...(await judgePages(page, set, found.plain)));
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

function judgePostings(
  ledger: Ledger,
  { initial, edits, plain }: Case,
  jobs: readonly Job[],
): string[] {
  const wrong: string[] = [];
  const items = ledger.flatMap((set) => set.items);
  const isUndo = ({ group }: ChangeItem) =>
    ledger.find(({ id }) => id === group)?.action.kind === "undo";
  const open = items.filter(isOpen);
  if (!plain) wrong.push(...open.map((item) => `${nameOf(item)} is ${item.state}`));

  const started = new Map(initial.map((job) => [job.id, factsOf(job)]));
  for (const item of items.filter(isStored)) {
    if (item.write?.kind !== "create") continue;
    if (started.has(jobOf(item))) wrong.push(`${nameOf(item)} claims what another one created`);
    const { salary, ...facts } = { ...item.after!.job, ...(item.write.body as Partial<Job>) };
    started.set(jobOf(item), factsOf({ ...facts, salary }));
  }
  for (const [id, start] of started) {
    const theirs = edits.filter((edit) => edit.id === id);
    const ours = items.filter(
      (item) => isStored(item) && jobOf(item) === id && item.write?.kind !== "create",
    );
    const job = jobs.find((one) => one.id === id);
    const deleted = ours.findLastIndex(({ after }) => after === null);
    const deletion = ours[deleted];
    // It may be deleted again afterwards.
    const isRestored = ours.findLastIndex(({ write }) => write?.kind === "restore") > deleted;
    const isGone =
      (deletion !== undefined && !isRestored) || theirs.some(({ facts }) => facts === null);
    const maybe = open.filter((item) => jobOf(item) === id);
    if (!job && !isGone && !maybe.some(({ write }) => write?.kind === "delete"))
      wrong.push(`${id} (${start.title}) is lost`);
    if (job && isGone && !maybe.some(({ write }) => write?.kind === "restore"))
      wrong.push(`${id} (${start.title}) should be deleted`);

    for (const name of Object.keys(start) as (keyof Facts)[]) {
      const values = theirs.flatMap(({ facts }) => facts?.[name] ?? []);
      const edit = values.at(-1);
      const writes = ours.filter((item) => written(item)[name] !== undefined);
      const last = writes.at(-1);
      // Of values that several have written, nobody can tell whose they are.
      const isTelling = name !== "status";
      const isSeen = [...writes, ...(deletion ? [deletion] : [])].some(
        (item) => seen(item, name) === edit,
      );
      // A restored posting can be edited after its deletion; whether an edit is lost is judged below.
      const isFinal = deletion && !isRestored && edit !== undefined && isTelling;
      if (isFinal && (isUndo(deletion) || !isSeen))
        wrong.push(`${nameOf(deletion)} deleted a colleague's ${name}`);
      const taken = writes.find((item) => isUndo(item) && values.includes(seen(item, name)!));
      if (taken && isTelling) wrong.push(`${nameOf(taken)} took back a colleague's ${name}`);
      if (!job || isGone) continue;
      // An item whose dry run saw the colleague's value came after it.
      const isOurs =
        last && (edit === undefined || writes.some((item) => seen(item, name) === edit));
      const allowed = [isOurs ? written(last)[name] : (edit ?? start[name])];
      if (!isTelling && last) allowed.push(written(last)[name], edit);
      allowed.push(...maybe.map((item) => written(item)[name]));
      if (!allowed.includes(factsOf(job)[name]))
        wrong.push(`${id}: ${name} is ${factsOf(job)[name]}, and not ${String(allowed[0])}`);
    }
  }
  const strangers = jobs.filter(({ id }) => !started.has(id));
  if (strangers.length > open.filter(({ write }) => write?.kind === "create").length)
    wrong.push(...strangers.map(({ id, title }) => `${id} (${title}) is doubled`));
  return wrong;
}

/** What the dry run of an item saw. */
const seen = ({ before }: ChangeItem, name: keyof Facts) => factsOf(before!.job)[name];

const nameOf = (item: ChangeItem) =>
  `${item.write?.kind} ${item.position} of ${item.group} (posting ${jobOf(item)})`;

/** What every browser sees of a change set that was taken back, by the service. */
function undoneBy(undone: number, stored: number): string {
  const who = m.change_unnamed_key();
  return stored === 0
    ? m.change_undone_by({ who })
    : m.change_partly_undone_by({ who, count: undone, total: stored + undone });
}

/** What Activity and the page of a change set say otherwise than the ledger. */
async function judgePages(
  page: Page,
  { id, state, items }: Ledger[number],
  plain: boolean,
): Promise<string[]> {
  const wrong: string[] = [];
  const countOf = (state: string) => items.filter((item) => item.state === state).length;
  const [stored, undone] = [countOf("stored"), countOf("undone")];
  const isOpenSet = state === "running" || state === "paused";
  const word =
    undone === 0
      ? m.activity_state({
          state:
            state === "done" && stored === 0 ? "none" : (state as Exclude<typeof state, "planned">),
        })
      : isOpenSet || plain
        ? stored === 0
          ? m.change_all_undone()
          : m.change_undone({ count: undone })
        : undoneBy(undone, stored);
  const rowOf = await openActivity(page);
  await expect(rowOf(id)).toHaveCount(1);
  // Where everyone's activity is listed, all is done that has no other state.
  if (plain || state !== "done" || stored === 0 || undone > 0)
    await expect(rowOf(id)).toContainText(word);

  // What was not created is shown as it was sent.
  const titleOf = ({ before, after, write }: ChangeItem) =>
    (after ?? before)?.job.title ??
    (write?.kind === "restore" ? write.job.title : undefined) ??
    (write?.kind === "create" ? String(write.body.title) : undefined);
  const shown = items.filter((item) => titleOf(item) !== undefined);
  const result = await ResultPage.openResult(page, id);
  await expect(result.rows).toHaveCount(shown.length);
  const rows = await result.rows.allInnerTexts();
  for (const item of shown) {
    const outcome = m.change_outcome({ state: item.state });
    const at = rows.findIndex((text) => text.includes(titleOf(item)!) && text.includes(outcome));
    if (at === -1) wrong.push(`the page shows no row of ${nameOf(item)} with "${outcome}"`);
    else rows.splice(at, 1);
  }
  if (stored === 0) await expect(result.undoAll).toHaveCount(0);
  return wrong;
}
