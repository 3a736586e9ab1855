import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { addDays, todayIn } from "#contract/calendar-date.ts";
import { list as listOf, longDate, number } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { expectAccessible } from "./expect-accessible.ts";
import { test } from "./fixtures.ts";
import { answer, deferred, interceptRequest, rewritten } from "./intercept-request.ts";
import { JobListPage } from "./pages/job-list-page.ts";
import { startOfWeek } from "#src/features/job-list/views/calendar/calendar-days.ts";

const inDays = (days: number) => addDays(todayIn("America/Vancouver"), days);
const closing = { status: "active", closeDate: inDays(5) } as const;

test("filters and a sort are in the address, show as chips, and are taken away", async ({
  page,
  jobs,
  marker,
}) => {
  await jobs.create({ ...closing, title: `Cook ${marker}`, closeDate: inDays(9) });
  await jobs.create({ ...closing, title: `Baker ${marker}` });
  await jobs.create({ status: "active", title: `Archivist ${marker}`, closeDate: inDays(40) });
  const list = await JobListPage.openFor(page, marker);
  await expect(list.titles).toHaveCount(3);

  await list.view.filter.click();
  await list.view.choose(m.label_close_date(), m.filter_next_days({ count: 14 }));
  await expect(list.titles).toHaveCount(2);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(list.view.filter).toBeFocused();

  await list.sortBy(m.column_title()).click();
  await expect(list.titles).toHaveText([`Baker ${marker}`, `Cook ${marker}`]);
  await expect(list.header(m.column_title())).toHaveAttribute("aria-sort", "ascending");
  await expect(list.sortBy(m.column_title())).toBeFocused();
  await list.sortBy(m.column_title()).click();
  await expect(list.titles).toHaveText([`Cook ${marker}`, `Baker ${marker}`]);
  await expect(page).toHaveURL(`/jobs?q=${marker}&closes=next14&sort=-title`);

  await page.reload();
  await expect(list.titles).toHaveText([`Cook ${marker}`, `Baker ${marker}`]);
  await page.goBack();
  await expect(list.titles).toHaveText([`Baker ${marker}`, `Cook ${marker}`]);
  const chip = m.view_chip({
    filter: m.label_close_date(),
    value: m.filter_next_days({ count: 14 }),
  });
  await list.view.remove(chip).click();
  await expect(list.titles).toHaveCount(3);
  await expect(list.view.filter).toBeFocused();

  await list.view.filter.click();
  await list.view.choose(m.fact_pay(), m.view_range());
  await list.view.panel.getByLabel(m.view_min(), { exact: true }).fill("900");
  await page.keyboard.press("Escape");
  await expect(list.emptyState(m.job_no_match_title())).toBeVisible();
  await expectAccessible(page);
  await list.view.clear.last().click();
  await expect(list.titles).toHaveCount(3);
});

test(
  "several provinces at once, by their names",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    for (const place of ["Vancouver, BC", "Whitehorse, YT", "Halifax, NS"])
      await jobs.create({ title: `Cook ${marker}`, locations: [{ description: place }] });
    const list = await JobListPage.openFor(page, marker);
    await expect(list.titles).toHaveCount(3);
    await list.view.filter.click();
    const names = [m.province_name({ province: "BC" }), m.province_name({ province: "YT" })];
    await list.view.tick(m.filter_province(), ...names);
    await expect(list.titles).toHaveCount(2);
    await expectAccessible(page);
    const how = list.view.panel.getByRole("combobox", { name: m.filter_province() });
    await how.selectOption({ label: m.view_is_not() });
    await expect(list.titles).toHaveCount(1);
    await expect(page).toHaveURL(`/jobs?q=${marker}&province=not%3ABC%2CYT`);
    await how.selectOption({ label: m.view_is() });
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(`/jobs?q=${marker}&province=BC%2CYT`);
    await expect(page).toHaveTitle(/, (filtered|filtre appliqué)/);
    const chip = m.view_chip({ filter: m.filter_province(), value: listOf(names) });
    await list.view.remove(chip).click();
    await expect(list.titles).toHaveCount(3);
  },
);

