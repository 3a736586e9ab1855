import { expect, type Locator } from "@playwright/test";
import { referenceName } from "#src/i18n/reference-names.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { interceptRequest, deferred } from "./intercept-request.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { test } from "./fixtures.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobPage } from "./pages/job-page.ts";
import { JobListPage } from "./pages/job-list-page.ts";

test("from the list to a changed job and back, without a mouse", async ({ page, jobs, marker }) => {
  const titles = [`One ${marker}`, `Two ${marker}`, `Three ${marker}`];
  await jobs.createAll(titles);
  const list = await JobListPage.open(page);
  await expect(list.titles).not.toHaveCount(0);
  await page.keyboard.press("/");
  await expect(list.search).toBeFocused();
  await page.keyboard.type(marker);
  await page.keyboard.press("Enter");
  await expect(list.titles).toHaveText(titles);

  await page.keyboard.press("Tab");
  for (const [key, row] of [
    ["j", 0],
    ["j", 1],
    ["j", 2],
    ["j", 2],
    ["k", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(list.row(titles[row]!).link).toBeFocused();
  }
  await page.keyboard.press("Enter");
  const job = new JobPage(page);
  await expect(job.heading).toHaveText(titles[1]!);
  await expect(job.heading).toBeFocused();

  await page.keyboard.press("e");
  const form = new JobEditorPage(page);
  await expect(form.line("title")).toHaveValue(titles[1]!);
  await expect(form.heading).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(form.line("title")).toBeFocused();
  await page.keyboard.type(`Second ${marker}`);
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(job.heading).toHaveText(`Second ${marker}`);
  await job.back.press("Enter");
  await expect(list.titles).toHaveText([titles[0]!, `Second ${marker}`, titles[2]!]);

  await expect(list.row(`Second ${marker}`).link).toBeFocused();
  await page.keyboard.press("e");
  await expect(form.line("title")).toHaveValue(`Second ${marker}`);
});

test(
  "the way back from a copy focuses the heading of the original",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    const { id } = await jobs.create({ title: `Baker ${marker}` });
    const job = await JobPage.open(page, id);
    await job.duplicate.click();
    const form = new JobEditorPage(page);
    await form.save(form.saveDraft);
    await job.edit.focus();
    await page.goBack();
    await expect(page).toHaveURL(`/jobs/${id}`);
    await expect(job.heading).toBeFocused();
  },
);

test(
  "a stale job can be edited by keyboard once it is refreshed",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    await page.clock.install();
    const { id, title } = await jobs.create({ title: `Baker ${marker}` });
    const job = await JobPage.open(page, id);
    await expect(job.heading).toHaveText(title);
    await page.clock.fastForward(60_000);
    const reading = deferred();
    await interceptRequest(page, "GET", `/jobs/${id}`, reading.fault);
    await page.keyboard.press("e");
    const form = new JobEditorPage(page);
    await expect(form.heading).toHaveText(m.job_edit());
    await expect(form.heading).toBeFocused();
    await expect(form.main.locator("[aria-hidden=true]").first()).toBeVisible();
    reading.release();
    await expect(form.heading).toHaveText(m.job_form_edit_title({ job: title }));
    // The fields render after the heading, once the draft store has been read.
    await expect(form.line("title")).toHaveValue(title);
    await expect(form.heading).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(form.line("title")).toBeFocused();
  },
);

test("one key leads from a row to the selection bar and back", async ({ page, jobs, marker }) => {
  const { title } = await jobs.create({ title: `Baker ${marker}` });
  const list = await JobListPage.openFor(page, marker);
  const row = list.row(title).root.getByRole("checkbox");
  await row.check();
  await expect(list.selectionBar).toBeVisible();
  await page.keyboard.press("b");
  const archive = list.selectionBar.getByRole("button", { name: m.job_archive() });
  await expect(archive).toBeFocused();
  await page.keyboard.press("b");
  await expect(row).toBeFocused();
});

