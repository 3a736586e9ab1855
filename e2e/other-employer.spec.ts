import { setTimeout } from "node:timers/promises";
import { expect, type Page } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { OwnEmployer } from "./admin.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { SIGNED_OUT, test } from "./fixtures.ts";
import { ChangeSetPage } from "./pages/change-set-page.ts";
import { SignOutDialog } from "./pages/dialogs.ts";
import { ImportPage } from "./pages/import-page.ts";
import type { JobListPage } from "./pages/job-list-page.ts";
import { SignInPage } from "./pages/sign-in-page.ts";
import { storedEmployers } from "./stored-drafts.ts";

/** Selects every posting of the list and presses a button of the bar. */
async function startWith(list: JobListPage, button: string): Promise<ChangeSetPage> {
  await list.selectPage.check();
  await list.selectionBar.getByRole("button", { name: button, exact: true }).click();
  return new ChangeSetPage(list.page);
}

/** `lost`: what only this browser has, which the sign-out asks about. */
async function signOut(page: Page, set: ChangeSetPage, lost?: string): Promise<SignInPage> {
  await set.signOut.click();
  if (lost !== undefined) {
    const question = new SignOutDialog(page);
    await expect(question.root).toContainText(lost);
    await expectAccessible(page);
    await question.confirm.click();
  }
  const signIn = new SignInPage(page);
  await expect(signIn.heading).toBeVisible();
  return signIn;
}

const ofEmployers = async (page: Page) =>
  (await storedEmployers(page)).filter((name) => /employer|somebody/.test(name));

test.describe("another employer in the same browser", { tag: "@own-employer" }, () => {
  test.use({ storageState: SIGNED_OUT });

  test(
    "sees nothing of the one before at the address of a change, and can undo nothing of it",
    { tag: "@story" },
    async ({ page, ownEmployer, marker, baseUrl, writes }) => {
      const next = await OwnEmployer.add(`Next ${marker}`, "limited", baseUrl);
      await ownEmployer.jobs.createNumbered(3, marker, { status: "active" });
      const set = await startWith(await ownEmployer.signIn(page), m.selection_more());
      await page.getByRole("menuitem", { name: m.job_delete() }).click();
      await set.button(m.change_apply_delete({ count: 3 })).click();
      await expect(set.done(3)).toBeVisible();
      const address = page.url();
      // Where there is history, any browser can take it back.
      const lost = process.env["E2E_PLAIN"] ? m.drafts_sign_out_undoable({ count: 1 }) : undefined;
      const signIn = await signOut(page, set, lost);
      expect(page.url()).toBe(address);
      await expect.poll(async () => ofEmployers(page)).toEqual([]);

      await signIn.signIn(next.apiKey);
      await expect(set.heading).toHaveText(m.change_missing_title());
      await expect(set.undoAll).toHaveCount(0);
      await expect(set.main).not.toContainText(marker);
      expect(await next.jobs.find(marker)).toEqual([]);
      const ofJobs = writes.filter(({ path }) => path.includes("/jobs"));
      expect(ofJobs.map(({ method }) => method)).toEqual(["DELETE", "DELETE", "DELETE"]);
    },
  );

  test(
    "continues no import of the one before",
    { tag: "@all" },
    async ({ page, ownEmployer, marker, baseUrl }) => {
      const next = await OwnEmployer.add(`Next ${marker}`, "limited", baseUrl);
      await ownEmployer.jobs.createNumbered(30, marker, { status: "active" });
      await page.route("**/api/v1.1/jobs/*", async (route) => {
        if (route.request().method() === "PUT") await setTimeout(200);
        await route.continue().catch(() => {});
      });
      const set = await startWith(await ownEmployer.signIn(page), m.job_archive());
      await set.button(m.change_apply_archived({ count: 25 })).click();
      await expect(set.pause).toBeVisible();
      const lost = m.drafts_sign_out_unfinished({ count: 1 });
      const signIn = await signOut(page, set, lost);
      await signIn.signIn(next.apiKey);
      await expect(set.heading).toHaveText(m.change_missing_title());
      await expect(set.resume).toHaveCount(0);
      await expect.poll(async () => ofEmployers(page)).toHaveLength(1);
    },
  );

  test(
    "finds no file that the one before looked at and left",
    { tag: "@all" },
    async ({ page, ownEmployer, marker }) => {
      const list = await ownEmployer.signIn(page);
      const importing = await ImportPage.open(page);
      await importing.choose("jobs.csv", `Title,Description\nBaker ${marker},Bakes`);
      const set = await importing.seeChanges();
      // The file's page shows the title too.
      await page.waitForURL("**/changes/*");
      await expect(set.main).toContainText(`Baker ${marker}`);
      await page.goBack();
      await expect(importing.file).toBeAttached();
      await page.goForward();
      await expect(set.heading).toHaveText(m.change_missing_title());
      await list.signOut.click();
      await expect(new SignInPage(page).heading).toBeVisible();
      await expect.poll(async () => ofEmployers(page)).toEqual([]);
    },
  );
});
