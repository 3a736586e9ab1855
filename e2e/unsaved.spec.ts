import { expect } from "@playwright/test";
import { referenceName } from "#src/i18n/reference-names.ts";
import { list } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { expectAccessible } from "./expect-accessible.ts";
import { test } from "./fixtures.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobPage } from "./pages/job-page.ts";

test(
  "leaving with unsaved changes asks, whichever way one leaves",
  { tag: "@story" },
  async ({ page, jobs, marker, writes }) => {
    const { id, title } = await jobs.create({ title: `Baker ${marker}` });
    const job = await JobPage.open(page, id);
    const form = await JobEditorPage.editFrom(job);
    await form.line("title").fill("Unsaved");
    for (const leave of [
      () => form.home.click(),
      () => form.cancel.click(),
      () => page.evaluate(() => history.back()),
    ]) {
      await leave();
      await expect(form.leaveDialog.root).toBeVisible();
      await expect(form.leaveDialog.stay).toBeFocused();
      await form.leaveDialog.stay.click();
      await expect(page).toHaveURL(`/jobs/${id}/edit`);
      await expect(form.line("title")).toHaveValue("Unsaved");
    }
    await form.cancel.click();
    await expectAccessible(page);
    await form.leaveDialog.leave.click();
    await expect(job.heading).toHaveText(title);
    await JobEditorPage.editFrom(job);
    await expect(form.line("title")).toHaveValue(title);
    await expect(form.offer).toHaveCount(0);
    expect(writes).toEqual([]);
  },
);

test("leaving without changes asks nothing", async ({ page, jobs, marker }) => {
  const { id, title } = await jobs.create({ title: `Baker ${marker}` });
  const job = await JobPage.open(page, id);
  let form = await JobEditorPage.editFrom(job);
  await form.line("title").fill("Changed");
  await form.line("title").fill(title);
  await form.description.content.click();
  await form.cancel.click();
  await expect(job.heading).toHaveText(title);

  form = await JobEditorPage.editFrom(job);
  await expect(form.line("title")).toBeVisible();
  await page.goBack();
  await expect(job.heading).toHaveText(title);

  // What is saved is not unsaved.
  form = await JobEditorPage.editFrom(job);
  await form.line("title").fill(`Head baker ${marker}`);
  await form.save(form.saveChanges);
  await expect(job.heading).toHaveText(`Head baker ${marker}`);
  await page.goForward();
  await expect(form.line("title")).toHaveValue(`Head baker ${marker}`);
  await page.goBack();
  await expect(form.leaveDialog.root).toHaveCount(0);
  await expect(job.heading).toHaveText(`Head baker ${marker}`);
});

test(
  "a navigation to the same page asks nothing",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    const { id } = await jobs.create({ title: `Baker ${marker}` });
    const job = await JobPage.open(page, id);
    const form = await JobEditorPage.editFrom(job);
    await form.line("title").fill("Unsaved");
    await page.evaluate(() => history.back());
    await expect(form.leaveDialog.root).toBeVisible();
    await page.evaluate(() => history.forward());
    await expect(form.leaveDialog.root).toHaveCount(0);
    await expect(page).toHaveURL(`/jobs/${id}/edit`);
    await expect(form.line("title")).toHaveValue("Unsaved");
    // Leaving still asks.
    await page.evaluate(() => history.back());
    await form.leaveDialog.leave.click();
    await expect(page).toHaveURL(`/jobs/${id}`);

    await JobEditorPage.openNew(page);
    await form.line("title").fill("Unsaved");
    await form.heading.focus();
    await page.keyboard.press("n");
    // A question would appear before this page.
    await form.cancel.click();
    await expect(form.leaveDialog.root).toHaveCount(1);
    await form.leaveDialog.stay.click();
    await expect(form.leaveDialog.root).toHaveCount(0);
    await expect(form.line("title")).toHaveValue("Unsaved");
  },
);

test("a reload warns, and keeps what was typed", async ({ page, marker, writes }) => {
  const warnings: string[] = [];
  page.on("dialog", (dialog) => {
    warnings.push(dialog.type());
    void dialog.accept();
  });
  const form = await JobEditorPage.openNew(page);
  await form.line("title").fill(`Baker ${marker}`);
  await form.categories.add(referenceName("Retail"));
  await form.description.type("Sell bread.");
  // Not left yet, and not lost for that.
  await form.locations.input.fill("Kamloops");
  await page.reload();
  expect(warnings).toEqual(["beforeunload"]);

  await expect(form.restored).toContainText(
    list([m.label_title(), m.label_categories(), m.label_locations(), m.label_description()]),
  );
  await expect(form.line("title")).toHaveValue(`Baker ${marker}`);
  await expect(form.categories.chosen(referenceName("Retail"))).toBeVisible();
  await expect(form.description.content).toHaveText("Sell bread.");
  await expect(form.locations.input).toHaveValue("Kamloops");
  await expectAccessible(page);

  await form.discard.click();
  await expect(form.line("title")).toHaveValue("");
  await expect(form.categories.chosen(referenceName("Retail"))).toHaveCount(0);
  await expect(form.description.content).toHaveText("");
  await expect(form.locations.input).toHaveValue("");
  await page.reload();
  await expect(form.line("title")).toHaveValue("");
  expect(warnings).toEqual(["beforeunload"]);
  expect(writes).toEqual([]);
});

test("typed text is stored before the page unloads", { tag: "@all" }, async ({ page, marker }) => {
  // A write that starts during unload may be lost.
  await page.addInitScript(() => {
    const lose = () => {
      IDBDatabase.prototype.transaction = () => {
        throw new Error("Too late.");
      };
    };
    globalThis.addEventListener("pagehide", lose, { capture: true });
  });
  page.on("dialog", (dialog) => void dialog.accept());
  const form = await JobEditorPage.openNew(page);
  await form.line("title").fill(`Baker ${marker}`);
  await page.reload();
  await expect(form.restored).toContainText(m.label_title());
  await expect(form.line("title")).toHaveValue(`Baker ${marker}`);
});

test(
  "an address of the inactive applicant route counts as unsaved",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    const { id } = await jobs.create({ title: `Baker ${marker}` });
    const job = await JobPage.open(page, id);
    const form = await JobEditorPage.editFrom(job);
    await form.byUrl.check();
    await form.line("applicationUrl").fill("https://example.com/apply");
    await form.byEmail.check();
    await form.cancel.click();
    await expect(form.leaveDialog.root).toBeVisible();
  },
);