test("Ctrl+S saves from anywhere on the form", async ({ page, jobs, marker }) => {
  const { id } = await jobs.create({ title: `Baker ${marker}` });
  const form = await JobEditorPage.openEdit(page, id);
  await form.line("title").fill(`Head baker ${marker}`);
  await form.heading.focus();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(form.heading).toHaveText(`Head baker ${marker}`);
  await expect.poll(async () => (await jobs.read(id))?.title).toBe(`Head baker ${marker}`);
});

test(
  "a job is written by keyboard alone, and Enter saves a draft",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    const { keyboard } = page;
    /** Tab, past what stands on the way. */
    const tabTo = async (control: Locator) =>
      expect(async () => {
        await keyboard.press("Tab");
        expect(await control.and(page.locator(":focus")).count()).toBe(1);
      }).toPass({ intervals: [50] });

    const list = await JobListPage.open(page);
    await expect(list.titles).not.toHaveCount(0);
    await keyboard.press("n");
    const form = new JobEditorPage(page);
    await expect(form.heading).toBeFocused();
    await expect(form.description.content).toBeVisible();
    await tabTo(form.line("title"));
    await keyboard.type(`Baker ${marker}`);
    await tabTo(form.positionType);
    await keyboard.type(referenceName("Part Time"));
    await tabTo(form.categories.input);
    await keyboard.type(referenceName("Retail"));
    await keyboard.press("Enter");
    await expect(form.categories.chosen(referenceName("Retail"))).toBeVisible();
    await tabTo(form.locations.input);
    await keyboard.type("Halifax, NS");
    await expect(form.locations.suggestions.first()).toHaveText("Halifax, NS");
    await keyboard.press("Enter");
    await expect(form.locations.chosen("Halifax, NS")).toBeVisible();
    await tabTo(form.paid);
    await keyboard.press("Space");
    await tabTo(form.line("amount"));
    await keyboard.type("52000");
    await tabTo(form.period);
    await keyboard.type("per y");
    await tabTo(form.description.content);
    await keyboard.type("Sell bread.");
    await tabTo(form.byEmail);
    await keyboard.press("ArrowDown");
    await expect(form.byUrl).toBeChecked();
    await tabTo(form.line("applicationUrl"));
    await keyboard.type("https://example.com/apply");
    await keyboard.press("Enter");
    await expect(new JobPage(page).heading).toHaveText(`Baker ${marker}`);
    const [created] = await jobs.find(marker);
    await expect
      .poll(async () => jobs.read(created!.id))
      .toMatchObject({
        status: "draft",
        positionType: { name: "Part Time" },
        categories: [{ name: "Retail" }],
        locations: [{ description: "Halifax, NS" }],
        salary: { amount: 52000, period: { name: "Yearly" } },
        applicationUrl: "https://example.com/apply",
      });
  },
);

test("a row's menu works by keyboard, and undo has a key", async ({ page, jobs, marker }) => {
  const { title } = await jobs.create({ title: `Baker ${marker}`, status: "active" });
  const list = await JobListPage.openFor(page, marker);
  const row = list.row(title);
  const item = (name: string) => page.getByRole("menuitem", { name });
  await row.actions.focus();
  await page.keyboard.press("ArrowDown");
  await expect(item(m.job_edit())).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("End");
  await expect(item(m.job_delete())).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(item(m.job_edit())).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(row.actions).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(item(m.job_edit())).toBeVisible();
  await page.keyboard.press("a");
  await expect(item(m.job_archive())).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(row.root).toContainText(m.status_archived());
  await expect(list.notification(m.job_status_set({ status: "archived", title }))).toBeVisible();
  await expect(row.actions).toBeFocused();
  await page.keyboard.press("u");
  await expect(row.root).toContainText(m.status_active());
});

