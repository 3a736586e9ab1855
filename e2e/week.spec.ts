import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import Papa from "papaparse";
import { addDays } from "#contract/calendar-date.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { shortDate } from "#src/i18n/format.ts";
import { jobsIn } from "#src/features/changes/shared/describe-action.ts";
import { SIGNED_OUT, test } from "./fixtures.ts";
import { countHands, type Hands } from "./hands.ts";
import { ChangeSetPage } from "./pages/change-set-page.ts";
import { ImportPage } from "./pages/import-page.ts";
import type { JobListPage } from "./pages/job-list-page.ts";
import { SignInPage } from "./pages/sign-in-page.ts";
import { todayOf } from "./today-of.ts";

// What a recruiter's tasks take (docs/looks.md): each from the list, up to what it shows when it is done.
test.use({ storageState: SIGNED_OUT });

const STORE = "Kawartha Lakes, ON";
const at = (...places: string[]) => places.map((description) => ({ description }));

/** Signs in, and counts from there. */
async function begin(page: Page, key: string): Promise<{ list: JobListPage; hands: Hands }> {
  const hands = await countHands(page.context());
  const list = await (await SignInPage.open(page)).signIn(key);
  await expect(list.titles).not.toHaveCount(0);
  Object.assign(hands, { clicks: 0, keys: 0 });
  return { list, hands };
}

