import { expect } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { interceptRequest, deferred } from "./intercept-request.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { test } from "./fixtures.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobPage } from "./pages/job-page.ts";
import { expectKept, expectNotKept, typeAndClose } from "./stored-drafts.ts";

test(
  "a job deleted before Edit opens no form",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors }) => {
    await page.clock.install();
    const { id, title } = await jobs.create({ title: `Baker ${marker}` });
    browserErrors.expectError(`404 GET /api/v1.1/jobs/${id}`);
    const job = await JobPage.open(page, id);
    await expect(job.heading).toHaveText(title);
    await jobs.remove(id);
    // The cached job is stale by then.
    await page.clock.fastForward(60_000);
    const form = await JobEditorPage.editFrom(job);
    await expect(form.alert).toContainText(m.job_job_gone({ id }));
    await expect(form.form).toHaveCount(0);
  },
);

for (const [when, details] of [
  ["before the form is saved", {}],
  ["while one chooses", { tag: "@all" }],
] as const) {
  test(
    `a job that is deleted ${when} can be saved as a new one`,
    details,
    async ({ page, jobs, marker, browserErrors }) => {
      const { id } = await jobs.create({ title: `Baker ${marker}` });
      browserErrors.expectError(`404 PUT /api/v1.1/jobs/${id}`);
      const form = await JobEditorPage.openEdit(page, id);
      await form.line("title").fill(`Head baker ${marker}`);
      if (when === "while one chooses") {
        browserErrors.expectError(`412 PUT /api/v1.1/jobs/${id}`);
        await jobs.change(id, { title: `Cook ${marker}` });
        await form.saveChanges.click();
        await expect(form.choice.heading).toBeFocused();
        await jobs.remove(id);
        await form.choice.save.click();
      } else {
        await jobs.remove(id);
        await form.saveChanges.click();
      }
      await expect(form.alert).toContainText(m.job_form_gone_title());
      await expectAccessible(page);
      const job = await form.save(form.saveAsNew);
      await expect(job.heading).toHaveText(`Head baker ${marker}`);
      await expect(job.badges).toContainText(m.status_draft());
    },
  );
}

test(
  "the draft of a deleted job can become a new job",
  { tag: "@all" },
  async ({ page, context, jobs, marker, browserErrors }) => {
    const { id } = await jobs.create({ title: `Baker ${marker}` });
    browserErrors.expectError(`404 GET /api/v1.1/jobs/${id}`);
    await typeAndClose(context, `Head baker ${marker}`, id);
    await jobs.remove(id);

    const form = await JobEditorPage.openEdit(page, id);
    await expect(form.heading).toHaveText(m.job_job_gone_title());
    await expectAccessible(page);
    await form.makeNew.click();
    await expect(form.heading).toHaveText(m.job_form_new_title());
    await expect(form.heading).toBeFocused();
    await expect(form.line("title")).toHaveValue(`Head baker ${marker}`);
    const job = await form.save(form.saveDraft);
    await expect(job.heading).toHaveText(`Head baker ${marker}`);
    await expectNotKept(page, marker);
  },
);

test(
  "the draft of a copy of a deleted job can become a new job",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors }) => {
    const { id } = await jobs.create({ title: `Baker ${marker}` });
    browserErrors.expectError(`404 GET /api/v1.1/jobs/${id}`);
    page.on("dialog", (dialog) => void dialog.accept());
    const form = await JobEditorPage.openCopy(page, id);
    await form.line("title").fill(`Head baker ${marker}`);
    await expectKept(page, `Head baker ${marker}`);
    await jobs.remove(id);
    await page.reload();
    await form.makeNew.click();
    await expect(form.line("title")).toHaveValue(`Head baker ${marker}`);
  },
);

test(
  "text typed while a deleted job is recreated belongs to the new job",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors }) => {
    const { id } = await jobs.create({ title: `Baker ${marker}` });
    browserErrors.expectError(`404 PUT /api/v1.1/jobs/${id}`);
    page.on("dialog", (dialog) => void dialog.accept());
    const form = await JobEditorPage.openEdit(page, id);
    await form.line("title").fill(`Head baker ${marker}`);
    await jobs.remove(id);
    const creating = deferred();
    // Before anything is sent: Playwright drops requests under way when it starts to intercept.
    await interceptRequest(page, "POST", "/jobs", creating.fault);
    await form.saveChanges.click();
    await form.saveAsNew.click();
    await expect(form.main.getByRole("button", { name: m.job_form_saving() })).not.toHaveCount(0);
    await form.confidential.check();
    creating.release();
    const message = m.job_form_typed_since({ saved: m.job_form_draft_saved() });
    await expect(form.notification(message)).toBeVisible();

    const heading = m.job_form_edit_title({ job: `Head baker ${marker}` });
    await expect(form.heading).toHaveText(heading);
    await page.reload();
    await expect(form.restored).toContainText(m.label_confidential());
    await expect(form.heading).toHaveText(heading);
    await expect(form.line("title")).toHaveValue(`Head baker ${marker}`);
    await expect(form.confidential).toBeChecked();
    const job = await form.save(form.saveChanges);
    await expect(job.badges).toContainText(m.jobs_confidential());
    await expect.poll(async () => jobs.find(marker)).toMatchObject([{ confidential: true }]);
    await expectNotKept(page, marker);
  },
);
