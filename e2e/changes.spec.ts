import { setTimeout } from "node:timers/promises";
import { expect, type Page } from "@playwright/test";
import { addDays } from "#contract/calendar-date.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { expectAccessible } from "./expect-accessible.ts";
import { test } from "./fixtures.ts";
import { answer, interceptRequest, withoutVersions } from "./intercept-request.ts";
import type { JobService } from "./job-service.ts";
import { ChangeSetPage } from "./pages/change-set-page.ts";
import { JobListPage } from "./pages/job-list-page.ts";

/** Selects every job of the marker and presses a button of the bar. */
async function startWith(page: Page, marker: string, button: string): Promise<ChangeSetPage> {
  const list = await JobListPage.openFor(page, marker, "&pageSize=50");
  await list.selectPage.check();
  await list.selectionBar.getByRole("button", { name: button, exact: true }).click();
  return new ChangeSetPage(page);
}

/** The same with an operation of the menu. */
async function startFromMenu(
  page: Page,
  marker: string,
  operation: string,
): Promise<ChangeSetPage> {
  const set = await startWith(page, marker, m.selection_more());
  await page.getByRole("menuitem", { name: operation }).click();
  return set;
}

const PLAIN = Boolean(process.env["E2E_PLAIN"]);

const jobsOf = async (jobs: JobService, marker: string) =>
  Promise.all((await jobs.find(marker)).map(async ({ id }) => jobs.read(id)));

