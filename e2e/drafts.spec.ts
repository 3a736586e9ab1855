import { expect } from "@playwright/test";
import { list } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { interceptRequest, offline } from "./intercept-request.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { SIGNED_OUT, test } from "./fixtures.ts";
import { SignOutDialog } from "./pages/dialogs.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobPage } from "./pages/job-page.ts";
import { SignInPage } from "./pages/sign-in-page.ts";
import { expectKept, expectNotKept, typeAndClose, withoutDraftStore } from "./stored-drafts.ts";

test(
  "what a closed tab has left is offered, saved, and then forgotten",
  { tag: "@story" },
  async ({ page, context, jobs, marker, apiKey }) => {
    const { id } = await jobs.create({ title: `Baker ${marker}` });
    const lost = await context.newPage();
    let form = await JobEditorPage.openEdit(lost, id);
    await form.line("title").fill(`Head baker ${marker}`);
    await form.description.type(" And cakes.");
    const kept = await expectKept(lost, "And cakes.");
    expect(kept).not.toContain(apiKey);
    await lost.close();

    form = await JobEditorPage.openEdit(page, id);
    await expect(form.offer).toContainText(list([m.label_title(), m.label_description()]));
    await expect(form.line("title")).toHaveValue(`Baker ${marker}`);
    await expectAccessible(page);
    await form.restore.click();
    await expect(form.offer).toHaveCount(0);
    await expect(form.line("title")).toHaveValue(`Head baker ${marker}`);
    await expect(form.description.content).toContainText("And cakes.");
    const job = await form.save(form.saveChanges);
    await expect(job.heading).toHaveText(`Head baker ${marker}`);
    await expectNotKept(page, marker);
    await form.home.click();
    await JobEditorPage.openEdit(page, id);
    await expect(form.line("title")).toHaveValue(`Head baker ${marker}`);
    await expect(form.offer).toHaveCount(0);
  },
);

test("a crashed form shows an error page and restores what was typed", async ({
  page,
  jobs,
  marker,
  browserErrors,
}) => {
  const { id } = await jobs.create({ title: `Baker ${marker}` });
  const form = await JobEditorPage.openEdit(page, id);
  await form.line("title").fill(`Head baker ${marker}`);
  await expectKept(page, `Head baker ${marker}`);

  browserErrors.expectError("console error: Error: planted");
  await page.evaluate(() => {
    Element.prototype.setAttribute = function (name, value) {
      if (name === "aria-invalid") throw new Error("planted");
      if (name !== "xmlns") this.setAttributeNS(null, name, value);
    };
  });
  // Rendering this field's error crashes.
  await form.line("applicationEmail").fill("nobody");
  await form.line("applicationEmail").press("Tab");
  await expect(new JobPage(page).heading).toHaveText(m.app_crash_title());
  await expectAccessible(page);

  await page.getByRole("button", { name: m.ui_reload() }).click();
  await expect(form.restored).toBeVisible();
  await expect(form.line("title")).toHaveValue(`Head baker ${marker}`);
});

test(
  "an offered draft can be discarded, or taken after typing",
  { tag: "@all" },
  async ({ page, context, marker }) => {
    await typeAndClose(context, `First ${marker}`);

    const form = await JobEditorPage.openNew(page);
    await form.line("title").fill(`Second ${marker}`);
    await form.restore.click();
    await expect(form.line("title")).toHaveValue(`First ${marker}`);
    // The replaced text is offered in turn.
    await form.restore.click();
    await expect(form.line("title")).toHaveValue(`Second ${marker}`);
    await form.dropOffer.click();
    await expect(form.offer).toHaveCount(0);
    await expectNotKept(page, `First ${marker}`);
    await form.discard.click();
    await expect(form.line("title")).toHaveValue("");
    await expectNotKept(page, marker);
  },
);

test(
  "discarding a draft discards its failed save",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors }) => {
    const { id } = await jobs.create({ title: `Baker ${marker}` });
    browserErrors.expectError(`net::ERR_INTERNET_DISCONNECTED PUT /api/v1.1/jobs/${id}`);
    page.on("dialog", (dialog) => void dialog.accept());
    const form = await JobEditorPage.openEdit(page, id);
    await form.line("title").fill(`Head baker ${marker}`);
    await expectKept(page, `Head baker ${marker}`);
    await page.reload();
    await expect(form.restored).toBeVisible();
    await interceptRequest(page, "PUT", `/jobs/${id}`, offline);
    await form.saveChanges.click();
    await expect(form.alert).toContainText(m.errors_network());
    await form.discard.click();
    await expect(form.line("title")).toHaveValue(`Baker ${marker}`);
    await expect(form.alert).toHaveCount(0);
    await expectNotKept(page, marker);
  },
);

