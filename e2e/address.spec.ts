import { expect } from "@playwright/test";
import { LIMITS } from "#contract/limits.ts";
import { list as joined } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { interceptRequest, deferred } from "./intercept-request.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { test } from "./fixtures.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobPage } from "./pages/job-page.ts";
import { JobListPage } from "./pages/job-list-page.ts";

test(
  "the address is the view: Back, Forward, reload and a link show the same",
  {
    tag: "@story",
  },
  async ({ page, context, jobs, marker }) => {
    await jobs.createNumbered(12, marker, { status: "draft" });
    await jobs.create({ title: `Baker ${marker}`, status: "active" });
    const list = await JobListPage.open(page, "?pageSize=10");
    await list.search.fill(marker);
    await expect(list.range(1, 10, 13)).toBeVisible();
    await list.tab("draft").click();
    await expect(list.range(1, 10, 12)).toBeVisible();
    await list.pageLink(m.ui_next_page()).click();
    await expect(list.range(11, 12, 12)).toBeVisible();
    const address = page.url();

    await page.goBack();
    await expect(list.range(1, 10, 12)).toBeVisible();
    await page.goBack();
    await expect(list.range(1, 10, 13)).toBeVisible();
    await page.goBack();
    await expect(list.search).toHaveValue("");
    await page.goForward();
    await page.goForward();
    await page.goForward();
    await expect(list.range(11, 12, 12)).toBeVisible();
    await expect(page).toHaveURL(address);

    const colleague = await context.newPage();
    await colleague.goto(address);
    await page.reload();
    for (const view of [list, new JobListPage(colleague)]) {
      await expect(view.range(11, 12, 12)).toBeVisible();
      await expect(view.search).toHaveValue(marker);
      await expect(view.tab("draft")).toHaveAttribute("aria-current", "page");
    }
  },
);

test(
  "the way back from a job keeps the list's filter and page",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    const titles = await jobs.createNumbered(11, marker);
    const list = await JobListPage.openFor(page, marker, "&page=2&pageSize=10");
    const job = await list.openJob(titles[10]!);
    await expect(job.heading).toHaveText(titles[10]!);
    await expect(job.heading).toBeFocused();
    const back = await JobListPage.backFrom(job);
    await expect(back.titles).toHaveText([titles[10]!]);
    await expect(page).toHaveURL(`/jobs?q=${marker}&page=2&pageSize=10`);
  },
);

test(
  "Back restores the scroll position of the list, after a reload too",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    await jobs.createNumbered(25, marker);
    const list = await JobListPage.openFor(page, marker);
    const job = new JobPage(page);
    const scrolled = async () => page.evaluate(() => scrollY);
    await expect(list.titles).toHaveCount(25);
    await list.titles.nth(20).focus();
    await expect.poll(scrolled).toBeGreaterThan(100);
    // Not where the focus alone would bring it.
    await page.evaluate(() => scrollBy(0, 50));
    const there = await scrolled();
    // The router notes a position at most every 100 ms.
    await page.waitForTimeout(300);
    await page.keyboard.press("Enter");
    await expect(job.edit).toBeVisible();
    await expect.poll(scrolled).toBe(0);
    await page.goBack();
    await expect(list.titles).toHaveCount(25);
    await expect.poll(scrolled).toBe(there);

    await page.goForward();
    await expect(job.edit).toBeVisible();
    await page.reload();
    await expect(job.edit).toBeVisible();
    await page.goBack();
    await expect(list.titles).toHaveCount(25);
    await expect.poll(scrolled).toBe(there);
  },
);

test(
  "a debounced search does not interrupt opening a job",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    const code = deferred();
    await page.route("**/assets/job-pages*.js", code.fault);
    await page.clock.install();
    const { id, title } = await jobs.create({ title: `Baker ${marker}` });
    const list = await JobListPage.openFor(page, marker);
    await expect(list.titles).toHaveText([title]);
    await page.clock.pauseAt(Date.now() + 60_000);
    await list.search.fill(title);
    await page.clock.runFor(250);
    const job = await list.openJob(title);
    // The pause in typing ends, and the code of the page is still on its way.
    await page.clock.runFor(75);
    await expect(list.heading).toHaveText(m.jobs_title());
    await expect(page).toHaveURL(`/jobs/${id}`);
    code.release();
    await page.clock.resume();
    await expect(job.heading).toHaveText(title);
    await expect(page).toHaveURL(`/jobs/${id}`);
  },
);

test(
  "a saved form and a deleted job leave no history entry",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    const { id, title } = await jobs.create({ title: `Baker ${marker}` });
    await page.goto("/trash");
    const list = await JobListPage.openFor(page, marker);
    const job = await list.openJob(title);
    const form = await JobEditorPage.editFrom(job);
    await form.line("title").fill(`Head baker ${marker}`);
    await form.save(form.saveChanges);
    await expect(job.heading).toHaveText(`Head baker ${marker}`);
    await expect(job.heading).toBeFocused();
    await expect(page).toHaveURL(`/jobs/${id}`);
    await page.goBack();
    await expect(list.row(`Head baker ${marker}`).link).toBeFocused();

    await page.goForward();
    const dialog = await job.askToDelete(`Head baker ${marker}`);
    await dialog.confirm.click();
    await expect(list.emptyState(m.job_no_match_title())).toBeVisible();
    await expect(page).toHaveURL(`/jobs?q=${marker}`);
    await page.goBack();
    await expect(page).toHaveURL("/trash");
  },
);

