import { expect } from "@playwright/test";
import { longDate, shortDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { fewNames } from "#src/i18n/phrases.ts";
import { interceptRequest, deferred, offline } from "./intercept-request.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { test } from "./fixtures.ts";
import { RepublishDialog } from "./pages/dialogs.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobPage } from "./pages/job-page.ts";
import { JobListPage } from "./pages/job-list-page.ts";
import { SignInPage } from "./pages/sign-in-page.ts";

const PLAIN = Boolean(process.env["E2E_PLAIN"]);
const GONE = "net::ERR_INTERNET_DISCONNECTED";

test(
  "without a connection a banner says so, and the form itself offers its save when that is back",
  { tag: "@story" },
  async ({ page, context, jobs, marker, browserErrors, writes }) => {
    const { id } = await jobs.create({ title: `Baker ${marker}` });
    // A plain service is read before it is written to.
    browserErrors.expectError(`${GONE} ${PLAIN ? "GET" : "PUT"} /api/v1.1/jobs/${id}`);
    const form = await JobEditorPage.openEdit(page, id);
    await form.line("title").fill(`Head baker ${marker}`);
    await expect(form.connection).toHaveCount(0);
    // All code that comes after the page is there by then.
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await expect(form.connection).toContainText(m.connection_offline());
    await expect(form.announcement).toContainText(m.connection_offline());
    await form.saveChanges.click();
    await expect(form.alert).toContainText(m.errors_network());
    await expect(form.alert).toContainText(m.job_form_failed_kept());
    await expectAccessible(page);

    await context.setOffline(false);
    await expect(form.alert).toContainText(m.connection_back());
    await expect(form.alert).not.toContainText(m.errors_network());
    // It is offered once.
    await expect(form.connection).toHaveCount(0);
    // And said once.
    await expect(form.announcement).not.toContainText(m.connection_back());
    await expectAccessible(page);
    await expect.poll(() => writes).toHaveLength(PLAIN ? 0 : 1);
    const job = await form.save(form.retry);
    await expect(job.heading).toHaveText(`Head baker ${marker}`);
  },
);

test(
  "the return of the connection is announced where nothing failed",
  { tag: "@all" },
  async ({ page, context, jobs, marker, browserErrors }) => {
    const { id } = await jobs.create({ title: `Baker ${marker}` });
    const form = await JobEditorPage.openEdit(page, id);
    await page.waitForLoadState("networkidle");
    // What the job check needs is read when the browser has time.
    browserErrors.tolerate(`${GONE} GET /api/v1.1/settings/`);
    await context.setOffline(true);
    await expect(form.announcement).toHaveText(m.connection_offline());
    await context.setOffline(false);
    await expect(form.announcement).toHaveText(m.connection_back());
    await expect(form.connection).toHaveCount(0);
  },
);

test("a status change waits for the connection", async ({
  page,
  context,
  jobs,
  marker,
  browserErrors,
}) => {
  const { id, title } = await jobs.create({ title: `Baker ${marker}`, status: "active" });
  browserErrors.expectError(`${GONE} PUT /api/v1.1/jobs/${id}`);
  const job = await JobPage.open(page, id);
  await expect(job.heading).toHaveText(title);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await expect(job.connection).toContainText(m.connection_offline());
  await job.archive.click();
  const name = m.job_outbox({ verb: m.job_archive(), title });
  await expect(job.connection).toContainText(m.connection_waits({ names: fewNames([name]) }));
  // The banner says it all.
  await expect(job.notifications).toHaveCount(0);
  await expect(job.alert).toHaveCount(0);
  await expect(job.main.getByText(m.job_renew_failed())).toHaveCount(0);
  // A reload would forget it.
  const [warning] = await Promise.all([
    page.waitForEvent("dialog"),
    page.evaluate(() => setTimeout(() => location.reload())),
  ]);
  expect(warning.type()).toBe("beforeunload");
  await warning.dismiss();
  await expect(job.connection).toContainText(m.connection_waits({ names: fewNames([name]) }));
  await context.setOffline(false);
  await job.sendOutbox.click();
  await expect(job.badges).toContainText(m.status_archived());
  await expect(job.connection).toHaveCount(0);
});

test(
  "expired close dates are put to the person one by one when the outbox is sent",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors, writes }) => {
    const title = `Baker ${marker}`;
    const closed = { title, status: "archived", closeDate: "2020-02-29" };
    const two = [
      await jobs.create({ ...closed, referenceId: `first ${marker}` }),
      await jobs.create({ ...closed, referenceId: `second ${marker}` }),
    ];
    for (const method of ["GET", "PUT"])
      browserErrors.expectError(`${GONE} ${method} /api/v1.1/jobs/`);
    // Before the rows ask for their jobs: a close date that is known is put to the person at once.
    const restoreGet = await interceptRequest(page, "GET", "/jobs/*", offline);
    const list = await JobListPage.openFor(page, marker);
    const restorePut = await interceptRequest(page, "PUT", "/jobs/*", offline);
    const waiting: string[] = [];
    for (const { referenceId } of two) {
      await list.row(title, referenceId!).choose("publish");
      waiting.push(m.job_outbox({ verb: m.job_publish(), title }));
      await expect(list.connection).toContainText(
        m.connection_outbox({ names: fewNames(waiting) }),
      );
    }
    await restoreGet();
    await restorePut();
    await list.startNewJob();
    await list.sendOutbox.click();
    const dialog = new RepublishDialog(page, title);
    await dialog.closeDate.fill("2035-03-01");
    await expect.poll(() => writes).toHaveLength(2);
    await dialog.publish.click();
    await expect(dialog.closeDate).not.toHaveValue("2035-03-01");
    await dialog.closeDate.fill("2035-03-02");
    await dialog.publish.click();
    await expect(dialog.root).toHaveCount(0);
    await expect(list.notification(m.job_status_set({ status: "active", title }))).toHaveCount(2);
    const published = await Promise.all(two.map(({ id }) => jobs.read(id)));
    const dates = new Set(published.map((job) => job?.closeDate));
    expect(dates).toEqual(new Set(["2035-03-01", "2035-03-02"]));
  },
);

