import { expect } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { interceptRequest, deferred } from "./intercept-request.ts";
import { test } from "./fixtures.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { expectKept, withoutDraftStore } from "./stored-drafts.ts";

/** Without versions, the form looks at the job before it writes. */
const PLAIN = Boolean(process.env["E2E_PLAIN"]);

test("text typed during a save is not lost", async ({ page, jobs, marker }) => {
  const { id } = await jobs.create({ title: `Baker ${marker}` });
  const form = await JobEditorPage.openEdit(page, id);
  await form.line("title").fill(`Head baker ${marker}`);
  const writing = deferred();
  const restore = await interceptRequest(page, "PUT", `/jobs/${id}`, writing.fault);
  await form.saveChanges.click();
  await expect(form.main.getByRole("button", { name: m.job_form_saving() })).toBeVisible();
  await form.confidential.check();
  writing.release();
  const message = m.job_form_typed_since({ saved: m.job_form_changes_saved() });
  await expect(form.notification(message)).toBeVisible();
  await expect(form.confidential).toBeChecked();
  await expect
    .poll(async () => jobs.read(id))
    .toMatchObject({ title: `Head baker ${marker}`, confidential: false });
  await restore();
  const job = await form.save(form.saveChanges);
  await expect(job.badges).toContainText(m.jobs_confidential());
  await expect
    .poll(async () => jobs.read(id))
    .toMatchObject({ title: `Head baker ${marker}`, confidential: true });
});

for (const [what, isCopy, details] of [
  ["a new job", false, {}],
  ["a copy", true, { tag: "@all" }],
] as const)
  test(
    `text typed while ${what} is saved belongs to that job, also after a reload`,
    details,
    async ({ page, jobs, marker }) => {
      page.on("dialog", (dialog) => void dialog.accept());
      const form = isCopy
        ? await JobEditorPage.openCopy(page, (await jobs.create({ title: `Cook ${marker}` })).id)
        : await JobEditorPage.openNew(page);
      await form.line("title").fill(`Baker ${marker}`);
      if (!isCopy) await form.fillRequired();
      const writing = deferred();
      await interceptRequest(page, "POST", "/jobs", writing.fault);
      await form.saveDraft.click();
      await expect(
        form.main.getByRole("button", { name: m.job_form_saving_draft() }),
      ).toBeVisible();
      await form.confidential.check();
      writing.release();
      const message = m.job_form_typed_since({ saved: m.job_form_draft_saved() });
      await expect(form.notification(message)).toBeVisible();
      const heading = m.job_form_edit_title({ job: `Baker ${marker}` });
      await expect(form.heading).toHaveText(heading);
      await expect(page).toHaveTitle(m.app_document_title({ page: heading }));
      await expect(page).toHaveURL(/\/jobs\/\d+\/edit$/);
      await expect(form.confidential).toBeFocused();
      await expect(form.confidential).toBeChecked();
      await page.reload();
      // Only that one: the defaults of the service are no edits.
      await expect(form.restored).toContainText(m.label_confidential());
      await expect(form.restored).not.toContainText(m.label_close_date());
      await expect(form.confidential).toBeChecked();
      await expect(form.line("title")).toHaveValue(`Baker ${marker}`);
      const job = await form.save(form.saveChanges);
      await expect(job.badges).toContainText(m.jobs_confidential());
      await expect
        .poll(async () => jobs.find(`Baker ${marker}`))
        .toMatchObject([{ confidential: true }]);
    },
  );

test(
  "text typed while a save finds no changes is not lost",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors }) => {
    const { id } = await jobs.create({ title: `Baker ${marker}` });
    browserErrors.expectError(`412 PUT /api/v1.1/jobs/${id}`);
    const form = await JobEditorPage.openEdit(page, id);
    await form.line("title").fill(`Cook ${marker}`);
    await jobs.change(id, { title: `Cook ${marker}` });
    const reading = deferred();
    await interceptRequest(page, "GET", `/jobs/${id}`, reading.fault);
    const refused = PLAIN
      ? page.waitForRequest(`**/jobs/${id}`)
      : page.waitForResponse((response) => response.status() === 412);
    await form.saveChanges.click();
    await refused;
    await form.confidential.check();
    reading.release();
    await expect(
      form.notification(m.job_form_typed_since({ saved: m.merge_already_saved() })),
    ).toBeVisible();
    await expect(form.confidential).toBeChecked();
    const job = await form.save(form.saveChanges);
    await expect(job.badges).toContainText(m.jobs_confidential());
  },
);

