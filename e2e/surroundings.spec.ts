import { expect, type Page } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { interceptRequest, deferred } from "./intercept-request.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { test } from "./fixtures.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobPage } from "./pages/job-page.ts";
import { JobListPage } from "./pages/job-list-page.ts";
import { painted } from "./painted.ts";

test(
  "print shows content without controls",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors }) => {
    const { id, title } = await jobs.create({
      title: `Baker ${marker}`,
      description: "<p>Bread</p>",
    });
    await page.emulateMedia({ media: "print" });
    const list = await JobListPage.openFor(page, marker);
    await expect(list.titles).toHaveText([title]);
    // The printed list names its filter.
    await expect(list.search).toBeVisible();
    await expect(list.pageSize).toBeHidden();
    for (const heading of [m.column_title(), m.fact_closes(), m.fact_pay()])
      await expect(
        list.table.getByText(heading, { exact: true }).filter({ visible: true }),
      ).toHaveCount(1);
    await expect(list.selectPage).toBeHidden();
    await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);

    const job = await JobPage.open(page, id);
    await expect(job.description).toContainText("Bread");
    await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
    await expect(job.edit).toBeHidden();

    browserErrors.expectError(`412 PUT /api/v1.1/jobs/${id}`);
    await page.emulateMedia({ media: "screen" });
    const form = await JobEditorPage.openEdit(page, id);
    await form.line("title").fill(`Mine ${marker}`);
    await jobs.change(id, { title: `Theirs ${marker}` });
    await form.saveChanges.click();
    await expect(form.choice.heading).toBeFocused();
    await page.emulateMedia({ media: "print" });
    await expect(form.choice.mine(m.label_title())).toBeChecked();
    await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
  },
);

test("printing all that match prints every page of the list", async ({ page, jobs, marker }) => {
  await jobs.createNumbered(11, marker);
  const list = await JobListPage.openFor(page, marker, "&pageSize=10");
  await expect(list.titles).toHaveCount(10);
  const printed = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        globalThis.print = () => {
          resolve(document.querySelectorAll("tbody tr").length);
          dispatchEvent(new Event("afterprint"));
        };
      }),
  );
  await list.view.named(m.list_more()).click();
  await page.getByRole("menuitem", { name: m.list_print() }).click();
  expect(await printed).toBe(11);
  await expect(list.titles).toHaveCount(10);
});

test(
  "forced colours keep a word and a shape for every status",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    const { id } = await jobs.create({ title: `Baker ${marker}`, status: "active" });
    await page.emulateMedia({ forcedColors: "active" });
    const list = await JobListPage.openFor(page, marker);
    await expect(list.titles).toHaveCount(1);
    await expectAccessible(page);
    const form = await JobEditorPage.openEdit(page, id);
    await expect(form.description.content).toBeVisible();
    await expectAccessible(page);
    const job = await JobPage.open(page, id);
    await expect(job.badges).toContainText(m.status_active());
    await expectAccessible(page);
  },
);

test("reduced motion turns animations off", { tag: "@all" }, async ({ page, jobs, marker }) => {
  const { title } = await jobs.create({ title: `Baker ${marker}`, status: "active" });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const list = await JobListPage.openFor(page, marker);
  await expect(list.titles).toHaveCount(1);
  await recordMotion(page);
  await list.row(title).choose("archive");
  await list.undo();
  const dialog = await list.askToDelete(title);
  await expect(dialog.root).toBeVisible();
  await painted(page);
  expect(await recordedMotion(page)).toEqual([]);
  // Without reduced motion the same dialog is animated.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect.poll(() => recordedMotion(page)).not.toEqual([]);
});

test("no layout shift", async ({ page, jobs, marker }) => {
  const { id, title } = await jobs.create({ title: `Baker ${marker}` });
  await page.addInitScript(observeShifts);
  for (const [address, path, seen] of [
    [`/jobs?q=${marker}`, "/jobs", page.getByRole("rowheader", { name: title })],
    ["/jobs", "/jobs", new JobListPage(page).tab("archived").filter({ hasText: /\d/ })],
    [`/jobs/${id}`, `/jobs/${id}`, page.getByRole("region", { name: "Description" })],
    [`/jobs/${id}/edit`, `/jobs/${id}`, page.getByRole("toolbar")],
    ["/jobs/new", "/positiontypes", page.getByRole("toolbar")],
  ] as const) {
    await test.step(address, async () => {
      // The skeleton is painted first, as it is on a slow day.
      const answer = deferred();
      await interceptRequest(page, "GET", path, answer.fault);
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await painted(page);
      answer.release();
      await expect(seen).toBeVisible();
      await painted(page);
      expect(await page.evaluate("shifts")).toEqual([]);
    });
  }
});

function observeShifts() {
  const shifts: string[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources = [] } = entry as PerformanceEntry & {
        value: number;
        sources?: { node?: Node | null }[];
      };
      const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? "");
      shifts.push(`${value.toFixed(4)}: ${moved.join(" | ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Records every transition and animation that moves something. */
const recordMotion = async (page: Page) =>
  page.evaluate(() => {
    // Long enough for any computer to see it.
    document.documentElement.style.setProperty("--motion", "60s");
    const motion: string[] = [];
    Object.assign(globalThis, { motion });
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        const { duration = 0 } = effect?.getComputedTiming() ?? {};
        const properties = (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys);
        const moves = properties.some((name) => /transform|translate|scale|size|inset/.test(name));
        if (moves && Number(duration) > 1) motion.push(properties.join(" "));
      }
      requestAnimationFrame(look);
    };
    look();
  });

const recordedMotion = async (page: Page) => page.evaluate("motion");
