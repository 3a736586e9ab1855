import { expect } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { jobsFound, pageTitle, viewTitle } from "#src/i18n/phrases.ts";
import { moneyRange, shortDate } from "#src/i18n/format.ts";
import { interceptRequest, deferred } from "./intercept-request.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { SIGNED_OUT, test } from "./fixtures.ts";
import { JobListPage } from "./pages/job-list-page.ts";

test(
  "a row says what one looks for: title, reference id, status, places, dates, pay",
  {
    tag: ["@story", "@french"],
  },
  async ({ page, jobs, marker }) => {
    const title = `<b>Baker</b> & "Co" ${marker}`;
    await jobs.create({
      title,
      referenceId: `R-${marker}`,
      status: "active",
      confidential: true,
      closeDate: "2035-08-04",
      salary: { amount: 65_000, maxAmount: 80_000, period: { id: 1 } },
      locations: [{ description: "Halifax, NS" }, { description: "Truro, NS" }],
    });
    const list = await JobListPage.openFor(page, marker);
    const { root, closeDate, pay, published } = list.row(title);
    for (const said of [
      m.jobs_reference_id({ id: `R-${marker}` }),
      m.jobs_confidential(),
      m.status_active(),
      "Halifax, NS",
      "Truro, NS",
    ]) {
      await expect(root).toContainText(said);
    }
    // A card leaves it out.
    if (await list.header(m.column_published()).isVisible())
      await expect(published.getByRole("time")).toBeVisible();
    await expect(closeDate.getByRole("time").first()).toHaveText(shortDate("2035-08-04"));
    await expect(pay).toHaveText(`${moneyRange(65_000, 80_000)} ${m.per_year()}`);
    await expectAccessible(page);
  },
);

test(
  "a search waits for a pause in typing, and Enter does not",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    await jobs.createAll([`Miller ${marker}`, `Baker ${marker}`]);
    await page.clock.install();
    const list = await JobListPage.openFor(page, marker);
    await expect(list.titles).toHaveCount(2);

    await page.clock.pauseAt(Date.now() + 60_000);
    await list.search.fill(`Baker ${marker}`);
    await page.clock.runFor(200);
    await expect(page).toHaveURL(`/jobs?q=${marker}`);
    await page.clock.runFor(200);
    await expect(page).toHaveURL(`/jobs?q=Baker+${marker}`);
    await page.clock.resume();
    await expect(list.titles).toHaveText([`Baker ${marker}`]);
    await expect(list.search).toBeFocused();

    await list.search.fill(`Miller ${marker}`);
    await list.search.press("Enter");
    await expect(page).toHaveURL(`/jobs?q=Miller+${marker}`);
    const view = viewTitle(undefined, `Miller ${marker}`);
    await expect(page).toHaveTitle(m.app_document_title({ page: view }));
  },
);

test(
  "a tab pressed during a search keeps the term",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    await jobs.createAll([`Miller ${marker}`, `Baker ${marker}`]);
    await page.clock.install();
    const list = await JobListPage.openFor(page, marker);
    await expect(list.titles).toHaveCount(2);
    const { fault, release } = deferred();
    await interceptRequest(page, "GET", "/jobs", fault);
    await page.clock.pauseAt(Date.now() + 60_000);
    await list.search.fill(`Baker ${marker}`);
    await list.search.press("Enter");
    await list.tab("draft").click();
    await page.clock.resume();
    release();
    await expect(page).toHaveURL(`/jobs?status=draft&q=Baker+${marker}`);
    await expect(list.titles).toHaveText([`Baker ${marker}`]);
    await expect(list.search).toHaveValue(`Baker ${marker}`);
  },
);

test(
  "a search finds parts of titles and reference ids, in any case",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    await jobs.create({ title: `100% Rye Baker ${marker}` });
    await jobs.create({ title: `Miller ${marker}`, referenceId: `RYE_100-${marker}` });
    const list = await JobListPage.open(page);
    for (const [term, found] of [
      [`rye baker ${marker}`, [`100% Rye Baker ${marker}`]],
      [`rye_100-${marker}`, [`Miller ${marker}`]],
      [`“100% rye baker ${marker}”`, [`100% Rye Baker ${marker}`]],
      [marker, [`Miller ${marker}`, `100% Rye Baker ${marker}`]],
    ] as const) {
      await list.search.fill(term);
      await expect(list.titles).toHaveText(found);
    }
    await expect(list.announcement).toHaveText(jobsFound(2, 1, 1));

    await list.search.fill(`RYE_100-${marker}; 9-${marker}`);
    await list.way(m.job_find_references({ count: 2 })).click();
    await expect(list.titles).toHaveText([`Miller ${marker}`]);
  },
);

test(
  "clearing a search shows all jobs and keeps the focus in the box",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    await jobs.create({ title: `Baker ${marker}` });
    const list = await JobListPage.openFor(page, marker);
    await expect(list.titles).toHaveCount(1);
    await list.clearSearch.click();
    await expect(page).toHaveURL("/jobs");
    await expect(list.search).toHaveValue("");
    await expect(list.search).toBeFocused();

    await list.search.fill(marker);
    await expect(page).toHaveURL(`/jobs?q=${marker}`);
    await list.search.press("Escape");
    await expect(page).toHaveURL("/jobs");
  },
);

