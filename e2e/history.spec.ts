import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { addDays, todayIn } from "#contract/calendar-date.ts";
import { list, longDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { expectAccessible } from "./expect-accessible.ts";
import { test } from "./fixtures.ts";
import { ActivityPage } from "./pages/activity-page.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobHistoryPage } from "./pages/job-history-page.ts";
import { JobListPage } from "./pages/job-list-page.ts";
import { JobPage } from "./pages/job-page.ts";
import { TrashPage } from "./pages/trash-page.ts";
import { todayOf } from "./today-of.ts";

const PLAIN = Boolean(process.env["E2E_PLAIN"]);

const salary = (amount: number) => ({ amount, period: { id: 1 } });

test("a service without history offers none of it", async ({
  page,
  jobs,
  marker,
  browserErrors,
}) => {
  test.skip(!PLAIN, "our service has it");
  const { id, title } = await jobs.create({ title: `Baker ${marker}` });
  const job = await JobPage.open(page, id);
  const dialog = await job.askToDelete(title);
  await expect(dialog.root).toContainText(m.job_delete_text());
  await dialog.confirm.click();
  await expect(job.notification(m.job_deleted({ title }))).toBeVisible();
  await expect(job.notifications.getByRole("button", { name: m.job_undo() })).toHaveCount(0);
  await expect(page.getByRole("link", { name: m.trash_title() })).toHaveCount(0);
  browserErrors.expectError(`404 GET /api/v1.1/jobs/${id}`);
  await JobPage.open(page, id);
  await expect(job.heading).toHaveText(m.job_job_gone_title());
  await expect(job.way(m.history_title())).toHaveCount(0);
  const trash = await TrashPage.open(page);
  await expect(trash.main).toContainText(m.history_unknown());
});

test.describe("history", () => {
  test.skip(PLAIN, "a plain service has none");

  test(
    "who raised the pay: the versions of a job, each with what it changed",
    { tag: ["@story", "@french"] },
    async ({ page, jobs, marker }) => {
      const { id } = await jobs.create({ title: `Baker ${marker}`, salary: salary(52_000) });
      await jobs.change(id, { salary: salary(54_000) });
      await jobs.change(id, { description: "<p>Bread and pies.</p>" });
      const job = await JobPage.open(page, id);
      await job.way(m.history_title()).click();
      const history = new JobHistoryPage(page);
      await expect(history.versions).toHaveCount(3);
      await expect(history.heading).toBeFocused();
      const raised = history.version(2);
      await expect(raised).toContainText(
        m.history_kind_changed({ fields: m.job_form_pay_section() }),
      );
      await history.press(2);
      await expect(page).toHaveURL(`/jobs/${id}/history?version=2`);
      await expect(raised.getByRole("definition").first()).toContainText(/52.000.*54.000/);
      await expectAccessible(page);

      await history.press(3);
      await expect(raised.getByRole("definition")).toHaveCount(0);
      await expect(history.version(3).locator("ins")).toContainText("pies");
      await expect(history.version(3).locator("del")).toContainText("cakes");
      await page.goBack();
      await expect(raised.getByRole("definition").first()).toBeVisible();
      await history.press(2);
      await expect(page).toHaveURL(`/jobs/${id}/history`);
    },
  );

  test(
    "bringing back an earlier text is a change in the form, merged with what a colleague saves",
    { tag: ["@story"] },
    async ({ page, jobs, marker, browserErrors }) => {
      const { id } = await jobs.create({ title: `Baker ${marker}` });
      await jobs.change(id, { description: "<p>Rewritten.</p>" });
      browserErrors.expectError(`412 PUT /api/v1.1/jobs/${id}`);
      const history = await JobHistoryPage.open(page, id, "?version=1");
      await expect(history.version(2).getByRole("link")).toHaveCount(1);
      const form = await history.restore();
      await expect(form.line("title")).toHaveValue(`Baker ${marker}`);
      await expect(form.main).toContainText(list([m.label_description()]));
      await expectAccessible(page);
      await jobs.change(id, { salary: salary(60_000) });
      const job = await form.save(form.saveChanges);
      await expect(job.description).toContainText("Bread and cakes.");
      await expect
        .poll(async () => jobs.read(id))
        .toMatchObject({ description: "<p>Bread and cakes.</p>", salary: { amount: 60_000 } });
    },
  );

  test("an earlier version is left as it is unless it is saved", async ({ page, jobs, marker }) => {
    const { id } = await jobs.create({ title: `Baker ${marker}` });
    await jobs.change(id, { title: `Cook ${marker}` });
    const form = await (await JobHistoryPage.open(page, id, "?version=1")).restore();
    await expect(form.line("title")).toHaveValue(`Baker ${marker}`);
    await form.main.getByRole("button", { name: m.history_restored_discard() }).click();
    await expect(form.line("title")).toHaveValue(`Cook ${marker}`);
    await expect(form.line("title")).toBeFocused();
    await form.cancel.click();
    await expect(new JobPage(page).heading).toHaveText(`Cook ${marker}`);
  });

  test(
    "what was typed before comes before an earlier version",
    { tag: "@all" },
    async ({ page, jobs, marker }) => {
      const { id } = await jobs.create({ title: `Baker ${marker}` });
      await jobs.change(id, { title: `Cook ${marker}` });
      const form = await JobEditorPage.openEdit(page, id);
      await form.line("title").fill(`Chef ${marker}`);
      await page.goto(`/jobs/${id}/edit?version=1`);
      await expect(form.line("title")).toHaveValue(`Chef ${marker}`);
      await form.main.getByRole("button", { name: m.history_restored_take() }).click();
      await expect(form.line("title")).toHaveValue(`Baker ${marker}`);
      await expect(form.offer).toBeVisible();
    },
  );

  test(
    "a deleted job comes back with its id: from the toast, and from the trash",
    { tag: ["@story", "@french"] },
    async ({ page, jobs, marker, browserErrors }) => {
      const { id, title } = await jobs.create({ title: `Baker ${marker}`, status: "draft" });
      const jobList = await JobListPage.openFor(page, marker);
      const dialog = await jobList.askToDelete(title);
      await expect(dialog.root).toContainText(
        m.job_delete_text_trash({ until: longDate(addDays(await todayOf(page), 90)) }),
      );
      await dialog.confirm.click();
      await expect(jobList.notification(m.job_deleted({ title }))).toBeVisible();
      await jobList.undo();
      await expect(jobList.notification(m.trash_restored({ title }))).toBeVisible();
      await expect(jobList.titles).toHaveText([title]);
      expect(await jobs.read(id)).toMatchObject({ id, title });

      await jobs.remove(id);
      await page.getByRole("banner").getByRole("link", { name: m.trash_title() }).click();
      const trash = new TrashPage(page);
      await expect(trash.row(title)).toContainText("Calgary, AB");
      await expectAccessible(page);
      browserErrors.expectError(`404 GET /api/v1.1/jobs/${id}`);
      await page.reload();
      await trash.row(title).getByRole("link", { name: title }).click();
      const job = new JobPage(page);
      await expect(job.heading).toHaveText(title);
      await expect(job.main).toContainText(m.trash_deleted_notice());
      await expect(job.description).toContainText("Bread and cakes.");
      await expectAccessible(page);
      await page.goBack();
      await trash.restore(title);
      await expect(trash.notification(m.trash_restored({ title }))).toBeVisible();
      await expect(trash.row(title)).toHaveCount(0);
      expect(await jobs.read(id)).toMatchObject({ id, title });
    },
  );

  test("a job whose reference id is taken meanwhile stays in the trash, with a way on", async ({
    page,
    jobs,
    marker,
    browserErrors,
  }) => {
    const referenceId = `R-${marker}`;
    const { id, title } = await jobs.create({ title: `Baker ${marker}`, referenceId });
    await jobs.remove(id);
    const holder = await jobs.create({ title: `Cook ${marker}`, referenceId });
    browserErrors.expectError(`409 POST /api/v1.1/jobs/${id}/restore`);
    const trash = await TrashPage.open(page);
    await trash.restore(title);
    await trash.notifications.getByRole("button", { name: m.trash_find_holder() }).click();
    await expect(new JobListPage(page).titles).toHaveText([holder.title]);
  });

  test(
    "what applicants saw on a day, to print and as a file for an inspector",
    { tag: ["@story", "@dates"] },
    async ({ page, jobs, marker }) => {
      const { id } = await jobs.create({ title: `Baker ${marker}`, status: "active" });
      await jobs.change(id, { title: `Pastry baker ${marker}` });
      await jobs.change(id, { title: `Cook ${marker}`, status: "archived" });
      const today = todayIn("America/Edmonton");
      const history = await JobHistoryPage.open(page, id);
      await history.showDay(today);
      await expect(page).toHaveURL(`/jobs/${id}/history?day=${today}`);
      await expect(history.postings.getByRole("heading")).toHaveText([
        `Baker ${marker}`,
        `Pastry baker ${marker}`,
      ]);
      await expect(history.show).toBeFocused();
      await expect(history.announcement).toHaveText(
        m.history_day_shown({ day: longDate(today), count: 2 }),
      );
      await expectAccessible(page);
      const [file] = await Promise.all([page.waitForEvent("download"), history.download.click()]);
      const record = JSON.parse(await readFile(await file.path(), "utf8")) as object;
      expect(record).toMatchObject({
        jobId: id,
        day: today,
        timeZone: "America/Edmonton",
        versions: [
          { number: 1, content: { title: `Baker ${marker}` } },
          { number: 2, content: { title: `Pastry baker ${marker}` } },
        ],
      });
      await page.emulateMedia({ media: "print" });
      await expect(history.day).toBeHidden();
      await expect(history.postings).toHaveCount(2);
      await page.emulateMedia({ media: null });

      await history.showDay(addDays(today, -1));
      await expect(history.postings).toHaveCount(0);
      await expect(history.main).toContainText(m.history_was_public());
      await expect(history.announcement).toContainText(
        m.history_on_day({ day: longDate(addDays(today, -1)) }),
      );
      await history.allVersions.click();
      await expect(history.versions).toHaveCount(3);
      await expect(history.heading).toBeFocused();
    },
  );

  test(
    "all that was public in a span of days, as lines of JSON and a page to print",
    { tag: ["@story", "@dates"] },
    async ({ page, jobs, marker }) => {
      const { id } = await jobs.create({ title: `Baker & ${marker}`, status: "active" });
      await jobs.change(id, { title: `Cook ${marker}` });
      await jobs.remove(id);
      const draft = await jobs.create({ title: `Chef ${marker}`, status: "draft" });
      const record = await (await ActivityPage.open(page)).askForRecord();
      const today = await todayOf(page);
      await record.from.fill(today);
      await record.to.fill(addDays(today, -1));
      await record.read.click();
      await expect(record.root).toContainText(m.record_to_invalid());
      await expectAccessible(page);
      // The service's day may be another: it may know older rules of the time zone than the browser.
      const [from, to] = [addDays(today, -1), addDays(today, 1)];
      await record.from.fill(from);
      await record.to.fill(to);
      await record.read.click();
      await expect(record.lines).toBeFocused();
      await expectAccessible(page);
      const lines = (await record.save(record.lines))
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line) as { jobId: number; job: { title: string } });
      expect(lines.filter(({ jobId }) => jobId === id).map(({ job }) => job.title)).toEqual([
        `Baker & ${marker}`,
        `Cook ${marker}`,
      ]);
      expect(lines.filter(({ jobId }) => jobId === draft.id)).toEqual([]);
      const index = await record.save(record.index);
      expect(index).toContain(`<td>Baker &#38; ${marker}`);
      expect(index).toContain(`record-${from}-${to}.jsonl`);
    },
  );
});
