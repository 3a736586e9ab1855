import { expect } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { expectAccessible } from "./expect-accessible.ts";
import { test } from "./fixtures.ts";
import { SignOutDialog } from "./pages/dialogs.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobListPage } from "./pages/job-list-page.ts";
import { expectNotKept } from "./stored-drafts.ts";

test(
  "a draft with something missing is kept on this computer, and finished from the list",
  { tag: "@story" },
  async ({ page, marker, writes }) => {
    const form = await JobEditorPage.openNew(page);
    const title = `Baker ${marker}`;
    await form.line("title").fill(title);
    await form.saveDraft.click();
    const missing = page.getByRole("group", { name: m.drafts_kept() });
    await expect(missing).toBeFocused();
    await expect(form.problems).toHaveCount(5);
    await expectAccessible(page);
    expect(writes).toEqual([]);

    // Leaving it asks nothing, also with more typed since.
    await form.line("referenceId").fill(`R-${marker}`);
    await form.home.click();
    const list = new JobListPage(page);
    await list.tab("draft").click();
    const row = list.unfinished.getByRole("listitem").filter({ hasText: title });
    await expect(row).toBeVisible();
    await expectAccessible(page);

    // It stays while another one is begun; a sign-out asks.
    await list.newJob.click();
    await expect(form.line("title")).toHaveValue("");
    await list.signOut.click();
    const question = new SignOutDialog(page);
    await expect(question.root).toContainText(m.drafts_sign_out_postings({ count: 1 }));
    await expectAccessible(page);
    await question.stay.click();
    await JobListPage.open(page, "?status=draft");

    await row.getByRole("button", { name: m.drafts_open() }).click();
    await expect(form.line("title")).toHaveValue(title);
    await expect(form.line("referenceId")).toHaveValue(`R-${marker}`);
    await form.fillRequired();
    const job = await form.save(form.saveDraft);
    await expect(job.badges).toContainText(m.status_draft());
    await JobListPage.open(page, "?status=draft");
    await expect(list.titles.first()).toBeVisible();
    await expect(row).toHaveCount(0);
  },
);

test(
  "an unfinished posting is discarded from the list, with Undo",
  { tag: "@all" },
  async ({ page, marker }) => {
    const form = await JobEditorPage.openNew(page);
    const title = `Baker ${marker}`;
    await form.line("title").fill(title);
    await form.saveDraft.click();
    await expect(form.problems).toHaveCount(5);
    const list = await JobListPage.open(page, "?status=draft");
    const row = list.unfinished.getByRole("listitem").filter({ hasText: title });
    await row.getByRole("button", { name: m.drafts_discard_offer() }).click();
    await expect(row).toHaveCount(0);
    await expect(list.notification(m.drafts_discarded({ title }))).toBeVisible();
    await list.undo();
    await expect(row).toBeVisible();
    await row.getByRole("button", { name: m.drafts_discard_offer() }).click();
    await expectNotKept(page, marker);
  },
);
