import { expect, type Page } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { JobService } from "../job-service.ts";
import { ActivityPage } from "../pages/activity-page.ts";
import { CHAOS, createPaid, ENGINES, marker, plan, PLAIN, test } from "./chaos-test.ts";
import { factsOf } from "./colleague.ts";
import { judge } from "./judge.ts";
import type { FaultyProxy } from "../../scripts/scenarios/faulty-proxy.ts";
import { ResultPage } from "./words.ts";

test.describe.configure({ timeout: 300_000 });
test.skip(PLAIN, "the interface alone knows neither versions nor activities");

/** Archives three postings. @returns the id of the change set */
async function archive(page: Page): Promise<string> {
  const set = await plan(page, m.job_archive());
  await set.button(m.change_apply_archived({ count: 3 })).click();
  await expect(set.done(3)).toBeVisible();
  return page.url().split("/").at(-1)!;
}

/** Applies the dry run of an undo, which writes each posting. */
async function apply(page: Page, { arrived }: FaultyProxy, count = 3): Promise<void> {
  const set = new ResultPage(page);
  const before = arrived.length;
  await set.button(m.change_apply_undo({ count })).click();
  await expect(set.done(count)).toBeVisible();
  const writes = arrived.slice(before).filter(({ path }) => path.startsWith("/jobs/"));
  expect(writes).toHaveLength(count);
}

/** Takes back what Activity lists first, or what a name did. */
async function undoFromActivity(page: Page, middleman: FaultyProxy, who = ""): Promise<void> {
  const activity = await ActivityPage.open(page);
  await activity.undoOf(activity.row(who).first());
  await apply(page, middleman);
}

const expectStatus = async (jobs: JobService, status: string) =>
  expect((await jobs.find(marker)).map((job) => job.status)).toEqual([status, status, status]);

for (const engine of ENGINES)
  test.describe(`on ${engine}`, () => {
    test.use({ engine });

    test("what is done again is taken back again", CHAOS, async ({ page, middleman, employer }) => {
      const { jobs } = employer;
      const initial = await createPaid(jobs, 3);
      const set = new ResultPage(page);
      const undo = async () => {
        await set.undoAll.click();
        await apply(page, middleman);
      };
      await archive(page);
      for (const again of [undo, async () => archive(page)]) {
        await undo();
        await expectStatus(jobs, "active");
        await again();
        await expectStatus(jobs, "archived");
      }
      await undo();
      await expectStatus(jobs, "active");
      await judge(page, { jobs, marker, initial, edits: [], plain: PLAIN });
    });

    test(
      "what another browser does again is taken back again",
      CHAOS,
      async ({ page, elsewhere, middleman, employer: { jobs } }) => {
        const initial = await createPaid(jobs, 3);
        const first = await archive(page);
        await undoFromActivity(page, middleman);
        await expectStatus(jobs, "active");
        await undoFromActivity(elsewhere, middleman);
        await expectStatus(jobs, "archived");
        // Where it was done, it is known to be in effect again.
        await ResultPage.openResult(page, first);
        await new ActivityPage(page).undoThis.click();
        await apply(page, middleman);
        await expectStatus(jobs, "active");

        await archive(elsewhere);
        await undoFromActivity(page, middleman);
        await expectStatus(jobs, "active");
        await judge(page, { jobs, marker, initial, edits: [], plain: PLAIN });
        for (const { id } of initial)
          expect(await jobs.list(`/jobs/${id}/versions`)).toHaveLength(7);
      },
    );

    test(
      "single edits that are made again are taken back again",
      CHAOS,
      async ({ elsewhere, middleman, employer }) => {
        const initial = await createPaid(employer.jobs, 3);
        const key = await employer.addKey({ name: "Chloé" });
        const chloe = new JobService(middleman.url, key);
        for (const _ of [1, 2]) {
          for (const { id } of initial)
            await chloe.change(id, { salary: { amount: 99, period: { id: 5 } } });
          await undoFromActivity(elsewhere, middleman, "Chloé");
          for (const job of initial)
            expect(factsOf((await employer.jobs.read(job.id))!)).toEqual(factsOf(job));
        }
      },
    );

    test(
      "what was changed and then deleted comes back once, as it was before",
      CHAOS,
      async ({ page, elsewhere, middleman, employer }) => {
        const { jobs } = employer;
        const [before] = await createPaid(jobs, 1);
        const { id } = before!;
        const chloe = new JobService(middleman.url, await employer.addKey({ name: "Chloé" }));
        await chloe.change(id, { salary: { amount: 99, period: { id: 5 } }, title: "Theirs" });
        await chloe.remove(id);
        // Elsewhere, the dry run of its undo is open already.
        const theirs = await ActivityPage.open(elsewhere);
        await theirs.undoOf(theirs.row("Chloé"));
        const second = new ResultPage(elsewhere);
        await expect(second.row(before!.title)).toContainText(m.change_will_restore());
        const activity = await ActivityPage.open(page);
        await activity.undoOf(activity.row("Chloé"));
        await apply(page, middleman, 1);
        expect(await jobs.read(id)).toEqual(before);

        // The dry run of before writes nothing more, and a new one has nothing to take back.
        await second.button(m.change_apply_undo({ count: 1 })).click();
        await expect(second.apply).toHaveCount(0);
        await expect(second.rows).toHaveCount(1);
        const again = await ActivityPage.open(elsewhere);
        await expect(again.row("Chloé")).toContainText(
          m.change_undone_by({ who: m.change_unnamed_key() }),
        );
        await expect(again.row("Chloé").getByRole("button")).toHaveCount(0);
        expect(await jobs.read(id)).toEqual(before);
        expect(await jobs.list(`/jobs/${id}/versions`)).toHaveLength(4);
      },
    );
  });