// With E2E_PLAIN, ours is such a service.
for (const plain of process.env["E2E_PLAIN"] ? [false] : [false, true]) {
  const service = plain ? "a service that has v1.1 alone, without versions" : "our service";
  test.describe(`on ${service}`, { tag: plain ? "@all" : [] }, () => {
    test.beforeEach(async ({ context, browserErrors }) => {
      if (!plain) return;
      browserErrors.tolerate("404 GET /api/v1.1/jobs/changes");
      await context.route("**/api/v1.1/**", withoutVersions);
      await context.route(
        /\/api\/v1\.1\/(jobs\/changes|settings\/)/,
        answer(404, { message: "?" }),
      );
    });

    test(
      "thirty filled postings are archived in two presses, and taken back in two",
      { tag: "@story" },
      async ({ page, jobs, marker, writes }) => {
        const titles = await jobs.createNumbered(30, marker, { status: "active" });
        const set = await startWith(page, marker, m.job_archive());
        await expect(set.rows).toHaveCount(30);
        await expect(set.row(titles[0]!)).toBeVisible();
        await expect(set.main).toContainText(
          m.change_shared() + m.change_to({ label: m.column_status() }),
        );
        await expectAccessible(page);
        const heard = await set.recordAnnouncements();
        await set.button(m.change_apply_archived({ count: 30 })).click();
        await expect(set.heading).toBeFocused();
        await expect(set.done(30)).toBeVisible();
        await expect(set.heading).toBeFocused();
        await expectAccessible(page);
        expect(new Set((await jobs.find(marker)).map(({ status }) => status))).toEqual(
          new Set(["archived"]),
        );

        await set.undoAll.click();
        await set.button(m.change_apply_undo({ count: 30 })).click();
        await expect(set.done(30)).toBeVisible();
        expect(new Set((await jobs.find(marker)).map(({ status }) => status))).toEqual(
          new Set(["active"]),
        );
        await expect.poll(() => writes).toHaveLength(60);
        await page.goBack();
        await expect(set.main).toContainText(m.change_undone({ count: 30 }));
        expect(await heard.jsonValue()).toContain(m.change_done({ count: 30, what: "undone" }));
        expect(await heard.jsonValue()).not.toContain(m.change_none_done());
      },
    );

    test(
      "close dates are extended by 30 days, from the menu of the selection bar's Extend",
      { tag: "@all" },
      async ({ page, jobs, marker }) => {
        await jobs.createAll([`One ${marker}`, `Two ${marker}`], {
          status: "active",
          closeDate: "2035-02-28",
        });
        const set = await startWith(page, marker, m.job_extend());
        await set.include(`Two ${marker}`).uncheck();
        await set.button(m.change_apply({ count: 1 })).click();
        await expect(set.done(1)).toBeVisible();
        const dates = (await jobsOf(jobs, marker)).map((job) => [job?.title, job?.closeDate]);
        expect(new Map(dates as [string, string][])).toEqual(
          new Map([
            [`One ${marker}`, addDays("2035-02-28", 30)],
            [`Two ${marker}`, "2035-02-28"],
          ]),
        );
      },
    );

    test(
      "hourly pay is raised by 3 %, to the cent",
      { tag: "@all" },
      async ({ page, jobs, marker }) => {
        const salary = (amount: number, period: number) => ({ amount, period: { id: period } });
        await jobs.create({ title: `Hourly ${marker}`, salary: salary(22.35, 5) });
        await jobs.create({ title: `Yearly ${marker}`, salary: salary(52_000, 1) });
        await jobs.create({ title: `Unpaid ${marker}` });
        const set = await startFromMenu(page, marker, m.fact_pay());
        await set.percent.fill("3");
        await set.main.getByLabel(m.change_only_period()).selectOption("5");
        await set.button(m.change_apply({ count: 1 })).click();
        await expect(set.done(1)).toBeVisible();
        const pay = (await jobsOf(jobs, marker)).map((job) => job?.salary?.amount ?? null);
        expect(pay.toSorted((a, b) => Number(a) - Number(b))).toEqual([null, 23.02, 52_000]);
      },
    );

    test(
      "a phone number is replaced, and what a colleague edits in between is named and left alone",
      { tag: "@story" },
      async ({ page, jobs, marker, browserErrors }) => {
        if (!plain) browserErrors.expectError("412 PUT /api/v1.1/jobs/");
        const text = (phone: string) =>
          `<p>Call <b>${phone}</b>&nbsp;today &amp; ask.</p>\n<p>R&D<br>x</p>`;
        const titles = await jobs.createNumbered(12, marker, { description: text("604-555-0100") });
        const set = await startFromMenu(page, marker, m.change_kind_replace());
        await set.find.fill("604-555-0100");
        await set.replacement.fill("604-555-0199");
        const apply = set.button(m.change_apply({ count: 12 }));
        await expect(apply).toBeVisible();
        const theirs = (await jobs.find(marker)).filter(({ title }) =>
          titles.slice(0, 3).includes(title),
        );
        for (const { id, title } of theirs) await jobs.change(id, { title: `Theirs ${title}` });
        await apply.click();
        await expect(set.done(9)).toBeVisible();
        await expect(set.outcome("changedSince")).toHaveCount(3);
        for (const job of await jobsOf(jobs, marker))
          expect(job?.description).toBe(
            text(job?.title.startsWith("Theirs") ? "604-555-0100" : "604-555-0199"),
          );

        await set.undoAll.click();
        await set.button(m.change_apply_undo({ count: 9 })).click();
        await expect(set.done(9)).toBeVisible();
        for (const job of await jobsOf(jobs, marker))
          expect(job?.description).toBe(text("604-555-0100"));
      },
    );

    test(
      "a tab is closed in the middle, and another continues: every posting is written once",
      { tag: "@story" },
      async ({ page, context, jobs, marker, writes }) => {
        await jobs.createNumbered(24, marker, { status: "active" });
        const set = await startWith(page, marker, m.job_archive());
        // Slow enough to be closed in between.
        await page.route("**/api/v1.1/jobs/*", async (route) => {
          if (route.request().method() === "PUT") await setTimeout(200);
          // The page may have been closed since.
          await route.fallback().catch(() => {});
        });
        await set.button(m.change_apply_archived({ count: 24 })).click();
        await expect.poll(() => writes.length).toBeGreaterThan(10);
        await page.close();

        const second = await context.newPage();
        // Chromium writes it late: a browser that is killed may lose it.
        await second.addInitScript(() => {
          try {
            localStorage.removeItem("unfinishedChanges");
          } catch {
            // In Firefox, the page that a tab begins with has no storage.
          }
        });
        await JobListPage.openFor(second, marker);
        await second.getByRole("link", { name: m.change_banner_open(), exact: true }).click();
        const other = new ChangeSetPage(second);
        await other.resume.click();
        await expect(other.done(24)).toBeVisible();
        expect(new Set((await jobs.find(marker)).map(({ status }) => status))).toEqual(
          new Set(["archived"]),
        );
        // A request that was on its way when the tab was closed may have to be repeated.
        const repeated = writes.length - new Set(writes.map(({ path }) => path)).size;
        expect(repeated).toBeLessThanOrEqual(6);
      },
    );

    test("more than ten are deleted only by their number, and come back", async ({
      page,
      jobs,
      marker,
      browserErrors,
    }) => {
      const keepsHistory = !plain && !process.env["E2E_PLAIN"];
      if (keepsHistory) browserErrors.tolerate("404 GET /api/v1.1/jobs/");
      await jobs.createNumbered(11, marker);
      const before = await jobs.find(marker);
      const set = await startFromMenu(page, marker, m.job_delete());
      await set.button(m.change_apply_delete({ count: 11 })).click();
      await set.deletionNumber(11).fill("12");
      await set.deleteDialog.getByRole("button", { name: m.job_delete(), exact: true }).click();
      await expect(set.deleteDialog).toContainText(m.change_delete_wrong({ number: "11" }));
      await set.deletionNumber(11).fill("11");
      await set.deleteDialog.getByRole("button", { name: m.job_delete(), exact: true }).click();
      await expect(set.done(11)).toBeVisible();
      expect(await jobs.find(marker)).toEqual([]);

      await set.undoAll.click();
      await set.button(m.change_apply_undo({ count: 11 })).click();
      await expect(set.done(11)).toBeVisible();
      // Under their ids, where the service has kept them.
      const tellsApart = keepsHistory ? "id" : "title";
      const factsOf = (all: typeof before) => all.map((job) => String(job[tellsApart])).toSorted();
      await expect.poll(async () => factsOf(await jobs.find(marker))).toEqual(factsOf(before));
    });
  });
}

