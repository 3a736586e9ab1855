import { expect } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { interceptRequest, deferred, offline } from "./intercept-request.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { test } from "./fixtures.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobPage } from "./pages/job-page.ts";
import { JobListPage } from "./pages/job-list-page.ts";
import { SignInPage } from "./pages/sign-in-page.ts";

test.describe("slow requests show progress at once", () => {
  test("the first rows, and the rows of another page", async ({ page, jobs, marker }) => {
    const titles = await jobs.createNumbered(11, marker);
    const first = deferred();
    await interceptRequest(page, "GET", "/jobs", first.fault);
    const list = await JobListPage.openFor(page, marker, "&pageSize=10");
    await expect(list.heading).toBeVisible();
    await expect(list.table).toHaveAttribute("aria-busy", "true");
    await expectAccessible(page);
    first.release();
    await expect(list.titles).toHaveText(titles.slice(0, 10));
    await expect(list.table).toHaveAttribute("aria-busy", "false");
    const ink = async () => list.titles.first().evaluate((title) => getComputedStyle(title).color);
    const full = await ink();

    const second = deferred();
    await interceptRequest(page, "GET", "/jobs", second.fault);
    await list.pageSize.selectOption("25");
    await expect(list.table).toHaveAttribute("aria-busy", "true");
    await expect.poll(ink).not.toBe(full);
    await expect(list.main.getByText(m.ui_loading(), { exact: true })).toBeVisible();
    await expect(list.range(1, 11, 11)).toBeHidden();
    // The line that moves across busy rows stands still where nothing is to move, and is seen.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const line = await list.table.evaluate(
      ({ parentElement }) => getComputedStyle(parentElement!, "::before").backgroundImage,
    );
    expect(line).toBe("none");
    await expect(list.titles).toHaveText(titles.slice(0, 10));
    await expect.poll(ink).not.toBe(full);
    await expectAccessible(page);
    second.release();
    await expect(list.titles).toHaveText(titles);
    await expect(list.range(1, 11, 11)).toBeVisible();
    await expect.poll(ink).toBe(full);
  });

  test(
    "a search after an empty one announces nothing before its response",
    { tag: "@all" },
    async ({ page, jobs, marker }) => {
      const { title } = await jobs.create({ title: `Baker ${marker}` });
      const list = await JobListPage.openFor(page, `no ${marker}`);
      await expect(list.emptyState(m.job_no_match_title())).toBeVisible();
      const answer = deferred();
      await interceptRequest(page, "GET", "/jobs", answer.fault);
      await list.search.fill(marker);
      await expect(list.table).toHaveAttribute("aria-busy", "true");
      await expect(list.emptyState(m.job_no_match_title())).toHaveCount(0);
      answer.release();
      await expect(list.titles).toHaveText([title]);
    },
  );

  test(
    "the rows of a reloaded tab, until sign-out",
    { tag: "@all" },
    async ({ page, jobs, marker }) => {
      const { id } = await jobs.create({ title: `Baker ${marker}` });
      const list = await JobListPage.openFor(page, marker);
      await expect(list.titles).toHaveText([`Baker ${marker}`]);
      const kept = async () => page.evaluate(() => sessionStorage.getItem("list"));
      await expect.poll(kept).toContain(`Baker ${marker}`);
      await jobs.change(id, { title: `Cook ${marker}` });

      const answer = deferred();
      const restore = await interceptRequest(page, "GET", "/jobs", answer.fault);
      await page.reload();
      await expect(list.titles).toHaveText([`Baker ${marker}`]);
      await expect(list.table).toHaveAttribute("aria-busy", "true");
      await expectAccessible(page);
      answer.release();
      await expect(list.titles).toHaveText([`Cook ${marker}`]);
      await expect(list.table).toHaveAttribute("aria-busy", "false");
      await restore();

      await list.signOut.click();
      await expect(new SignInPage(page).heading).toBeVisible();
      await expect.poll(kept).toBeNull();
    },
  );

  test("the typeface and the bar of views, which move nothing when they come", async ({ page }) => {
    const font = deferred();
    await page.route(/\.woff2$|\/list-tools-[^/]*\.js$/, font.fault);
    const list = new JobListPage(page);
    const places = async () =>
      list.rows.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));
    // The page counts as loaded when the font is.
    await page.goto("/jobs", { waitUntil: "commit" });
    await expect(list.rows).not.toHaveCount(0);
    const before = await places();
    font.release();
    await expect
      .poll(async () =>
        page.evaluate(() =>
          [...document.fonts].some(
            ({ family, status }) => /Inter Var/.test(family) && status === "loaded",
          ),
        ),
      )
      .toBe(true);
    await expect(list.view.filter).toBeVisible();
    expect(await places()).toEqual(before);
  });

  test("a job, and a save that is sent once however often it is pressed", async ({
    page,
    jobs,
    marker,
    writes,
  }) => {
    const { id, title } = await jobs.create({ title: `Baker ${marker}` });
    const reading = deferred();
    await interceptRequest(page, "GET", `/jobs/${id}`, reading.fault);
    const job = await JobPage.open(page, id);
    await expect(job.heading).toHaveText(m.job_loading_job());
    await expectAccessible(page);
    reading.release();
    await expect(job.heading).toHaveText(title);

    const form = await JobEditorPage.editFrom(job);
    await form.confidential.check();
    const writing = deferred();
    await interceptRequest(page, "PUT", `/jobs/${id}`, writing.fault);
    await form.saveChanges.dblclick();
    const busy = form.main.getByRole("button", { name: m.job_form_saving() });
    await expect(busy).toBeVisible();
    await busy.click({ force: true });
    await form.line("title").press("Enter");
    await expectAccessible(page);
    writing.release();
    await expect(job.badges).toContainText(m.jobs_confidential());
    await expect.poll(() => writes).toHaveLength(1);
  });

  test(
    "a deletion whose dialog was closed still reports its result",
    { tag: "@all" },
    async ({ page, jobs, marker, browserErrors }) => {
      const { id, title } = await jobs.create({ title: `Baker ${marker}` });
      browserErrors.expectError(`net::ERR_INTERNET_DISCONNECTED DELETE /api/v1.1/jobs/${id}`);
      const job = await JobPage.open(page, id);
      const failed = job.notification(m.job_not_deleted({ title, reason: m.errors_network() }));
      const restore = await interceptRequest(page, "DELETE", `/jobs/${id}`, offline);
      const deleting = deferred();
      await interceptRequest(page, "DELETE", `/jobs/${id}`, deleting.fault);
      const question = await job.askToDelete(title);
      await question.confirm.click();
      await expect(question.root.getByRole("button", { name: m.job_deleting() })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(question.root).toHaveCount(0);
      deleting.release();
      await expect(failed).toBeVisible();
      await expect(job.heading).toHaveText(title);

      await restore();
      await job.tryAgain();
      await expect(job.notification(m.job_deleted({ title }))).toBeVisible();
      await expect(failed).toHaveCount(0);
      await expect(new JobListPage(page).heading).toHaveText(m.jobs_title());
    },
  );

  test(
    "a new job, a status, a deletion and the lists of the form",
    { tag: "@all" },
    async ({ page, jobs, marker }) => {
      const references = deferred();
      for (const path of ["/positiontypes", "/jobcategories", "/locations"])
        await interceptRequest(page, "GET", path, references.fault);
      const form = await JobEditorPage.openNew(page);
      await form.line("title").fill(`Baker ${marker}`);
      await expect(form.positionType).toContainText(m.ui_loading());
      references.release();
      await form.fillRequired();
      const creating = deferred();
      await interceptRequest(page, "POST", "/jobs", creating.fault);
      await form.publish.click();
      await expect(form.main.getByRole("button", { name: m.job_publishing() })).toBeVisible();
      creating.release();
      const job = new JobPage(page);
      await expect(job.heading).toHaveText(`Baker ${marker}`);

      const { id, title } = (await jobs.find(marker))[0]!;
      const changing = deferred();
      const restore = await interceptRequest(page, "PUT", `/jobs/${id}`, changing.fault);
      await job.archive.click();
      await expect(job.badges).toContainText(m.status_archived());
      changing.release();
      await expect(job.notification(m.job_status_set({ status: "archived", title }))).toBeVisible();
      await restore();

      const deleting = deferred();
      await interceptRequest(page, "DELETE", `/jobs/${id}`, deleting.fault);
      const question = await job.askToDelete(title);
      await question.confirm.click();
      await expect(question.root.getByRole("button", { name: m.job_deleting() })).toBeVisible();
      await expectAccessible(page);
      deleting.release();
      await expect(question.root).toHaveCount(0);
      await expect.poll(async () => jobs.read(id)).toBeNull();
    },
  );
});
