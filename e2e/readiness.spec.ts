import { expect } from "@playwright/test";
import { addDays } from "#contract/calendar-date.ts";
import { moneyRange, shortDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { expectAccessible } from "./expect-accessible.ts";
import { SIGNED_OUT, test } from "./fixtures.ts";
import { deferred } from "./intercept-request.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobListPage } from "./pages/job-list-page.ts";
import { JobPage } from "./pages/job-page.ts";
import { ReadinessPanel } from "./pages/readiness-panel.ts";
import { todayOf } from "./today-of.ts";

const IN_ONTARIO = {
  locations: [{ description: "Toronto, ON" }],
  description: "<p>You bake bread at $22 to $25 per hour. Canadian experience required.</p>",
};

const PAY_OF_TEXT = m.readiness_fix_pay({ pay: `${moneyRange(22, 25)} ${m.per_hour()}` });

const PLAIN = Boolean(process.env["E2E_PLAIN"]);
const WITHOUT_FACTS =
  "an employer's facts, on which errors of law depend, are a setting of our service";

test(
  "brings an Ontario posting with three findings to none",
  { tag: "@story" },
  async ({ page, jobs, marker }) => {
    test.skip(PLAIN, WITHOUT_FACTS);
    const { id } = await jobs.create({ title: `Baker ${marker}`, ...IN_ONTARIO });
    const editor = deferred();
    await page.route(/\/description-editor-[^/]*\.js$/, editor.fault);
    const job = await JobPage.open(page, id);
    await expect(new ReadinessPanel(page).finding(m.readiness_vacancy_missing())).toBeVisible();
    await expectAccessible(page);
    await new ReadinessPanel(page).line(1).click();
    await expect(new ReadinessPanel(page).root).toBeInViewport();

    // The job's page leads to the place, also where the editor comes later.
    await new ReadinessPanel(page)
      .finding(m.readiness_canadian_experience())
      .getByRole("link", { name: m.readiness_place({ place: m.label_description() }) })
      .click();
    const form = new JobEditorPage(job.page);
    const panel = new ReadinessPanel(page);
    const experience = panel.finding(m.readiness_canadian_experience());
    await expect(experience).toContainText("Canadian experience");
    editor.release();
    const marked = expect.poll(async () => page.evaluate(() => String(getSelection())));
    await marked.toBe("Canadian experience required.");
    await expectAccessible(page);
    await form.heading.click();
    await experience
      .getByRole("button", { name: m.readiness_place({ place: m.label_description() }) })
      .click();
    await marked.toBe("Canadian experience required.");
    await page.keyboard.type("Experience with ovens.");
    await expect(experience).toHaveCount(0);

    await panel
      .finding(m.readiness_pay_only_in_text())
      .getByRole("button", { name: PAY_OF_TEXT })
      .click();
    await expect(form.line("amount")).toHaveValue("22");
    await expect(form.line("maxAmount")).toHaveValue("25");
    const text = "This posting is for an existing vacancy.";
    await panel.root.getByRole("button", { name: m.readiness_fix_insert({ text }) }).click();
    await expect(panel.root).toContainText(m.readiness_to_correct_count({ count: 0 }));

    const published = await form.save(form.publish);
    await expect(published.badges).toContainText(m.status_active());
    await expect(published.description).toContainText(text);
  },
);

test.describe("an employer that uses AI", { tag: "@own-employer" }, () => {
  test.use({ storageState: SIGNED_OUT });

  test(
    "brings an Ontario posting from nine findings to one with fixes alone",
    { tag: ["@all", "@french"] },
    async ({ page, ownEmployer }) => {
      const { id } = await ownEmployer.jobs.create({
        title: "BAKER, TORONTO!",
        locations: [{ description: "Toronto, ON" }],
        description: `<p>You bake bread at $22 to $25 per hour. Canadian experience required.</p><p>Our mill is in Alberta.</p><p>${"We shape every loaf by hand. ".repeat(25)}</p>`,
        closeDate: "2025-01-31",
        applicantRoutingType: { id: 2 },
        applicationUrl: "http://northbakery.ca/jobs",
      });
      await ownEmployer.signIn(page);
      const form = await JobEditorPage.openEdit(page, id);
      await expect(form.description.content).toBeVisible();
      const panel = new ReadinessPanel(page);
      await panel
        .finding(m.readiness_vacancy_missing())
        .getByRole("button", { name: m.readiness_facts_answer() })
        .click();
      const facts = page.getByRole("dialog", { name: m.readiness_facts_title() });
      await facts.getByRole("checkbox", { name: m.readiness_fact_uses_ai() }).check();
      await facts.getByRole("button", { name: m.readiness_facts_save() }).click();
      const findings = panel.root.getByRole("listitem");
      await expect(findings).toHaveCount(9);
      await expectAccessible(page);

      const today = await todayOf(page);
      const vacancy = "This posting is for an existing vacancy.";
      const usesAi = "We use artificial intelligence to screen, assess or select applicants.";
      for (const fix of [
        m.readiness_fix_set({ value: "Baker" }),
        PAY_OF_TEXT,
        m.readiness_fix_insert({ text: vacancy }),
        m.readiness_fix_insert({ text: usesAi }),
        m.readiness_fix_remove({ text: "Our mill is in Alberta." }),
        m.readiness_fix_close({ date: shortDate(addDays(today, 30)) }),
        m.readiness_fix_set({ value: "https://northbakery.ca/jobs" }),
      ])
        await panel.root.getByRole("button", { name: fix, exact: true }).click();
      // A sentence is for a person to look at.
      await expect(findings).toHaveCount(1);
      await expect(panel.finding(m.readiness_canadian_experience())).toBeVisible();
      await expect(form.description.content).not.toContainText("Alberta");
      const published = await form.save(form.publish);
      await expect(published.badges).toContainText(m.status_active());
    },
  );
});

test("asks once before it publishes a posting with errors", async ({ page, jobs, marker }) => {
  test.skip(PLAIN, WITHOUT_FACTS);
  const title = `Baker ${marker}`;
  const { id } = await jobs.create({ title, ...IN_ONTARIO });
  const job = await JobPage.open(page, id);
  await job.publish.click();
  const question = page.getByRole("alertdialog", { name: m.readiness_publish_title({ title }) });
  await expect(question).toContainText(m.readiness_vacancy_missing());
  await expectAccessible(page);
  await question.getByRole("button", { name: m.ui_cancel() }).click();
  await expect(job.badges).toContainText(m.status_draft());

  await job.publish.click();
  await question.getByRole("button", { name: m.readiness_publish_anyway() }).click();
  await expect(job.badges).toContainText(m.status_active());
  await job.archive.click();
  await expect(job.badges).toContainText(m.status_archived());
  await job.publish.click();
  await expect(job.badges).toContainText(m.status_active());
  await expect(question).toHaveCount(0);
});

test(
  "saves a draft with errors without a question",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    const { id } = await jobs.create({ title: `Baker ${marker}`, ...IN_ONTARIO });
    const form = await JobEditorPage.openEdit(page, id);
    await form.line("title").fill(`Head baker ${marker}`);
    const job = await form.save(form.saveChanges);
    await expect(job.heading).toHaveText(`Head baker ${marker}`);
  },
);

