import { expect } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { ruleLabel } from "#src/jobs/check/finding-text.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { SIGNED_OUT, test } from "./fixtures.ts";
import { ChangeSetPage } from "./pages/change-set-page.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobListPage } from "./pages/job-list-page.ts";
import { JobPage } from "./pages/job-page.ts";
import { ReadinessPanel } from "./pages/readiness-panel.ts";
import { SignInPage } from "./pages/sign-in-page.ts";

const YOUNG = "Young people preferred.";
const VACANT = "We’ve room for one more in our kitchen.";
const PAID = { salary: { amount: 22, maxAmount: 25, period: { id: 5 } } };
const inOntario = (...sentences: string[]) => ({
  ...PAID,
  locations: [{ description: "Toronto, ON" }],
  description: `<p>You bake the bread for the people of our town. ${sentences.join(" ")}</p>`,
});

test.skip(Boolean(process.env["E2E_PLAIN"]), "what people decide is a setting of our service");
test.use({ storageState: SIGNED_OUT });

test(
  "what one sets aside is set aside for a colleague, until the sentence changes",
  { tag: ["@own-employer", "@french"] },
  async ({ page, secondBrowser, marker, ownEmployer }) => {
    await ownEmployer.jobs.answerQuestions();
    const { id } = await ownEmployer.jobs.create({
      title: `Baker ${marker}`,
      ...inOntario("Vacancy: yes.", YOUNG),
    });
    const signIn = await SignInPage.open(page);
    await signIn.signIn(await ownEmployer.addKey({ name: "Recruiting" }));
    await JobPage.open(page, id);
    const panel = new ReadinessPanel(page);
    const age = panel.finding(m.readiness_age());
    await age.getByRole("button", { name: m.judge_fine() }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(YOUNG);
    await dialog.getByRole("textbox", { name: m.judge_note() }).fill("A summer camp.");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: m.judge_set_aside() }).click();
    await expect(dialog).toHaveCount(0);
    await expect(panel.root).toContainText(m.readiness_set_aside_count({ count: 1 }));
    await expect(age).toBeHidden();

    // A colleague sees who, and why, and takes it back.
    await ownEmployer.signIn(secondBrowser);
    const theirs = new ReadinessPanel(secondBrowser);
    await JobPage.open(secondBrowser, id);
    await theirs.root
      .getByText(m.readiness_set_aside_count({ count: 1 }))
      .last()
      .click();
    const setAside = theirs.finding(m.readiness_age());
    await expect(setAside).toContainText("Recruiting");
    await expect(setAside).toContainText("A summer camp.");
    await expectAccessible(secondBrowser);
    await setAside.getByRole("button", { name: m.judge_bring_back() }).click();
    await expect(theirs.root).toContainText(m.readiness_to_look_at_count({ count: 1 }));
    await new JobPage(secondBrowser).undo();
    await expect(theirs.root).toContainText(m.readiness_set_aside_count({ count: 1 }));

    // A decision ends with its sentence.
    const form = await JobEditorPage.openEdit(page, id);
    await expect(panel.root).toContainText(m.readiness_set_aside_count({ count: 1 }));
    await form.description.content.click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Vacancy: yes. Young people wanted.");
    await expect(age).toContainText("Young people wanted.");
    await expect(panel.root).not.toContainText(m.readiness_set_aside_count({ count: 1 }));
  },
);

test(
  "a sentence that no rule knows is pointed to as the statement",
  { tag: ["@own-employer", "@french"] },
  async ({ page, marker, ownEmployer }) => {
    await ownEmployer.jobs.answerQuestions();
    const title = `Baker ${marker}`;
    const { id } = await ownEmployer.jobs.create({ title, ...inOntario(VACANT) });
    await ownEmployer.signIn(page);
    const job = await JobPage.open(page, id);
    const panel = new ReadinessPanel(page);
    const vacancy = panel.finding(m.readiness_vacancy_missing());
    await vacancy.getByRole("button", { name: m.judge_said() }).click();
    const dialog = page.getByRole("dialog", { name: m.judge_said_title() });
    await expectAccessible(page);
    await dialog.getByRole("radio", { name: VACANT }).check();
    await dialog.getByRole("button", { name: m.judge_said_use() }).click();
    await expect(panel.line(0)).toBeVisible();
    await job.publish.click();
    await expect(job.badges).toContainText(m.status_active());
  },
);

test(
  "what a posting is for is chosen beside its text, changed and taken out",
  { tag: ["@own-employer", "@french"] },
  async ({ page, marker, ownEmployer }) => {
    await ownEmployer.jobs.answerQuestions();
    const { id } = await ownEmployer.jobs.create({ title: `Baker ${marker}`, ...inOntario() });
    await ownEmployer.signIn(page);
    const form = await JobEditorPage.openEdit(page, id);
    const { content } = form.description;
    await expect(content).toBeVisible();
    const choice = page.getByRole("combobox", { name: m.statement_vacancy() });
    await choice.selectOption(m.statement_vacancy_existing());
    await expect(content).toContainText("This posting is for an existing vacancy.");
    await choice.selectOption(m.statement_vacancy_future());
    await expect(content).toContainText("There is no vacancy at this time");
    await expect(content).not.toContainText("an existing vacancy");
    await expectAccessible(page);
    await choice.selectOption(m.statement_none());
    await expect(content).not.toContainText("vacancy");
    await choice.selectOption(m.statement_vacancy_existing());
    const saved = await form.save(form.saveChanges);
    await expect(saved.description).toContainText("This posting is for an existing vacancy.");
  },
);

test(
  "a sentence of many postings is looked at once, and counts no more",
  { tag: ["@own-employer", "@french"] },
  async ({ page, marker, ownEmployer }) => {
    await ownEmployer.jobs.answerQuestions();
    await ownEmployer.jobs.createNumbered(12, marker, {
      ...inOntario("Vacancy: yes.", YOUNG),
      status: "active",
    });
    await ownEmployer.signIn(page);
    await page.goto("/jobs?ready=ageWording");
    const found = page.getByRole("region", { name: m.readiness_by_rule() });
    const age = found.getByRole("button", { name: ruleLabel("ageWording") });
    await expect(age).toContainText("12");
    await found.getByRole("button", { name: m.look_at_many() }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(m.look_at_jobs({ count: 12 }));
    await expectAccessible(page);
    await dialog.getByRole("button", { name: m.look_at_fine() }).click();
    await expect(dialog).toContainText(m.look_at_none());
    await dialog.getByRole("button", { name: m.ui_close(), exact: true }).last().click();
    await expect(age).toHaveCount(0);

    // The dry run of many says so before they are published again.
    const ids = (await ownEmployer.jobs.find(marker)).map(({ id }) => id);
    for (const id of ids.slice(0, 2)) await ownEmployer.jobs.change(id, { status: "archived" });
    const list = await JobListPage.open(page, "?status=archived");
    await list.selectPage.check();
    await list.change(m.job_publish());
    const set = new ChangeSetPage(page);
    await expect(set.main).toContainText(m.change_set_aside({ count: 2 }));
  },
);