test(
  "an offered draft cannot replace the form during a save",
  { tag: "@all" },
  async ({ page, context, jobs, marker }) => {
    const gone = await context.newPage();
    const other = await JobEditorPage.openNew(gone);
    await other.line("title").fill(`Left ${marker}`);
    await expectKept(gone, `Left ${marker}`);
    await gone.close();

    const form = await JobEditorPage.openNew(page);
    await form.line("title").fill(`Mine ${marker}`);
    await form.fillRequired();
    const creating = deferred();
    await interceptRequest(page, "POST", "/jobs", creating.fault);
    await form.saveDraft.click();
    // It is in its place, and busy.
    await expect(form.offer).toBeVisible();
    await expect(form.restore).toHaveCount(0);
    creating.release();
    await page.waitForURL(/\/jobs\/\d+$/);
    await expect.poll(async () => jobs.find(marker)).toMatchObject([{ title: `Mine ${marker}` }]);
  },
);

for (const [browser, keeps, details] of [
  ["a browser that keeps it", true, {}],
  ["a browser that keeps nothing", false, { tag: "@all" }],
] as const) {
  test(
    `a conflict found after leaving the form is reported, in ${browser}`,
    details,
    async ({ page, jobs, marker, browserErrors }) => {
      if (!keeps) await withoutDraftStore(page);
      const { id } = await jobs.create({ title: `Baker ${marker}` });
      browserErrors.expectError(`412 PUT /api/v1.1/jobs/${id}`);
      const form = await JobEditorPage.openEdit(page, id);
      await form.line("title").fill(`Mine ${marker}`);
      await jobs.change(id, { title: `Theirs ${marker}` });
      const writing = deferred();
      await interceptRequest(page, PLAIN ? "GET" : "PUT", `/jobs/${id}`, writing.fault);
      await form.saveChanges.click();
      await expect(form.main.getByRole("button", { name: m.job_form_saving() })).toBeVisible();
      await form.home.click();
      await form.leaveDialog.leave.click();
      await page.waitForURL(/\/jobs$/);
      writing.release();
      const reason = m.errors_changed();
      const message = keeps
        ? m.job_form_failed_elsewhere_kept({ reason })
        : m.job_form_failed_elsewhere({ reason });
      await expect(form.notification(message)).toBeVisible();
      if (keeps) await expectKept(page, `Mine ${marker}`);
    },
  );
}

test(
  "a copy left before its response does not replace the next page",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    const { id } = await jobs.create({ title: `Baker ${marker}` });
    const form = await JobEditorPage.openCopy(page, id);
    await expect(form.description.content).toBeVisible();
    const creating = deferred();
    const restore = await interceptRequest(page, "POST", "/jobs", creating.fault);
    await form.saveDraft.click();
    await expect(form.main.getByRole("button", { name: m.job_form_saving_draft() })).toBeVisible();
    await form.home.click();
    await form.leaveDialog.leave.click();
    await page.waitForURL(/\/jobs$/);
    creating.release();
    await expect(form.notification(m.job_form_draft_saved())).toBeVisible();
    await restore();

    await JobEditorPage.openCopy(page, id);
    await form.line("title").fill(`Head baker ${marker}`);
    await form.save(form.publish);
    await page.waitForURL(/\/jobs\/\d+$/);
    const titles = (await jobs.find(marker)).map(({ title }) => title).toSorted();
    expect(titles).toEqual([`Baker ${marker}`, `Baker ${marker}`, `Head baker ${marker}`]);
  },
);
