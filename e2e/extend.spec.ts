import { expect, type Page } from "@playwright/test";
import { addDays } from "#contract/calendar-date.ts";
import { contractMessages } from "#src/i18n/contract-messages.ts";
import { longDate, shortDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { EXTENSION_DAYS } from "#contract/job-dates.ts";
import { answer, interceptRequest } from "./intercept-request.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { test } from "./fixtures.ts";
import { painted } from "./painted.ts";
import { ExtendDialog } from "./pages/dialogs.ts";
import { JobListPage } from "./pages/job-list-page.ts";
import { JobPage } from "./pages/job-page.ts";
import { todayOf } from "./today-of.ts";

const closed = { status: "active", closeDate: "2020-02-29" } as const;
const extendedOn = async (page: Page) => addDays(await todayOf(page), EXTENSION_DAYS);

test.describe("a job past its close date", () => {
  test(
    "is closed in the list, and extended from its row",
    { tag: ["@story", "@phone"] },
    async ({ page, jobs, marker, writes }) => {
      const extended = await extendedOn(page);
      const { id, title } = await jobs.create({ title: `Baker ${marker}`, ...closed });
      const list = await JobListPage.openFor(page, marker);
      const row = list.row(title);
      await expect(row.status).toContainText(m.status_closed());
      await expect(row.status).toContainText(m.status_closed_description());
      await expect(row.closeDate).toContainText(shortDate(closed.closeDate));
      await expectAccessible(page);

      await row.choose("extend");
      const date = longDate(extended);
      await expect(list.notification(m.job_extended({ title, date }))).toBeVisible();
      await expect(row.status).toHaveText(m.status_active());
      await expect(row.closeDate).toContainText(shortDate(extended));

      await list.undo();
      const before = longDate(closed.closeDate);
      await expect(list.notification(m.job_extend_undone({ title, date: before }))).toBeVisible();
      await expect(row.status).toContainText(m.status_closed());
      await expect
        .poll(() => writes)
        .toEqual([
          { method: "PUT", path: `/jobs/${id}`, body: { closeDate: extended } },
          { method: "PUT", path: `/jobs/${id}`, body: { closeDate: closed.closeDate } },
        ]);
    },
  );

  test(
    "is closed on its page, and extended there",
    { tag: "@all" },
    async ({ page, jobs, marker }) => {
      const { id, title } = await jobs.create({ title: `Baker ${marker}`, ...closed });
      const job = await JobPage.open(page, id);
      await expect(job.badges).toContainText(m.status_closed());
      await expect(job.main.getByText(m.job_closed_title())).toBeVisible();
      await expectAccessible(page);

      await job.main.getByRole("button", { name: m.job_choose_close_date() }).click();
      const dialog = new ExtendDialog(page, title);
      await expect(dialog.closeDate).toHaveValue(await extendedOn(page));
      await dialog.closeDate.fill("2035-08-04");
      await dialog.extend.click();
      await expect(job.fact(m.fact_closes())).toContainText(longDate("2035-08-04"));
      await expect(job.main.getByText(m.job_closed_title())).toHaveCount(0);
      await expect(job.badges).toContainText(m.status_active());
      await expect.poll(async () => (await jobs.read(id))?.closeDate).toBe("2035-08-04");
    },
  );
});

test(
  "a draft is extended from its page by 30 days after its close date",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    const { id, title } = await jobs.create({
      title: `Baker ${marker}`,
      status: "draft",
      closeDate: "2035-08-04",
    });
    const job = await JobPage.open(page, id);
    await job.main.getByRole("button", { name: m.jobs_actions_for({ title }) }).click();
    await page.getByRole("menuitem", { name: m.job_extend_by({ days: EXTENSION_DAYS }) }).click();
    await expect(job.fact(m.fact_closes())).toContainText(longDate("2035-09-03"));
    await expect
      .poll(async () => jobs.read(id))
      .toMatchObject({ status: "draft", closeDate: "2035-09-03" });
  },
);

test.describe("extending a job that another person changes", () => {
  for (const { name, changes, becomes } of [
    {
      name: "keeps their other changes",
      changes: { confidential: true },
      becomes: { confidential: true, closeDate: "2035-09-03" },
    },
    {
      name: "keeps their close date, and says so",
      changes: { closeDate: "2036-01-31" },
      becomes: { closeDate: "2036-01-31" },
    },
  ])
    test(name, async ({ page, jobs, marker, browserErrors }) => {
      const { id, title } = await jobs.create({
        title: `Baker ${marker}`,
        status: "active",
        closeDate: "2035-08-04",
      });
      const job = await JobPage.open(page, id);
      await expect(job.heading).toHaveText(title);
      browserErrors.expectError(`412 PUT /api/v1.1/jobs/${id}`);
      await jobs.change(id, changes);
      await job.main.getByRole("button", { name: m.jobs_actions_for({ title }) }).click();
      await page.getByRole("menuitem", { name: m.job_extend_by({ days: EXTENSION_DAYS }) }).click();
      await expect(
        job.notifications.getByText(
          becomes.closeDate === "2035-09-03"
            ? m.job_extended({ title, date: longDate("2035-09-03") })
            : m.job_extend_refused({
                title,
                reason: process.env["E2E_PLAIN"] ? m.errors_changed() : contractMessages.jobChanged,
              }),
          { exact: true },
        ),
      ).toBeVisible();
      await expect.poll(async () => jobs.read(id)).toMatchObject(becomes);
      await expect(job.fact(m.fact_closes())).toContainText(longDate(becomes.closeDate));
    });
});

test(
  "rows whose jobs do not load show nothing in their place",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors }) => {
    test.skip(!process.env["E2E_PLAIN"], "our service lists whole jobs");
    const { id, title } = await jobs.create({ title: `Baker ${marker}`, ...closed });
    browserErrors.expectError(`404 GET /api/v1.1/jobs/${id}`);
    await interceptRequest(page, "GET", `/jobs/${id}`, answer(404));
    const read = page.waitForResponse(`**/api/v1.1/jobs/${id}`);
    const list = await JobListPage.openFor(page, marker);
    await read;
    await painted(page);
    await expect(list.row(title).status).toHaveText(m.status_active());
    await expect(list.row(title).closeDate).toHaveText("");
    await expect(list.row(title).pay).toHaveText("");
  },
);
