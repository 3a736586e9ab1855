import { expect } from "@playwright/test";
import type { JobList } from "#contract/listing.ts";
import { number } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { deferred } from "./intercept-request.ts";
import { test } from "./fixtures.ts";
import { JobPage } from "./pages/job-page.ts";
import { JobListPage } from "./pages/job-list-page.ts";

test(
  "counts of thousands move nothing when they come",
  { tag: "@story" },
  async ({ page, jobs, marker }) => {
    await jobs.create({ title: `Baker ${marker}` });
    // The tab that is opened holds fewer jobs than all tabs together.
    await page.route(/\/jobs\?(?!.*status)/, async (route) => {
      const response = await route.fetch();
      const { paging, ...list } = (await response.json()) as JobList;
      await route.fulfill({ response, json: { ...list, paging: { ...paging, total: 1234 } } });
    });
    const list = await JobListPage.openFor(page, marker, "&status=draft");
    await expect(list.titles).toHaveText([`Baker ${marker}`]);
    await expect(list.tab("all")).toHaveText(`${m.jobs_all()}${number(1234)}`);
    const shifts = await page.evaluate(() => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type: "layout-shift", buffered: true });
      return observer.takeRecords().map((shift): unknown => shift.toJSON());
    });
    expect(shifts).toEqual([]);
  },
);

test(
  "each tab counts its jobs and leads to them",
  { tag: "@story" },
  async ({ page, jobs, marker }) => {
    await jobs.createAll([`One ${marker}`, `Two ${marker}`, `Three ${marker}`], {
      status: "active",
    });
    await jobs.createAll([`Four ${marker}`, `Five ${marker}`], { status: "draft" });
    await jobs.create({ title: `Six ${marker}`, status: "archived" });

    const list = await JobListPage.openFor(page, marker);
    await expect(list.tab("all")).toHaveText(`${m.jobs_all()}6`);
    await expect(list.tab("active")).toHaveText(list.activeCount(3));
    await expect(list.tab("draft")).toHaveText(`${m.jobs_tab_draft()}2`);
    await expect(list.tab("archived")).toHaveText(`${m.jobs_tab_archived()}1`);
    await expect(list.tab("all")).toHaveAttribute("aria-current", "page");

    await list.tab("draft").click();
    await expect(list.titles).toHaveText([`Four ${marker}`, `Five ${marker}`]);
    await expect(list.tab("draft")).toHaveAttribute("aria-current", "page");
    await expect(page).toHaveURL(`/jobs?status=draft&q=${marker}`);
  },
);

test(
  "opening a tab whose count is known sends no request",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    await jobs.create({ title: `One ${marker}` });
    await jobs.create({ title: `Two ${marker}`, status: "active" });
    const list = await JobListPage.openFor(page, marker);
    for (const tab of ["draft", "active", "archived"] as const)
      await expect(list.tab(tab)).toContainText(/\d/);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await list.tab("draft").click();
    await expect(list.titles).toHaveText([`One ${marker}`]);
    await list.tab("active").click();
    await expect(list.titles).toHaveText([`Two ${marker}`]);
    expect(asked.filter((url) => url.includes("/jobs?"))).toEqual([]);
  },
);

test("the next page is prefetched", { tag: "@all" }, async ({ page, jobs, marker }) => {
  const titles = await jobs.createNumbered(11, marker);
  const ahead = page.waitForResponse("**/jobs?*page=2&*");
  const list = await JobListPage.openFor(page, marker, "&pageSize=10");
  await (await ahead).finished();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await list.pageLink(m.ui_next_page()).click();
  await expect(list.titles).toHaveText([titles[10]!]);
  expect(asked.filter((url) => url.includes("page=2"))).toEqual([]);
});

