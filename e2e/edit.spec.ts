import { expect } from "@playwright/test";
import { referenceName } from "#src/i18n/reference-names.ts";
import { number } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { JobBody } from "#src/jobs/job/fields/job-body.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { test } from "./fixtures.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobPage } from "./pages/job-page.ts";
import { JobListPage } from "./pages/job-list-page.ts";

/** A job with every field set and a description in the style of other systems. */
const FULL_JOB = {
  status: "active",
  closeDate: "2035-02-28",
  categories: [{ id: 6 }, { id: 14 }],
  locations: [{ description: "Halifax, NS" }, { description: "Truro, NS" }],
  salary: { amount: 52000, maxAmount: 60000, period: { id: 1 }, plusCommission: true },
  description: "<div>Bread<br><br><b>and</b> <i>cakes</i></div>\n<ul><li>Early</li></ul>",
} satisfies JobBody;

test(
  "only changed properties are sent",
  { tag: "@all" },
  async ({ page, jobs, marker, writes }) => {
    const { id, title } = await jobs.create({ ...FULL_JOB, title: `Baker ${marker}` });
    const form = await JobEditorPage.openEdit(page, id);
    await form.positionType.selectOption(referenceName("Temp"));
    await form.categories.add(referenceName("Labour"));
    await form.locations.chosen("Halifax, NS").click();
    await form.line("amount").fill("53,000");
    await form.line("maxAmount").fill("");
    await form.byUrl.check();
    await form.line("applicationUrl").fill("https://example.com/");
    await form.line("closeDate").fill("");
    await form.confidential.check();
    const job = await form.save(form.saveChanges);
    await expect(job.heading).toHaveText(title);
    const body = {
      positionType: { id: 4 },
      categories: [{ id: 6 }, { id: 14 }, { id: 9 }],
      locations: [{ description: "Truro, NS" }],
      salary: { ...FULL_JOB.salary, amount: 53000, maxAmount: null },
      applicantRoutingType: { id: 2 },
      applicationUrl: "https://example.com/",
      closeDate: null,
      confidential: true,
    };
    await expect.poll(() => writes).toEqual([{ method: "PUT", path: `/jobs/${id}`, body }]);
  },
);

test(
  "a new title goes from the list through the form to the job",
  { tag: ["@story"] },
  async ({ page, jobs, marker, writes }) => {
    const { id, title } = await jobs.create({ ...FULL_JOB, title: `Baker ${marker}` });
    const job = await JobPage.open(page, id);
    const form = await JobEditorPage.editFrom(job);
    await expect(form.heading).toHaveText(m.job_form_edit_title({ job: title }));
    await expect(form.heading).toBeFocused();
    await expect(form.line("title")).toHaveValue(title);
    await expect(form.line("amount")).toHaveValue(number(52_000));
    await expect(form.description.content).toContainText("and cakes");
    await expectAccessible(page);
    await form.line("title").fill(`Head baker ${marker}`);
    await form.save(form.saveChanges);
    await expect(job.heading).toHaveText(`Head baker ${marker}`);
    await expect(job.notification(m.job_form_changes_saved())).toBeVisible();
    await expect
      .poll(() => writes)
      .toEqual([{ method: "PUT", path: `/jobs/${id}`, body: { title: `Head baker ${marker}` } }]);
    const list = await JobListPage.backFrom(job);
    await list.search.fill(marker);
    await expect(list.titles).toHaveText([`Head baker ${marker}`]);
  },
);

test(
  "properties that are unchanged or changed back are not sent",
  { tag: "@all" },
  async ({ page, jobs, marker, writes }) => {
    const { id, title } = await jobs.create({ ...FULL_JOB, title: `Baker ${marker}` });
    const form = await JobEditorPage.openEdit(page, id);
    await form.description.content.click();
    await form.line("title").fill("Miller");
    await form.line("title").fill(title);
    await form.paid.uncheck();
    await form.paid.check();
    await form.byUrl.check();
    await form.byEmail.check();
    const job = await form.save(form.saveChanges);
    await expect(job.heading).toHaveText(title);
    await expect(job.notification(m.job_form_nothing_changed())).toBeVisible();
    expect(writes).toEqual([]);
  },
);

test(
  "a copy is a draft without the reference id, and nothing until it is saved",
  {
    tag: "@story",
  },
  async ({ page, jobs, marker, writes }) => {
    const { id, title } = await jobs.create({
      ...FULL_JOB,
      title: `Baker ${marker}`,
      referenceId: `R-${marker}`,
    });
    const job = await JobPage.open(page, id);
    const form = await JobEditorPage.copyFrom(job);
    await expect(form.heading).toHaveText(m.job_form_copy_title({ job: title }));
    await expect(form.line("title")).toHaveValue(title);
    await expect(form.line("referenceId")).toHaveValue("");
    expect(writes).toEqual([]);

    await form.line("title").fill(`Second baker ${marker}`);
    await form.save(form.saveDraft);
    await expect(job.heading).toHaveText(`Second baker ${marker}`);
    const copy = (await jobs.find(`Second baker ${marker}`))[0]!;
    const { description, closeDate, salary } = (await jobs.read(id))!;
    expect(copy).toMatchObject({ status: "draft", referenceId: null });
    await expect
      .poll(async () => jobs.read(copy.id))
      .toMatchObject({ description, closeDate, salary });
  },
);

test(
  "a row's menu opens the edit form and the copy form",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    const { title } = await jobs.create({ title: `Baker ${marker}` });
    const list = await JobListPage.openFor(page, marker);
    const form = await list.editJob(title);
    await expect(form.heading).toHaveText(m.job_form_edit_title({ job: title }));
    await page.goBack();
    await list.duplicateJob(title);
    await expect(form.heading).toHaveText(m.job_form_copy_title({ job: title }));
  },
);

test("a draft is published from its form, and Undo makes it a draft again", async ({
  page,
  jobs,
  marker,
  writes,
}) => {
  const { id, title } = await jobs.create({ title: `Baker ${marker}`, status: "draft" });
  const form = await JobEditorPage.openEdit(page, id);
  await form.confidential.check();
  const job = await form.save(form.publish);
  await expect(job.notification(m.job_form_published())).toBeVisible();
  await expect(job.badges).toContainText(m.status_active());
  await job.undo();
  await expect(job.notification(m.job_status_undone({ status: "draft", title }))).toBeVisible();
  await expect(job.badges).toContainText(m.status_draft());
  await expect
    .poll(() => writes.map(({ body }) => body))
    .toEqual([{ confidential: true, status: "active" }, { status: "draft" }]);

  const active = await jobs.create({ title: `Cook ${marker}`, status: "active" });
  await JobEditorPage.openEdit(page, active.id);
  await expect(form.saveChanges).toBeVisible();
  await expect(form.publish).toHaveCount(0);
});
