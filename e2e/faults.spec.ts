import { expect } from "@playwright/test";
import { referenceName } from "#src/i18n/reference-names.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { jobsFound } from "#src/i18n/phrases.ts";
import { statusMessage } from "#src/i18n/error-message.ts";
import { answer, interceptRequest, deferred, offline, takeUnmet } from "./intercept-request.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { FAILURES, LATER } from "./failures.ts";
import { test } from "./fixtures.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobPage } from "./pages/job-page.ts";
import { JobListPage } from "./pages/job-list-page.ts";

test.describe("failures show a sentence and a retry", () => {
  for (const { name, fault, says, trouble, tag: inAll } of FAILURES) {
    const details = inAll ? { tag: inAll } : {};
    test(`the list: ${name}`, { tag: "@all" }, async ({ page, jobs, marker, browserErrors }) => {
      if (trouble) browserErrors.expectError(`${trouble} GET /api/v1.1/jobs`);
      await jobs.create({ title: `Baker ${marker}` });
      const restore = await interceptRequest(page, "GET", "/jobs", fault);
      const list = await JobListPage.openFor(page, marker);
      await expect(list.alert).toContainText(says);
      await expectAccessible(page);
      await restore();
      await list.retry.click();
      await expect(list.titles).toHaveText([`Baker ${marker}`]);
      await expect(list.heading).toBeFocused();
      await expect(list.announcement).toHaveText(jobsFound(1, 1, 1));
      await expect(list.alert).toHaveCount(0);
    });

    test(`a job: ${name}`, { tag: "@all" }, async ({ page, jobs, marker, browserErrors }) => {
      const { id, title } = await jobs.create({ title: `Baker ${marker}` });
      if (trouble) browserErrors.expectError(`${trouble} GET /api/v1.1/jobs/${id}`);
      const restore = await interceptRequest(page, "GET", `/jobs/${id}`, fault);
      const job = await JobPage.open(page, id);
      await expect(job.alert).toContainText(says);
      await restore();
      await job.retry.click();
      await expect(job.heading).toHaveText(title);
      await expect(job.heading).toBeFocused();
      await expect(job.alert).toHaveCount(0);
    });

    test(
      `a save, which loses nothing: ${name}`,
      details,
      async ({ page, jobs, marker, browserErrors }) => {
        const { id } = await jobs.create({ title: `Baker ${marker}` });
        if (trouble) browserErrors.expectError(`${trouble} PUT /api/v1.1/jobs/${id}`);
        const restore = await interceptRequest(page, "PUT", `/jobs/${id}`, fault);
        const form = await JobEditorPage.openEdit(page, id);
        await form.line("title").fill(`Head baker ${marker}`);
        await form.description.type(" And cakes.");
        await form.saveChanges.click();
        await expect(form.alert).toContainText(says);
        await expect(form.alert).toContainText(m.job_form_failed_kept());
        await expect(form.line("title")).toHaveValue(`Head baker ${marker}`);
        await expect(form.description.content).toContainText("And cakes.");
        await restore();
        const job = await form.save(trouble === "429" ? form.sendNow : form.retry);
        await expect(job.heading).toHaveText(`Head baker ${marker}`);
        await expect(job.description).toContainText("And cakes.");
      },
    );
  }
});

test(
  "a failed save is announced once per attempt",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors }) => {
    const { id } = await jobs.create({ title: `Baker ${marker}` });
    browserErrors.expectError(`503 PUT /api/v1.1/jobs/${id}`);
    await interceptRequest(page, "PUT", `/jobs/${id}`, answer(503));
    const form = await JobEditorPage.openEdit(page, id);
    await form.line("title").fill(`Head baker ${marker}`);
    await form.saveChanges.click();
    await expect(form.alert).toContainText(statusMessage(503));
    const said = await form.alert.evaluateHandle((alert) => {
      const changes: string[] = [];
      new MutationObserver(() => changes.push(alert.textContent)).observe(alert, {
        characterData: true,
        childList: true,
        subtree: true,
      });
      return changes;
    });
    const again = deferred();
    await interceptRequest(page, "PUT", `/jobs/${id}`, again.fault);
    await form.retry.click();
    await expect(form.saveChanges).toHaveCount(0);
    expect(await said.jsonValue()).toEqual([]);
    again.release();
    await expect(form.saveChanges).toBeVisible();
    await expect(form.alert).toContainText(statusMessage(503));
    expect(await said.jsonValue()).toHaveLength(1);
  },
);

