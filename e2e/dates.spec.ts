import { expect } from "@playwright/test";
import { LIMITS } from "#contract/limits.ts";
import { longDate, shortDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { closesIn } from "#src/i18n/phrases.ts";
import { answer, interceptRequest, rewritten } from "./intercept-request.ts";
import { test } from "./fixtures.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobPage } from "./pages/job-page.ts";
import { JobListPage } from "./pages/job-list-page.ts";

// Runs in three zones: far behind the service's calendar, far before it, and half an hour askew.
test.describe("a calendar date is the same day everywhere", { tag: "@dates" }, () => {
  test("on the page of a job, in the form and in what is sent", async ({
    page,
    jobs,
    marker,
    writes,
  }) => {
    const { id, title } = await jobs.create({
      title: `Baker ${marker}`,
      status: "active",
      closeDate: "2035-08-04",
    });
    // The day on which many clocks are put forward.
    await interceptRequest(page, "GET", `/jobs/${id}`, rewritten({ publishDate: "2026-03-08" }));
    const job = await JobPage.open(page, id);
    await expect(job.fact(m.fact_closes())).toContainText(longDate("2035-08-04"));
    await expect(job.fact(m.fact_published())).toHaveText(longDate("2026-03-08"));

    const form = await JobEditorPage.editFrom(job);
    await expect(form.line("closeDate")).toHaveValue("2035-08-04");
    await form.confidential.check();
    await form.save(form.saveChanges);
    await expect(job.heading).toHaveText(title);
    await JobEditorPage.editFrom(job);
    await form.line("closeDate").fill("2035-03-11");
    await form.save(form.saveChanges);
    await expect(job.fact(m.fact_closes())).toContainText(longDate("2035-03-11"));
    await expect
      .poll(() => writes.map(({ body }) => body))
      .toEqual([{ confidential: true }, { closeDate: "2035-03-11" }]);
    await expect.poll(async () => jobs.read(id)).toHaveProperty("closeDate", "2035-03-11");
  });

  test("in the list", { tag: "@all" }, async ({ page, jobs, marker }, { project }) => {
    test.skip(project.name === "narrow", "a phone's cards leave the publish date out");
    const job = await jobs.create({ title: `Baker ${marker}`, status: "active" });
    const paging = { total: 1, page: 1, pages: 1, pageSize: 10, previous: null, next: null };
    for (const publishDate of ["2026-01-01", "2026-03-08", "2026-12-31"]) {
      await interceptRequest(
        page,
        "GET",
        "/jobs",
        answer(200, { data: [{ ...job, publishDate }], paging }),
      );
      const list = await JobListPage.openFor(page, marker);
      const time = list.row(job.title).published.getByRole("time");
      await expect(time).toHaveText(shortDate(publishDate));
      await expect(time).toHaveAttribute("datetime", publishDate);
    }
  });
});

test.describe("today is the service's, in the computer's zone", { tag: "@dates" }, () => {
  const NOW = new Date("2026-08-04T06:30:00Z");
  test.beforeEach(async ({ page }) => {
    await page.route("**/api/v1.1/**", async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), date: NOW.toUTCString() };
      await route.fulfill({ response, headers });
    });
  });

  /** The evening before in Vancouver; morning and evening of the 4th elsewhere. */
  const DAY: Record<string, number> = {
    "America/Vancouver": 3,
    "America/St_Johns": 4,
    "Pacific/Kiritimati": 4,
  };

  test(
    "in the hint about a close date",
    { tag: "@all" },
    async ({ page, jobs, marker, timezoneId }) => {
      await page.clock.setFixedTime(NOW);
      const today = DAY[timezoneId!]!;
      const { id } = await jobs.create({ title: `Baker ${marker}` });
      for (const day of [2, 3, 4, 5, 16]) {
        await jobs.change(id, { closeDate: `2026-08-${String(day).padStart(2, "0")}` });
        const job = await JobPage.open(page, id);
        const closes = job.fact(m.fact_closes());
        await expect(closes).toContainText(
          `${longDate(`2026-08-${String(day).padStart(2, "0")}`)} (${closesIn(day - today)})`,
        );
      }
    },
  );

  test(
    "on a page that stays open over midnight while the computer sleeps",
    { tag: "@all" },
    async ({ page, jobs, marker, timezoneId }) => {
      const closeDate = `2026-08-0${DAY[timezoneId!]!}`;
      const { id } = await jobs.create({ title: `Baker ${marker}`, closeDate });
      await page.clock.install({ time: NOW });
      const job = await JobPage.open(page, id);
      const closes = job.fact(m.fact_closes());
      await expect(closes).toContainText(closesIn(0));
      await page.clock.fastForward("24:00:00");
      await expect(closes).toContainText(closesIn(-1));

      await page.clock.setSystemTime(NOW);
      const form = await JobEditorPage.editFrom(job);
      const past = form.main.getByText(
        m.job_form_close_date_past({
          closed: longDate(`2026-08-${String(DAY[timezoneId!]!).padStart(2, "0")}`),
        }),
      );
      await expect(form.line("closeDate")).toHaveValue(closeDate);
      await expect(past).toHaveCount(0);
      await page.clock.fastForward("24:00:00");
      await expect(past).toBeVisible();
    },
  );

  test("when a job that closes today is published, and one that closed yesterday", async ({
    page,
    jobs,
    marker,
    timezoneId,
    writes,
  }) => {
    // The computer's clock is two days ahead.
    await page.clock.setFixedTime(NOW.getTime() + 48 * 3_600_000);
    const today = DAY[timezoneId!]!;
    const closesToday = await jobs.create({
      title: `One ${marker}`,
      closeDate: `2026-08-0${today}`,
    });
    const job = await JobPage.open(page, closesToday.id);
    await job.publish.click();
    // The badge changes before the answer.
    const { title } = closesToday;
    await expect(job.notification(m.job_status_set({ status: "active", title }))).toBeVisible();

    const closed = await jobs.create({
      title: `Two ${marker}`,
      closeDate: `2026-08-0${today - 1}`,
    });
    await JobPage.open(page, closed.id);
    const dialog = await job.republish(closed.title);
    await expect(dialog.closeDate).toHaveValue(`2026-10-0${today - 1}`);
    await dialog.publish.click();
    // It says "Publishing…" until the answer.
    await expect(job.archive).toBeVisible();
    await expect
      .poll(() => writes.map(({ body }) => body))
      .toEqual([{ status: "active" }, { status: "active", closeDate: `2026-10-0${today - 1}` }]);
  });
});

