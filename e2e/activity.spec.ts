import { expect, type Page } from "@playwright/test";
import Papa from "papaparse";
import { m } from "#src/i18n/paraglide/messages.js";
import { moneyRange, percent } from "#src/i18n/format.ts";
import { jobsIn } from "#src/features/changes/shared/describe-action.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { SIGNED_OUT, test } from "./fixtures.ts";
import { baseUrlOfRun } from "./installation.ts";
import { JobService } from "./job-service.ts";
import { ActivityPage } from "./pages/activity-page.ts";
import { ChangeSetPage } from "./pages/change-set-page.ts";
import { ImportPage } from "./pages/import-page.ts";
import { JobListPage } from "./pages/job-list-page.ts";
import { SignInPage } from "./pages/sign-in-page.ts";

test.use({ storageState: SIGNED_OUT });
test.skip(Boolean(process.env["E2E_PLAIN"]), "the interface alone has no history");

const signIn = async (page: Page, key: string): Promise<JobListPage> =>
  (await SignInPage.open(page)).signIn(key);

/** The scope of a change set that writes all its jobs, where they are in one place. */
const ofAll = (count: number, place?: string) => jobsIn({ count, total: count, place });

test.describe("the activity of colleagues", { tag: "@own-employer" }, () => {
  test(
    "undo a colleague's import from another computer",
    { tag: ["@story", "@french"] },
    async ({ page, secondBrowser, ownEmployer }) => {
      const { jobs } = ownEmployer;
      await jobs.createNumbered(3, "");
      const list = await signIn(secondBrowser, await ownEmployer.addKey({ name: "Chloé" }));
      const file = (await list.export(m.export_csv())).toString("utf8").replace("\uFEFF", "");
      const withoutIds = Papa.parse<string[]>(file.trim()).data.map((row) => row.slice(1));
      for (const { id } of await jobs.all()) await jobs.remove(id);
      const importing = await ImportPage.open(secondBrowser);
      await importing.choose("jobs.csv", Papa.unparse(withoutIds));
      const imported = await importing.seeChanges();
      await imported.button(m.change_apply_create({ count: 3 })).click();
      await expect(imported.done(3)).toBeVisible();

      await signIn(page, await ownEmployer.addKey({ name: "Bao" }));
      const activity = await ActivityPage.open(page);
      const row = activity.row(m.change_do_import({ file: "jobs.csv", jobs: ofAll(3) }));
      await expect(row).toContainText("Chloé");
      await expect(row).toContainText(m.activity_done({ kind: "created", count: 3 }));
      await expectAccessible(page);
      await activity.show(m.change_do_import({ file: "jobs.csv", jobs: ofAll(3) }));
      await expect(activity.jobs).toHaveCount(3);
      await expectAccessible(page);
      await activity.undoThis.click();
      const undo = new ChangeSetPage(page);
      await expect(undo.heading).toContainText("jobs.csv");
      await undo.button(m.change_apply_delete({ count: 3 })).click();
      await expect(undo.done(3)).toBeVisible();
      expect(await jobs.all()).toEqual([]);

      // Chloé sees who took it back, where she did it and in Activity.
      const undone = m.change_undone_by({ who: "Bao" });
      await secondBrowser.reload();
      await expect(imported.main).toContainText(undone);
      await expect(imported.button(m.change_undo())).toBeHidden();
      const theirs = await ActivityPage.open(secondBrowser);
      const what = m.change_do_import({ file: "jobs.csv", jobs: ofAll(3) });
      await expect(theirs.row(what).last()).toContainText(undone);
      await expectAccessible(secondBrowser);
    },
  );

  test(
    "a colleague sees who raised the pay of 30 postings and takes it back, leaving what was edited since",
    { tag: "@story" },
    async ({ page, secondBrowser, ownEmployer }) => {
      const { jobs } = ownEmployer;
      const salary = { amount: 20, period: { id: 5 } };
      const titles = await jobs.createNumbered(30, "", { salary });
      await signIn(secondBrowser, await ownEmployer.addKey({ name: "Chloé" }));
      const list = await JobListPage.openFor(secondBrowser, "Job", "&pageSize=50");
      await list.selectPage.check();
      await list.selectionBar.getByRole("button", { name: m.selection_more() }).click();
      await secondBrowser.getByRole("menuitem", { name: m.fact_pay() }).click();
      const raise = new ChangeSetPage(secondBrowser);
      await raise.percent.fill("3");
      const what = m.change_do_pay_percent({
        percent: percent(3),
        jobs: ofAll(30, "Calgary, AB"),
      });
      await expect(raise.heading).toHaveText(what);
      await raise.button(m.change_apply({ count: 30 })).click();
      await expect(raise.done(30)).toBeVisible();
      await expect(raise.heading).toHaveText(what);
      const all = await jobs.all();
      const [paid, titled] = all;
      await jobs.change(paid!.id, { salary: { ...salary, amount: 25 } });
      await jobs.change(titled!.id, { title: "Renamed" });

      await signIn(page, await ownEmployer.addKey({ name: "Bao" }));
      const activity = await ActivityPage.open(page);
      await expect(activity.row(what)).toContainText("Chloé");
      await expect(activity.row(what)).toContainText(
        m.activity_done({ kind: "changed", count: 30 }),
      );
      await activity.show(what);
      await expect(activity.jobs).toHaveCount(25);
      await expect(activity.jobs.first()).toContainText(moneyRange(20.6, 20.6));
      await activity.undoThis.click();
      const undo = new ChangeSetPage(page);
      const since = m.change_since_stays({ who: m.change_someone_else() });
      await expect(undo.rows.filter({ hasText: since })).toHaveCount(2);
      await expectAccessible(page);
      await undo.button(m.change_apply_undo({ count: 29 })).click();
      await expect(undo.done(29)).toBeVisible();
      const pay = async (id: number) => (await jobs.read(id))?.salary?.amount;
      expect(await pay(paid!.id)).toBe(25);
      expect(await pay(titled!.id)).toBe(20);
      expect((await jobs.read(titled!.id))?.title).toBe("Renamed");
      expect(titles).toHaveLength(30);

      // From a third browser, without anything stored: it is taken back already.
      const third = await ActivityPage.open(page);
      const undone = m.change_partly_undone_by({ who: "Bao", count: 29, total: 30 });
      await expect(third.row(what).last()).toContainText(undone);
      const again = await third.undoOf(third.row(what).last());
      await expect(again.main).toContainText(m.change_nothing());
      await expect(again.rows.filter({ hasText: m.change_undone_before() })).toHaveCount(28);
    },
  );

  test(
    "what was deleted comes back with its id, from another browser",
    { tag: "@story" },
    async ({ page, secondBrowser, ownEmployer, browserErrors }) => {
      browserErrors.tolerate("404 GET /api/v1.1/jobs/");
      const { jobs } = ownEmployer;
      const { id } = await jobs.create({ title: "Baker" });
      const list = await signIn(secondBrowser, await ownEmployer.addKey({ name: "Chloé" }));
      await list.selectPage.check();
      await list.selectionBar.getByRole("button", { name: m.selection_more() }).click();
      await secondBrowser.getByRole("menuitem", { name: m.job_delete() }).click();
      const set = new ChangeSetPage(secondBrowser);
      await set.button(m.change_apply_delete({ count: 1 })).click();
      await expect(set.done(1)).toBeVisible();
      const address = secondBrowser.url();

      await signIn(page, await ownEmployer.addKey({ name: "Bao" }));
      // The address that Chloé sends leads to what the service knows of it.
      await page.goto(address);
      const activity = new ActivityPage(page);
      await expect(activity.main).toContainText("Chloé");
      await activity.undoThis.click();
      const undo = new ChangeSetPage(page);
      await expect(undo.row("Baker")).toContainText(m.change_will_restore());
      await undo.button(m.change_apply_undo({ count: 1 })).click();
      await expect(undo.done(1)).toBeVisible();
      expect((await jobs.all()).map((job) => job.id)).toEqual([id]);
    },
  );

  test(
    "what was changed and then deleted comes back as it was before both",
    { tag: "@story" },
    async ({ page, ownEmployer }) => {
      const before = await ownEmployer.jobs.create({
        title: "Baker",
        status: "active",
        salary: { amount: 20, period: { id: 5 } },
      });
      const chloe = new JobService(baseUrlOfRun(), await ownEmployer.addKey({ name: "Chloé" }));
      await chloe.change(before.id, { salary: { amount: 30, period: { id: 5 } } });
      await chloe.remove(before.id);

      await signIn(page, await ownEmployer.addKey({ name: "Bao" }));
      const activity = await ActivityPage.open(page);
      const undo = await activity.undoOf(activity.row("Chloé"));
      const row = undo.row("Baker");
      await expect(row).toContainText(m.change_will_restore());
      await expect(row).toContainText(moneyRange(20, 20));
      await undo.button(m.change_apply_undo({ count: 1 })).click();
      await expect(undo.done(1)).toBeVisible();
      expect(await ownEmployer.jobs.read(before.id)).toEqual(before);
      const after = await ActivityPage.open(page);
      const undone = m.change_undone_by({ who: "Bao" });
      await expect(after.row(undone)).toContainText("Chloé");
      await expect(after.row(undone).getByRole("button")).toBeHidden();
    },
  );

  test(
    "single edits are folded, and a key that can only read sees them without Undo",
    { tag: "@story" },
    async ({ page, ownEmployer }) => {
      await signIn(page, await ownEmployer.addKey({ scope: "read" }));
      const activity = await ActivityPage.open(page);
      await expect(activity.main).toContainText(m.activity_shared_empty());
      await expectAccessible(page);
      const { id } = await ownEmployer.jobs.create({ title: "Baker" });
      for (const title of ["Cook", "Clerk"]) await ownEmployer.jobs.change(id, { title });
      await page.reload();
      await expect(activity.rows).toHaveCount(1);
      await expect(activity.row(m.activity_api())).toContainText(m.activity_jobs({ count: 1 }));
      await expect(activity.undoThis).toHaveCount(0);
      await activity.show(m.activity_api());
      await expect(activity.jobs).toHaveCount(3);
      await expect(activity.undoThis).toHaveCount(0);
    },
  );
});
