import { expect } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { interceptRequest, offline } from "./intercept-request.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectError } from "./expect-error.ts";
import { SIGNED_OUT, test } from "./fixtures.ts";
import { JobPage } from "./pages/job-page.ts";
import { JobListPage } from "./pages/job-list-page.ts";
import { SignInPage } from "./pages/sign-in-page.ts";

test.use({ storageState: SIGNED_OUT });

test("an accepted key opens the list", { tag: ["@story", "@french"] }, async ({ page, apiKey }) => {
  const signIn = await SignInPage.open(page);
  await expect(signIn.heading).toBeVisible();
  await expect(signIn.key).toBeFocused();
  await expectAccessible(page);

  // It can be read before it is sent, and a password manager has a name to keep it under.
  const show = page.getByRole("button", { name: m.sign_in_show_key() });
  await show.click();
  await expect(show).toHaveAttribute("aria-pressed", "true");
  await expect(signIn.key).toHaveAttribute("type", "text");
  await show.click();
  await expect(signIn.key).toHaveAttribute("type", "password");
  await expect(page.locator("[autocomplete=username]")).toHaveValue(m.app_product());

  const jobs = await signIn.signIn(apiKey);
  await expect(jobs.heading).toHaveText(m.jobs_title());
  await expect(jobs.heading).toBeFocused();
  await expect(jobs.titles).not.toHaveCount(0);
  await expect(page).toHaveURL("/jobs");
  await page.reload();
  await expect(jobs.titles).not.toHaveCount(0);
});

test("an error shows at the field", async ({ page, browserErrors }) => {
  const signIn = await SignInPage.open(page);
  for (const [name, key, says] of [
    ["no key", "", m.sign_in_key_missing()],
    ["a key that is no key", "clé", m.sign_in_key_malformed()],
    ["a key of blanks", "  ", m.sign_in_key_missing()],
    ["an unknown key", "jobs_unknown", m.sign_in_key_refused()],
  ] as const) {
    await test.step(name, async () => {
      await signIn.tryKey(key);
      await expectError(signIn.key, says);
      await expect(signIn.key).toBeFocused();
      await expect(page.locator("output")).toHaveText(says);
    });
  }
  browserErrors.expectError("401 GET /api/v1.1/jobs");
  await expectAccessible(page);
});

test(
  "a failed request is not blamed on the key",
  { tag: "@all" },
  async ({ page, apiKey, browserErrors }) => {
    browserErrors.expectError("net::ERR_INTERNET_DISCONNECTED GET /api/v1.1/jobs");
    const signIn = await SignInPage.open(page);
    const restore = await interceptRequest(page, "GET", "/jobs", offline);
    await signIn.tryKey(apiKey);
    await expect(signIn.alert).toHaveText(m.errors_network());
    await expect(signIn.key).toHaveValue(apiKey);
    await expectAccessible(page);

    await restore();
    await signIn.submit.click();
    await expect(new JobListPage(page).titles).not.toHaveCount(0);
  },
);

test("a deep link opens after signing in", async ({ page, apiKey, jobs, marker }) => {
  const { id, title } = await jobs.create({ title: `Baker ${marker}` });
  const signIn = await SignInPage.open(page, `/jobs/${id}`);
  await signIn.tryKey(apiKey);
  await expect(new JobPage(page).heading).toHaveText(title);
});

test(
  "signing out removes the key in every tab",
  { tag: "@all" },
  async ({ page, context, apiKey }) => {
    const jobs = await (await SignInPage.open(page)).signIn(apiKey);
    await expect(jobs.titles).not.toHaveCount(0);
    const secondTab = await context.newPage();
    await expect((await JobListPage.open(secondTab)).titles).not.toHaveCount(0);

    await page.bringToFront();
    await jobs.signOut.click();
    await expect(new SignInPage(page).key).toBeFocused();
    await expect(new SignInPage(secondTab).heading).toBeVisible();
    await page.reload();
    await expect(new SignInPage(page).heading).toBeVisible();
  },
);

test(
  "a page restored after a sign-out is signed out",
  { tag: "@all" },
  async ({ page, context, apiKey }) => {
    const jobs = await (await SignInPage.open(page)).signIn(apiKey);
    await expect(jobs.titles).not.toHaveCount(0);
    await page.goto("about:blank");
    const secondTab = await context.newPage();
    const second = await (await SignInPage.open(secondTab)).signIn(apiKey);
    await second.signOut.click();
    await expect(new SignInPage(secondTab).heading).toBeVisible();
    await page.goBack();
    await expect(new SignInPage(page).heading).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(apiKey);
  },
);

test(
  "“keep me signed in” lasts until sign-out",
  { tag: "@all" },
  async ({ browser, context, page, apiKey, baseUrl }) => {
    const signIn = await SignInPage.open(page);
    await signIn.keep.check();
    const jobs = await signIn.signIn(apiKey);
    await expect(jobs.titles).not.toHaveCount(0);

    // The browser is closed and opened again.
    const storageState = await context.storageState();
    const later = await browser.newContext({ baseURL: baseUrl, storageState });
    const kept = await JobListPage.open(await later.newPage());
    await expect(kept.titles).not.toHaveCount(0);
    await kept.signOut.click();
    await expect(new SignInPage(kept.page).heading).toBeVisible();
    expect(JSON.stringify(await later.storageState())).not.toContain(apiKey);
    await later.close();
  },
);
