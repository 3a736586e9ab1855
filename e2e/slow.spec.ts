import { expect } from "@playwright/test";
import { catalogue as text } from "#src/lib/text/en/catalogue.ts";
import { disturb, held } from "./disturb.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { test } from "./fixtures.ts";
import { JobPage, JobsPage } from "./pages/job-pages.ts";

test.describe("what is slow shows at once that it is under way", () => {
  test("the first rows, and the rows of another page", async ({ page, jobs, tag }) => {
    const titles = Array.from({ length: 11 }, (_, index) => `Job ${index} ${tag}`);
    await jobs.createAll(titles);
    const first = held();
    await disturb(page, "GET", "/jobs", first.fault);
    const list = await JobsPage.openFor(page, tag);
    await expect(list.heading).toBeVisible();
    await expect(list.table).toHaveAttribute("aria-busy", "true");
    await expectAccessible(page);
    first.release();
    await expect(list.titles).toHaveText(titles.slice(0, 10));
    await expect(list.table).toHaveAttribute("aria-busy", "false");

    const second = held();
    await disturb(page, "GET", "/jobs", second.fault);
    await list.pageSize.selectOption("25");
    await expect(list.table).toHaveAttribute("aria-busy", "true");
    await expect(list.titles).toHaveText(titles.slice(0, 10));
    await expectAccessible(page);
    second.release();
    await expect(list.titles).toHaveText(titles);
  });

  test("a job, and a save that is sent once however often one presses", async ({
    page,
    jobs,
    tag,
    writes,
  }) => {
    const { id, title } = await jobs.create({ title: `Baker ${tag}` });
    const reading = held();
    await disturb(page, "GET", `/jobs/${id}`, reading.fault);
    const job = await JobPage.open(page, id);
    await expect(job.heading).toHaveText(text.job.loadingJob);
    await expectAccessible(page);
    reading.release();
    await expect(job.heading).toHaveText(title);

    const form = await job.startEditing();
    await form.confidential.check();
    const writing = held();
    await disturb(page, "PUT", `/jobs/${id}`, writing.fault);
    await form.saveChanges.click();
    const busy = form.main.getByRole("button", { name: text.jobForm.saving });
    await expect(busy).toBeVisible();
    await busy.click({ force: true });
    await form.line("title").press("Enter");
    await expectAccessible(page);
    writing.release();
    await expect(job.badges).toContainText(text.jobs.confidential);
    expect(writes).toHaveLength(1);
  });
});
