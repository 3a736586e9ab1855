import { expect } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { SIGNED_OUT, test } from "./fixtures.ts";
import { SignOutDialog } from "./pages/dialogs.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobListPage } from "./pages/job-list-page.ts";
import { SignInPage } from "./pages/sign-in-page.ts";
import { rewriteText } from "./rewrite-text.ts";

test.use({ storageState: SIGNED_OUT });

test(
  "a page that browser translation rewrites goes on working",
  { tag: ["@story", "@all"] },
  async ({ page, apiKey, jobs, marker }) => {
    const title = `Baker ${marker}`;
    await jobs.create({ title: `Miller ${marker}`, status: "draft" });
    await rewriteText(page);
    const signIn = await SignInPage.open(page);
    await signIn.tryKey("no key");
    await expect(signIn.key).toHaveAttribute("aria-invalid", "true");
    const list = await signIn.signIn(apiKey);
    await list.search.fill("nothing has this title");
    await expect(list.emptyState(m.job_no_match_title())).toBeVisible();
    await list.search.fill(marker);
    await expect(list.titles).toHaveText([`Miller ${marker}`]);
    expect(await list.main.locator("font > font").count()).toBeGreaterThan(9);

    // Create: refused first, then saved as a draft.
    const form = await list.startNewJob();
    await form.publish.click();
    await expect(form.summary).toBeVisible();
    await form.line("title").fill(title);
    await form.fillRequired();
    await expect(form.description.content).toHaveText("Sell bread.");
    await form.byUrl.check();
    await form.byEmail.check();
    const job = await form.save(form.saveDraft);
    await expect(job.heading).toHaveText(title);
    await expect(job.badges).toContainText(m.status_draft());

    // Publish, edit, archive, undo.
    await job.publish.click();
    await expect(job.badges).toContainText(m.status_active());
    // The badge shows it before it is stored, and the form then begins with the version before.
    const stored = async () => (await jobs.find(title))[0]?.status;
    await expect.poll(stored).toBe("active");
    const edit = await JobEditorPage.editFrom(job);
    await edit.line("title").fill(`Head ${title}`);
    await edit.confidential.check();
    await edit.save(edit.saveChanges);
    await expect(job.heading).toHaveText(`Head ${title}`);
    await job.archive.click();
    await expect(job.badges).toContainText(m.status_archived());
    await job.undo();
    await expect(job.badges).toContainText(m.status_active());

    // Archive and delete in the list.
    await JobListPage.backFrom(job);
    const row = list.row(`Head ${title}`);
    await row.choose("archive");
    await expect(row.root).toContainText(m.status_archived());
    const dialog = await list.askToDelete(`Head ${title}`);
    await dialog.confirm.click();
    await expect(list.titles).toHaveText([`Miller ${marker}`]);

    // Sign out with unsaved text, which needs a confirmation.
    await list.editJob(`Miller ${marker}`);
    await edit.line("title").fill(title);
    await edit.signOut.click();
    await new SignOutDialog(page).confirm.click();
    await expect(signIn.heading).toBeVisible();
  },
);
