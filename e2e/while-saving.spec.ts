import { expect } from "@playwright/test";
import { catalogue as text } from "#src/i18n/en/catalogue.ts";
import { interceptRequest, deferred } from "./intercept-request.ts";
import { test } from "./fixtures.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { expectKept, withoutDraftStore } from "./stored-drafts.ts";

const { jobForm } = text;
const { labels } = jobForm;

test("text typed during a save is not lost", async ({ page, jobs, tag }) => {
  const { id } = await jobs.create({ title: `Baker ${tag}` });
  const form = await JobEditorPage.openEdit(page, id);
  await form.line("title").fill(`Head baker ${tag}`);
  const writing = deferred();
  const restore = await interceptRequest(page, "PUT", `/jobs/${id}`, writing.fault);
  await form.saveChanges.click();
  await expect(form.main.getByRole("button", { name: jobForm.saving })).toBeVisible();
  await form.confidential.check();
  writing.release();
  const message = jobForm.typedSince(jobForm.changesSaved);
  await expect(form.notification(message)).toBeVisible();
  await expect(form.confidential).toBeChecked();
  expect(await jobs.read(id)).toMatchObject({ title: `Head baker ${tag}`, confidential: false });
  await restore();
  const job = await form.save(form.saveChanges);
  await expect(job.badges).toContainText(text.jobs.confidential);
  expect(await jobs.read(id)).toMatchObject({ title: `Head baker ${tag}`, confidential: true });
});

for (const [what, isCopy, details] of [
  ["a new job", false, {}],
  ["a copy", true, { tag: "@all" }],
] as const)
  test(
    `text typed while ${what} is saved belongs to that job, also after a reload`,
    details,
    async ({ page, jobs, tag }) => {
      page.on("dialog", (dialog) => void dialog.accept());
      const form = isCopy
        ? await JobEditorPage.openCopy(page, (await jobs.create({ title: `Cook ${tag}` })).id)
        : await JobEditorPage.openNew(page);
      await form.line("title").fill(`Baker ${tag}`);
      if (!isCopy) await form.fillRequired();
      const writing = deferred();
      await interceptRequest(page, "POST", "/jobs", writing.fault);
      await form.saveDraft.click();
      await expect(form.main.getByRole("button", { name: jobForm.savingDraft })).toBeVisible();
      await form.confidential.check();
      writing.release();
      const message = jobForm.typedSince(jobForm.draftSaved);
      await expect(form.notification(message)).toBeVisible();
      const heading = jobForm.editTitle(`Baker ${tag}`);
      await expect(form.heading).toHaveText(heading);
      await expect(page).toHaveTitle(text.app.documentTitle(heading));
      await expect(page).toHaveURL(/\/jobs\/\d+\/edit$/);
      await expect(form.confidential).toBeFocused();
      await expect(form.confidential).toBeChecked();
      await page.reload();
      // Only that one: the defaults of the service are no edits.
      await expect(form.restored).toContainText(labels.confidential);
      await expect(form.restored).not.toContainText(labels.closeDate);
      await expect(form.confidential).toBeChecked();
      await expect(form.line("title")).toHaveValue(`Baker ${tag}`);
      const job = await form.save(form.saveChanges);
      await expect(job.badges).toContainText(text.jobs.confidential);
      expect(await jobs.find(`Baker ${tag}`)).toMatchObject([{ confidential: true }]);
    },
  );

