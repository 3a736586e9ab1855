import { expect } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { expectAccessible } from "./expect-accessible.ts";
import { test } from "./fixtures.ts";
import { JobListPage } from "./pages/job-list-page.ts";

test("all that match a search are selected, and stay so on the way through pages, jobs and searches", async ({
  page,
  jobs,
  marker,
}) => {
  const titles = Array.from({ length: 12 }, (_, index) => `Baker ${10 + index} ${marker}`);
  await jobs.createAll(titles);
  const list = await JobListPage.openFor(page, marker, "&pageSize=10");
  await list.row(titles[0]!).box.check();
  await expect(list.selected(1)).toBeVisible();
  await list.selectPage.check();
  await expect(list.selected(10)).toBeVisible();
  await list.selectAllMatching(12).click();
  await expect(list.selected(12)).toBeVisible();
  await expect(list.selectAllMatching(12)).toHaveCount(0);
  await expectAccessible(page);

  await list.pageLink(m.ui_next_page()).click();
  await expect(list.row(titles[11]!).box).toBeChecked();
  await list.row(titles[11]!).box.uncheck();
  const job = await list.openJob(titles[10]!);
  await expect(job.heading).toHaveText(titles[10]!);
  await list.search.waitFor({ state: "detached" });
  await JobListPage.backFrom(job);
  await list.search.fill(titles[0]!);
  await expect(list.titles).toHaveText([titles[0]!]);
  await expect(list.row(titles[0]!).box).toBeChecked();
  await expect(list.selected(11)).toBeVisible();
});

test("rows are selected by keyboard, and Escape is taken back", async ({ page, jobs, marker }) => {
  const titles = [`One ${marker}`, `Two ${marker}`, `Three ${marker}`];
  await jobs.createAll(titles);
  const list = await JobListPage.openFor(page, marker);
  await expect(list.row(titles[0]!).box).toBeVisible();
  for (const key of ["j", "j", "x", "Shift+j"]) await page.keyboard.press(key);
  await expect(list.row(titles[2]!).link).toBeFocused();
  await expect(list.selected(2)).toBeVisible();
  await expect(list.row(titles[0]!).box).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(list.selectionBar).toHaveCount(0);
  await expect(list.row(titles[2]!).link).toBeFocused();
  await page.keyboard.press("u");
  await expect(list.selected(2)).toBeVisible();
});

test(
  "where what changes many jobs does not load, the menu and the button say so",
  { tag: "@story" },
  async ({ page, jobs, marker, browserErrors }) => {
    browserErrors.tolerate("net::ERR_FAILED GET /assets/", "NS_ERROR_FAILURE GET /assets/");
    browserErrors.tolerate("console error: TypeError");
    const { title } = await jobs.create({ title: `Baker ${marker}` });
    await page.route("**/assets/change-pages*.js", async (route) => route.abort());
    const list = await JobListPage.openFor(page, marker);
    await list.row(title).box.check();
    const { selectionBar } = list;
    await selectionBar.getByRole("button", { name: m.selection_more() }).click();
    const menu = page.getByRole("menu", { name: m.selection_more() });
    await expect(menu.getByRole("alert")).toContainText(m.ui_part_failed());
    await expect(menu.getByRole("menuitem")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await selectionBar.getByRole("button", { name: m.job_archive(), exact: true }).click();
    await expect(list.notification(m.ui_part_failed())).toBeVisible();
    await expect(list.selected(1)).toBeVisible();
  },
);
