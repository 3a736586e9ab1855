import { expect } from "@playwright/test";
import type { JobBody } from "#src/jobs/job/fields/job-body.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { list } from "#src/i18n/format.ts";
import { interceptRequest, offline, withoutVersions } from "./intercept-request.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { test } from "./fixtures.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobPage } from "./pages/job-page.ts";
import { JobListPage } from "./pages/job-list-page.ts";

const JOB = {
  status: "active",
  closeDate: "2035-02-28",
  salary: { amount: 52000, period: { id: 1 } },
  description:
    "<p>We bake <b>bread</b> every day.</p><ul><li>Early start</li><li>Free bread</li></ul>",
} satisfies JobBody;

test(
  "two browsers change one job: what only one changed needs no question",
  { tag: ["@story", "@all"] },
  async ({ page, elsewhere, jobs, marker, browserErrors, writes }) => {
    const { id } = await jobs.create({ ...JOB, title: `Baker ${marker}` });
    browserErrors.expectError(`412 PUT /api/v1.1/jobs/${id}`);
    const mine = await JobEditorPage.openEdit(page, id);
    const theirs = await JobEditorPage.openEdit(elsewhere, id);
    await mine.line("title").fill(`My baker ${marker}`);
    await expect(theirs.line("title")).toHaveValue(`Baker ${marker}`);
    await theirs.line("closeDate").fill("2035-03-01");
    await expect((await theirs.save(theirs.saveChanges)).heading).toHaveText(`Baker ${marker}`);

    const job = await mine.save(mine.saveChanges);
    await expect(job.heading).toHaveText(`My baker ${marker}`);
    await expect(
      job.notification(
        m.merge_incoming({
          saved: m.job_form_changes_saved(),
          parts: list([m.label_close_date()]),
        }),
      ),
    ).toBeVisible();
    await expect
      .poll(async () => jobs.read(id))
      .toMatchObject({
        title: `My baker ${marker}`,
        closeDate: "2035-03-01",
      });
    const sent = { title: `My baker ${marker}` };
    // Without versions, the form looks before it writes.
    const sends = process.env["E2E_PLAIN"] ? [sent] : [sent, sent];
    await expect.poll(() => writes.map(({ body }) => body)).toEqual(sends);
  },
);

test(
  "two browsers change the same: both versions are shown, and one press saves what is chosen",
  { tag: "@story" },
  async ({ page, elsewhere, jobs, marker, browserErrors, writes }) => {
    const { id } = await jobs.create({ ...JOB, title: `Baker ${marker}` });
    browserErrors.expectError(`412 PUT /api/v1.1/jobs/${id}`);
    const mine = await JobEditorPage.openEdit(page, id);
    const theirs = await JobEditorPage.openEdit(elsewhere, id);
    await mine.line("title").fill(`Head baker ${marker}`);
    await mine.description.type(" Mine.");
    await mine.confidential.check();
    await theirs.line("title").fill(`Night baker ${marker}`);
    await theirs.description.type(" Theirs.");
    await theirs.line("closeDate").fill("2035-03-01");
    await expect((await theirs.save(theirs.saveChanges)).heading).toHaveText(
      `Night baker ${marker}`,
    );

    await mine.saveChanges.click();
    const { choice } = mine;
    await expect(choice.heading).toBeFocused();
    await expect(choice.mine(m.label_title())).toBeChecked();
    await expect(choice.part(m.label_title())).toContainText(`Night`);
    const description = choice.part(m.label_description());
    await expect(description.locator("ins")).toHaveText([/Theirs\./, /Mine\./]);
    await expect(choice.settled).toContainText(m.label_close_date());
    await expect(choice.settled).toContainText(m.label_confidential());
    await expectAccessible(page);

    // Going back to the form loses nothing.
    await choice.back.click();
    await expect(mine.line("title")).toHaveValue(`Head baker ${marker}`);
    await mine.saveChanges.click();

    await choice.theirs(m.label_title()).check();
    await expect(choice.mine(m.label_description())).toBeChecked();
    await choice.save.click();
    const job = new JobPage(page);
    await expect(job.heading).toHaveText(`Night baker ${marker}`);
    const saved = (await jobs.read(id))!;
    expect(saved).toMatchObject({ confidential: true, closeDate: "2035-03-01" });
    expect(saved.description).toContain("Mine.");
    expect(saved.description).not.toContain("Theirs.");
    expect(writes.at(-1)?.body).toEqual({ description: saved.description, confidential: true });
  },
);

