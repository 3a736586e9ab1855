import { expect } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { expectAccessible } from "./expect-accessible.ts";
import { SIGNED_OUT, test } from "./fixtures.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobListPage } from "./pages/job-list-page.ts";
import { JobPage } from "./pages/job-page.ts";
import { ReadinessPanel } from "./pages/readiness-panel.ts";
import { SignInPage } from "./pages/sign-in-page.ts";

test.skip(Boolean(process.env["E2E_PLAIN"]), "the interface alone does not say what a key may do");

test.describe("a key that can only read", { tag: "@own-employer" }, () => {
  test.use({ storageState: SIGNED_OUT });

  test(
    "shows postings and nothing that would change them",
    { tag: "@story" },
    async ({ page, ownEmployer, writes }) => {
      const empty = await (
        await SignInPage.open(page)
      ).signIn(await ownEmployer.addKey({ scope: "read" }));
      await expect(empty.emptyState(m.job_empty_title())).toBeVisible();
      await expect(empty.newJob).toHaveCount(0);

      const { id } = await ownEmployer.jobs.create({
        title: "Baker",
        status: "active",
        closeDate: "2020-01-31",
      });
      const list = await JobListPage.open(page);
      await expect(list.titles).toHaveText(["Baker"]);
      await expect(list.newJob).toHaveCount(0);
      await expect(list.selectPage).toHaveCount(0);
      await expect(
        list.main.getByRole("button", { name: m.jobs_actions_for({ title: "Baker" }) }),
      ).toHaveCount(0);
      const activity = page.getByRole("link", { name: m.activity_title() });
      await expect(activity).toHaveCount(1);
      await page.keyboard.press("n");
      await expectAccessible(page);

      await list.view.named(m.list_more()).click();
      await expect(page.getByRole("menuitem").first()).toBeVisible();
      await expect(page.getByRole("menuitem", { name: m.import_menu() })).toHaveCount(0);
      await page.keyboard.press("Escape");

      const job = await list.openJob("Baker");
      await expect(job.main).toContainText(m.job_closed_title());
      await expect(job.main.getByRole("button", { name: m.job_form_preview() })).toBeVisible();
      for (const name of [m.job_edit(), m.job_archive(), m.job_choose_close_date()])
        await expect(job.main.getByText(name, { exact: true })).toHaveCount(0);
      const panel = new ReadinessPanel(page);
      await panel.tips.click();
      await expect(panel.finding(m.readiness_text_short())).toBeVisible();
      for (const words of [m.readiness_todo_more(), m.readiness_facts_answer()])
        await expect(panel.root.getByText(words)).toHaveCount(0);
      await page.keyboard.press("e");
      await expect(job.heading).toHaveText("Baker");
      await expectAccessible(page);

      for (const address of ["/import", `/jobs/${id}/edit`]) {
        await page.goto(address);
        await expect(new JobPage(page).heading).toHaveText(m.job_form_read_only_title());
      }
      await expect(new JobEditorPage(page).line("title")).toHaveCount(0);
      await page.goto("/activity");
      await expect(job.main.getByText(m.activity_shared_hint())).toBeVisible();
      await expect(job.main.getByRole("button", { name: m.change_undo() })).toHaveCount(0);
      await expectAccessible(page);
      expect(writes).toEqual([]);
    },
  );
});
