import { expect } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { SIGNED_OUT, test } from "./fixtures.ts";
import { ActivityPage } from "./pages/activity-page.ts";
import { ChangeSetPage } from "./pages/change-set-page.ts";
import { ImportPage } from "./pages/import-page.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobHistoryPage } from "./pages/job-history-page.ts";
import { JobListPage } from "./pages/job-list-page.ts";
import { JobPage } from "./pages/job-page.ts";
import { SignInPage } from "./pages/sign-in-page.ts";
import { TrashPage } from "./pages/trash-page.ts";
import { expectFocusSeen } from "./walk-by-tab.ts";

test.describe("each stop of Tab is seen", () => {
  test("in the list and its panels", async ({ page, jobs, marker }) => {
    await jobs.createNumbered(2, marker, { status: "active" });
    const list = await JobListPage.openFor(page, marker, "&confidential=no");
    await expect(list.titles).toHaveCount(2);
    await expectFocusSeen(page);
    for (const button of [list.view.filter, list.view.views, list.view.display]) {
      await button.click();
      await expect(list.view.panel).toBeVisible();
      // A list that is open scrolls by itself.
      if (button === list.view.filter) await list.view.panel.locator("summary").first().click();
      await expectFocusSeen(page);
      await page.keyboard.press("Escape");
    }
  });

  test("with a selection, the calendar and the keyboard help", async ({ page, jobs, marker }) => {
    const { title } = await jobs.create({ title: `Baker ${marker}`, status: "active" });
    const list = await JobListPage.openFor(page, marker, "&confidential=no");
    await list.row(title).box.check();
    await list.view.calendar.click();
    // It loads when it is first asked for, and moves the list down.
    await expect(page.getByRole("region", { name: m.calendar_title_active() })).toBeVisible();
    await expect(list.selectionBar).toBeVisible();
    await expectFocusSeen(page);
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectFocusSeen(page);
  });

  test("on the pages of a job", async ({ page, jobs, marker }) => {
    const { id, title } = await jobs.create({ title: `Baker ${marker}`, status: "active" });
    const job = await JobPage.open(page, id);
    await expect(job.heading).toHaveText(title);
    await job.technicalDetails.click();
    await expectFocusSeen(page);
    await job.askToDelete(title);
    await expectFocusSeen(page);
    const history = await JobHistoryPage.open(page, id);
    await expect(history.day).toBeVisible();
    await expectFocusSeen(page);
  });

  test("in the form", async ({ page }) => {
    const form = await JobEditorPage.openNew(page);
    await expect(form.description.content).toBeVisible();
    await form.publish.click();
    await expect(form.summary).toBeFocused();
    await expectFocusSeen(page);
  });

  test("in changes, activity and trash", async ({ page, jobs, marker }) => {
    const salary = { amount: 20, period: { id: 5 } };
    const [title] = await jobs.createNumbered(2, marker, { status: "active", salary });
    const list = await JobListPage.openFor(page, marker);
    await list.selectPage.check();
    await list.change(m.fact_pay());
    const set = new ChangeSetPage(page);
    await expect(set.percent).toBeVisible();
    await expectFocusSeen(page);
    await set.percent.fill("3");
    await set.button(m.change_apply({ count: 2 })).click();
    await expect(set.done(2)).toBeVisible();
    await expectFocusSeen(page);
    const [removed] = await jobs.find(title!);
    await jobs.remove(removed!.id);
    const trash = await TrashPage.open(page);
    await expect(trash.row(title!)).toBeVisible();
    await expectFocusSeen(page);
    const activity = await ActivityPage.open(page);
    await expect(activity.rows.first()).toBeVisible();
    await expectFocusSeen(page);
    await activity.askForRecord();
    await expectFocusSeen(page);
  });

  test("in an import", async ({ page, marker }) => {
    const importing = await ImportPage.open(page);
    await importing.choose("jobs.csv", `Title,Where\nBaker ${marker},Nowhere at all\n`);
    await expect(importing.column("Where")).toBeAttached();
    await expectFocusSeen(page);
  });
});

test.describe("each stop of Tab is seen", () => {
  test.use({ storageState: SIGNED_OUT });
  test("at sign-in", async ({ page }) => {
    await SignInPage.open(page);
    await expectFocusSeen(page);
  });
});