test(
  "a long outbox leaves the page reachable on a phone",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const titles = await jobs.createNumbered(5, `of the early shift in the bakery ${marker}`, {
      status: "active",
    });
    browserErrors.expectError(`${GONE} PUT /api/v1.1/jobs/`);
    const list = await JobListPage.openFor(page, marker);
    const restore = await interceptRequest(page, "PUT", "/jobs/*", offline);
    const waiting: string[] = [];
    for (const title of titles) {
      await list.row(title).choose("archive");
      waiting.push(m.job_outbox({ verb: m.job_archive(), title }));
      // The banner comes a moment later, and would come under the next press.
      await expect(list.connection).toContainText(
        m.connection_outbox({ names: fewNames(waiting) }),
      );
    }
    await expect(list.sendOutbox).toBeInViewport({ ratio: 1 });
    const banner = (await list.connection.boundingBox())!;
    await expect(list.notifications).toHaveCount(0);
    await expectAccessible(page);
    // What has the focus is not behind it.
    await list.heading.focus();
    for (const key of "jjjjjkkkk") {
      await page.keyboard.press(key);
      const { y } = (await page.locator(":focus").boundingBox())!;
      expect(y).toBeGreaterThan(banner.y + banner.height);
    }

    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await list.sendOutbox.scrollIntoViewIfNeeded();
    await expect(list.sendOutbox).toBeInViewport({ ratio: 1 });
    await restore();
    await list.sendOutbox.click();
    for (const title of titles)
      await expect(list.row(title).root).toContainText(m.status_archived());
  },
);

test(
  "a change made by hand leaves the outbox",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors }) => {
    const { id, title } = await jobs.create({ title: `Baker ${marker}`, status: "active" });
    browserErrors.expectError(`${GONE} PUT /api/v1.1/jobs/${id}`);
    const job = await JobPage.open(page, id);
    const restore = await interceptRequest(page, "PUT", `/jobs/${id}`, offline);
    await job.archive.click();
    const name = m.job_outbox({ verb: m.job_archive(), title });
    await expect(job.connection).toContainText(m.connection_outbox({ names: fewNames([name]) }));
    await restore();
    await job.archive.click();
    await expect(job.notification(m.job_status_set({ status: "archived", title }))).toBeVisible();
    await expect(job.connection).toHaveCount(0);
  },
);

