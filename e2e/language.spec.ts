import { expect } from "@playwright/test";
import { CATEGORIES, POSITION_TYPES } from "#contract/reference.ts";
import { pseudo } from "#src/i18n/pseudo.ts";
import { hardCodedWords } from "#src/i18n/testing/hard-coded-words.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { SIGNED_OUT, test } from "./fixtures.ts";

// Pseudo-English is longer than English, accented and in brackets: a test language in which
// every screen has to stand as it will in French.
test.describe("in another language", { tag: "@story" }, () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("language", "pseudo"));
  });

  test("every text comes from the messages and fits", async ({ page, jobs, tag }) => {
    const place = "Vancouver, BC";
    const { id, title, employer } = await jobs.create({
      title: `Baker ${tag}`,
      referenceId: `R-${tag}`,
      status: "active",
      locations: [{ description: place }],
      description: `<p>${tag}</p>`,
    });
    const data = [
      title,
      `R-${tag}`,
      tag,
      place,
      employer?.name ?? "",
      "jobs@example.com",
      ...[...CATEGORIES, ...POSITION_TYPES].map(({ name }) => name),
    ].filter((words) => words !== "");
    const check = async (heading: string) => {
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      expect(await page.evaluate(hardCodedWords, data)).toEqual([]);
      await expectAccessible(page);
    };

    await page.goto(`/jobs?q=${tag}`);
    await check(pseudo.jobs.title);
    await page.goto(`/jobs?q=${tag}&status=draft`);
    await check(pseudo.jobs.title);
    await page.goto(`/jobs/${id}`);
    await check(title);
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: pseudo.app.shortcuts })).toBeVisible();
    await check(title);
    await page.goto(`/jobs/${id}/edit`);
    await check(pseudo.jobForm.editTitle(title));
    await page.goto("/jobs/new");
    await check(pseudo.jobForm.newTitle);
    await page.getByRole("button", { name: pseudo.job.publish }).click();
    const summary = pseudo.fields.errorSummary(6);
    await expect(page.getByRole("group", { name: summary })).toBeVisible();
    await check(pseudo.jobForm.newTitle);
    await page.goto("/nothing-here");
    await check(pseudo.frame.notFoundTitle);
  });

  test.describe(() => {
    test.use({ storageState: SIGNED_OUT });

    test("sign-in is translated too", async ({ page }) => {
      await page.goto("/");
      await expect(page.getByRole("heading", { name: pseudo.signIn.title })).toBeVisible();
      expect(await page.evaluate(hardCodedWords, [])).toEqual([]);
      await expectAccessible(page);
    });
  });
});
