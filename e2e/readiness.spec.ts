import { expect, type Page } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { expectAccessible } from "./expect-accessible.ts";
import { test } from "./fixtures.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobPage } from "./pages/job-page.ts";
import { ReadinessPanel } from "./pages/readiness-panel.ts";

const IN_ONTARIO = {
  locations: [{ description: "Toronto, ON" }],
  description: "<p>You bake bread at $22 to $25 per hour. Canadian experience required.</p>",
};

const selectedWords = async (page: Page) =>
  page.evaluate(() => document.getSelection()?.toString() ?? "");

test(
  "brings an Ontario posting from three findings of law to none",
  { tag: "@story" },
  async ({ page, jobs, marker }) => {
    const { id } = await jobs.create({ title: `Baker ${marker}`, ...IN_ONTARIO });
    const job = await JobPage.open(page, id);
    await expect(new ReadinessPanel(page).finding(m.readiness_vacancy_missing())).toBeVisible();
    await expectAccessible(page);

    // The job's page leads to the place.
    await new ReadinessPanel(page)
      .finding(m.readiness_canadian_experience())
      .getByRole("link", { name: m.readiness_place({ place: m.label_description() }) })
      .click();
    const form = new JobEditorPage(job.page);
    const panel = new ReadinessPanel(page);
    const experience = panel.finding(m.readiness_canadian_experience());
    await expect(experience).toContainText("Canadian experience");
    await expectAccessible(page);
    await experience
      .getByRole("button", { name: m.readiness_place({ place: m.label_description() }) })
      .click();
    await expect.poll(async () => selectedWords(page)).toBe("Canadian experience");
    await page.keyboard.type("Experience with ovens");
    await expect(experience).toHaveCount(0);

    await panel.root.getByRole("button", { name: m.readiness_fix_pay() }).click();
    await expect(form.line("amount")).toHaveValue("22");
    await expect(form.line("maxAmount")).toHaveValue("25");
    const text = "This posting is for an existing vacancy.";
    await panel.root.getByRole("button", { name: m.readiness_fix_insert({ text }) }).click();
    await expect(panel.root).toContainText(m.readiness_error_count({ count: 0 }));

    const published = await form.save(form.publish);
    await expect(published.badges).toContainText(m.status_active());
    await expect(published.description).toContainText(text);
  },
);

test("asks once before it publishes a posting with errors", async ({ page, jobs, marker }) => {
  const title = `Baker ${marker}`;
  const { id } = await jobs.create({ title, ...IN_ONTARIO });
  const job = await JobPage.open(page, id);
  await job.publish.click();
  const question = page.getByRole("alertdialog", { name: m.readiness_publish_title({ title }) });
  await expect(question).toContainText(m.readiness_canadian_experience());
  await expect(question).toContainText(m.readiness_vacancy_missing());
  await expectAccessible(page);
  await question.getByRole("button", { name: m.ui_cancel() }).click();
  await expect(job.badges).toContainText(m.status_draft());

  await job.publish.click();
  await question.getByRole("button", { name: m.readiness_publish_anyway() }).click();
  await expect(job.badges).toContainText(m.status_active());
  await job.archive.click();
  await expect(job.badges).toContainText(m.status_archived());
  await job.publish.click();
  await expect(job.badges).toContainText(m.status_active());
  await expect(question).toHaveCount(0);
});

test("saves a draft with errors without a question", async ({ page, jobs, marker }) => {
  const { id } = await jobs.create({ title: `Baker ${marker}`, ...IN_ONTARIO });
  const form = await JobEditorPage.openEdit(page, id);
  await form.line("title").fill(`Head baker ${marker}`);
  const job = await form.save(form.saveChanges);
  await expect(job.heading).toHaveText(`Head baker ${marker}`);
});