test(
  "asks before it publishes from the list, but not where a French partner is active",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    const inQuebec = { locations: [{ description: "Laval, QC" }], categories: [{ id: 14 }] };
    const english = `Baker ${marker}`;
    await jobs.create({
      ...inQuebec,
      title: english,
      description: "<p>You bake the bread and the pies for our customers.</p>",
    });
    const list = await JobListPage.openFor(page, marker);
    await list.row(english).choose("publish");
    const question = page.getByRole("alertdialog", {
      name: m.readiness_publish_title({ title: english }),
    });
    await expect(question).toContainText(m.readiness_french_missing());
    await question.getByRole("button", { name: m.ui_cancel() }).click();

    await jobs.create({
      ...inQuebec,
      title: `Boulanger ${marker}`,
      status: "active",
      description: "<p>Vous cuisez le pain et les tartes pour nos clients.</p>",
    });
    await list.row(english).choose("publish");
    await expect(list.row(english).status).toContainText(m.status_active());
    await expect(question).toHaveCount(0);
  },
);

test(
  "leads from the job’s page to the amount, with the pay shown",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    const { id } = await jobs.create({
      title: `Baker ${marker}`,
      locations: [{ description: "Kelowna, BC" }],
      description: "<p>You bake bread.</p>",
    });
    await JobPage.open(page, id);
    const panel = new ReadinessPanel(page);
    await panel
      .finding(m.readiness_pay_missing())
      .getByRole("link", { name: m.readiness_todo_pay() })
      .click();
    const form = new JobEditorPage(page);
    await expect(form.line("amount")).toBeFocused();
    await page.keyboard.type("$22 an hour");
    await expect(panel.finding(m.readiness_pay_missing())).toHaveCount(0);
  },
);