test(
  "another save and a lost connection during a conflict lose no choice",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors }) => {
    const { id } = await jobs.create({ ...JOB, title: `Baker ${marker}` });
    browserErrors.expectError(
      `412 PUT /api/v1.1/jobs/${id}`,
      `net::ERR_INTERNET_DISCONNECTED PUT /api/v1.1/jobs/${id}`,
    );
    const form = await JobEditorPage.openEdit(page, id);
    await form.line("title").fill(`Mine ${marker}`);
    await jobs.change(id, { title: `Theirs ${marker}` });
    await form.saveChanges.click();
    await expect(form.choice.mine(m.label_title())).toBeChecked();

    await jobs.change(id, { title: `Theirs again ${marker}` });
    await form.choice.save.click();
    await expect(form.choice.part(m.label_title())).toContainText("again");
    await expect(form.choice.heading).toBeFocused();

    const restore = await interceptRequest(page, "PUT", `/jobs/${id}`, offline);
    await form.choice.save.click();
    await expect(form.alert).toContainText(m.job_form_failed_kept());
    await expect(form.line("title")).toHaveValue(`Mine ${marker}`);
    await restore();
    const job = await form.save(form.saveChanges);
    await expect(job.heading).toHaveText(`Mine ${marker}`);
  },
);

test(
  "a conflict can be left after the question",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors }) => {
    const { id } = await jobs.create({ ...JOB, title: `Baker ${marker}` });
    browserErrors.expectError(`412 PUT /api/v1.1/jobs/${id}`);
    const form = await JobEditorPage.openEdit(page, id);
    await form.line("title").fill(`Mine ${marker}`);
    await jobs.change(id, { title: `Theirs ${marker}` });
    await form.saveChanges.click();
    await expect(form.choice.heading).toBeFocused();
    await form.home.click();
    await expect(form.leaveDialog.stay).toBeFocused();
    await form.leaveDialog.stay.click();
    await expect(form.choice.mine(m.label_title())).toBeChecked();
    await form.home.click();
    await form.leaveDialog.leave.click();
    await expect(new JobListPage(page).heading).toHaveText(m.jobs_title());
  },
);

test(
  "identical changes of two people need no choice",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors }) => {
    const { id } = await jobs.create({ ...JOB, title: `Baker ${marker}` });
    browserErrors.expectError(`412 PUT /api/v1.1/jobs/${id}`);
    const form = await JobEditorPage.openEdit(page, id);
    await form.line("title").fill(`Cook ${marker}`);
    await jobs.change(id, { title: `Cook ${marker}` });
    const job = await form.save(form.saveChanges);
    await expect(job.heading).toHaveText(`Cook ${marker}`);
    await expect(job.notification(m.merge_already_saved())).toBeVisible();
  },
);

test(
  "a service without ETags is read before each write",
  { tag: "@all" },
  async ({ page, jobs, marker, writes }) => {
    const { id } = await jobs.create({ ...JOB, title: `Baker ${marker}` });
    for (const method of ["GET", "PUT"])
      await interceptRequest(page, method, `/jobs/${id}`, withoutVersions);
    const form = await JobEditorPage.openEdit(page, id);
    await form.line("title").fill(`Mine ${marker}`);
    await form.confidential.check();
    await jobs.change(id, { title: `Theirs ${marker}`, closeDate: "2035-03-01" });
    await form.saveChanges.click();
    await expect(form.choice.mine(m.label_title())).toBeChecked();
    await expect(form.choice.part(m.label_title())).toContainText("Theirs");
    expect(writes).toEqual([]);

    await form.choice.theirs(m.label_title()).check();
    await form.choice.save.click();
    await expect(new JobPage(page).heading).toHaveText(`Theirs ${marker}`);
    await expect.poll(() => writes.map(({ body }) => body)).toEqual([{ confidential: true }]);
    await expect
      .poll(async () => jobs.read(id))
      .toMatchObject({ confidential: true, closeDate: "2035-03-01" });
  },
);
