import { expect, type Locator, type Page } from "@playwright/test";
import { catalogue as text } from "#src/lib/text/en/catalogue.ts";
import { answer, disturb, type Fault, held, offline } from "./disturb.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { test } from "./fixtures.ts";
import { JobFormPage } from "./pages/job-form-page.ts";
import { JobPage } from "./pages/job-page.ts";
import { JobsPage } from "./pages/jobs-page.ts";
import { painted } from "./painted.ts";

const { statusNames } = text.jobs;
const { statusSet, statusRefused } = text.job;

/** Whether nothing covers the middle of it. */
const isOnTop = async (locator: Locator) =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test(
  "archiving acts at once, says so, and can be undone",
  { tag: "@story" },
  async ({ page, jobs, tag, writes }) => {
    const { id, title } = await jobs.create({ title: `Baker ${tag}`, status: "active" });
    const list = await JobsPage.openFor(page, tag);
    const row = list.row(title);
    await row.choose("archive");
    await expect(row.root).toContainText(statusNames.archived);
    await expect(list.notification(statusSet("archived", title))).toBeVisible();
    await expect(list.tab("archived")).toHaveText(`${statusNames.archived}1`);
    await expect(list.tab("active")).toHaveText(`${statusNames.active}0`);
    await expectAccessible(page);

    await list.undo();
    await expect(row.root).toContainText(statusNames.active);
    await expect(list.notification(statusSet("active", title))).toBeVisible();
    await expect(list.tab("active")).toHaveText(`${statusNames.active}1`);
    expect(writes).toEqual([
      { method: "PUT", path: `/jobs/${id}`, body: { status: "archived" } },
      { method: "PUT", path: `/jobs/${id}`, body: { status: "active" } },
    ]);
  },
);

test("what was said of a job gives way to what became of it since", async ({ page, jobs, tag }) => {
  const { id, title } = await jobs.create({ title: `Baker ${tag}`, status: "active" });
  const form = await JobFormPage.openEdit(page, id);
  await form.confidential.check();
  const job = await form.save(form.saveChanges);
  await expect(job.notification(text.jobForm.changesSaved)).toBeVisible();
  await job.archive.click();
  await expect(job.notification(statusSet("archived", title))).toBeVisible();
  await expect(job.notification(text.jobForm.changesSaved)).toHaveCount(0);
});

