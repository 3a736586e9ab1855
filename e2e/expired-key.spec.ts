import { expect } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { interceptRequest, deferred } from "./intercept-request.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectError } from "./expect-error.ts";
import { SIGNED_OUT, test } from "./fixtures.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobPage } from "./pages/job-page.ts";
import { JobListPage } from "./pages/job-list-page.ts";
import { SignInAgainDialog, SignInPage } from "./pages/sign-in-page.ts";

/** Without versions, a form and a deletion look at the job first, and find that the key is gone. */
const PLAIN = Boolean(process.env["E2E_PLAIN"]);

test.describe("a key that stops working", { tag: "@own-employer" }, () => {
  test.use({ storageState: SIGNED_OUT });

  test(
    "asks for another over the page, and the save goes on",
    { tag: "@story" },
    async ({ page, ownEmployer, browserErrors, writes }) => {
      const { id } = await ownEmployer.jobs.create({ title: "Baker" });
      browserErrors.expectError(
        `401 PUT /api/v1.1/jobs/${id}`,
        "401 GET /api/v1.1/jobs?pageSize=1",
      );
      await expect((await ownEmployer.signIn(page)).titles).toHaveText(["Baker"]);
      // The form reads the employer's facts when the browser is idle: that would ask for the key, too.
      const facts = page.waitForResponse("**/settings/readiness");
      const form = await JobEditorPage.openEdit(page, id);
      await facts;
      await form.line("title").fill("Head baker");
      const newKey = await ownEmployer.addKey();
      await ownEmployer.revokeKey();

      await form.saveChanges.click();
      const again = new SignInAgainDialog(page);
      await expect(again.key).toBeFocused();
      await expect(form.line("title")).toHaveValue("Head baker");
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(again.root).toBeVisible();
      await again.tryKey(ownEmployer.apiKey);
      await expectError(again.key, m.sign_in_key_refused());

      await again.tryKey(newKey);
      await expect(new JobPage(page).heading).toHaveText("Head baker");
      await expect(again.root).toHaveCount(0);
      await expect.poll(() => writes.map(({ body }) => body)).toEqual([{ title: "Head baker" }]);
    },
  );

  test(
    "resumes archiving, publishing and deleting after a new sign-in",
    { tag: "@all" },
    async ({ page, ownEmployer, browserErrors, writes }) => {
      const { id, title } = await ownEmployer.jobs.create({ title: "Baker", status: "active" });
      for (const method of ["PUT", "DELETE"])
        browserErrors.expectError(`401 ${method} /api/v1.1/jobs/${id}`);
      const list = await ownEmployer.signIn(page);
      const row = list.row(title);
      const again = new SignInAgainDialog(page);
      await expect(row.closeDate).not.toHaveText("");

      // Read with the key that still works, so that it is the change that finds it gone.
      const read = page.waitForResponse(`**/jobs/${id}`);
      await row.link.hover();
      await read;
      /** The counts that follow a change: read with a key that is gone, they would ask for a new one. */
      const counted = () =>
        Promise.all(
          ["active", "draft", "archived"].map((status) =>
            page.waitForResponse(
              (response) => response.url().includes(`/jobs?status=${status}&`) && response.ok(),
            ),
          ),
        );
      let key = await ownEmployer.replaceKey();
      let counts = counted();
      await row.choose("archive");
      await again.tryKey(key);
      await expect(
        list.notification(m.job_status_set({ status: "archived", title })),
      ).toBeVisible();
      await counts;

      key = await ownEmployer.replaceKey();
      counts = counted();
      await row.choose("publish");
      await again.tryKey(key);
      await expect(list.notification(m.job_status_set({ status: "active", title }))).toBeVisible();

      await counts;
      // The facts are read with the key that still works, so that it is the deletion that finds it gone.
      const facts = page.waitForResponse("**/settings/readiness");
      const question = await list.askToDelete(title);
      await facts;
      key = await ownEmployer.replaceKey();
      await question.confirm.click();
      await again.tryKey(key);
      await expect(list.emptyState(m.job_empty_title())).toBeVisible();
      await expect
        .poll(() => writes.map(({ method }) => method))
        // Without names, each try counts.
        .toEqual(PLAIN ? ["PUT", "PUT", "PUT", "PUT", "DELETE"] : ["PUT", "PUT", "DELETE"]);
    },
  );

  test(
    "loads the list after a new sign-in",
    { tag: "@all" },
    async ({ page, ownEmployer, browserErrors }) => {
      browserErrors.expectError("401 GET /api/v1.1/jobs?status=draft");
      // The counts of the other tabs, which may have been requested by then.
      browserErrors.tolerate("401 GET /api/v1.1/jobs?status=");
      await ownEmployer.jobs.create({ title: "Baker", status: "draft" });
      const list = await ownEmployer.signIn(page);
      await expect(list.titles).toHaveText(["Baker"]);
      const newKey = await ownEmployer.addKey();
      await ownEmployer.revokeKey();
      await page.goto("/jobs?status=draft");
      const again = new SignInAgainDialog(page);
      await again.tryKey(newKey);
      await expect(again.root).toHaveCount(0);
      await expect(list.titles).toHaveText(["Baker"]);
      await expect(page).toHaveURL("/jobs?status=draft");
    },
  );

  test("never sends pending requests with another employer's key", async ({
    page,
    ownEmployer,
    apiKey,
    browserErrors,
    writes,
    marker,
  }) => {
    const { id, title } = await ownEmployer.jobs.create({ title: `Baker ${marker}` });
    browserErrors.expectError(`401 PUT /api/v1.1/jobs/${id}`);
    await expect((await ownEmployer.signIn(page)).titles).toHaveText([title]);
    const form = await JobEditorPage.openEdit(page, id);
    await form.line("title").fill("Head baker");
    // What the form reads late is there: the save is the first request with the revoked key.
    await page.waitForLoadState("networkidle");
    await ownEmployer.revokeKey();
    await form.saveChanges.click();

    const again = new SignInAgainDialog(page);
    await again.tryKey(apiKey);
    await expect(again.otherEmployer).toContainText(ownEmployer.name);
    await expectAccessible(page);
    await again.goOnForOther.click();
    const list = new JobListPage(page);
    await expect(list.heading).toHaveText(m.jobs_title());
    await expect(list.titles).not.toHaveCount(0);
    await expect(list.row(title).root).toHaveCount(0);
    await expect.poll(() => writes).toHaveLength(PLAIN ? 0 : 1);
  });

  test(
    "can be answered by signing out while a new key is checked",
    { tag: "@all" },
    async ({ page, ownEmployer, browserErrors }) => {
      browserErrors.expectError("401 GET /api/v1.1/jobs");
      const { title } = await ownEmployer.jobs.create({ title: "Baker" });
      const list = await ownEmployer.signIn(page);
      await expect(list.titles).toHaveText([title]);
      const key = await ownEmployer.replaceKey();
      await page.reload();
      const again = new SignInAgainDialog(page);
      await expect(again.key).toBeFocused();
      const checking = deferred();
      await interceptRequest(page, "GET", "/jobs", checking.fault);
      await again.tryKey(key);
      await again.signOut.click();
      const signIn = new SignInPage(page);
      await expect(signIn.heading).toBeVisible();
      const checked = page.waitForResponse("**/jobs?pageSize=1");
      checking.release();
      await checked;
      await page.waitForLoadState("networkidle");
      await expect(signIn.heading).toBeVisible();
    },
  );
});