test(
  "finds an open end in BC, and a name in a confidential posting’s address",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    const { id, employer } = await jobs.create({
      title: `Baker ${marker}`,
      locations: [{ description: "Kelowna, BC" }],
      description: "<p>You bake bread for up to $30 per hour.</p>",
      confidential: true,
    });
    const host = (employer?.name ?? "").replaceAll(/\W/g, "").toLowerCase();
    await jobs.change(id, { applicationEmail: `jobs@${host}.example.com` });
    await JobPage.open(page, id);
    const panel = new ReadinessPanel(page);
    await expect(panel.finding(m.readiness_pay_open())).toContainText("$30");
    await expect(panel.finding(m.readiness_pay_open())).toContainText(m.readiness_to_correct());
    await expect(panel.finding(m.readiness_confidential_leak())).toBeVisible();

    // The fix of the job's page opens the form with what is known, at what only a person knows.
    await panel
      .finding(m.readiness_pay_open())
      .getByRole("link", { name: m.readiness_todo_ends() })
      .click();
    const form = new JobEditorPage(page);
    await expect(form.line("maxAmount")).toHaveValue("30");
    await expect(form.line("amount")).toBeFocused();
    await page.keyboard.type("25");
    await expect(panel.finding(m.readiness_pay_open())).toHaveCount(0);
  },
);

test("shows what tells a posting from an active one with nearly the same text", async ({
  page,
  jobs,
  marker,
}) => {
  const text = Array.from({ length: 60 }, (_, index) => `${marker}-${index}`).join(" ");
  const [title, locations] = [`Baker ${marker}`, [{ description: "Regina, SK" }]];
  await jobs.create({ title, locations, status: "active", description: `<p>${text}</p>` });
  const copy = { title, locations, description: `<p>${text} Two shifts.</p>` };
  const { id } = await jobs.create(copy);
  await JobPage.open(page, id);
  const found = new ReadinessPanel(page).finding(m.readiness_near_duplicate());
  await found.getByRole("button", { name: m.readiness_differences() }).click();
  const dialog = page.getByRole("dialog", { name: m.readiness_differences_title({ title }) });
  await expect(dialog.getByRole("insertion")).toContainText("Two shifts.");
  await expectAccessible(page);
  await dialog.getByRole("link", { name: m.readiness_other_posting() }).click();
  await expect(new JobPage(page).badges).toContainText(m.status_active());
});

test(
  "shows a posting as others show it, with the markup to copy",
  { tag: ["@story", "@french"] },
  async ({ page, jobs, marker }) => {
    const title = `Baker ${marker}`;
    const { id } = await jobs.create({
      title,
      ...IN_ONTARIO,
      salary: { amount: 22, maxAmount: 25, period: { id: 5 } },
    });
    const job = await JobPage.open(page, id);
    await job.actions.click();
    await page.getByRole("menuitem", { name: m.job_form_preview() }).click();
    const preview = page.getByRole("dialog", { name: m.job_form_preview() });
    const views = preview.getByRole("group", { name: m.preview_views() });
    for (const name of [m.preview_phone(), m.preview_google()]) {
      await views.getByRole("button", { name, exact: true }).click();
      await expect(preview.getByRole("article")).toContainText(title);
      await expectAccessible(page);
    }
    await views.getByRole("button", { name: m.preview_data(), exact: true }).click();
    await expect(preview).toContainText(`"addressRegion": "ON"`);
    await expect(preview).toContainText(`"unitText": "HOUR"`);
    await expect(preview).toContainText(m.markup_direct_apply());
    await expectAccessible(page);
  },
);

test(
  "offers to archive what Ontario wants to be kept, where no history keeps it",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    const title = `Baker ${marker}`;
    const { id } = await jobs.create({ title, ...IN_ONTARIO, status: "active" });
    const job = await JobPage.open(page, id);
    const dialog = await job.askToDelete(title);
    await expectAccessible(page);
    if (!PLAIN) {
      await expect(dialog.root).not.toContainText(m.readiness_keep_record());
      return;
    }
    await expect(dialog.root).toContainText(m.readiness_keep_record());
    await dialog.root.getByRole("button", { name: m.change_archive_instead() }).click();
    await expect(job.badges).toContainText(m.status_archived());
  },
);
