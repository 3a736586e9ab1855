import { expect, type Page } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { test } from "./fixtures.ts";
import { JobListPage } from "./pages/job-list-page.ts";
import { JobPage } from "./pages/job-page.ts";
import { TrashPage } from "./pages/trash-page.ts";

test.skip(Boolean(process.env["E2E_PLAIN"]), "a service without history restores nothing");

const restoreOf = (page: Page) =>
  page.getByRole("button", { name: m.trash_restore(), exact: true });

test(
  "two presses of Restore are one",
  { tag: "@story" },
  async ({ page, jobs, marker, writes }) => {
    const { id, title } = await jobs.create({ title: `Baker ${marker}` });
    await jobs.remove(id);
    const trash = await TrashPage.open(page);
    await trash.restoreButton(title).dblclick();
    await expect(trash.notification(m.trash_restored({ title }))).toBeVisible();
    await expect(trash.row(title)).toHaveCount(0);
    expect(writes).toHaveLength(1);
  },
);

test(
  "what was deleted again since stays deleted, and the page says what is there now",
  { tag: "@story" },
  async ({ page, jobs, marker, browserErrors }) => {
    const title = `Baker ${marker}`;
    /** Presses Restore after a colleague has restored, published and deleted the job. */
    const pressLate = async (id: number, press: () => Promise<void>) => {
      await jobs.restore(id);
      await jobs.change(id, { title: `Cook ${marker}`, status: "active" });
      await jobs.remove(id);
      browserErrors.expectError(`412 POST /api/v1.1/jobs/${id}/restore`);
      await press();
      const { notifications } = new TrashPage(page);
      await expect(notifications).toContainText(`Cook ${marker}`);
      await expect(notifications).toContainText(m.status_active());
      expect(await jobs.read(id)).toBeNull();
    };

    const list = await JobListPage.openFor(page, marker);
    const fromToast = await jobs.create({ title });
    await page.reload();
    await (await list.askToDelete(title)).confirm.click();
    await expect(list.notification(m.job_deleted({ title }))).toBeVisible();
    await pressLate(fromToast.id, async () => list.undo());

    const fromRow = await jobs.create({ title });
    await jobs.remove(fromRow.id);
    const trash = await TrashPage.open(page);
    await expect(trash.row(title)).toBeVisible();
    await pressLate(fromRow.id, async () => trash.restore(title));
    // The row is of the newer deletion by now.
    await trash.row(`Cook ${marker}`).first().getByRole("link").click();
    browserErrors.tolerate(`404 GET /api/v1.1/jobs/`);
    const job = new JobPage(page);
    await expect(job.heading).toHaveText(`Cook ${marker}`);
    await restoreOf(page).click();
    await expect(job.notification(m.trash_restored({ title: `Cook ${marker}` }))).toBeVisible();
    expect(await jobs.read(fromRow.id)).toMatchObject({
      title: `Cook ${marker}`,
      status: "active",
    });

    const fromPage = await jobs.create({ title });
    await jobs.remove(fromPage.id);
    await JobPage.open(page, fromPage.id);
    await expect(job.heading).toHaveText(title);
    await pressLate(fromPage.id, async () => restoreOf(page).click());
    await expect(job.heading).toHaveText(`Cook ${marker}`);
  },
);

test("a job that a colleague restored is there already, and one press leads to it", async ({
  page,
  jobs,
  marker,
  browserErrors,
}) => {
  const { id, title } = await jobs.create({ title: `Baker ${marker}`, status: "archived" });
  await jobs.remove(id);
  const trash = await TrashPage.open(page);
  await expect(trash.row(title)).toBeVisible();
  await jobs.restore(id);
  browserErrors.expectError(`409 POST /api/v1.1/jobs/${id}/restore`);
  await trash.restore(title);
  const reason = m.trash_restored_before({ title, status: m.status_archived() });
  await expect(trash.notification(m.trash_not_restored({ title, reason }))).toBeVisible();
  await trash.notifications.getByRole("button", { name: m.trash_open_job() }).click();
  await expect(new JobPage(page).heading).toHaveText(title);
});
