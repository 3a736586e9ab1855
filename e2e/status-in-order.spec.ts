import { expect, type Page } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { interceptRequest, type Fault, deferred, offline } from "./intercept-request.ts";
import { test } from "./fixtures.ts";
import { painted } from "./painted.ts";
import { JobPage } from "./pages/job-page.ts";
import { JobListPage } from "./pages/job-list-page.ts";

/** Reads the first response of `url` at once and delivers it when `deliver` is called. */
async function answerLate(page: Page, url: string) {
  const [late, asked, delivered] = [deferred(), deferred(), deferred()];
  await page.route(
    url,
    async (route) => {
      const response = await route.fetch();
      asked.release();
      await late.released;
      // The page may have closed.
      await route.fulfill({ response }).catch(() => {});
      delivered.release();
    },
    { times: 1 },
  );
  const deliver = async () => {
    late.release();
    await delivered.released;
  };
  return { asked: asked.released, deliver };
}

test("a response older than a change does not undo it", async ({ page, jobs, marker }) => {
  const { id, title } = await jobs.create({ title: `Baker ${marker}`, status: "active" });
  const list = await JobListPage.openFor(page, marker);
  // Opening the menu asks for the job.
  const { asked, deliver } = await answerLate(page, `**/api/v1.1/jobs/${id}`);
  await list.row(title).actions.click();
  await asked;
  await page.getByRole("menuitem", { name: m.job_archive() }).click();
  await expect(list.notification(m.job_status_set({ status: "archived", title }))).toBeVisible();
  await deliver();
  const job = await list.openJob(title);
  await expect(job.badges).toContainText(m.status_archived());
});

test(
  "a list older than a change does not undo it, nor does its count",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    const { title } = await jobs.create({ title: `Baker ${marker}`, status: "active" });
    const { asked, deliver } = await answerLate(page, "**/api/v1.1/jobs?status=archived&*");
    const list = await JobListPage.openFor(page, marker);
    await asked;
    await list.row(title).choose("archive");
    await expect(list.notification(m.job_status_set({ status: "archived", title }))).toBeVisible();
    await deliver();
    await expect(list.tab("archived")).toHaveText(`${m.jobs_tab_archived()}1`);
    await list.tab("archived").click();
    await expect(list.titles).toHaveText([title]);
  },
);

test("Undo restores the actual previous status, not the row's stale one", async ({
  page,
  jobs,
  marker,
  writes,
}) => {
  const { id, title } = await jobs.create({ title: `Baker ${marker}`, status: "draft" });
  const list = await JobListPage.openFor(page, marker);
  const row = list.row(title);
  await expect(row.root).toContainText(m.status_draft());
  await jobs.change(id, { status: "active" });
  // The question says when the job has been read.
  const question = await list.askToDelete(title);
  await expect(question.root).toContainText(m.status_active());
  await question.cancel.click();
  await row.choose("archive");
  await expect(list.notification(m.job_status_set({ status: "archived", title }))).toBeVisible();
  await list.undo();
  await expect(list.notification(m.job_status_undone({ status: "active", title }))).toBeVisible();
  await expect
    .poll(() => writes.map(({ body }) => body))
    .toEqual([{ status: "archived" }, { status: "active" }]);
});

test(
  "Undo restores the actual previous status, not the cached job's",
  { tag: "@all" },
  async ({ page, jobs, marker, writes }) => {
    const { id, title } = await jobs.create({ title: `Baker ${marker}`, status: "draft" });
    const other = await jobs.create({ title: `Cook ${marker}`, status: "draft" });
    const list = await JobListPage.openFor(page, marker);
    const row = list.row(title);
    const before = await list.askToDelete(title);
    await expect(before.root).toContainText(m.status_draft());
    await before.cancel.click();
    await jobs.change(id, { status: "active" });
    // It renews the list.
    await list.row(other.title).choose("archive");
    await expect(row.root).toContainText(m.status_active());

    const question = await list.askToDelete(title);
    await expect(question.root).toContainText(m.job_delete_active_text());
    await question.cancel.click();
    await row.choose("archive");
    await expect(list.notification(m.job_status_set({ status: "archived", title }))).toBeVisible();
    await list.undo();
    await expect(list.notification(m.job_status_undone({ status: "active", title }))).toBeVisible();
    await expect
      .poll(() => writes.slice(1).map(({ body }) => body))
      .toEqual([{ status: "archived" }, { status: "active" }]);
  },
);

test(
  "the later of two pending changes wins",
  { tag: "@all" },
  async ({ page, jobs, marker, writes }) => {
    await page.clock.install();
    const { id, title } = await jobs.create({ title: `Baker ${marker}`, status: "draft" });
    const list = await JobListPage.openFor(page, marker);
    const row = list.row(title);
    await expect(row.root).toContainText(m.status_draft());
    const reading = deferred();
    await interceptRequest(page, "GET", `/jobs/${id}`, reading.fault);
    // The product waits for the close date only briefly.
    await page.clock.pauseAt(Date.now() + 60_000);
    await row.choose("publish");
    await row.choose("archive");
    await page.clock.resume();
    await expect(list.notification(m.job_status_set({ status: "archived", title }))).toBeVisible();
    reading.release();
    const job = await list.openJob(title);
    await expect(job.badges).toContainText(m.status_archived());
    await expect(job.archive).toHaveCount(0);
    await expect.poll(() => writes.map(({ body }) => body)).toEqual([{ status: "archived" }]);
  },
);

test(
  "a superseded change reports no failure",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors }) => {
    const { id, title } = await jobs.create({ title: `Baker ${marker}`, status: "draft" });
    browserErrors.expectError(`net::ERR_INTERNET_DISCONNECTED PUT /api/v1.1/jobs/${id}`);
    const job = await JobPage.open(page, id);
    await expect(job.publish).toBeVisible();
    const [asked, publishing] = [deferred(), deferred()];
    const fault: Fault = async (route) => {
      asked.release();
      await publishing.released;
      await offline(route);
    };
    await page.route(`**/api/v1.1/jobs/${id}`, fault, { times: 1 });
    await job.publish.click();
    await asked.released;
    await job.archiveDraft.click();
    await expect(job.notification(m.job_status_set({ status: "archived", title }))).toBeVisible();
    // The answer may be all that was lost: the job is read once.
    const looked = page.waitForResponse(`**/api/v1.1/jobs/${id}`);
    publishing.release();
    await looked;
    await painted(page);
    await expect(job.connection).toHaveCount(0);
    await job.undo();
    await expect(job.notification(m.job_status_undone({ status: "draft", title }))).toBeVisible();
  },
);

test(
  "a superseded change does not overwrite the later one's result",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    const { id, title } = await jobs.create({ title: `Baker ${marker}`, status: "draft" });
    const job = await JobPage.open(page, id);
    await expect(job.publish).toBeVisible();
    const publishing = await answerLate(page, `**/api/v1.1/jobs/${id}`);
    await job.publish.click();
    await publishing.asked;
    await job.archiveDraft.click();
    await expect(job.notification(m.job_status_set({ status: "archived", title }))).toBeVisible();
    // The job is read again, now that the earlier answer says another status than the later one.
    const looked = page.waitForResponse(`**/api/v1.1/jobs/${id}`);
    await publishing.deliver();
    await looked;
    await painted(page);
    await expect(job.badges).toContainText(m.status_archived());
    await job.undo();
    await expect(job.notification(m.job_status_undone({ status: "draft", title }))).toBeVisible();
    await expect(job.badges).toContainText(m.status_draft());
  },
);
