import { expect } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { expectAccessible } from "./expect-accessible.ts";
import { test } from "./fixtures.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobPage } from "./pages/job-page.ts";
import { JobListPage } from "./pages/job-list-page.ts";

test(
  "archiving acts at once, says so, and can be undone",
  { tag: ["@story", "@phone"] },
  async ({ page, jobs, marker, writes }) => {
    const { id, title } = await jobs.create({ title: `Baker ${marker}`, status: "active" });
    const list = await JobListPage.openFor(page, marker);
    const row = list.row(title);
    await row.choose("archive");
    await expect(row.root).toContainText(m.status_archived());
    await expect(list.notification(m.job_status_set({ status: "archived", title }))).toBeVisible();
    await expect(list.tab("archived")).toHaveText(`${m.jobs_tab_archived()}1`);
    await expect(list.tab("active")).toHaveText(list.activeCount(0));
    await expectAccessible(page);

    await list.undo();
    await expect(row.root).toContainText(m.status_active());
    await expect(list.notification(m.job_status_undone({ status: "active", title }))).toBeVisible();
    await expect(list.tab("active")).toHaveText(list.activeCount(1));
    await expect
      .poll(() => writes)
      .toEqual([
        { method: "PUT", path: `/jobs/${id}`, body: { status: "archived" } },
        { method: "PUT", path: `/jobs/${id}`, body: { status: "active" } },
      ]);
  },
);

test(
  "a newer toast of a job replaces the older one",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    const { id, title } = await jobs.create({ title: `Baker ${marker}`, status: "active" });
    const form = await JobEditorPage.openEdit(page, id);
    await form.confidential.check();
    const job = await form.save(form.saveChanges);
    await expect(job.notification(m.job_form_changes_saved())).toBeVisible();
    await job.archive.click();
    await expect(job.notification(m.job_status_set({ status: "archived", title }))).toBeVisible();
    await expect(job.notification(m.job_form_changes_saved())).toHaveCount(0);
  },
);

test(
  "a draft is archived, and Undo makes it a draft again",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    const { id, title } = await jobs.create({ title: `Baker ${marker}`, status: "draft" });
    const list = await JobListPage.openFor(page, marker);
    await list.row(title).choose("archive");
    await expect(list.notification(m.job_status_set({ status: "archived", title }))).toBeVisible();
    await list.undo();
    await expect(list.notification(m.job_status_undone({ status: "draft", title }))).toBeVisible();

    const job = await list.openJob(title);
    await expect(job.publish).toBeVisible();
    await job.actions.click();
    await page.getByRole("menuitem", { name: m.job_archive() }).click();
    await expect(job.notification(m.job_status_set({ status: "archived", title }))).toBeVisible();
    await job.undo();
    await expect(job.badges).toContainText(m.status_draft());
    await expect(job.notification(m.job_status_undone({ status: "draft", title }))).toBeVisible();
    await expect.poll(async () => (await jobs.read(id))?.status).toBe("draft");
  },
);

test(
  "a draft published on its page is updated in the list",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    const { id, title } = await jobs.create({ title: `Baker ${marker}`, status: "draft" });
    const list = await JobListPage.openFor(page, marker, "&status=draft");
    const job = await list.openJob(title);
    await job.publish.click();
    await expect(job.badges).toContainText(m.status_active());
    await expect(job.notification(m.job_status_set({ status: "active", title }))).toBeVisible();
    await expect(job.publish).toHaveCount(0);
    await expect.poll(async () => (await jobs.read(id))?.status).toBe("active");

    await JobListPage.backFrom(job);
    await expect(list.emptyState(m.job_no_match_title())).toBeVisible();
    await expect(list.tab("active")).toHaveText(list.activeCount(1));
    await expect(list.tab("draft")).toHaveText(`${m.jobs_tab_draft()}0`);
  },
);

test("a button that disappears when pressed leaves the focus on the page", async ({
  page,
  jobs,
  marker,
}) => {
  const { id, title } = await jobs.create({ title: `Baker ${marker}`, status: "active" });
  const job = await JobPage.open(page, id);
  await job.archive.press("Enter");
  await expect(job.archive).toHaveCount(0);
  await expect(job.heading).toBeFocused();

  await jobs.change(id, { closeDate: "2020-02-29" });
  await page.reload();
  const dialog = await job.republish(title);
  await dialog.publish.press("Enter");
  await expect(job.publish).toHaveCount(0);
  await expect(job.heading).toBeFocused();
});

test(
  "a job that leaves the tab passes the focus to the next row",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    const titles = [`One ${marker}`, `Two ${marker}`, `Three ${marker}`];
    await jobs.createAll(titles, { status: "active" });
    const list = await JobListPage.openFor(page, marker, "&status=active");
    await list.row(titles[1]!).choose("archive");
    await expect(list.titles).toHaveText([titles[0]!, titles[2]!]);
    await expect(list.row(titles[2]!).link).toBeFocused();
  },
);

test(
  "Back to a tab that the job has left focuses the next row",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    const titles = [`One ${marker}`, `Two ${marker}`, `Three ${marker}`];
    await jobs.createAll(titles, { status: "active" });
    const list = await JobListPage.openFor(page, marker, "&status=active");
    const job = await list.openJob(titles[1]!);
    await job.archive.press("Enter");
    await expect(
      job.notification(m.job_status_set({ status: "archived", title: titles[1]! })),
    ).toBeVisible();
    await page.goBack();
    await expect(list.titles).toHaveText([titles[0]!, titles[2]!]);
    await expect(list.row(titles[2]!).link).toBeFocused();
  },
);