test(
  "invalid search parameters are removed from the address",
  { tag: "@all" },
  async ({ page }) => {
    const list = await JobListPage.open(
      page,
      "?page=-1&status=draft&pageSize=7&colour=red&q=%20%20",
    );
    await expect(list.titles).not.toHaveCount(0);
    await expect(page).toHaveURL("/jobs?status=draft");
    await expect(list.alert).toHaveCount(0);
  },
);

test("filters that cannot be read are named", async ({ page, jobs, marker }) => {
  await jobs.createAll([`Baker ${marker}`, `Cook ${marker}`]);
  const chip = (filter: string, value: string) => m.view_chip({ filter, value });
  // First of all in this browser: without its only filter, the list has nothing to show yet.
  const list = await JobListPage.openFor(page, marker, "&pay=hour:17,50..25");
  const pay = chip(m.fact_pay(), "hour:17,50..25");
  await expect(list.titles).toHaveCount(2);
  await expect(list.main).toContainText(m.view_unread({ filters: pay }));
  await JobListPage.openFor(
    page,
    marker,
    "&status=foo&province=ZZ,BC&closes=soon&statuss=active&utm_source=mail",
  );
  const status = chip(m.column_status(), "foo");
  const filters = [
    status,
    chip(m.label_close_date(), "soon"),
    chip(m.filter_province(), "ZZ,BC"),
    chip("statuss", "active"),
  ];
  await expect(list.main).toContainText(m.view_unread({ filters: joined(filters) }));
  await expect(page).toHaveURL(`/jobs?q=${marker}&province=BC`);
  await expectAccessible(page);
  await list.main.getByRole("button", { name: m.job_show_all() }).click();
  await expect(page).toHaveURL("/jobs");
  await expect(list.main).not.toContainText(m.view_unread({ filters: joined(filters) }));

  await JobListPage.openFor(page, marker, "&status=foo");
  await expect(list.main).toContainText(m.view_unread({ filters: status }));
  await expect(list.titles).toHaveCount(2);
});

test(
  "a page past the end becomes the last page",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    await jobs.createNumbered(11, marker);
    const list = await JobListPage.openFor(page, marker, "&page=99&pageSize=10");
    await expect(list.titles).toHaveCount(1);
    await expect(page).toHaveURL(`/jobs?q=${marker}&page=2&pageSize=10`);

    // Some services answer the last page instead.
    await interceptRequest(page, "GET", "/jobs", async (route) => {
      const url = route.request().url().replace("page=99", "page=2");
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await JobListPage.openFor(page, marker, "&page=99&pageSize=10");
    await expect(list.range(11, 11, 11)).toBeVisible();
    await expect(page).toHaveURL(`/jobs?q=${marker}&page=2&pageSize=10`);
  },
);

test("a search term is used literally", { tag: "@all" }, async ({ page, jobs, marker }) => {
  const title = `42 a&b=c 50% “é” ${marker}`;
  await jobs.create({ title });
  const list = await JobListPage.open(page, `?q=${encodeURIComponent(title)}`);
  await expect(list.search).toHaveValue(title);
  await expect(list.titles).toHaveText([title]);
});

test(
  "the root address redirects to the list and keeps the filter",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto("/?status=draft");
    await expect(new JobListPage(page).heading).toHaveText(m.jobs_title());
    await expect(page).toHaveURL("/jobs?status=draft");
  },
);

test("an unknown address shows a notice with a way on", async ({ page, browserErrors }) => {
  for (const address of ["/nothing-here", "/jobs/1.5"]) {
    browserErrors.expectError(`404 GET ${address}`);
    await test.step(address, async () => {
      await page.goto(address);
      await expect(new JobListPage(page).heading).toHaveText(m.frame_not_found_title());
      await expect(page).toHaveTitle(m.app_document_title({ page: m.frame_not_found_title() }));
    });
  }
  await expectAccessible(page);
  const list = new JobListPage(page);
  await list.way(m.app_to_jobs()).click();
  await expect(list.titles).not.toHaveCount(0);
});

test("a missing job shows a notice with a way on", async ({ page, browserErrors }) => {
  const id = LIMITS.maxId;
  browserErrors.expectError(`404 GET /api/v1.1/jobs/${id}`);
  const job = await JobPage.open(page, id);
  for (const address of [`/jobs/${id}`, `/jobs/${id}/edit`, `/jobs/new?from=${id}`]) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(job.heading).toHaveText(m.job_job_gone_title());
      await expect(page).toHaveTitle(m.app_document_title({ page: m.job_job_gone_title() }));
      await expect(job.alert).toHaveText(m.job_job_gone({ id }));
      await expect(job.way(m.app_to_jobs())).toBeVisible();
      await expect(job.edit).toHaveCount(0);
    });
  }
  await expectAccessible(page);
  await job.way(m.app_to_jobs()).click();
  await expect(new JobListPage(page).titles).not.toHaveCount(0);
});

test(
  "a link to another employer's job shows nothing of it",
  { tag: ["@own-employer", "@all"] },
  async ({ page, ownEmployer, marker, browserErrors }) => {
    const { id } = await ownEmployer.jobs.create({ title: `Baker ${marker}` });
    browserErrors.expectError(`404 GET /api/v1.1/jobs/${id}`);
    const job = await JobPage.open(page, id);
    await expect(job.alert).toHaveText(m.job_job_gone({ id }));
    await expect(page.locator("html")).not.toContainText(marker);
  },
);