test(
  "an empty close date looks empty, with no computed date",
  { tag: "@all" },
  async ({ page }) => {
    const form = await JobEditorPage.openNew(page);
    // The service's date may differ from the browser's.
    await expect(form.line("closeDate")).toHaveAccessibleDescription(
      m.job_form_close_date_hint({ days: LIMITS.defaultJobDays }),
    );
    // Safari shows today's date as a placeholder in an empty date field.
    const look = () =>
      form.line("closeDate").evaluate((input) => {
        const { color, backgroundColor } = getComputedStyle(input);
        return { color, ownGround: backgroundColor !== "rgba(0, 0, 0, 0)" };
      });
    const empty = await look();
    expect(empty.ownGround).toBe(true);
    const isMuted = async () => (await look()).color === empty.color;
    for (const typed of ["08", "08042035"]) {
      await form.line("closeDate").pressSequentially(typed);
      expect(await isMuted()).toBe(false);
      await form.line("closeDate").blur();
      expect(await isMuted()).toBe(false);
    }
  },
);

test(
  "a half-typed date, or a year of five digits, is an error",
  { tag: "@all" },
  async ({ page, writes }) => {
    const form = await JobEditorPage.openNew(page);
    await form.line("closeDate").pressSequentially("02");
    await form.line("closeDate").blur();
    await expect(form.line("closeDate")).toHaveAttribute("aria-invalid", "true");
    await form.line("closeDate").fill("2035-08-04");
    await expect(form.line("closeDate")).not.toHaveAttribute("aria-invalid", "true");
    await form.line("closeDate").evaluate((input: HTMLInputElement) => {
      // Some browsers accept six digits for the year.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(
        input,
        "20226-08-04",
      );
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await form.saveDraft.click();
    await expect(form.problems.filter({ hasText: m.label_close_date() })).toHaveCount(1);
    expect(writes).toEqual([]);
  },
);
