import { expect } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { hardCodedWords } from "#src/i18n/testing/hard-coded-words.ts";
import { chooseLanguage } from "./choose-language.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { SIGNED_OUT, test } from "./fixtures.ts";

const PSEUDO = { locale: "en-XA" } as const;

// Pseudo-English is longer than English, accented and in brackets: a test language in which
// every screen has to stand as it will in French.
test.describe("in another language", { tag: "@story" }, () => {
  test.beforeEach(({ context }) => chooseLanguage(context, PSEUDO.locale));

  test("every text comes from the messages and fits", async ({ page, jobs, tag }) => {
    const place = "Vancouver, BC";
    const { id, title, employer } = await jobs.create({
      title: `Baker ${tag}`,
      referenceId: `R-${tag}`,
      status: "active",
      locations: [{ description: place }],
      description: `<p>${tag}</p>`,
    });
    const data = [title, `R-${tag}`, tag, place, employer?.name ?? "", "jobs@example.com"].filter(
      (words) => words !== "",
    );
    const check = async (heading: string) => {
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      expect(await page.evaluate(hardCodedWords, data)).toEqual([]);
      await expectAccessible(page);
    };

    await page.goto(`/jobs?q=${tag}`);
    await check(m.jobs_title({}, PSEUDO));
    await page.goto(`/jobs?q=${tag}&status=draft`);
    await check(m.jobs_title({}, PSEUDO));
    await page.goto(`/jobs/${id}`);
    await check(title);
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: m.app_shortcuts({}, PSEUDO) })).toBeVisible();
    await check(title);
    await page.goto(`/jobs/${id}/edit`);
    await check(m.job_form_edit_title({ job: title }, PSEUDO));
    await page.goto("/jobs/new");
    await check(m.job_form_new_title({}, PSEUDO));
    await page.getByRole("button", { name: m.job_publish({}, PSEUDO) }).click();
    const summary = m.fields_error_summary({ count: 6 }, PSEUDO);
    await expect(page.getByRole("group", { name: summary })).toBeVisible();
    await check(m.job_form_new_title({}, PSEUDO));
    await page.goto("/nothing-here");
    await check(m.frame_not_found_title({}, PSEUDO));
  });

  test.describe(() => {
    test.use({ storageState: SIGNED_OUT });

    test("sign-in is translated too", async ({ page }) => {
      await page.goto("/");
      await expect(page.getByRole("heading", { name: m.sign_in_title({}, PSEUDO) })).toBeVisible();
      expect(await page.evaluate(hardCodedWords, [])).toEqual([]);
      await expectAccessible(page);
    });
  });
});
