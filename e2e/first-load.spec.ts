import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { deferred, interceptRequest } from "./intercept-request.ts";
import { JobListPage } from "./pages/job-list-page.ts";

/** Requests until the list shows. */
const MOST_REQUESTS = 12;

/** Bytes of a visit to the list, with what follows the rows. */
const MOST_BYTES = 450_000;

test("the list shows after few requests, and a visit to it loads little", async ({
  page,
  jobs,
  marker,
}) => {
  const { title } = await jobs.create({ title: `Baker ${marker}` });
  const requests: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on("request", (request) => requests.push(request.url()));
  page.on("requestfinished", (request) =>
    sizes.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize)),
  );
  const rows = deferred();
  await interceptRequest(page, "GET", "/jobs", rows.fault);
  const list = await JobListPage.openFor(page, marker);
  await expect(list.table).toHaveAttribute("aria-busy", "true");
  expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(MOST_REQUESTS);
  rows.release();
  await expect(list.titles).toHaveText([title]);
  await expect(list.view.filter).toBeVisible();
  await page.waitForLoadState("networkidle");
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(150_000);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});
