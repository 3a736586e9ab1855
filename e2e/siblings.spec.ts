import { expect } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { expectAccessible } from "./expect-accessible.ts";
import { test } from "./fixtures.ts";
import { ChangeSetPage } from "./pages/change-set-page.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobPage } from "./pages/job-page.ts";

const PLACES = ["Kelowna", "Vernon", "Penticton", "Oliver"].map((town) => `${town}, BC`);

test(
  "a sentence is changed in all places of a posting but two",
  { tag: "@story" },
  async ({ page, jobs, marker }) => {
    const title = `Baker ${marker}`;
    const { id } = await jobs.create({ title, description: "<p>You bake bread for our town.</p>" });
    const job = await JobPage.open(page, id);
    await job.actions.click();
    await page.getByRole("menuitem", { name: m.change_kind_places() }).click();
    const set = new ChangeSetPage(page);
    await set.main.getByLabel(m.change_places()).fill(PLACES.join("\n"));
    await set.button(m.change_apply_create({ count: 4 })).click();
    await expect(set.done(4)).toBeVisible();

    const form = await JobEditorPage.openEdit(page, id);
    await form.description.type(" You start at four.");
    const edited = await form.save(form.saveChanges);
    await expectAccessible(page);
    await edited.main.getByRole("button", { name: m.change_follow_offer({ count: 4 }) }).click();
    await expect(set.rows).toHaveCount(4);
    await expect(set.rows.first()).toContainText("You start at four.");
    await expectAccessible(page);
    for (const row of [0, 1]) await set.rows.nth(row).getByRole("checkbox").uncheck();
    await set.button(m.change_apply({ count: 2 })).click();
    await expect(set.done(2)).toBeVisible();
    const texts = async () => {
      const found = await jobs.find(title);
      const all = await Promise.all(found.map(async (one) => jobs.read(one.id)));
      return all.filter((one) => one?.description.includes("You start at four.")).length;
    };
    // With the one that was edited.
    await expect.poll(texts).toBe(3);
  },
);
