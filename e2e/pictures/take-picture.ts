import path from "node:path";
import type { Browser, Page, ViewportSize } from "@playwright/test";
import { ROOT } from "../../scripts/lib/repository.ts";

/** A page as all pictures show it. */
export const newPage = async (
  browser: Browser,
  baseURL: string,
  viewport: ViewportSize,
): Promise<Page> =>
  browser.newPage({
    baseURL,
    viewport,
    locale: "en-CA",
    timezoneId: "America/Vancouver",
    reducedMotion: "reduce",
  });

/**
 * Writes what the page shows to `docs/pictures/`.
 * @param complete once it has asked for everything
 */
export async function takePicture(page: Page, name: string, complete = true): Promise<void> {
  if (complete) await page.waitForLoadState("networkidle");
  await page.screenshot({ path: path.join(ROOT, "docs/pictures", `${name}.png`) });
}