test("places are found among many, and the address of applications is a filter", async ({
  page,
  jobs,
  marker,
}) => {
  const create = async (place: string, applicationEmail: string) =>
    jobs.create({
      title: `Cook ${place} ${marker}`,
      locations: [{ description: "Halifax, NS" }, { description: place }],
      applicationEmail,
    });
  await create("Truro, NS", `hr@${marker}.example.ca`);
  await create("Kelowna, BC", `hr@${marker}.example.ca`);
  await create("Hope, BC", `jobs@${marker}.example.ca`);
  const list = await JobListPage.openFor(page, marker);
  await list.view.filter.click();
  await list.view.tick(m.filter_location(), "Hope, BC", "Truro, NS");
  await expect(list.titles).toHaveCount(2);
  // The place that is filtered by comes before the first one of the posting.
  await expect(list.row(`Cook Hope, BC ${marker}`).root).toContainText(/Hope, BC.*Halifax, NS/);
  await list.view.panel.getByLabel(m.filter_apply_to()).fill(`HR@${marker}`);
  await expect(list.titles).toHaveText([`Cook Truro, NS ${marker}`]);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(
    `/jobs?q=${marker}&location=Hope%2C+BC%3B+Truro%2C+NS&applyTo=HR%40${marker}`,
  );
});

test("a search for a place leads to its jobs", async ({ page, jobs, marker }) => {
  test.skip(Boolean(process.env["E2E_PLAIN"]), "a plain service would be asked for each job");
  // No name of a place has digits.
  const town = `Zyxel${marker.replaceAll(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "")}`;
  await jobs.create({ title: `Baker ${marker}`, locations: [{ description: `${town}, QC` }] });
  const list = await JobListPage.open(page, `?q=${town.slice(0, -1)}`);
  await list.way(m.view_more_in_place({ count: 1, place: `${town}, QC` })).click();
  await expect(page).toHaveURL(`/jobs?location=${town}%2C+QC`);
  await expect(list.titles).toHaveText([`Baker ${marker}`]);
});

test(
  "loading all jobs for a filter can be cancelled, fails with a way on, and continues",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors }) => {
    await jobs.create({ ...closing, title: `Baker ${marker}` });
    const held = deferred();
    const release = await interceptRequest(page, "GET", "/jobs/changes", held.fault);
    const list = await JobListPage.openFor(page, marker, "&closes=next7");
    await expect(page.getByRole("progressbar", { name: m.index_label() })).toBeVisible();
    await expectAccessible(page);
    await list.view.named(m.ui_cancel()).click();
    await expect(page.getByText(m.index_stopped())).toBeVisible();
    await expectAccessible(page);
    held.release();
    await release();

    browserErrors.expectError("503 GET /api/v1.1/jobs/changes");
    const later = { "Retry-After": "300" };
    const mend = await interceptRequest(page, "GET", "/jobs/changes", answer(503, {}, later));
    await list.view.named(m.index_continue()).click();
    await expect(page.getByText(m.index_failed())).toBeVisible();
    await expectAccessible(page);
    await mend();
    await list.view.named(m.ui_retry()).click();
    await expect(list.titles).toHaveText([`Baker ${marker}`]);
  },
);

test(
  "more jobs than a browser can hold are counted, and not loaded",
  { tag: "@all" },
  async ({ page }) => {
    const paging = { page: 1, pages: 25_001, pageSize: 1, previous: null, next: null };
    const counted = rewritten({ paging: { ...paging, total: 25_001 } });
    await interceptRequest(page, "GET", "/jobs", counted);
    const list = await JobListPage.open(page, "?closes=next7");
    await expect(page.getByText(m.index_too_many_title({ total: number(25_001) }))).toBeVisible();
    await expect(list.tab("draft")).toContainText(m.ui_count_unavailable());
    await expectAccessible(page);
  },
);