test(
  "a restored draft merges what others changed, and asks about conflicts",
  { tag: "@all" },
  async ({ page, context, jobs, marker, browserErrors }) => {
    const { id } = await jobs.create({ title: `Baker ${marker}`, closeDate: "2035-02-28" });
    browserErrors.expectError(`412 PUT /api/v1.1/jobs/${id}`);
    await typeAndClose(context, `Mine ${marker}`, id);
    await jobs.change(id, { title: `Theirs ${marker}`, closeDate: "2035-03-01" });

    const form = await JobEditorPage.openEdit(page, id);
    await form.restore.click();
    await expect(form.line("title")).toHaveValue(`Mine ${marker}`);
    await form.saveChanges.click();
    await expect(form.choice.mine(m.label_title())).toBeChecked();
    await form.choice.save.click();
    await expect(new JobPage(page).heading).toHaveText(`Mine ${marker}`);
    await expect.poll(async () => jobs.read(id)).toMatchObject({ closeDate: "2035-03-01" });
  },
);

test(
  "two tabs with one job show it and keep separate drafts",
  { tag: "@all" },
  async ({ page, context, jobs, marker }) => {
    const { id } = await jobs.create({ title: `Baker ${marker}` });
    const first = await JobEditorPage.openEdit(page, id);
    await first.line("title").fill(`First ${marker}`);
    await expectKept(page, `First ${marker}`);
    await expect(first.openElsewhere).toHaveCount(0);

    const second = await JobEditorPage.openEdit(await context.newPage(), id);
    await expect(second.openElsewhere).toBeVisible();
    await expect(first.openElsewhere).toBeVisible();
    await expectAccessible(page);
    // A draft that is open in another tab is not offered.
    await expect(second.offer).toHaveCount(0);
    await second.line("title").fill(`Second ${marker}`);
    await expectKept(page, `Second ${marker}`);
    await expectKept(page, `First ${marker}`);
    await second.page.close();
    await expect(first.openElsewhere).toHaveCount(0);
  },
);

test(
  "a browser without storage shows one warning, and everything else works",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    await withoutDraftStore(page);
    const { id } = await jobs.create({ title: `Baker ${marker}` });
    const form = await JobEditorPage.openEdit(page, id);
    await expect(form.notification(m.drafts_not_kept())).toBeVisible();
    await form.line("title").fill(`Head baker ${marker}`);
    const job = await form.save(form.saveChanges);
    await expect(job.heading).toHaveText(`Head baker ${marker}`);
    await page.getByRole("button", { name: m.ui_dismiss() }).first().click();
    await JobEditorPage.editFrom(job);
    await expect(form.line("title")).toHaveValue(`Head baker ${marker}`);
    await expect(form.notification(m.drafts_not_kept())).toHaveCount(0);
    // Sign-out still reports it.
    await form.line("title").fill(`Chief baker ${marker}`);
    await form.signOut.click();
    const question = new SignOutDialog(page);
    await expect(question.root).toContainText(
      m.job_form_edit_title({ job: `Head baker ${marker}` }),
    );
    await question.confirm.click();
    await expect(new SignInPage(page).heading).toBeVisible();
  },
);

test.describe("drafts belong to an employer", { tag: "@own-employer" }, () => {
  test.use({ storageState: SIGNED_OUT });

  test(
    "across its keys, and to no other employer",
    { tag: "@all" },
    async ({ page, context, ownEmployer, apiKey }) => {
      const { id } = await ownEmployer.jobs.create({ title: "Baker" });
      await expect((await ownEmployer.signIn(page)).titles).toHaveText(["Baker"]);
      let form = await JobEditorPage.openEdit(page, id);
      await form.line("title").fill("Head baker");
      await form.home.click();
      await form.leaveDialog.stay.click();
      const kept = await expectKept(page, "Head baker");
      expect(kept).not.toContain(ownEmployer.apiKey);
      const newKey = await ownEmployer.addKey();
      await ownEmployer.revokeKey();
      const next = await context.newPage();
      await page.close();

      await (await SignInPage.open(next, "/jobs/new")).tryKey(apiKey);
      form = new JobEditorPage(next);
      await expect(form.line("title")).toHaveValue("");
      await expect(form.offer).toHaveCount(0);
      await form.signOut.click();
      await expect(new SignInPage(next).heading).toBeVisible();

      await (await SignInPage.open(next, `/jobs/${id}/edit`)).tryKey(newKey);
      await form.restore.click();
      await expect(form.line("title")).toHaveValue("Head baker");
    },
  );
});