test("counts are requested after the rows", { tag: "@all" }, async ({ page, jobs, marker }) => {
  await jobs.create({ title: `Baker ${marker}` });
  await jobs.create({ title: `Miller ${marker}` });
  const list = await JobListPage.openFor(page, marker);
  await expect(list.tab("active")).toHaveText(list.activeCount(0));
  const counts: string[] = [];
  await page.route("**/jobs?*status=*", (route) => {
    counts.push(route.request().url());
    return route.fallback();
  });
  const deferred: (() => void)[] = [];
  const rows = (url: URL) => url.pathname.endsWith("/jobs") && !url.searchParams.has("status");
  await page.route(rows, async (route) => {
    await new Promise<void>((resolve) => void deferred.push(resolve));
    return route.fallback();
  });
  const expectRowsFirst = async () => {
    await expect.poll(() => deferred.length).toBe(1);
    // Longer than a page waits for its rows before it renders a skeleton.
    await page.waitForFunction(
      (from) => performance.now() > from + 200,
      await page.evaluate(() => performance.now()),
    );
    expect(counts).toEqual([]);
    deferred.pop()?.();
    // A late one would look like a count requested too early.
    await expect.poll(() => counts.length).toBe(3);
    counts.length = 0;
  };

  await list.search.fill(`Baker ${marker}`);
  await list.search.press("Enter");
  await expectRowsFirst();
  await expect(list.titles).toHaveText([`Baker ${marker}`]);
  await list.row(`Baker ${marker}`).choose("publish");
  await expectRowsFirst();
  await expect(list.tab("active")).toHaveText(list.activeCount(1));
});

test("a failed count blocks nothing", async ({ page, jobs, marker, browserErrors }) => {
  browserErrors.expectError("403 GET /api/v1.1/jobs");
  await jobs.create({ title: `Baker ${marker}` });
  // A prefetched list would set its own count.
  await page.route("**/jobs?*status=*", (route) => route.fulfill({ status: 403 }));
  const list = await JobListPage.openFor(page, marker);
  await expect(list.titles).toHaveText([`Baker ${marker}`]);
  await expect(list.tab("active")).toContainText(m.ui_count_unavailable());
  await expect(list.tab("all")).toHaveText(`${m.jobs_all()}1`);
});

test("a change in another tab shows at once, in a hidden tab when it becomes visible", async ({
  page,
  context,
  jobs,
  marker,
}) => {
  const { id, title } = await jobs.create({ title: `Baker ${marker}`, status: "active" });
  const list = await JobListPage.openFor(page, marker);
  await expect(list.tab("archived")).toHaveText(`${m.jobs_tab_archived()}0`);
  const job = await JobPage.open(await context.newPage(), id);
  await job.archive.click();
  await expect(list.row(title).root).toContainText(m.status_archived());
  await expect(list.tab("archived")).toHaveText(`${m.jobs_tab_archived()}1`);

  const look = async (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { configurable: true, value });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }, hidden);
  await look(true);
  await job.publish.click();
  await expect(job.badges).toContainText(m.status_active());
  await expect(list.row(title).root).toContainText(m.status_archived());
  await look(false);
  await expect(list.row(title).root).toContainText(m.status_active());
  await expect(list.tab("archived")).toHaveText(`${m.jobs_tab_archived()}0`);
});

test(
  "a change in another tab while this one opens shows too",
  { tag: "@all" },
  async ({ page, context, jobs, marker }) => {
    const { id, title } = await jobs.create({ title: `Baker ${marker}`, status: "active" });
    const job = await JobPage.open(await context.newPage(), id);
    await expect(job.archive).toBeVisible();
    // Tab sync loads after the rows.
    const later = deferred();
    await page.route("**/assets/job-pages*.js", later.fault);
    const list = await JobListPage.openFor(page, marker);
    await expect(list.titles).toHaveText([title]);
    await job.archive.click();
    await expect(job.badges).toContainText(m.status_archived());
    later.release();
    await expect(list.row(title).root).toContainText(m.status_archived());
  },
);