/** What `url` is asked for the first time is answered as of that moment, and not before `deliver` is called. */
async function answerLate(page: Page, url: string) {
  const [late, asked, delivered] = [held(), held(), held()];
  await page.route(
    url,
    async (route) => {
      const response = await route.fetch();
      asked.release();
      await late.released;
      // Nobody may be waiting for it any more.
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

test("an answer that is older than a change does not undo it", async ({ page, jobs, tag }) => {
  const { id, title } = await jobs.create({ title: `Baker ${tag}`, status: "active" });
  const list = await JobsPage.openFor(page, tag);
  // Opening the menu asks for the job.
  const { asked, deliver } = await answerLate(page, `**/api/v1.1/jobs/${id}`);
  await list.row(title).actions.click();
  await asked;
  await page.getByRole("menuitem", { name: text.job.archive }).click();
  await expect(list.notification(statusSet("archived", title))).toBeVisible();
  await deliver();
  const job = await list.openJob(title);
  await expect(job.badges).toContainText(statusNames.archived);
});

test("nor does a list that is older, or its count", async ({ page, jobs, tag }) => {
  const { title } = await jobs.create({ title: `Baker ${tag}`, status: "active" });
  const { asked, deliver } = await answerLate(page, "**/api/v1.1/jobs?status=archived&*");
  const list = await JobsPage.openFor(page, tag);
  await asked;
  await list.row(title).choose("archive");
  await expect(list.notification(statusSet("archived", title))).toBeVisible();
  await deliver();
  await expect(list.tab("archived")).toHaveText(`${statusNames.archived}1`);
  await list.tab("archived").click();
  await expect(list.titles).toHaveText([title]);
});

test("Undo puts back what the job was, whatever its row still said", async ({
  page,
  jobs,
  tag,
  writes,
}) => {
  const { id, title } = await jobs.create({ title: `Baker ${tag}`, status: "draft" });
  const list = await JobsPage.openFor(page, tag);
  const row = list.row(title);
  await expect(row.root).toContainText(statusNames.draft);
  await jobs.change(id, { status: "active" });
  // The question says when the job has been read.
  const question = await list.askToDelete(title);
  await expect(question.root).toContainText(statusNames.active);
  await question.cancel.click();
  await row.choose("archive");
  await expect(list.notification(statusSet("archived", title))).toBeVisible();
  await list.undo();
  await expect(list.notification(statusSet("active", title))).toBeVisible();
  expect(writes.map(({ body }) => body)).toEqual([{ status: "archived" }, { status: "active" }]);
});

test("nor whatever had been read of it before its row", async ({ page, jobs, tag, writes }) => {
  const { id, title } = await jobs.create({ title: `Baker ${tag}`, status: "draft" });
  const other = await jobs.create({ title: `Cook ${tag}`, status: "draft" });
  const list = await JobsPage.openFor(page, tag);
  const row = list.row(title);
  const before = await list.askToDelete(title);
  await expect(before.root).toContainText(statusNames.draft);
  await before.cancel.click();
  await jobs.change(id, { status: "active" });
  // It renews the list.
  await list.row(other.title).choose("archive");
  await expect(row.root).toContainText(statusNames.active);

  const question = await list.askToDelete(title);
  await expect(question.root).toContainText(text.job.deleteActiveText);
  await question.cancel.click();
  await row.choose("archive");
  await expect(list.notification(statusSet("archived", title))).toBeVisible();
  await list.undo();
  await expect(list.notification(statusSet("active", title))).toBeVisible();
  expect(writes.slice(1).map(({ body }) => body)).toEqual([
    { status: "archived" },
    { status: "active" },
  ]);
});

test("a draft is put away, and is a draft again", async ({ page, jobs, tag }) => {
  const { id, title } = await jobs.create({ title: `Baker ${tag}`, status: "draft" });
  const list = await JobsPage.openFor(page, tag);
  await list.row(title).choose("archive");
  await expect(list.notification(statusSet("archived", title))).toBeVisible();
  await list.undo();
  await expect(list.notification(statusSet("draft", title))).toBeVisible();

  const job = await list.openJob(title);
  await expect(job.publish).toBeVisible();
  await job.archive.click();
  await expect(job.notification(statusSet("archived", title))).toBeVisible();
  await job.undo();
  await expect(job.badges).toContainText(statusNames.draft);
  await expect(job.notification(statusSet("draft", title))).toBeVisible();
  expect((await jobs.read(id))?.status).toBe("draft");
});

test("of two wishes for one job the later one is what becomes of it", async ({
  page,
  jobs,
  tag,
  writes,
}) => {
  await page.clock.install();
  const { id, title } = await jobs.create({ title: `Baker ${tag}`, status: "draft" });
  const list = await JobsPage.openFor(page, tag);
  const row = list.row(title);
  await expect(row.root).toContainText(statusNames.draft);
  const reading = held();
  await disturb(page, "GET", `/jobs/${id}`, reading.fault);
  // The close date is not waited for long, and a busy computer is slow.
  await page.clock.pauseAt(Date.now() + 60_000);
  await row.choose("publish");
  await row.choose("archive");
  await page.clock.resume();
  await expect(list.notification(statusSet("archived", title))).toBeVisible();
  reading.release();
  const job = await list.openJob(title);
  await expect(job.badges).toContainText(statusNames.archived);
  await expect(job.archive).toHaveCount(0);
  expect(writes.map(({ body }) => body)).toEqual([{ status: "archived" }]);
});

test("nor does the earlier one speak of itself when it fails after that", async ({
  page,
  jobs,
  tag,
  troubles,
}) => {
  const { id, title } = await jobs.create({ title: `Baker ${tag}`, status: "draft" });
  troubles.announce(`net::ERR_INTERNET_DISCONNECTED PUT /api/v1.1/jobs/${id}`);
  const job = await JobPage.open(page, id);
  await expect(job.publish).toBeVisible();
  const [asked, publishing] = [held(), held()];
  const fault: Fault = async (route) => {
    asked.release();
    await publishing.released;
    await offline(route);
  };
  await page.route(`**/api/v1.1/jobs/${id}`, fault, { times: 1 });
  await job.publish.click();
  await asked.released;
  await job.archive.click();
  await expect(job.notification(statusSet("archived", title))).toBeVisible();
  // The answer may be all that was lost: the job is read once.
  const looked = page.waitForResponse(`**/api/v1.1/jobs/${id}`);
  publishing.release();
  await looked;
  await painted(page);
  await expect(job.connection).toHaveCount(0);
  await job.undo();
  await expect(job.notification(statusSet("draft", title))).toBeVisible();
});

test("a draft is published on its page, and the list knows", async ({ page, jobs, tag }) => {
  const { id, title } = await jobs.create({ title: `Baker ${tag}`, status: "draft" });
  const list = await JobsPage.openFor(page, tag, "&status=draft");
  const job = await list.openJob(title);
  await job.publish.click();
  await expect(job.badges).toContainText(statusNames.active);
  await expect(job.notification(statusSet("active", title))).toBeVisible();
  await expect(job.publish).toHaveCount(0);
  await expectAccessible(page);
  expect((await jobs.read(id))?.status).toBe("active");

  await job.goBack();
  await expect(list.emptyState(text.job.noMatchTitle)).toBeVisible();
  await expect(list.tab("active")).toHaveText(`${statusNames.active}1`);
  await expect(list.tab("draft")).toHaveText(`${statusNames.draft}0`);
});

test("a button that goes because it was pressed leaves the focus on the page", async ({
  page,
  jobs,
  tag,
}) => {
  const { id, title } = await jobs.create({ title: `Baker ${tag}`, status: "active" });
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

test("a job that leaves the tab leaves the focus with the next one", async ({
  page,
  jobs,
  tag,
}) => {
  const titles = [`One ${tag}`, `Two ${tag}`, `Three ${tag}`];
  await jobs.createAll(titles, { status: "active" });
  const list = await JobsPage.openFor(page, tag, "&status=active");
  await list.row(titles[1]!).choose("archive");
  await expect(list.titles).toHaveText([titles[0]!, titles[2]!]);
  await expect(list.row(titles[2]!).link).toBeFocused();
});

test("what fails is taken back, with the reason, and can be tried again", async ({
  page,
  jobs,
  tag,
  troubles,
}) => {
  const { id, title } = await jobs.create({ title: `Baker ${tag}`, status: "active" });
  troubles.announce(`503 PUT /api/v1.1/jobs/${id}`);
  const reason = "The service is closed on Sundays.";
  const fault = answer(503, { message: reason, errors: [] });
  const restore = await disturb(page, "PUT", `/jobs/${id}`, fault);
  const job = await JobPage.open(page, id);
  await job.archive.click();
  const refused = job.notification(statusRefused("archived", title, reason));
  await expect(refused).toBeVisible();
  await expect(job.badges).toContainText(statusNames.active);
  await expect(job.archive).toBeEnabled();
  await expectAccessible(page);
  await job.tryAgain();
  await expect(refused).toBeVisible();

  await restore();
  await job.goBack();
  await job.tryAgain();
  await expect(job.notification(statusSet("archived", title))).toBeVisible();
  await expect(refused).toHaveCount(0);
  expect((await jobs.read(id))?.status).toBe("archived");
});

test("what was done by another way after a failure is all that is said", async ({
  page,
  jobs,
  tag,
  troubles,
}) => {
  const { id, title } = await jobs.create({ title: `Baker ${tag}`, status: "active" });
  troubles.announce(`503 PUT /api/v1.1/jobs/${id}`);
  const restore = await disturb(page, "PUT", `/jobs/${id}`, answer(503));
  const job = await JobPage.open(page, id);
  await job.archive.click();
  const refused = job.notification(statusRefused("archived", title, text.errors.status(503)));
  await expect(refused).toBeVisible();
  await restore();
  await job.archive.click();
  await expect(job.notification(statusSet("archived", title))).toBeVisible();
  await expect(refused).toHaveCount(0);
});

test(
  "the end of a page can be scrolled out from under what is said",
  { tag: "@story" },
  async ({ page, jobs, tag, troubles }) => {
    const titles = Array.from({ length: 11 }, (_, index) => `Job ${index} ${tag}`);
    await jobs.createAll(titles, { status: "active" });
    troubles.announce("503 PUT /api/v1.1/jobs/");
    await disturb(page, "PUT", "/jobs/*", answer(503));
    const list = await JobsPage.openFor(page, tag);
    for (const title of titles.slice(0, 3)) {
      await list.row(title).choose("archive");
      const reason = text.errors.status(503);
      await expect(list.notification(statusRefused("archived", title, reason))).toBeVisible();
    }
    await list.pageLink(text.ui.nextPage).click({ trial: true });
    await list.pageSize.click({ trial: true });
    // A key does not scroll by itself what counts as seen.
    await page.evaluate(() => scrollTo(0, 0));
    const last = list.pageLink(text.ui.lastPage);
    await last.focus();
    expect(await isOnTop(last)).toBe(true);
  },
);
