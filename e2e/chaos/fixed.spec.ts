import { expect, type Page } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { SignOutDialog } from "../pages/dialogs.ts";
import { ImportPage } from "../pages/import-page.ts";
import { JobListPage } from "../pages/job-list-page.ts";
import { SignInPage } from "../pages/sign-in-page.ts";
import { addEmployer, CHAOS, createPaid, marker, plan, PLAIN, test } from "./chaos-test.ts";
import { factsOf } from "./colleague.ts";
import { judge } from "./judge.ts";
import { jobOf, readLedger } from "./ledger.ts";
import {
  type Fate,
  FATES,
  type FaultyProxy,
  isWrite,
  type Passenger,
} from "../../scripts/scenarios/faulty-proxy.ts";
import { openActivity, ResultPage } from "./words.ts";

// An outage is long, and so is a judgement on a busy computer.
test.describe.configure({ timeout: 300_000 });

/** The first request with the method meets its fate, and the others pass. */
function disturbFirst(
  middleman: FaultyProxy,
  method: string,
  fate: (one: Passenger) => Fate,
): void {
  let met = false;
  middleman.fateOf = (request) => {
    if (met || request.method !== method) return FATES.pass;
    met = true;
    return fate(request);
  };
}

async function raisePay(page: Page, count: number): Promise<ResultPage> {
  const set = await plan(page, m.selection_more(), m.fact_pay());
  await set.percent.fill("10");
  await set.button(m.change_apply({ count })).click();
  await expect(set.done(count)).toBeVisible();
  return set;
}

/** @returns the id of the change set too */
async function deleteThree(page: Page): Promise<[ResultPage, string]> {
  const set = await plan(page, m.selection_more(), m.job_delete());
  await set.button(m.change_apply_delete({ count: 3 })).click();
  await expect(set.done(3)).toBeVisible();
  return [set, page.url().split("/").at(-1)!];
}

test("another employer in the same browser finds no change", CHAOS, async ({ page, employer }) => {
  await createPaid(employer.jobs, 3);
  const [, id] = await deleteThree(page);
  const other = await addEmployer("Example Mill");
  await createPaid(other.jobs, 1);
  await new JobListPage(page).signOut.click();
  // It asks about what can still be undone, unless any browser can.
  if (PLAIN) await new SignOutDialog(page).confirm.click();
  await new SignInPage(page).signIn(other.apiKey);
  const result = await ResultPage.openResult(page, id);
  await expect(result.missing).toBeVisible();
  await expect(result.undoAll).toHaveCount(0);
  expect(await other.jobs.find(marker)).toHaveLength(1);
});

test(
  "a change that the middleman repeats is done once",
  CHAOS,
  async ({ page, middleman, employer: { jobs } }) => {
    const initial = await createPaid(jobs, 6);
    disturbFirst(middleman, "PUT", () => FATES.repeated);
    const set = await raisePay(page, 6);
    await expect(set.outcome("stored")).toHaveCount(6);
    expect(middleman.arrived).toHaveLength(7);
    for (const { id, salary } of initial)
      expect((await jobs.read(id))?.salary?.amount).toBeCloseTo(salary!.amount * 1.1);
    await set.takeBack(6);
    await expect(set.done(6)).toBeVisible();
    for (const job of initial) expect(factsOf((await jobs.read(job.id))!)).toEqual(factsOf(job));
    await judge(page, { jobs, marker, initial, edits: [], plain: PLAIN });
  },
);

test(
  "an undo leaves alone what a colleague has edited since",
  CHAOS,
  async ({ page, middleman, employer: { jobs }, colleague }) => {
    test.skip(PLAIN, "without keys, nobody can know whose pay it is by then");
    const initial = await createPaid(jobs, 3);
    const title = `Theirs ${marker}`;
    disturbFirst(middleman, "PUT", ({ path }) => ({
      ...FATES.answerLost,
      meanwhile: async () => colleague.edit(Number(path.split("/").at(-1)), { title }),
    }));
    const set = await raisePay(page, 3);
    await set.undoAll.click();
    await expect(set.row(title)).toBeVisible();
    await set.apply.click();
    await expect(set.done(3)).toBeVisible();
    const edited = (await jobs.read(colleague.edits[0]!.id))!;
    const { pay } = factsOf(initial.find(({ id }) => id === edited.id)!);
    expect(factsOf(edited)).toMatchObject({ title, pay });
    await judge(page, { jobs, marker, initial, edits: colleague.edits, plain: PLAIN });
  },
);

for (const seconds of [12, 40]) {
  test(
    `after ${seconds} seconds of 502, a run goes on by itself`,
    CHAOS,
    async ({ page, middleman, employer: { jobs } }) => {
      const initial = await createPaid(jobs, 20);
      const set = await plan(page, m.job_archive());
      let writes = 0;
      let outage: Promise<void> | undefined;
      // After five writes; then each third one arrives, and all answers are lost.
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
    const [set, id] = await deleteThree(page);
    // In another tab, the dry run of its undo is open already.
    const second = await ResultPage.openResult(await context.newPage(), id);
    await second.undoAll.click();
    await expect(second.apply).toBeVisible();
    await set.takeBack(3);
    await expect(set.done(3)).toBeVisible();
    if (await second.apply.isVisible()) await second.apply.click();
    await expect(second.apply).toHaveCount(0);

    const rowOf = await openActivity(page);
    await rowOf(id).getByRole("link").first().click();
    await expect(set.rows).toHaveCount(3);
    if (await set.undoAll.isVisible()) await set.takeBack(3);
    await judge(page, { jobs, marker, initial, edits: [], plain: PLAIN });
    expect(await jobs.find(marker)).toHaveLength(3);
    await expect((await openActivity(page))(id)).toContainText(m.change_all_undone());
  },
);

test(
  "two equal rows of a file, and one answer lost, make two postings",
  CHAOS,
  async ({ page, middleman, employer: { jobs } }) => {
    const row = `${marker},"Laval, QC",Retail,FT,a@example.com,Bake.`;
    const heads = "Job title,Location,Category,Job type,Email,Description";
    disturbFirst(middleman, "POST", () => FATES.answerLost);
    const importing = await ImportPage.open(page);
    await importing.choose("jobs.csv", [heads, row, row].join("\n"));
    const set = await importing.seeChanges();
    await set.button(m.change_apply_create({ count: 2 })).click();
    await expect(set.done(2)).toBeVisible();
    await expect(set.outcome("stored")).toHaveCount(2);
    const [{ items } = { items: [] }] = await readLedger(page);
    expect(new Set(items.map(jobOf)).size).toBe(2);
    await judge(page, { jobs, marker, initial: [], edits: [], plain: PLAIN });
  },
);
