import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { JobListPage } from "./pages/job-list-page.ts";

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
