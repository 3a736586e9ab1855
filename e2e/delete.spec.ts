import { expect } from "@playwright/test";
import { addDays } from "#contract/calendar-date.ts";
import { longDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { interceptRequest, withoutVersions } from "./intercept-request.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { test } from "./fixtures.ts";
import { DeleteDialog } from "./pages/dialogs.ts";
import { JobPage } from "./pages/job-page.ts";
import { JobListPage } from "./pages/job-list-page.ts";
import { todayOf } from "./today-of.ts";

test(
  "deleting asks first; then the list, its counts and the focus are right",
  {
    tag: ["@story"],
  },
  async ({ page, jobs, marker }) => {
    const titles = [`One ${marker}`, `Two ${marker}`, `Three ${marker}`];
    await jobs.createAll(titles, { status: "draft" });
    const list = await JobListPage.openFor(page, marker);
    const dialog = await list.askToDelete(titles[1]!);

    await expect(dialog.root).toContainText(
      `${m.status_draft()} · Calgary, AB · ${m.jobs_not_published()}`,
    );
    const isFinal = process.env["E2E_PLAIN"];
    await expect(dialog.root).toContainText(
      isFinal
        ? m.job_delete_text()
        : m.job_delete_text_trash({ until: longDate(addDays(await todayOf(page), 90)) }),
    );
    await expect(dialog.root).not.toContainText(m.job_delete_active_text());
    await expect(dialog.cancel).toBeFocused();
    await expectAccessible(page);
    await dialog.cancel.click();
    await expect(list.row(titles[1]!).actions).toBeFocused();

    await list.askToDelete(titles[1]!);
    await dialog.confirm.click();
    await expect(list.notification(m.job_deleted({ title: titles[1]! }))).toBeVisible();
    await expect(list.titles).toHaveText([titles[0]!, titles[2]!]);
    await expect(list.row(titles[2]!).link).toBeFocused();
    await expect(list.tab("draft")).toHaveText(`${m.jobs_tab_draft()}2`);
    await expect(list.range(1, 2, 2)).toBeVisible();
  },
);

test(
  "deleting the last row of the last page shows the page before",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    const titles = await jobs.createNumbered(11, marker);
    const list = await JobListPage.openFor(page, marker, "&page=2&pageSize=10");
    const dialog = await list.askToDelete(titles[10]!);
    await dialog.confirm.click();
    await expect(list.titles).toHaveText(titles.slice(0, 10));
    await expect(page).toHaveURL(`/jobs?q=${marker}&pageSize=10`);
    await expect(list.range(1, 10, 10)).toBeVisible();
    await expect(list.row(titles[9]!).link).toBeFocused();
  },
);

test(
  "pressing Delete twice sends one request",
  { tag: "@all" },
  async ({ page, jobs, marker, writes }) => {
    const { id, title } = await jobs.create({ title: `Baker ${marker}` });
    const list = await JobListPage.openFor(page, marker);
    const dialog = await list.askToDelete(title);
    await dialog.confirm.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(list.notification(m.job_deleted({ title }))).toBeVisible();
    await expect
      .poll(() => writes.map(({ method, path }) => `${method} ${path}`))
      .toEqual([`DELETE /jobs/${id}`]);
  },
);

test("deleting from a job's page returns to the list with its filter", async ({
  page,
  jobs,
  marker,
}) => {
  const [one, two] = [`One ${marker}`, `Two ${marker}`];
  await jobs.createAll([one, two]);
  const list = await JobListPage.openFor(page, marker);
  const job = await list.openJob(one);
  const dialog = await job.askToDelete(one);
  await dialog.confirm.click();
  await expect(list.titles).toHaveText([two]);
  await expect(list.heading).toBeFocused();
  await expect(list.notification(m.job_deleted({ title: one }))).toBeVisible();
  await expect(page).toHaveURL(`/jobs?q=${marker}`);
});

test(
  "the question describes the current job, not the stale row",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    const { id, title } = await jobs.create({ title: `Baker ${marker}`, status: "draft" });
    const list = await JobListPage.openFor(page, marker);
    await expect(list.titles).toHaveText([title]);
    const renamed = `Head baker ${marker}`;
    await jobs.change(id, { title: renamed, status: "active" });
    await list.row(title).choose("delete");
    const dialog = new DeleteDialog(page, renamed);
    await expect(dialog.root).toContainText(`${m.status_active()} · Calgary, AB`);
    await expect(dialog.root).toContainText(m.job_delete_active_text());
    await dialog.confirm.click();
    await expect(list.notification(m.job_deleted({ title: renamed }))).toBeVisible();
  },
);

for (const [versions, details] of [
  [true, {}],
  [false, { tag: "@all" }],
] as const) {
  test(
    `a job changed by another person asks again with its current state; versions: ${versions}`,
    details,
    async ({ page, jobs, marker, browserErrors }) => {
      const { id, title } = await jobs.create({ title: `Baker ${marker}` });
      if (versions) browserErrors.expectError(`412 DELETE /api/v1.1/jobs/${id}`);
      else
        for (const method of ["GET", "DELETE"])
          await interceptRequest(page, method, `/jobs/${id}`, withoutVersions);
      const job = await JobPage.open(page, id);
      const dialog = await job.askToDelete(title);
      const renamed = `Head baker ${marker}`;
      await jobs.change(id, { title: renamed });
      await dialog.confirm.click();
      const again = new DeleteDialog(page, renamed);
      await expect(again.root.getByRole("alert")).toHaveText(m.job_delete_changed());
      await expectAccessible(page);
      expect(await jobs.read(id)).not.toBeNull();

      await again.confirm.click();
      await expect(new JobListPage(page).heading).toHaveText(m.jobs_title());
      await expect.poll(async () => jobs.read(id)).toBeNull();
    },
  );
}

test(
  "a job that another person has deleted counts as deleted",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors }) => {
    const { id, title } = await jobs.create({ title: `Baker ${marker}` });
    browserErrors.expectError(`404 DELETE /api/v1.1/jobs/${id}`);
    const list = await JobListPage.openFor(page, marker);
    const dialog = await list.askToDelete(title);
    await expect(dialog.confirm).toBeEnabled();
    await jobs.remove(id);
    await dialog.confirm.click();
    await expect(list.notification(m.job_deleted({ title }))).toBeVisible();
    await expect(list.emptyState(m.job_no_match_title())).toBeVisible();
    await expect(list.heading).toBeFocused();
  },
);