test(
  "pages: forwards, back, to the ends, and more rows at once",
  { tag: ["@story"] },
  async ({ page, jobs, marker }) => {
    const all = await jobs.createNumbered(23, marker);
    const list = await JobListPage.openFor(page, marker, "&pageSize=10");
    await expect(list.titles).toHaveText(all.slice(0, 10));
    await expect(list.range(1, 10, 23)).toBeVisible();

    await list.pageLink(m.ui_next_page()).click();
    await expect(list.titles).toHaveText(all.slice(10, 20));
    await expect(page).toHaveURL(`/jobs?q=${marker}&page=2&pageSize=10`);
    await list.pageLink(m.ui_last_page()).click();
    await expect(list.titles).toHaveText(all.slice(20));
    await expect(list.range(21, 23, 23)).toBeVisible();
    await expect(list.pageLink(m.ui_next_page())).toHaveCount(0);
    // Another page shows from its top, and the focus follows.
    await expect(list.heading).toBeFocused();
    await expect(list.heading).toBeInViewport();
    await expect(page).toHaveTitle(
      m.app_document_title({ page: pageTitle(viewTitle(undefined, marker), 3) }),
    );
    await list.pageLink(m.ui_previous_page()).click();
    await expect(list.range(11, 20, 23)).toBeVisible();
    await list.goToPage(3);
    await expect(list.titles).toHaveText(all.slice(20));
    await expect(page).toHaveURL(`/jobs?q=${marker}&page=3&pageSize=10`);
    await list.pageLink(m.ui_first_page()).click();
    await expect(list.range(1, 10, 23)).toBeVisible();
    await expect(list.heading).toBeFocused();

    await list.pageSize.selectOption("50");
    await expect(list.titles).toHaveText(all);
    await expect(page).toHaveURL(`/jobs?q=${marker}&pageSize=50`);
    await expect(list.pages).toHaveCount(0);

    // Remembered, but for a link that names a page.
    await JobListPage.openFor(page, marker);
    await expect(page).toHaveURL(`/jobs?q=${marker}&pageSize=50`);
    await JobListPage.openFor(page, marker, "&page=1&pageSize=10");
    await expect(list.range(1, 10, 23)).toBeVisible();
  },
);

test(
  "on a slow computer a search moves neither the page nor the focus",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    await jobs.create({ title: `Baker ${marker}` });
    await jobs.create({ title: `Miller ${marker}` });
    const list = await JobListPage.openFor(page, `Baker+${marker}`);
    await expect(list.titles).toHaveCount(1);
    await page.evaluate(() => {
      const { fetch } = globalThis;
      globalThis.fetch = async (...request) => {
        const end = performance.now() + 300;
        while (performance.now() < end);
        return fetch(...request);
      };
    });
    await list.clearSearch.click();
    await expect(list.titles).not.toHaveCount(1);
    await expect(list.search).toBeFocused();
  },
);

test(
  "nothing matches: the list says so and leads on",
  { tag: "@story" },
  async ({ page, jobs, marker }) => {
    await jobs.create({ title: `Baker ${marker}`, status: "active" });
    const list = await JobListPage.openFor(page, marker, "&status=draft&pageSize=50");
    await expect(list.emptyState(m.job_no_match_title())).toBeVisible();
    await expect(list.main).toContainText(m.job_no_match_status({ q: marker, status: "draft" }));
    await expectAccessible(page);

    await list.way(m.job_search_all()).click();
    await expect(list.titles).toHaveText([`Baker ${marker}`]);
    await expect(page).toHaveURL(`/jobs?q=${marker}&pageSize=50`);
    await expect(list.heading).toBeFocused();
    await page.goBack();
    await list.way(m.job_clear_search()).click();
    await expect(page).toHaveURL("/jobs?status=draft&pageSize=50");
    await expect(list.heading).toBeFocused();

    await JobListPage.openFor(page, `no+${marker}`, "&status=draft");
    await expect(list.tab("all")).toHaveText(`${m.jobs_all()}0`);
    await expect(list.way(m.job_search_all())).toHaveCount(0);
    await expect(list.way(m.job_clear_search())).toBeVisible();
  },
);

test.describe("an employer without jobs", { tag: "@own-employer" }, () => {
  test.use({ storageState: SIGNED_OUT });

  test("sees how to create the first one", async ({ page, ownEmployer }) => {
    const list = await ownEmployer.signIn(page);
    await expect(list.emptyState(m.job_empty_title())).toBeVisible();
    await expectAccessible(page);
    await list.tab("archived").click();
    await expect(list.emptyState(m.job_empty_status_title({ status: "archived" }))).toBeVisible();
    await list.way(m.job_show_all()).click();
    const form = await list.startNewJob();
    await expect(form.heading).toHaveText(m.job_form_new_title());
  });
});
