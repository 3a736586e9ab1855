import { expect } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { expectAccessible } from "./expect-accessible.ts";
import { SIGNED_OUT, test } from "./fixtures.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobPage } from "./pages/job-page.ts";
import { expectFocusSeen } from "./walk-by-tab.ts";

test.describe("templates", { tag: "@own-employer" }, () => {
  // The setting is the employer's: at the same time, others would write it too.
  test.use({ storageState: SIGNED_OUT });

  test("keeps a posting as a template, from which a new one starts", async ({
    page,
    marker,
    ownEmployer,
  }) => {
    const text = "You bake bread for our town.";
    const { id } = await ownEmployer.jobs.create({
      title: `Baker ${marker}`,
      description: `<p>${text}</p>`,
    });
    await ownEmployer.signIn(page);
    const job = await JobPage.open(page, id);
    const naming = page.getByRole("dialog", { name: m.templates_keep_title() });
    const keepAs = async (name: string) => {
      await job.actions.click();
      await page.getByRole("menuitem", { name: m.templates_keep() }).click();
      await expect(naming.getByLabel(m.views_name())).toHaveValue(`Baker ${marker}`);
      await naming.getByLabel(m.views_name()).fill(name);
      await naming.getByRole("button", { name: m.ui_save() }).click();
    };
    await keepAs(`Baker ${marker}`);
    await job.undo();
    const removed = m.templates_removed({ name: `Baker ${marker}` });
    await expect(job.notification(removed)).toBeVisible();
    await keepAs(`Bakery ${marker}`);
    await expect(naming).toHaveCount(0);
    await keepAs(`Bakery ${marker}`);
    await expect(naming).toContainText(m.ui_name_taken());
    await naming.getByRole("button", { name: m.ui_cancel() }).click();

    const form = await JobEditorPage.openNew(page);
    await form.line("referenceId").fill(marker);
    const start = page.getByRole("button", { name: m.templates_start() });
    await start.click();
    const dialog = page.getByRole("dialog", { name: m.templates_start_title() });
    const template = dialog.getByRole("listitem").filter({ hasText: `Bakery ${marker}` });
    await expect(template).toBeVisible();
    await expectAccessible(page);
    await expectFocusSeen(page);
    await template
      .getByRole("button", { name: `Bakery ${marker}` })
      .first()
      .click();
    await expect(form.line("title")).toHaveValue(`Baker ${marker}`);
    await expect(form.line("referenceId")).toHaveValue(marker);
    await expect(form.description.content).toContainText(text);

    await start.click();
    const remove = `${m.views_remove()}: Bakery ${marker}`;
    await template.getByRole("button", { name: remove }).click();
    await expect(template).toHaveCount(0);
    await dialog.getByRole("button", { name: m.job_undo() }).click();
    await expect(template).toBeVisible();
    await template.getByRole("button", { name: remove }).click();
    await expect(template).toHaveCount(0);
  });
});