test(
  "a failed list is retried by its button, not by its count",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    await jobs.create({ title: `Baker ${marker}`, status: "draft" });
    let asked = 0;
    await interceptRequest(page, "GET", "/jobs", async (route) => {
      if (new URL(route.request().url()).searchParams.has("status")) return route.fallback();
      asked += 1;
      return answer(200)(route);
    });
    const waiting = deferred();
    await interceptRequest(page, "GET", "/jobs", waiting.fault);
    const list = await JobListPage.openFor(page, marker);
    await expect(list.table).toHaveAttribute("aria-busy", "true");
    waiting.release();
    await expect(list.alert).toContainText(m.errors_empty());
    await expect(list.tab("draft")).toHaveText(`${m.jobs_tab_draft()}1`);
    await expect(list.tab("all")).toContainText(m.ui_count_unavailable());
    await expect(list.retry).toBeVisible();
    expect(asked).toBe(1);
  },
);

test.describe("other requests", () => {
  for (const { name, fault, says, trouble, tag: inAll } of FAILURES) {
    const details = inAll ? { tag: inAll } : {};
    test(
      `a new job, which is created once: ${name}`,
      details,
      async ({ page, jobs, marker, browserErrors }) => {
        if (trouble) browserErrors.expectError(`${trouble} POST /api/v1.1/jobs`);
        const form = await JobEditorPage.openNew(page);
        await form.line("title").fill(`Baker ${marker}`);
        await form.fillRequired();
        const restore = await interceptRequest(page, "POST", "/jobs", fault);
        await form.saveDraft.click();
        await expect(form.alert).toContainText(says);
        await expect(form.line("title")).toHaveValue(`Baker ${marker}`);
        await restore();
        const job = await form.save(trouble === "429" ? form.sendNow : form.retry);
        await expect(job.heading).toHaveText(`Baker ${marker}`);
        await expect.poll(async () => jobs.find(marker)).toHaveLength(1);
      },
    );

    test(
      `a status, and a deletion: ${name}`,
      details,
      async ({ page, jobs, marker, browserErrors }) => {
        const { id, title } = await jobs.create({ title: `Baker ${marker}`, status: "active" });
        const list = await JobListPage.openFor(page, marker);
        if (trouble) browserErrors.expectError(`${trouble} PUT /api/v1.1/jobs/${id}`);
        const restorePut = await interceptRequest(page, "PUT", `/jobs/${id}`, fault);
        await list.row(title).choose("archive");
        if (fault === offline) {
          await expect(list.sendOutbox).toBeVisible();
          await restorePut();
          await list.sendOutbox.click();
        } else {
          await expect(
            list.notification(m.job_status_refused({ status: "archived", title, reason: says })),
          ).toBeVisible();
          await expect(list.row(title).root).toContainText(m.status_active());
          await restorePut();
          await list.row(title).choose("archive");
        }
        await expect(list.row(title).root).toContainText(m.status_archived());

        // Any JSON will do as the answer to a deletion (§4.4).
        if (name === "another answer") return;
        if (trouble) browserErrors.expectError(`${trouble} DELETE /api/v1.1/jobs/${id}`);
        const restoreDelete = await interceptRequest(page, "DELETE", `/jobs/${id}`, fault);
        const question = await list.askToDelete(title);
        await question.confirm.click();
        await expect(question.root).toContainText(says);
        expect(await jobs.read(id)).not.toBeNull();
        await restoreDelete();
        await question.confirm.click();
        await expect(list.row(title).root).toHaveCount(0);
      },
    );

    test(
      `counts, places, categories and position types: ${name}`,
      { tag: "@all" },
      async ({ page, browserErrors }) => {
        const lists = ["/positiontypes", "/jobcategories", "/locations"];
        if (trouble) {
          browserErrors.expectError(`${trouble} GET /api/v1.1/jobs?`);
          for (const path of lists) browserErrors.expectError(`${trouble} GET /api/v1.1${path}`);
        }
        const restoreCounts = await interceptRequest(page, "GET", "/jobs", async (route) =>
          new URL(route.request().url()).searchParams.has("status")
            ? fault(route)
            : route.fallback(),
        );
        const jobsPage = await JobListPage.open(page);
        await expect(jobsPage.tab("draft")).toContainText(m.ui_count_unavailable());
        await expect(jobsPage.titles).not.toHaveCount(0);
        await restoreCounts();

        // A reference list of another shape is as good as none (§4 shows no shape).
        if (name === "another answer") return;
        const restore = await Promise.all(
          lists.map((path) => interceptRequest(page, "GET", path, fault)),
        );
        const form = await JobEditorPage.openNew(page);
        for (const failed of [m.job_form_position_types_failed(), m.job_form_categories_failed()])
          await expect(form.alert.filter({ hasText: failed })).toContainText(says);
        await form.locations.input.fill("Halifax");
        await expect(form.alert.filter({ hasText: m.job_form_places_failed() })).toContainText(
          says,
        );
        await form.line("title").fill("Typed all the same");
        for (const end of restore) await end();
        await form.retry.first().click();
        await form.positionType.selectOption(referenceName("Contract"));
        await expect(
          form.alert.filter({ hasText: m.job_form_position_types_failed() }),
        ).toHaveCount(0);
        await expect(form.line("title")).toHaveValue("Typed all the same");
      },
    );
  }
});

