import { expect, type Locator } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { statusMessage } from "#src/i18n/error-message.ts";
import { answer, interceptRequest } from "./intercept-request.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { test } from "./fixtures.ts";
import { JobPage } from "./pages/job-page.ts";
import { JobListPage } from "./pages/job-list-page.ts";

/** Whether the middle of the element is uncovered. */
const isOnTop = async (locator: Locator) =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test("a refused change is rolled back with the reason and a retry", async ({
  page,
  jobs,
  marker,
  browserErrors,
}) => {
  const { id, title } = await jobs.create({ title: `Baker ${marker}`, status: "active" });
  browserErrors.expectError(`503 PUT /api/v1.1/jobs/${id}`);
  const reason = "The service is closed on Sundays.";
  const fault = answer(503, { message: reason, errors: [] });
  const restore = await interceptRequest(page, "PUT", `/jobs/${id}`, fault);
  const job = await JobPage.open(page, id);
  await job.archive.click();
  const refused = job.notification(m.job_status_refused({ status: "archived", title, reason }));
  await expect(refused).toBeVisible();
  await expect(job.badges).toContainText(m.status_active());
  await expect(job.archive).toBeEnabled();
  await expectAccessible(page);
  await job.tryAgain();
  await expect(refused).toBeVisible();

  await restore();
  await JobListPage.backFrom(job);
  await job.tryAgain();
  await expect(job.notification(m.job_status_set({ status: "archived", title }))).toBeVisible();
  await expect(refused).toHaveCount(0);
  await expect.poll(async () => (await jobs.read(id))?.status).toBe("archived");
});

test("a job that is gone, and a change that stays refused, are said without a retry", async ({
  page,
  jobs,
  marker,
  browserErrors,
}) => {
  const [gone, refused] = await Promise.all(
    ["Gone", "Refused"].map(async (name) =>
      jobs.create({ title: `${name} ${marker}`, status: "active" }),
    ),
  );
  const list = await JobListPage.openFor(page, marker);
  await expect(list.titles).toHaveCount(2);
  await jobs.remove(gone!.id);
  const reason = "Not on Fridays.";
  const fault = answer(400, { message: reason, errors: [] });
  await interceptRequest(page, "PUT", `/jobs/${refused!.id}`, fault);
  for (const status of [400, 404]) browserErrors.expectError(`${status} PUT /api/v1.1/jobs/`);
  browserErrors.tolerate(`404 GET /api/v1.1/jobs/${gone!.id}`);

  await list.row(gone!.title).choose("archive");
  await expect(list.notifications).toContainText(gone!.title);
  await expect(list.titles).toHaveText([refused!.title]);
  await list.row(refused!.title).choose("archive");
  const said = m.job_status_refused({ status: "archived", title: refused!.title, reason });
  await expect(list.notification(said)).toBeVisible();
  await expect(list.row(refused!.title).root).toContainText(m.status_active());
  await expect(list.notifications.getByRole("button", { name: m.ui_retry() })).toHaveCount(0);
});

test(
  "a later success replaces the earlier failure toast",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors }) => {
    const { id, title } = await jobs.create({ title: `Baker ${marker}`, status: "active" });
    browserErrors.expectError(`503 PUT /api/v1.1/jobs/${id}`);
    const restore = await interceptRequest(page, "PUT", `/jobs/${id}`, answer(503));
    const job = await JobPage.open(page, id);
    await job.archive.click();
    const refused = job.notification(
      m.job_status_refused({ status: "archived", title, reason: statusMessage(503) }),
    );
    await expect(refused).toBeVisible();
    await restore();
    await job.archive.click();
    await expect(job.notification(m.job_status_set({ status: "archived", title }))).toBeVisible();
    await expect(refused).toHaveCount(0);
  },
);

test(
  "the end of a page can be scrolled out from under what is said",
  { tag: ["@all", "@story"] },
  async ({ page, jobs, marker, browserErrors }) => {
    const titles = await jobs.createNumbered(11, marker, { status: "active" });
    browserErrors.expectError("503 PUT /api/v1.1/jobs/");
    await interceptRequest(page, "PUT", "/jobs/*", answer(503));
    const list = await JobListPage.openFor(page, marker, "&pageSize=10");
    for (const title of titles.slice(0, 3)) {
      await list.row(title).choose("archive");
      const reason = statusMessage(503);
      await expect(
        list.notification(m.job_status_refused({ status: "archived", title, reason })),
      ).toBeVisible();
    }
    await list.pageLink(m.ui_next_page()).click({ trial: true });
    await list.pageSize.click({ trial: true });
    // A key does not scroll by itself what counts as seen.
    await page.evaluate(() => scrollTo(0, 0));
    const last = list.pageLink(m.ui_last_page());
    await last.focus();
    await expect.poll(async () => isOnTop(last)).toBe(true);
  },
);