test(
  "text typed while a save finds no changes is not lost",
  { tag: "@all" },
  async ({ page, jobs, tag, browserErrors }) => {
    const { id } = await jobs.create({ title: `Baker ${tag}` });
    browserErrors.expectError(`412 PUT /api/v1.1/jobs/${id}`);
    const form = await JobEditorPage.openEdit(page, id);
    await form.line("title").fill(`Cook ${tag}`);
    await jobs.change(id, { title: `Cook ${tag}` });
    const reading = deferred();
    await interceptRequest(page, "GET", `/jobs/${id}`, reading.fault);
    const refused = page.waitForResponse((response) => response.status() === 412);
    await form.saveChanges.click();
    await refused;
    await form.confidential.check();
    reading.release();
    await expect(form.notification(jobForm.typedSince(text.merge.alreadySaved))).toBeVisible();
    await expect(form.confidential).toBeChecked();
    const job = await form.save(form.saveChanges);
    await expect(job.badges).toContainText(text.jobs.confidential);
  },
);

test("an offered draft cannot replace the form during a save", async ({
  page,
  context,
  jobs,
  tag,
}) => {
  const gone = await context.newPage();
  const other = await JobEditorPage.openNew(gone);
  await other.line("title").fill(`Left ${tag}`);
  await expectKept(gone, `Left ${tag}`);
  await gone.close();

  const form = await JobEditorPage.openNew(page);
  await form.line("title").fill(`Mine ${tag}`);
  await form.fillRequired();
  const creating = deferred();
  await interceptRequest(page, "POST", "/jobs", creating.fault);
  await form.saveDraft.click();
  // It is in its place, and busy.
  await expect(form.offer).toBeVisible();
  await expect(form.restore).toHaveCount(0);
  creating.release();
  await page.waitForURL(/\/jobs\/\d+$/);
  expect(await jobs.find(tag)).toMatchObject([{ title: `Mine ${tag}` }]);
});

for (const [browser, keeps, details] of [
  ["a browser that keeps it", true, {}],
  ["a browser that keeps nothing", false, { tag: "@all" }],
] as const) {
  test(
    `a conflict found after leaving the form is reported, in ${browser}`,
    details,
    async ({ page, jobs, tag, browserErrors }) => {
      if (!keeps) await withoutDraftStore(page);
      const { id } = await jobs.create({ title: `Baker ${tag}` });
      browserErrors.expectError(`412 PUT /api/v1.1/jobs/${id}`);
      const form = await JobEditorPage.openEdit(page, id);
      await form.line("title").fill(`Mine ${tag}`);
      await jobs.change(id, { title: `Theirs ${tag}` });
      const writing = deferred();
      await interceptRequest(page, "PUT", `/jobs/${id}`, writing.fault);
      await form.saveChanges.click();
      await expect(form.main.getByRole("button", { name: jobForm.saving })).toBeVisible();
      await form.home.click();
      await form.leaveDialog.leave.click();
      await page.waitForURL(/\/jobs$/);
      writing.release();
      const message = jobForm.failedElsewhere(text.errors.status(412), keeps);
      await expect(form.notification(message)).toBeVisible();
      if (keeps) await expectKept(page, `Mine ${tag}`);
    },
  );
}

test("a copy left before its response does not replace the next page", async ({
  page,
  jobs,
  tag,
}) => {
  const { id } = await jobs.create({ title: `Baker ${tag}` });
  const form = await JobEditorPage.openCopy(page, id);
  await expect(form.description.content).toBeVisible();
  const creating = deferred();
  const restore = await interceptRequest(page, "POST", "/jobs", creating.fault);
  await form.saveDraft.click();
  await expect(form.main.getByRole("button", { name: jobForm.savingDraft })).toBeVisible();
  await form.home.click();
  await form.leaveDialog.leave.click();
  await page.waitForURL(/\/jobs$/);
  creating.release();
  await expect(form.notification(jobForm.draftSaved)).toBeVisible();
  await restore();

  await JobEditorPage.openCopy(page, id);
  await form.line("title").fill(`Head baker ${tag}`);
  await form.save(form.publish);
  await page.waitForURL(/\/jobs\/\d+$/);
  const titles = (await jobs.find(tag)).map(({ title }) => title).toSorted();
  expect(titles).toEqual([`Baker ${tag}`, `Baker ${tag}`, `Head baker ${tag}`]);
});
