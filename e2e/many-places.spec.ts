import { expect } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { expectAccessible } from "./expect-accessible.ts";
import { test } from "./fixtures.ts";
import { ChangeSetPage } from "./pages/change-set-page.ts";
import { JobPage } from "./pages/job-page.ts";

const PLACES = Array.from({ length: 40 }, (_, index) => `Town ${index + 1}, BC`);

test(
  "a place that the list lacks is pointed out, and can be left out",
  { tag: ["@story", "@french"] },
  async ({ page, jobs, marker }) => {
    const { id } = await jobs.create({ title: `Baker ${marker}`, description: "<p>Bread.</p>" });
    const job = await JobPage.open(page, id);
    await job.actions.click();
    await page.getByRole("menuitem", { name: m.change_kind_places() }).click();
    const set = new ChangeSetPage(page);
    await set.main.getByLabel(m.change_places()).fill("Toronto, ON\nNotatown, ON\nON");
    await expect(set.main).toContainText(m.place_question({ place: "Notatown, ON" }));
    await expect(set.main).toContainText(m.place_question({ place: "ON" }));
    const unlisted = m.place_unlisted({ count: 1, places: "Notatown, ON" });
    await expect(page.getByText(unlisted)).toBeVisible();
    await expectAccessible(page);
    await set.button(m.change_leave_out({ count: 1 })).click();
    await expect(page.getByText(unlisted)).toBeHidden();
    await set.button(m.change_apply_create({ count: 1 })).click();
    await expect(set.done(1)).toBeVisible();
  },
);

test(
  "a pasted table gives each posting its pay, address and words",
  { tag: "@story" },
  async ({ page, jobs, marker }) => {
    const title = `Baker in {city} ${marker}`;
    const description = "<p>Ask {manager}.</p>";
    const { id } = await jobs.create({ title, description });
    const job = await JobPage.open(page, id);
    await job.actions.click();
    await page.getByRole("menuitem", { name: m.change_kind_places() }).click();
    const set = new ChangeSetPage(page);
    const table = [
      "City\tProvince\tPay\tE-mail\tManager",
      "Hope\tBC\t$21/hour\thope@example.com\tAna",
      "Laval\tQC\t$23\tlaval@example.com\tBo",
    ].join("\n");
    await set.main.getByLabel(m.change_places()).fill(table);
    await expect(set.rows).toHaveCount(2);
    await expect(set.row("Laval")).toContainText(m.change_correct_line());
    await set.main.getByLabel(m.sheet_pay_period()).selectOption({ label: m.per_hour() });
    await expect(set.main).toContainText("{manager}");
    await expectAccessible(page);
    await set.button(m.change_apply_create({ count: 2 })).click();
    await expect(set.done(2)).toBeVisible();
    const made = await jobs.find(marker);
    const [hope, laval] = ["Hope", "Laval"].map((town) =>
      made.find(({ title }) => title.includes(town)),
    );
    expect(await jobs.read(laval!.id)).toMatchObject({ salary: { amount: 23, period: { id: 5 } } });
    expect(await jobs.read(hope!.id)).toMatchObject({
      title: `Baker in Hope ${marker}`,
      description: "<p>Ask Ana.</p>",
      salary: { amount: 21, period: { id: 5 } },
      applicationEmail: "hope@example.com",
      locations: [{ description: "Hope, BC" }],
    });
  },
);

test(
  "one text is posted in forty places in four presses, and taken back",
  { tag: ["@story"] },
  async ({ page, jobs, marker }) => {
    const title = `Baker ${marker}`;
    const { id } = await jobs.create({ title, description: "<p>Bread.</p>" });
    const job = await JobPage.open(page, id);
    await job.actions.click();
    await page.getByRole("menuitem", { name: m.change_kind_places() }).click();
    const set = new ChangeSetPage(page);
    await set.main.getByLabel(m.change_places()).fill(PLACES.join("\n"));
    await set.main.getByLabel(m.change_reference_pattern()).fill(`${marker}-{n}`);
    await expect(set.rows).toHaveCount(40);
    await expectAccessible(page);
    await set.button(m.change_apply_create({ count: 40 })).click();
    await expect(set.done(40)).toBeVisible();
    const created = (await jobs.find(title)).filter((one) => one.id !== id);
    const places = created.map(({ referenceId, locations }) => [
      referenceId,
      locations[0]?.description,
    ]);
    expect(new Map(places as [string, string][])).toEqual(
      new Map(PLACES.map((place, index) => [`${marker}-${index + 1}`, place])),
    );

    await set.undoAll.click();
    await set.button(m.change_apply_delete({ count: 40 })).click();
    await set.deletionNumber(40).fill("40");
    await set.deleteDialog.getByRole("button", { name: m.job_delete() }).click();
    await expect(set.done(40)).toBeVisible();
    await expect.poll(async () => jobs.find(title)).toHaveLength(1);
  },
);
