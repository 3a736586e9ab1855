import { expect } from "@playwright/test";
import { catalogue as text } from "#src/lib/text/en/catalogue.ts";
import { answer, disturb, held } from "./disturb.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectError } from "./expect-error.ts";
import { test } from "./fixtures.ts";
import { JobPage } from "./pages/job-page.ts";
import { JobsPage } from "./pages/jobs-page.ts";

const { statusNames } = text.jobs;
const { statusSet, statusRefused } = text.job;

/** The service's own words. */
const CHANGED =
  "The job was changed by somebody else since you read it. Read it again, then repeat your change.";

test.describe("publishing a job whose close date has passed", () => {
  const closed = { status: "archived", closeDate: "2020-02-29" } as const;

  test(
    "asks for a new one in the same step",
    { tag: "@story" },
    async ({ page, jobs, tag, writes }) => {
      const { id, title } = await jobs.create({ title: `Baker ${tag}`, ...closed });
      const list = await JobsPage.openFor(page, tag);
      const dialog = await list.republishJob(title);
      await expect(dialog.root).toContainText("February 29, 2020");
      await expect(dialog.closeDate).toBeFocused();
      await expectAccessible(page);

      await dialog.closeDate.fill("2020-03-01");
      await dialog.publish.click();
      await expectError(dialog.closeDate, text.job.republishPast);
      await expect(dialog.closeDate).toBeFocused();
      await dialog.closeDate.fill("2035-03-01");
      await dialog.publish.click();
      await expect(list.row(title).root).toContainText(statusNames.active);

      await list.undo();
      await expect(list.row(title).root).toContainText(statusNames.archived);
      expect(writes).toEqual([
        { method: "PUT", path: `/jobs/${id}`, body: { status: "active", closeDate: "2035-03-01" } },
        { method: "PUT", path: `/jobs/${id}`, body: closed },
      ]);
    },
  );

  test("asks at once where the page knows the date, however long it was read", async ({
    page,
    jobs,
    tag,
    writes,
  }) => {
    await page.clock.install();
    const { id, title } = await jobs.create({ title: `Baker ${tag}`, ...closed });
    const job = await JobPage.open(page, id);
    await expect(job.heading).toHaveText(title);
    await page.clock.fastForward(60_000);
    await disturb(page, "GET", `/jobs/${id}`, held().fault);
    const dialog = await job.republish(title);
    await expect(dialog.root).toBeVisible();
    expect(writes).toEqual([]);
  });

  test("shows that it is under way until the date is known, and asks once", async ({
    page,
    jobs,
    tag,
    writes,
  }) => {
    await page.clock.install();
    const { id, title } = await jobs.create({ title: `Baker ${tag}`, ...closed });
    const list = await JobsPage.openFor(page, tag);
    const row = list.row(title);
    const reading = held();
    await disturb(page, "GET", `/jobs/${id}`, reading.fault);
    await row.choose("publish");
    await expect(row.root).toContainText(statusNames.active);
    await page.clock.fastForward(5_000);
    const dialog = await list.republishJob(title);
    reading.release();
    await expect(dialog.root).toBeVisible();
    await expect(row.root).toContainText(statusNames.archived);
    await dialog.publish.click();
    await expect(list.notification(statusSet("active", title))).toBeVisible();
    expect(writes).toHaveLength(1);
  });

  test("is not taken for done where somebody else has published it with another date", async ({
    page,
    jobs,
    tag,
    troubles,
  }) => {
    const { id, title } = await jobs.create({ title: `Baker ${tag}`, ...closed });
    troubles.announce(`503 PUT /api/v1.1/jobs/${id}`);
    const job = await JobPage.open(page, id);
    const dialog = await job.republish(title);
    await dialog.closeDate.fill("2035-03-01");
    await jobs.change(id, { status: "active", closeDate: "2035-01-31" });
    await disturb(page, "PUT", `/jobs/${id}`, answer(503));
    await dialog.publish.click();
    const reason = text.errors.status(503);
    await expect(job.notification(statusRefused("active", title, reason))).toBeVisible();
  });

  const since = [
    {
      changes: { closeDate: "2035-01-31" },
      name: "leaves a date that somebody else has set since",
      becomes: { closeDate: "2035-01-31" },
    },
    {
      changes: { title: "Head baker" },
      name: "replaces the date that was asked about, whatever else has changed since",
      becomes: { title: "Head baker", closeDate: "2035-03-01" },
    },
  ];
  for (const { changes, name, becomes } of since) {
    test(name, async ({ page, jobs, tag, troubles }) => {
      const { id, title } = await jobs.create({ title: "Baker", referenceId: tag, ...closed });
      troubles.announce(`412 PUT /api/v1.1/jobs/${id}`);
      const job = await JobPage.open(page, id);
      const dialog = await job.republish(title);
      await dialog.closeDate.fill("2035-03-01");
      await jobs.change(id, changes);
      await dialog.publish.click();
      await expect(job.badges).toContainText(statusNames.active);
      await expect(dialog.root).toHaveCount(0);
      expect(await jobs.read(id)).toMatchObject({ status: "active", ...becomes });
    });
  }

  test("asks once more where somebody else has set another one that has passed, and Undo leaves what they set after that", async ({
    page,
    jobs,
    tag,
    troubles,
  }) => {
    const { id, title } = await jobs.create({ title: `Baker ${tag}`, ...closed });
    troubles.announce(`412 PUT /api/v1.1/jobs/${id}`);
    const job = await JobPage.open(page, id);
    const dialog = await job.republish(title);
    await expect(dialog.root).toBeVisible();
    await jobs.change(id, { closeDate: "2020-03-31" });
    await dialog.publish.click();
    await expect(dialog.root).toContainText("March 31, 2020");
    await dialog.publish.click();
    await expect(job.notification(statusSet("active", title))).toBeVisible();
    await jobs.change(id, { closeDate: "2035-01-31" });
    await job.undo();
    await expect(job.notification(statusRefused("archived", title, CHANGED))).toBeVisible();
    expect(await jobs.read(id)).toMatchObject({ status: "active", closeDate: "2035-01-31" });
  });

  test("looks at the date as it is now, and not as it was read before", async ({
    page,
    jobs,
    tag,
    writes,
  }) => {
    await page.clock.install();
    const { id, title } = await jobs.create({ title: `Baker ${tag}`, ...closed });
    const list = await JobsPage.openFor(page, tag);
    const question = await list.askToDelete(title);
    await expect(question.confirm).toBeEnabled();
    await question.cancel.click();
    await jobs.change(id, { closeDate: "2035-03-01" });
    await page.clock.fastForward(60_000);
    const reading = held();
    await disturb(page, "GET", `/jobs/${id}`, reading.fault);
    await list.row(title).choose("publish");
    await expect(list.row(title).root).toContainText(statusNames.active);
    reading.release();
    await expect(list.notification(statusSet("active", title))).toBeVisible();
    expect(writes.map(({ body }) => body)).toEqual([{ status: "active" }]);
  });

  test("sends nothing when the question is closed", async ({ page, jobs, tag, writes }) => {
    const { id, title } = await jobs.create({ title: `Baker ${tag}`, ...closed });
    const job = await JobPage.open(page, id);
    const dialog = await job.republish(title);
    await expect(dialog.root).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog.root).toHaveCount(0);
    await expect(job.publish).toBeFocused();
    expect(writes).toEqual([]);
  });
});
