import { expect } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { expectAccessible } from "./expect-accessible.ts";
import { test as base } from "./fixtures.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobPage } from "./pages/job-page.ts";
import { JobListPage } from "./pages/job-list-page.ts";

// Pages and the editor load after the list; by then the connection can be gone, or a newer version
// has taken the files away.
const test = base.extend<{ broken: { title: string; list: JobListPage; job: JobPage } }>({
  /** A job's page whose code failed to load once. */
  broken: async ({ page, jobs, marker, browserErrors }, use) => {
    browserErrors.expectError(
      "net::ERR_INTERNET_DISCONNECTED GET /assets/job-pages",
      "console error: TypeError: Failed to fetch dynamically imported module",
    );
    const { title } = await jobs.create({ title: `Baker ${marker}` });
    await page.route("**/assets/job-pages*.js", (route) => route.abort("internetdisconnected"));
    const list = await JobListPage.openFor(page, marker);
    const job = await list.openJob(title);
    await expect(job.heading).toHaveText(m.app_crash_title());
    await expectAccessible(page);
    await page.unroute("**/assets/job-pages*.js");
    await use({ title, list, job });
  },
});

test("a page whose code fails to load offers a reload", async ({ broken }) => {
  const { title, job } = broken;
  await job.main.getByRole("button", { name: m.ui_reload() }).click();
  await expect(job.heading).toHaveText(title);
});

test(
  "the way out of a crashed page is a full page load",
  { tag: "@all" },
  async ({ page, broken }) => {
    const { list, job } = broken;
    const newPage = page.waitForRequest((request) => request.isNavigationRequest());
    await job.main.getByRole("link", { name: m.app_to_jobs() }).click();
    await newPage;
    await expect(list.titles.first()).toBeVisible();
  },
);

test(
  "a form without its editor can be filled in, and a reload loses nothing",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors }) => {
    browserErrors.expectError("net::ERR_INTERNET_DISCONNECTED GET /assets/description-editor");
    const { id, title } = await jobs.create({ title: `Baker ${marker}` });
    await page.route("**/assets/description-editor*.js", (route) =>
      route.abort("internetdisconnected"),
    );
    const form = await JobEditorPage.openEdit(page, id);
    await expect(form.alert).toContainText(m.job_form_editor_failed());
    await form.line("title").fill(`${title}!`);
    await expectAccessible(page);
    await page.unroute("**/assets/description-editor*.js");
    // The browser asks whether to leave.
    page.once("dialog", (dialog) => void dialog.accept());
    await form.main.getByRole("button", { name: m.ui_reload() }).click();
    await expect(form.line("title")).toHaveValue(`${title}!`);
    await form.description.type(" And cakes.");
    await form.save(form.saveChanges);
    const job = new JobPage(page);
    await expect(job.heading).toHaveText(`${title}!`);
    await expect(job.description).toContainText("And cakes.");
  },
);
