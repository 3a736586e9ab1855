import { expect, type Locator } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { expectAccessible } from "./expect-accessible.ts";
import { test } from "./fixtures.ts";
import { JobListPage } from "./pages/job-list-page.ts";

test(
  "the theme follows the system until it is chosen, and the choice stays",
  { tag: "@all" },
  async ({ page }) => {
    const body = page.locator("body");
    const list = await JobListPage.open(page);
    await expect(list.titles).not.toHaveCount(0);
    const light = await background(body);
    await page.emulateMedia({ colorScheme: "dark" });
    const dark = await background(body);
    expect(dark).not.toBe(light);
    await expectAccessible(page);

    await list.chooseTheme(m.frame_theme_light());
    await expect(body).toHaveCSS("background-color", light);
    await page.reload();
    await expect(list.titles).not.toHaveCount(0);
    await expect(body).toHaveCSS("background-color", light);

    await list.chooseTheme(m.frame_theme_dark());
    await page.emulateMedia({ colorScheme: "light" });
    await expect(body).toHaveCSS("background-color", dark);

    await list.chooseTheme(m.frame_theme_system());
    await expect(body).toHaveCSS("background-color", light);
  },
);

const background = async (body: Locator) =>
  body.evaluate((element) => getComputedStyle(element).backgroundColor);