test(
  "every outcome of a change is that of its job, and what is unknown is asked for again",
  { tag: "@story" },
  async ({ page, jobs, marker, browserErrors }) => {
    const names = ["Stored", "Refused", "Changed", "Gone", "Unknown", "Waits"] as const;
    const made = await Promise.all(
      names.map(async (name) => jobs.create({ title: `${name} ${marker}`, status: "active" })),
    );
    const [, refused, changed, gone, unknown, waits] = made.map(({ id }) => id);
    const set = await startWith(page, marker, m.job_archive());
    const apply = set.button(m.change_apply_archived({ count: 6 }));
    await expect(apply).toBeVisible();
    await jobs.change(changed!, { title: `Changed since ${marker}` });
    await jobs.remove(gone!);
    const why = {
      message: "No.",
      errors: [{ field: "status", code: "x", message: "Not on Fridays." }],
    };
    await interceptRequest(page, "PUT", `/jobs/${refused}`, answer(400, why));
    const again = { "Retry-After": "0" };
    const mend = await interceptRequest(page, "PUT", `/jobs/${unknown}`, answer(500, {}, again));
    const faults = [answer(503, {}, again), answer(429, {}, again)];
    await interceptRequest(page, "PUT", `/jobs/${waits}`, async (route) =>
      (faults.shift() ?? (async () => route.fallback()))(route),
    );
    for (const status of [400, 404, 412, 429, 500, 503])
      if (!(PLAIN && status === 412)) browserErrors.expectError(`${status} PUT /api/v1.1/jobs/`);
    if (PLAIN) browserErrors.tolerate("404 GET /api/v1.1/jobs/");
    await apply.click();
    await expect(set.done(2)).toBeVisible();
    for (const [state, name] of [
      ["stored", "Stored"],
      ["refused", "Refused"],
      ["changedSince", "Changed"],
      ["gone", "Gone"],
      ["unknown", "Unknown"],
      ["stored", "Waits"],
    ] as const)
      await expect(set.row(`${name} ${marker}`)).toContainText(m.change_outcome({ state }));
    await expect(set.row(`Refused ${marker}`)).toContainText("Not on Fridays.");

    await mend();
    await page.reload();
    await set.button(m.change_ask_again({ count: 1 })).click();
    await expect(set.done(3)).toBeVisible();
    await expect(set.row(`Unknown ${marker}`)).toContainText(m.change_outcome({ state: "stored" }));
    const archived = (await jobs.find(marker)).filter(({ status }) => status === "archived");
    expect(new Set(archived.map(({ title }) => title))).toEqual(
      new Set(["Stored", "Unknown", "Waits"].map((name) => `${name} ${marker}`)),
    );
  },
);

test(
  "a place that the list lacks is pointed out, and a province alone is no place",
  { tag: ["@story", "@french"] },
  async ({ page, jobs, marker }) => {
    await jobs.createNumbered(2, marker);
    const set = await startFromMenu(page, marker, m.label_locations());
    const box = set.main.getByRole("combobox", { name: m.label_locations() });
    await box.fill("ON");
    await page.keyboard.press("Enter");
    await expect(box).toHaveValue("ON");
    await box.fill("Notatown, ON");
    await page.getByRole("option", { name: "Notatown, ON" }).click();
    await expect(set.main).toContainText(m.place_question({ place: "Notatown, ON" }));
    const unlisted = m.place_unlisted({ count: 1, places: "Notatown, ON" });
    await expect(page.getByText(unlisted)).toBeVisible();
    await set.button(m.change_leave_out({ count: 2 })).click();
    await expect(page.getByText(unlisted)).toBeHidden();
  },
);

test(
  "an application address is found and replaced",
  { tag: "@story" },
  async ({ page, jobs, marker }) => {
    await jobs.createNumbered(2, marker, { applicationEmail: "hr@old.example.com" });
    const set = await startFromMenu(page, marker, m.change_kind_replace());
    await set.find.fill("old.example.com");
    await set.replacement.fill("new.example.com");
    await set.main.getByRole("checkbox", { name: m.change_in_address() }).check();
    await set.button(m.change_apply({ count: 2 })).click();
    await expect(set.done(2)).toBeVisible();
    for (const job of await jobsOf(jobs, marker))
      expect(job?.applicationEmail).toBe("hr@new.example.com");
  },
);