test("a place is replaced by typing over it, and no letter is a shortcut in the form", async ({
  page,
  jobs,
  marker,
}) => {
  const undoable = await jobs.create({ title: `Cook ${marker}`, status: "active" });
  const locations = [{ description: "Hamilton, ON" }];
  const { title } = await jobs.create({ title: `Baker ${marker}`, locations });
  const list = await JobListPage.openFor(page, marker);
  await list.row(undoable.title).choose("archive");
  await expect(list.notifications.getByRole("button", { name: m.job_undo() })).toBeVisible();
  await list.row(title).link.focus();
  await page.keyboard.press("e");

  const form = new JobEditorPage(page);
  await form.locations.input.click();
  // The letter that opens a new job, and the one that would take back the other's change.
  for (const place of ["Nelson, BC", "ucluelet, BC"]) {
    await page.keyboard.press("Backspace");
    await page.keyboard.type(place);
    await expect(form.locations.input).toHaveValue(place);
    await page.keyboard.press("Enter");
    await expect(form.locations.chosen(place)).toBeVisible();
  }
  await expect(form.locations.chosen("Hamilton, ON")).toHaveCount(0);
  // What is left of a place is no town.
  await page.keyboard.type("ON");
  await page.keyboard.press("Enter");
  await expect(form.locations.input).toHaveValue("ON");
  await form.locations.input.fill("");
  for (const control of [form.saveChanges, form.heading]) {
    await control.focus();
    for (const key of ["n", "u", "?"]) await page.keyboard.press(key);
  }
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect((await jobs.read(undoable.id))?.status).toBe("archived");
});

test("a held key undoes once", { tag: "@all" }, async ({ page, jobs, marker, writes }) => {
  const titles = await jobs.createNumbered(2, marker, { status: "active" });
  const list = await JobListPage.openFor(page, marker);
  for (const title of titles) {
    await list.row(title).choose("archive");
    await expect(list.notification(m.job_status_set({ status: "archived", title }))).toBeVisible();
  }
  for (let times = 1; times <= 5; times++) await page.keyboard.down("u");
  await page.keyboard.up("u");
  await expect(
    list.notification(m.job_status_undone({ status: "active", title: titles[1]! })),
  ).toBeVisible();
  await expect(
    list.notification(m.job_status_set({ status: "archived", title: titles[0]! })),
  ).toBeVisible();
  await expect.poll(() => writes).toHaveLength(3);
});

test("shortcuts are off while typing", { tag: "@all" }, async ({ page, marker }) => {
  const keys = "/njke?u";
  const list = await JobListPage.openFor(page, marker);
  await expect(list.emptyState(m.job_no_match_title())).toBeVisible();
  await list.search.press("End");
  await list.search.pressSequentially(keys);
  await expect(list.search).toHaveValue(marker + keys);
  await expect(page).toHaveURL(`/jobs?${new URLSearchParams({ q: marker + keys })}`);

  const form = await JobEditorPage.openNew(page);
  await form.line("title").pressSequentially(keys);
  await expect(form.line("title")).toHaveValue(keys);
  await form.description.type(keys);
  await expect(form.description.content).toHaveText(keys);
  await expect(page).toHaveURL("/jobs/new");
});

test("the keys are explained, and can be turned off", { tag: "@all" }, async ({ page }) => {
  const list = await JobListPage.open(page);
  await expect(list.titles).not.toHaveCount(0);
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: m.app_shortcuts() });
  for (const does of [m.shortcut_search, m.shortcut_rows, m.shortcut_undo, m.shortcut_help])
    await expect(help).toContainText(does());

  for (const said of [
    `${m.form_shortcut_save()}Ctrl+S Ctrl+${m.key_enter()}`,
    `${m.form_shortcut_toolbar()}Alt+F10`,
    `${m.editor_bold()}Ctrl+B`,
  ])
    await expect(help).toContainText(said);
  await expectAccessible(page);
  await help.getByRole("checkbox", { name: m.frame_shortcuts_on() }).uncheck();
  await page.keyboard.press("Escape");
  await expect(help).toHaveCount(0);

  await page.reload();
  await expect(list.titles).not.toHaveCount(0);
  await page.keyboard.press("n");
  await page.keyboard.press("j");
  await expect(list.titles.first()).not.toBeFocused();
  await expect(page).toHaveURL("/jobs");
});

test("the first stop of Tab skips to the content", async ({ page }) => {
  const list = await JobListPage.open(page);
  await expect(list.titles).not.toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: m.ui_skip_to_content() })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(list.heading).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(list.tab("all")).toBeFocused();
});
