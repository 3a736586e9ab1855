import { expect } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { operationNames } from "#src/jobs/changes/operation-names.ts";
import { ImportPage } from "../pages/import-page.ts";
import { JobListPage } from "../pages/job-list-page.ts";
import { SignInPage } from "../pages/sign-in-page.ts";
import { addEmployer, CHAOS, createPaid, plan, PLAIN, test } from "./chaos-test.ts";
import { factsOf } from "./colleague.ts";
import { judge } from "./judge.ts";
import { jobOf, readLedger } from "./ledger.ts";
import { FATES, isWrite, type Passenger } from "./proxy.ts";
import { openActivity, outcomeName, ResultPage } from "./words.ts";

const marker = "Baker";
const DELETE = { button: m.job_delete() };
const PAY = { button: m.selection_more(), item: operationNames.pay() };

/** Says once of a request that it is the first one of a kind. */
function first(method: string): (request: Passenger) => boolean {
  let met = false;
  return (request) => !met && request.method === method && (met = true);
}

async function undo(set: ResultPage, count: number): Promise<void> {
  await set.undoAll.click();
  await set.button(m.change_apply_undo({ count })).click();
  await expect(set.done(count)).toBeVisible();
}

test(
  "another employer in the same browser finds no change of the first one's",
  CHAOS,
  async ({ page, employer }) => {
    await createPaid(employer.jobs, 3);
    const set = await plan(page, DELETE);
    await set.button(m.change_apply_delete({ count: 3 })).click();
    await expect(set.done(3)).toBeVisible();
    const [{ id } = { id: "" }] = await readLedger(page);

    const other = await addEmployer("Example Mill");
    await createPaid(other.jobs, 1);
    await new JobListPage(page).signOut.click();
    await new SignInPage(page).signIn(other.apiKey);
    const result = await ResultPage.openResult(page, id);
    await expect(result.missing).toBeVisible();
    await expect(result.undoAll).toHaveCount(0);
    expect(await other.jobs.find(marker)).toHaveLength(1);
  },
);

test(
  "a change that the middleman repeats is done once, and is taken back",
  CHAOS,
  async ({ page, middleman, employer: { jobs } }) => {
    const initial = await createPaid(jobs, 6);
    const isFirst = first("PUT");
    middleman.fateOf = (request) => (isFirst(request) ? FATES.repeated : FATES.pass);
    const set = await plan(page, PAY);
    await set.percent.fill("10");
    await set.button(m.change_apply({ count: 6 })).click();
    await expect(set.done(6)).toBeVisible();
    await expect(set.outcome("applied")).toHaveCount(6);
    for (const { id, salary } of initial)
      expect((await jobs.read(id))?.salary?.amount).toBeCloseTo(salary!.amount * 1.1);
    expect(middleman.arrived).toHaveLength(7);
    await undo(set, 6);
    await judge(page, { jobs, marker, initial, edits: [], plain: PLAIN });
    for (const job of initial) expect(factsOf((await jobs.read(job.id))!)).toEqual(factsOf(job));
  },
);

test(
  "undo takes back what is ours of a posting that a colleague has edited since",
  CHAOS,
  async ({ page, middleman, employer: { jobs }, colleague }) => {
    const initial = await createPaid(jobs, 3);
    const [job] = initial;
    const isFirst = first("PUT");
    middleman.fateOf = (request) =>
      isFirst(request)
        ? {
            ...FATES.answerLost,
            meanwhile: async () =>
              colleague.edit(Number(request.path.split("/").at(-1)), { title: `Theirs ${marker}` }),
          }
        : FATES.pass;
    const set = await plan(page, PAY);
    await set.percent.fill("10");
    await set.button(m.change_apply({ count: 3 })).click();
    await expect(set.done(3)).toBeVisible();
    await set.undoAll.click();
    await expect(set.row(`Theirs ${marker}`)).toBeVisible();
    await set.button(m.change_apply_undo({ count: 3 })).click();
    await expect(set.done(3)).toBeVisible();
    const [edit] = colleague.edits;
    const edited = await jobs.read(edit!.id);
    expect(edited?.title).toBe(`Theirs ${marker}`);
    expect(edited?.salary).toEqual(initial.find(({ id }) => id === edit!.id)?.salary);
    expect(job).toBeDefined();
    await judge(page, { jobs, marker, initial, edits: colleague.edits, plain: PLAIN });
  },
);