test("a view is saved under a name, opened, renamed and removed", async ({
  page,
  jobs,
  marker,
}) => {
  await jobs.create({ ...closing, title: `Baker ${marker}` });
  const list = await JobListPage.openFor(page, marker, "&closes=next7");
  await expect(list.titles).toHaveCount(1);
  await list.view.views.click();
  await list.view.panel.getByRole("button", { name: m.views_save() }).click();
  const dialog = page.getByRole("dialog", { name: m.views_save_title() });
  await dialog.getByLabel(m.views_name()).fill(`Mine ${marker}`);
  await page.keyboard.press("Enter");
  await expect(list.notification(m.views_saved({ name: `Mine ${marker}` }))).toBeVisible();

  await page.goto("/jobs");
  await list.view.views.click();
  await list.view.panel.getByRole("link", { name: `Mine ${marker}` }).click();
  await expect(page).toHaveURL(`/jobs?q=${marker}&closes=next7`);
  await expect(list.titles).toHaveText([`Baker ${marker}`]);

  await list.view.named(`Mine ${marker}`).click();
  await expectAccessible(page);
  await list.view.panel
    .getByRole("button", { name: `${m.views_remove()}: Mine ${marker}` })
    .click();
  await expect(list.notification(m.views_removed({ name: `Mine ${marker}` }))).toBeVisible();
  await expect(list.view.views).toBeVisible();
});

test("the calendar counts the jobs that close on each day and in each week, and filters", async ({
  page,
  jobs,
  marker,
}) => {
  await jobs.create({ ...closing, title: `Baker ${marker}` });
  await jobs.create({ ...closing, title: `Cook, night ${marker}` });
  await jobs.create({ ...closing, title: `Clerk ${marker}`, closeDate: inDays(6) });
  const list = await JobListPage.openFor(page, marker);
  await list.view.calendar.click();
  const day = page.getByRole("button", {
    name: m.calendar_day({ count: 2, date: longDate(inDays(5)) }),
  });
  await day.click();
  await expect(list.titles).toHaveCount(2);
  await expect(day).toHaveAttribute("aria-pressed", "true");
  const week = startOfWeek(inDays(5));
  const count = startOfWeek(inDays(6)) === week ? 3 : 2;
  await page
    .getByRole("button", { name: m.calendar_week({ count, date: longDate(week) }) })
    .click();
  await expect(day).toHaveAttribute("aria-pressed", "false");
  await expect(list.titles).toHaveCount(count);
  await expectAccessible(page);

  // One tab stop, with arrow keys within it.
  await day.focus();
  await page.keyboard.press("ArrowRight");
  await expect(day).not.toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(day).toBeFocused();
  await page.keyboard.press("Tab");
  const button = page.getByRole("button", { name: m.calendar_download({ count: 3 }) });
  await expect(button).toBeFocused();

  const download = page.waitForEvent("download");
  await button.click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain(`Cook\\, night ${marker}`);
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(3);
});

test(
  "columns and compact rows are chosen and remembered",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    await jobs.create({ title: `Baker ${marker}`, categories: [{ id: 14 }] });
    const list = await JobListPage.openFor(page, marker);
    await list.view.display.click();
    await list.view.panel.getByRole("checkbox", { name: m.filter_category() }).check();
    await list.view.panel.getByRole("checkbox", { name: m.column_published() }).uncheck();
    await expect(list.header(m.column_published())).toHaveCount(0);
    await page.goto(`/jobs?q=${marker}`);
    await expect(list.row(`Baker ${marker}`).root).toContainText(m.category_retail());

    const height = async () => (await list.row(`Baker ${marker}`).root.boundingBox())?.height ?? 0;
    expect(await height()).toBeGreaterThan(40);
    await list.view.display.click();
    await list.view.panel.getByRole("checkbox", { name: m.view_compact() }).check();
    await expect(page).toHaveURL(/rows=compact/);
    expect(await height()).toBeLessThan(40);
    await page.goto(`/jobs?q=${marker}`);
    await expect(page).toHaveURL(/rows=compact/);
  },
);
