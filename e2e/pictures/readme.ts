import type { Browser } from "@playwright/test";
import { JobListPage } from "../pages/job-list-page.ts";
import { SignInPage } from "../pages/sign-in-page.ts";
import { startDemo } from "./demo.ts";
import { newPage, takePicture } from "./take-picture.ts";

/** The pictures of README.md. */
export async function takeReadmePictures(browser: Browser): Promise<void> {
  const { url, key, stop } = await startDemo();
  const page = await newPage(browser, url, { width: 1440, height: 900 });
  await (await SignInPage.open(page, "/jobs?status=active")).signIn(key);
  const list = new JobListPage(page);
  await list.titles.nth(2).waitFor();
  await takePicture(page, "job-list");
  await list.titles.nth(2).click();
  await page.waitForURL(/\/jobs\/\d+$/);
  await page.locator("main dl").first().waitFor();
  await takePicture(page, "job-detail");
  await page.goto(`${page.url()}/edit`);
  await page.locator("[contenteditable=true]").waitFor();
  await takePicture(page, "job-editor");
  await page.close();
  stop();
}