test(
  "a change that fails after sign-out is not kept",
  { tag: "@all" },
  async ({ page, jobs, marker, apiKey, browserErrors }) => {
    const [before, after] = await jobs.createNumbered(2, `Baker ${marker}`, { status: "active" });
    browserErrors.expectError(`${GONE} PUT /api/v1.1/jobs/`);
    const list = await JobListPage.openFor(page, marker);
    const changing = deferred();
    await interceptRequest(page, "PUT", "/jobs/*", offline);
    await interceptRequest(page, "PUT", "/jobs/*", changing.fault);
    const sent = page.waitForRequest((request) => request.method() === "PUT");
    await list.row(before!).choose("archive");
    await sent;
    await list.signOut.click();
    await new SignInPage(page).signIn(apiKey);
    await expect(list.titles).toHaveCount(2);
    const failed = page.waitForEvent("requestfailed");
    changing.release();
    await failed;
    // The next one waits, and it alone.
    await list.row(after!).choose("archive");
    const name = m.job_outbox({ verb: m.job_archive(), title: after! });
    await expect(list.connection).toContainText(m.connection_outbox({ names: fewNames([name]) }));
  },
);

test(
  "an unreachable service is probed until it is back",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors }) => {
    await page.clock.install();
    const { title } = await jobs.create({ title: `Baker ${marker}` });
    browserErrors.expectError(`${GONE} GET /api/v1.1/`);
    const restore = await interceptRequest(page, "GET", "/*", offline);
    const list = await JobListPage.openFor(page, marker);
    await expect(list.connection).toContainText(m.connection_lost());
    await page.clock.fastForward(10_000);
    await expect(list.alert).toContainText(m.errors_network());
    await restore();
    // Failed queries are refetched after the next probe, which may not have been set yet.
    await expect(async () => {
      await page.clock.fastForward(40_000);
      await expect(list.titles).toHaveText([title], { timeout: 2_000 });
    }).toPass();
    await expect(list.connection).toHaveCount(0);
  },
);

test(
  "two quick changes without a connection wait at once, and each is undone after it is sent",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors, writes }) => {
    const before = { status: "active", closeDate: "2035-08-04" } as const;
    const [extended, archived] = await Promise.all([
      jobs.create({ title: `Baker ${marker}`, ...before }),
      jobs.create({ title: `Cook ${marker}`, ...before }),
    ]);
    for (const method of ["GET", "PUT"])
      browserErrors.expectError(`${GONE} ${method} /api/v1.1/jobs/`);
    const list = await JobListPage.openFor(page, marker);
    const [baker, cook] = [list.row(extended.title), list.row(archived.title)];
    const restoreGet = await interceptRequest(page, "GET", "/jobs/*", offline);
    const restorePut = await interceptRequest(page, "PUT", "/jobs/*", offline);
    await baker.choose("extend");
    await cook.choose("archive");
    for (const [verb, { title }] of [
      [m.job_extend(), extended],
      [m.job_archive(), archived],
    ] as const)
      await expect(list.connection).toContainText(m.job_outbox({ verb, title }));

    await restoreGet();
    await restorePut();
    // Nothing goes by itself.
    await page.waitForLoadState("networkidle");
    await list.sendOutbox.click();
    const { title } = extended;
    const date = longDate("2035-09-03");
    await expect(list.notification(m.job_extended({ title, date }))).toBeVisible();
    const set = m.job_status_set({ status: "archived", title: archived.title });
    await expect(list.notification(set)).toBeVisible();
    // What was tried before has the same name.
    expect(writes).toHaveLength(PLAIN ? 3 : 2);

    const undos = list.notifications.getByRole("button", { name: m.job_undo() });
    await list.undo();
    await expect(undos).toHaveCount(1);
    await list.undo();
    await expect(undos).toHaveCount(0);
    for (const { id } of [extended, archived])
      await expect.poll(async () => jobs.read(id)).toMatchObject(before);
    await expect(baker.closeDate).toContainText(shortDate(before.closeDate));
    await expect(cook.status).toHaveText(m.status_active());
  },
);
