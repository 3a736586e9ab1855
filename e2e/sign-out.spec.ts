import { expect } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { interceptRequest, deferred, offline } from "./intercept-request.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { test } from "./fixtures.ts";
import { SignOutDialog } from "./pages/dialogs.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobPage } from "./pages/job-page.ts";
import { JobListPage } from "./pages/job-list-page.ts";
import { SignInPage } from "./pages/sign-in-page.ts";
import { painted } from "./painted.ts";
import { expectNotKept } from "./stored-drafts.ts";

test("signing out names unsaved work, asks, and discards it", async ({ page, jobs, marker }) => {
  const { id, title } = await jobs.create({ title: `Baker ${marker}` });
  const form = await JobEditorPage.openEdit(page, id);
  await form.line("title").fill(`Head baker ${marker}`);
  // Immediately: the question also covers text that is not autosaved yet.
  await form.signOut.click();
  const question = new SignOutDialog(page);
  await expect(question.root).toContainText(m.job_form_edit_title({ job: title }));
  await expectAccessible(page);
  await question.stay.click();
  await expect(form.line("title")).toHaveValue(`Head baker ${marker}`);

  await form.signOut.click();
  await question.confirm.click();
  await expect(new SignInPage(page).heading).toBeVisible();
  await expectNotKept(page, marker);
});

test(
  "a save that fails after sign-out is not kept",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors }) => {
    const { id } = await jobs.create({ title: `Baker ${marker}` });
    browserErrors.expectError(`net::ERR_INTERNET_DISCONNECTED PUT /api/v1.1/jobs/${id}`);
    await page.clock.install();
    const form = await JobEditorPage.openEdit(page, id);
    await form.line("title").fill(`Head baker ${marker}`);
    const writing = deferred();
    await interceptRequest(page, "PUT", `/jobs/${id}`, offline);
    await interceptRequest(page, "PUT", `/jobs/${id}`, writing.fault);
    await form.saveChanges.click();
    await expect(form.main.getByRole("button", { name: m.job_form_saving() })).toBeVisible();
    await form.signOut.click();
    await new SignOutDialog(page).confirm.click();
    await expect(new SignInPage(page).heading).toBeVisible();
    const failed = page.waitForEvent("requestfailed");
    writing.release();
    await failed;
    await painted(page);
    // Autosave waits for a pause in typing.
    await page.clock.runFor(1_000);
    await expectNotKept(page, marker);
  },
);

test(
  "a pending retry is not sent with another session",
  { tag: "@all" },
  async ({ page, jobs, marker, apiKey, browserErrors, writes }) => {
    test.skip(!process.env["E2E_PLAIN"], "a service that takes names is not searched first");
    browserErrors.expectError("net::ERR_INTERNET_DISCONNECTED POST /api/v1.1/jobs");
    const form = await JobEditorPage.openNew(page);
    await form.line("title").fill(`Baker ${marker}`);
    await form.fillRequired();
    const restore = await interceptRequest(page, "POST", "/jobs", offline);
    await form.saveDraft.click();
    await expect(form.alert).toContainText(m.errors_network());
    await restore();
    await form.line("title").fill(`Head baker ${marker}`);
    const looking = deferred();
    await page.route("**/jobs?*pageSize=100*", looking.fault);
    const asked = page.waitForRequest("**/jobs?*pageSize=100*");
    await form.retry.click();
    await asked;
    await form.signOut.click();
    await new SignOutDialog(page).confirm.click();
    await new SignInPage(page).signIn(apiKey);
    await expect(form.line("title")).toHaveValue("");
    const looked = page.waitForResponse("**/jobs?*pageSize=100*");
    looking.release();
    await looked;
    const list = await JobListPage.openFor(page, marker);
    await expect(list.emptyState(m.job_no_match_title())).toBeVisible();
    await expect.poll(() => writes).toHaveLength(1);
    expect(await jobs.find(marker)).toEqual([]);
    await expectNotKept(page, marker);
  },
);

test(
  "signing out asks about the outbox",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors }) => {
    const { id, title } = await jobs.create({ title: `Baker ${marker}`, status: "active" });
    browserErrors.expectError(`net::ERR_INTERNET_DISCONNECTED PUT /api/v1.1/jobs/${id}`);
    const job = await JobPage.open(page, id);
    await interceptRequest(page, "PUT", `/jobs/${id}`, offline);
    await job.archive.click();
    const name = m.job_outbox({ verb: m.job_archive(), title });
    await expect(job.connection).toContainText(name);
    await job.signOut.click();
    await expect(new SignOutDialog(page).root).toContainText(name);
  },
);

test("signing out asks nothing without unsaved work", { tag: "@all" }, async ({ page }) => {
  const list = await JobListPage.open(page);
  await list.signOut.click();
  await expect(new SignInPage(page).heading).toBeVisible();
});