test(
  "the request id is shown for support",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors }) => {
    const { id } = await jobs.create({ title: `Baker ${marker}` });
    browserErrors.expectError(`500 GET /api/v1.1/jobs/${id}`);
    await interceptRequest(
      page,
      "GET",
      `/jobs/${id}`,
      answer(500, "", { ...LATER, "X-Request-Id": "b4k3r" }),
    );
    const job = await JobPage.open(page, id);
    await expect(job.alert).toContainText(m.errors_request_id({ id: "b4k3r" }));
  },
);

test(
  "rows that cannot be refreshed stay and are marked as stale",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors }) => {
    browserErrors.expectError("503 GET /api/v1.1/jobs");
    const { title } = await jobs.create({ title: `Baker ${marker}`, status: "active" });
    const list = await JobListPage.openFor(page, marker);
    await expect(list.titles).toHaveText([title]);
    const restore = await interceptRequest(page, "GET", "/jobs", answer(503, "", LATER));
    await list.row(title).choose("archive");
    await expect(list.main).toContainText(m.jobs_renew_failed());
    await expect(list.titles).toHaveText([title]);
    await expectAccessible(page);
    await restore();
    await list.retry.click();
    await expect(list.main).not.toContainText(m.jobs_renew_failed());
  },
);

test(
  "a job that cannot be refreshed stays and is marked as stale",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors }) => {
    const { id, title } = await jobs.create({ title: `Baker ${marker}` });
    browserErrors.expectError(`503 GET /api/v1.1/jobs/${id}`);
    await page.clock.install();
    const list = await JobListPage.openFor(page, marker);
    const job = await list.openJob(title);
    await expect(job.heading).toHaveText(title);
    await interceptRequest(page, "GET", `/jobs/${id}`, answer(503, "", LATER));
    await page.clock.fastForward(60_000);
    await page.goBack();
    await list.openJob(title);
    await expect(job.main).toContainText(m.job_renew_failed());
    await expect(job.heading).toHaveText(title);
  },
);

test(
  "an empty list that cannot be refreshed stays and is marked as stale",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors }) => {
    browserErrors.expectError("503 GET /api/v1.1/jobs");
    const { title } = await jobs.create({ title: `Baker ${marker}` });
    const list = await JobListPage.openFor(page, marker);
    const dialog = await list.askToDelete(title);
    await expect(dialog.confirm).toBeEnabled();
    await interceptRequest(page, "GET", "/jobs", answer(503, "", LATER));
    await dialog.confirm.click();
    await expect(list.main).toContainText(m.jobs_renew_failed());
    await expect(list.emptyState(m.job_no_match_title())).toBeVisible();
  },
);

test("an intercepted request that is never sent fails the test", async ({ page }) => {
  await interceptRequest(page, "GET", "/job", offline);
  expect(takeUnmet()).toEqual(["GET /job"]);
});
