import { expect } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { ruleLabel } from "#src/jobs/check/finding-text.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { SIGNED_OUT, test } from "./fixtures.ts";
import { ChangeSetPage } from "./pages/change-set-page.ts";

const IN_ONTARIO = {
  locations: [{ description: "Toronto, ON" }],
  description: "<p>You bake bread at $22 to $25 per hour for the people of our town.</p>",
  status: "active",
} as const;
const STATEMENT = "This posting is for an existing vacancy.";

test.skip(Boolean(process.env["E2E_PLAIN"]), "an employer's facts are a setting of our service");

test.describe("postings that are live", { tag: ["@own-employer"] }, () => {
  test.use({ storageState: SIGNED_OUT });

  test(
    "forty without a word on the vacancy are found and mended in six presses",
    { tag: "@story" },
    async ({ page, marker, ownEmployer }) => {
      await ownEmployer.jobs.answerQuestions();
      await ownEmployer.jobs.createNumbered(40, marker, IN_ONTARIO);
      await ownEmployer.jobs.create({
        ...IN_ONTARIO,
        title: `Ready ${marker}`,
        description: `<p>${STATEMENT} You bake bread for the people of our town.</p>`,
        salary: { amount: 22, maxAmount: 25, period: { id: 5 } },
      });
      const list = await ownEmployer.signIn(page);
      await expect(list.titles).toHaveCount(25);

      await list.view.views.click();
      const notReady = list.view.panel.getByRole("link", { name: m.ready_view_not_ready() });
      await expect(notReady).toContainText("40");
      await notReady.click();
      const audit = page.getByRole("region", { name: m.readiness_by_rule() });
      await audit.getByRole("button", { name: ruleLabel("vacancyMissing") }).click();
      await expect(page).toHaveURL(/ready=vacancyMissing/);
      await expect(
        audit.getByRole("button", { name: ruleLabel("vacancyMissing") }),
      ).toHaveAttribute("aria-pressed", "true");
      await expectAccessible(page);
      await audit.getByRole("button", { name: m.readiness_fix_many({ count: 40 }) }).click();
      const set = new ChangeSetPage(page);
      await set.main
        .getByRole("combobox", { name: m.change_fix_vacancy_which() })
        .selectOption(m.change_fix_vacancy_existing());
      await expect(set.row(`Job 01 ${marker}`)).toContainText(STATEMENT);
      await expect(set.row(`Job 01 ${marker}`)).toContainText(
        m.change_readiness_mended({ findings: ruleLabel("vacancyMissing") }),
      );
      await expectAccessible(page);
      await set.button(m.change_apply({ count: 40 })).click();
      await expect(set.done(40)).toBeVisible();
      for (const { id } of await ownEmployer.jobs.find(marker))
        expect((await ownEmployer.jobs.read(id))?.description).toContain(STATEMENT);
    },
  );

  test("a dry run names the errors of what it publishes, and the records that it deletes", async ({
    page,
    marker,
    ownEmployer,
  }) => {
    await ownEmployer.jobs.answerQuestions();
    await ownEmployer.jobs.createNumbered(2, marker, { ...IN_ONTARIO, status: "archived" });
    const list = await ownEmployer.signIn(page);
    await list.selectPage.check();
    await list.change(m.job_publish());
    const set = new ChangeSetPage(page);
    await expect(set.main).toContainText(m.change_publishes_to_correct({ count: 2 }));
    await expect(set.row(`Job 01 ${marker}`)).toContainText(ruleLabel("vacancyMissing"));
    await set.button(m.change_leave_out({ count: 2 })).click();
    await expect(set.include(`Job 01 ${marker}`)).not.toBeChecked();
    await expect(set.main).not.toContainText(m.change_publishes_to_correct({ count: 2 }));
    await set.button(m.ui_cancel()).click();

    await list.change(m.job_delete());
    await expect(set.row(`Job 01 ${marker}`)).toBeVisible();
    // The history keeps what Ontario wants to be kept.
    await expect(set.main).not.toContainText(m.change_deletes_records({ count: 2 }));
    await expectAccessible(page);
  });
});