test.describe("a recruiter's week", { tag: ["@own-employer", "@all"] }, () => {
  test("a store is closed without another one: 8 clicks", async ({ page, ownEmployer }) => {
    const { jobs } = ownEmployer;
    const active = { status: "active" } as const;
    await jobs.createNumbered(7, "here", { ...active, locations: at(STORE) });
    await jobs.createNumbered(5, "both", { ...active, locations: at("Burlington, ON", STORE) });
    await jobs.createNumbered(3, "away", { ...active, locations: at("Hope, BC") });
    const { list, hands } = await begin(page, await ownEmployer.addKey());
    await list.view.filter.click();
    await list.view.tick(m.filter_location(), STORE);
    await page.keyboard.press("Escape");
    await list.selectPage.check();
    await list.selectionBar.getByRole("button", { name: m.job_archive() }).click();
    const set = new ChangeSetPage(page);
    await set.button(m.change_leave_out({ count: 5 })).click();
    const what = jobsIn({ count: 7, total: 12, place: STORE });
    await expect(set.heading).toHaveText(m.change_do_status({ status: "archived", jobs: what }));
    await set.button(m.change_apply_archived({ count: 7 })).click();
    await expect(set.done(7)).toBeVisible();
    expect(hands.clicks).toBeLessThanOrEqual(8);
    const archived = (await jobs.all()).filter(({ status }) => status === "archived");
    expect(archived.map(({ title }) => title.slice(-4))).toEqual(Array(7).fill("here"));
  });

  test("what closes within a week is extended by 21 days", async ({ page, ownEmployer }) => {
    const { jobs } = ownEmployer;
    const today = await todayOf(page);
    const closing = { status: "active", closeDate: addDays(today, 3) } as const;
    await jobs.createNumbered(20, "soon", closing);
    await jobs.createNumbered(2, "late", { ...closing, closeDate: addDays(today, 60) });
    const { list, hands } = await begin(page, await ownEmployer.addKey());
    await list.view.filter.click();
    await list.view.choose(m.label_close_date(), m.filter_next_days({ count: 7 }));
    await page.keyboard.press("Escape");
    await list.selectPage.check();
    await list.selectionBar.getByRole("button", { name: m.job_extend() }).click();
    const set = new ChangeSetPage(page);
    await set.main.getByLabel(m.change_days(), { exact: true }).fill("21");
    await set.button(m.change_apply({ count: 20 })).click();
    await expect(set.done(20)).toBeVisible();
    expect(hands).toEqual({ clicks: 6, keys: 2 });
    const dates = await Promise.all((await jobs.all()).map(async ({ id }) => jobs.read(id)));
    expect(dates.filter((job) => job?.closeDate === addDays(today, 24))).toHaveLength(20);
  });

  test("the pay of a province is raised, and taken back", async ({ page, ownEmployer }) => {
    const { jobs } = ownEmployer;
    const salary = { amount: 20.01, period: { id: 5 } };
    await jobs.createNumbered(24, "Cashier", { salary, locations: at("Hope, BC") });
    await jobs.createNumbered(2, "Cashier", { salary });
    const { list, hands } = await begin(page, await ownEmployer.addKey());
    await list.view.filter.click();
    await list.view.tick(m.filter_province(), m.province_name({ province: "BC" }));
    await page.keyboard.press("Escape");
    await list.selectPage.check();
    await list.change(m.fact_pay());
    const set = new ChangeSetPage(page);
    await set.percent.fill("3");
    await set.main.getByLabel(m.change_step()).selectOption("0.05");
    await set.button(m.change_apply({ count: 24 })).click();
    await expect(set.done(24)).toBeVisible();
    expect(hands).toEqual({ clicks: 9, keys: 2 });
    Object.assign(hands, { clicks: 0, keys: 0 });
    await set.undoAll.click();
    await set.button(m.change_apply_undo({ count: 24 })).click();
    await expect(set.done(24)).toBeVisible();
    expect(hands).toEqual({ clicks: 2, keys: 0 });
  });

  test("a phrase of 25 postings is replaced", async ({ page, ownEmployer }) => {
    const text = { description: "<p>Call 604-555-0100 today.</p>" };
    await ownEmployer.jobs.createNumbered(25, "", text);
    const { list, hands } = await begin(page, await ownEmployer.addKey());
    await list.selectPage.check();
    await list.change(m.change_kind_replace());
    const set = new ChangeSetPage(page);
    await set.find.fill("604-555-0100");
    await set.replacement.fill("604-555-0199");
    await set.button(m.change_apply({ count: 25 })).click();
    await expect(set.done(25)).toBeVisible();
    expect(hands).toEqual({ clicks: 4, keys: 2 });
  });

  test("what a colleague changed meanwhile is changed by one more dry run", async ({
    page,
    ownEmployer,
    browserErrors,
  }) => {
    browserErrors.expectError("412 PUT /api/v1.1/jobs/");
    const { jobs } = ownEmployer;
    await jobs.createNumbered(12, "", { closeDate: "2035-02-28" });
    const { list, hands } = await begin(page, await ownEmployer.addKey());
    await list.selectPage.check();
    await list.selectionBar.getByRole("button", { name: m.job_extend() }).click();
    const set = new ChangeSetPage(page);
    const apply = set.button(m.change_apply({ count: 12 }));
    await expect(apply).toBeVisible();
    for (const { id, title } of (await jobs.all()).slice(0, 5))
      await jobs.change(id, { title: `Theirs ${title}` });
    Object.assign(hands, { clicks: 0, keys: 0 });
    await apply.click();
    await expect(set.done(7)).toBeVisible();
    await set.button(m.change_plan_again({ count: 5 })).click();
    await set.button(m.change_apply({ count: 5 })).click();
    await expect(set.done(5)).toBeVisible();
    expect(hands).toEqual({ clicks: 3, keys: 0 });
    const after = await Promise.all((await jobs.all()).map(async ({ id }) => jobs.read(id)));
    expect(after.map((job) => job?.closeDate)).toEqual(Array(12).fill(addDays("2035-02-28", 30)));
    expect(after.filter((job) => job?.title.startsWith("Theirs"))).toHaveLength(5);
  });

  test("an import names each of eleven mistakes in its cell", async ({ page, ownEmployer }) => {
    const { jobs } = ownEmployer;
    await jobs.createNumbered(30, "", { status: "draft", closeDate: "2035-02-28" });
    const { list, hands } = await begin(page, await ownEmployer.addKey());
    const download = page.waitForEvent("download");
    await list.view.named(m.list_more()).click();
    await page.getByRole("menuitem", { name: m.export_csv(), exact: true }).click();
    const csv = await readFile(await (await download).path(), "utf8");
    Object.assign(hands, { clicks: 0, keys: 0 });
    const [headings = [], ...rows] = Papa.parse<string[]>(csv.replace("\uFEFF", "").trim()).data;
    const mistakes: [heading: string, text: string][] = [
      [m.label_title(), ""],
      [m.label_title(), "x".repeat(257)],
      [m.column_status(), "Aktiv"],
      [m.column_locations(), "Notatown, ON"],
      [m.label_categories(), "Wizardry"],
      [m.label_position_type(), "Sometimes"],
      [m.sheet_pay_from(), "20"],
      [m.sheet_pay_to(), "20"],
      [m.label_close_date(), "31/02/2036"],
      [m.label_close_date(), "05/03/2036"],
      [m.label_application_email(), "talent@mapleandmain"],
    ];
    for (const [row, [heading, text]] of mistakes.entries())
      rows[row]![headings.indexOf(heading)] = text;
    const importing = await ImportPage.open(page);
    await importing.choose("jobs.csv", Papa.unparse([headings, ...rows]));
    await importing.value("05/03/2036").selectOption({ index: 1 });
    await importing.value("Aktiv").selectOption({ label: m.status_draft() });
    for (const text of ["Wizardry", "Sometimes"])
      await importing.value(text).selectOption({ label: m.import_leave_alone() });
    const set = await importing.seeChanges();
    // In the file's order: what is refused, what would change, and what is left out of a row that stays.
    await expect(set.rows).toHaveCount(30);
    const texts = await set.rows.allTextContents();
    const said = [
      "C3",
      "J8",
      "L10",
      "Notatown, ON",
      shortDate("2036-03-05"),
      "talent@mapleandmain",
      m.import_max_alone({ text: "20" }),
    ];
    for (const [row, words] of said.entries()) expect(texts[row]).toContain(words);
    await expect(set.main).toContainText(m.place_unlisted({ count: 1, places: "Notatown, ON" }));
    await expect(set.main).toContainText(
      m.address_doubt_ending({ address: "talent@mapleandmain" }),
    );
    expect(hands).toEqual({ clicks: 10, keys: 0 });
  });
});
