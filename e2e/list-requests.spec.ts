import { expect } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { test } from "./fixtures.ts";
import { JobListPage } from "./pages/job-list-page.ts";

test.skip(Boolean(process.env["E2E_PLAIN"]), "the rows of a plain service ask for their jobs");

test(
  "a visit to the list asks for lists, and for no row on its own",
  { tag: "@story" },
  async ({ page, jobs, marker }) => {
    const titles = await jobs.createNumbered(26, marker, { closeDate: "2035-08-04" });
    const asked: string[] = [];
    const list = await JobListPage.openFor(page, marker);
    await expect(list.row(titles[0]!).closeDate).toContainText("2035");
    await expect(list.tab("archived")).toContainText("0");

    // By now the tab knows what the service has.
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.reload();
    await expect(list.row(titles[24]!).closeDate).toContainText("2035");
    await expect(list.tab("archived")).toContainText("0");
    await page.waitForLoadState("networkidle");

    // The page, the next one, and the three other tabs.
    expect(asked.filter((path) => path.startsWith("/api/v1.1/jobs"))).toEqual(
      Array.from({ length: 5 }, () => "/api/v1.1/jobs"),
    );
  },
);

test("the column of readiness asks for no row on its own", async ({ page, jobs, marker }) => {
  await jobs.createNumbered(3, marker);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const list = await JobListPage.openFor(page, marker, "&columns=title,ready");
  await expect(list.table.getByText(m.filter_ready_yes())).toHaveCount(3);
  expect(asked).toContain("/api/v1.1/jobs/changes");
  expect(asked.filter((path) => /jobs\/\d+$/.test(path))).toEqual([]);
});
