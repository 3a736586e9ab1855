import type { Page } from "@playwright/test";

/** Today in a page: the browser and Node may know different rules of one time zone. */
export const todayOf = async (page: Page): Promise<string> =>
  page.evaluate(() => new Date().toLocaleDateString("sv-SE"));