for (const seconds of [12, 40]) {
  test(
    `after ${seconds} seconds without the service, a run goes on by itself`,
    CHAOS,
    async ({ page, middleman, employer: { jobs } }) => {
      const initial = await createPaid(jobs, 20);
      const set = await plan(page, { button: m.job_archive() });
      let writes = 0;
      // After some writes were done; then each third arrives, and all answers are lost.
      let outage: Promise<void> | undefined;
      middleman.fateOf = (request) => {
        if (isWrite(request) && (writes += 1) > 5)
          outage ??= middleman.outage(seconds, (one) => isWrite(one) && (writes += 1) % 3 === 0);
        return FATES.pass;
      };
      await set.button(m.change_apply_archived({ count: 20 })).click();
      await expect(set.waits).toBeVisible();
      await outage;
      await expect(set.done(20)).toBeVisible({ timeout: 60_000 });
      await judge(page, { jobs, marker, initial, edits: [], plain: PLAIN });
    },
  );
}

test(
  "a deletion is taken back once, wherever its undo is pressed",
  CHAOS,
  async ({ page, context, employer: { jobs } }) => {
    const initial = await createPaid(jobs, 3);
    const set = await plan(page, DELETE);
    await set.button(m.change_apply_delete({ count: 3 })).click();
    await expect(set.done(3)).toBeVisible();
    const [{ id } = { id: "" }] = await readLedger(page);

    // Its dry run is open already.
    const second = await ResultPage.openResult(await context.newPage(), id);
    await second.undoAll.click();
    const late = second.button(m.change_apply_undo({ count: 3 }));
    await expect(late).toBeVisible();
    await undo(set, 3);
    if (await late.isVisible()) await late.click();

    const activity = await openActivity(page);
    await expect(activity.row(id)).toHaveCount(1);
    const said = await activity.row(id).innerText();
    const result = await ResultPage.openResult(page, id);
    await expect(result.done(3)).toBeVisible();
    if (await result.undoAll.isVisible()) await undo(result, 3);
    await expect.poll(async () => jobs.find(marker)).toHaveLength(3);
    await judge(page, { jobs, marker, initial, edits: [], plain: PLAIN });
    expect(said).toContain("Undone");
    await expect(result.undone).toBeVisible();
  },
);

test(
  "of two equal rows of a file whose answer is lost, each makes a posting",
  CHAOS,
  async ({ page, middleman, employer: { jobs } }) => {
    const row = `Baker,"Laval, QC",Retail,FT,a@example.com,Bake.`;
    const file = ["Job title,Location,Category,Job type,Email,Description", row, row].join("\n");
    const isFirst = first("POST");
    middleman.fateOf = (request) => (isFirst(request) ? FATES.answerLost : FATES.pass);
    const importing = await ImportPage.open(page);
    await importing.choose("jobs.csv", file);
    const set = await importing.seeChanges();
    await set.button(m.change_apply_import({ count: 2 })).click();
    await expect(set.done(2)).toBeVisible();
    await expect(set.outcome("applied")).toHaveCount(2);
    expect(await jobs.find(marker)).toHaveLength(2);
    const [{ items } = { items: [] }] = await readLedger(page);
    expect(new Set(items.map(jobOf)).size).toBe(2);
    await expect(set.rows.filter({ hasText: outcomeName("applied") })).toHaveCount(2);
    await judge(page, { jobs, marker, initial: [], edits: [], plain: PLAIN });
  },
);
