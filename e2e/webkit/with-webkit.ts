import { mkdirSync } from "node:fs";
import path from "node:path";
import type { BrowserContextOptions, Page } from "@playwright/test";
import { temporaryFolder } from "../../scripts/temporary-folder.ts";
import { Driver } from "./driver.ts";
import { driveWebKit } from "./page.ts";

/** Runs a story with a page in a new WebKit, which begins with what `storageState` keeps of the product's origin. */
export async function withWebKit(
  page: Page,
  {
    baseURL = "",
    storageState,
  }: { baseURL: string | undefined; storageState: BrowserContextOptions["storageState"] },
  story: (page: Page) => Promise<void>,
): Promise<void> {
  const home = temporaryFolder("job-postings-webkit");
  const downloads = path.join(home, "Downloads");
  mkdirSync(downloads);
  const driver = await Driver.start(home);
  try {
    await driver.post("/window/rect", { width: 1280, height: 838 });
    const [kept] = typeof storageState === "object" ? storageState.origins : [];
    // A page of the origin that runs no code of the product's.
    await driver.post("/url", { url: `${baseURL}/health` });
    for (const { name, value } of kept?.localStorage ?? [])
      await driver.run("localStorage.setItem(arguments[0], arguments[1])", name, value);
    await story(driveWebKit(page, driver, baseURL, downloads));
  } finally {
    await driver.stop();
  }
}
