import { expect } from "@playwright/test";
import { chooseLanguage } from "./choose-language.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { test } from "./fixtures.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";

// 320 px is the width that WCAG 1.4.10 names: a small phone, or a desktop at a zoom of 400 %.
test.use({ viewport: { width: 320, height: 568 } });

for (const [language, details] of [
  // Longer than the others on every page.
  ["en-XA", { tag: "@all" }],
  ["fr-CA", {}],
  ["en", { tag: "@all" }],
] as const) {
  test(
    `every page fits a small phone: ${language}`,
    details,
    async ({ page, jobs, marker, browserErrors }) => {
      browserErrors.expectError("404 GET /nothing-here");
      await chooseLanguage(page.context(), language);
      const { id } = await jobs.create({
        title: `${"Baker-".repeat(12)} ${marker}`,
        referenceId: `R-${marker}-${"x".repeat(30)}`,
        confidential: true,
        locations: [{ description: "Llanfairpwllgwyngyllgogerychwyrndrobwll, NB" }],
        applicantRoutingType: { id: 2 },
        applicationUrl: `https://example.com/${"a".repeat(150)}`,
        description: `<p>${"bread".repeat(40)}</p>`,
        salary: {
          amount: 1234567.5,
          maxAmount: 2345678.5,
          period: { id: 1 },
          plusCommission: true,
        },
      });
      for (const [address, awaited] of [
        [`/jobs?q=${marker}`, "rowheader"],
        [`/jobs?q=${marker}-none&status=draft`, "heading"],
        ["/jobs?page=3", "rowheader"],
        [`/jobs/${id}`, "term"],
        [`/jobs/${id}/edit`, "toolbar"],
        ["/jobs/new", "toolbar"],
        ["/nothing-here", "heading"],
      ] as const) {
        await test.step(address, async () => {
          await page.goto(address);
          await expect(page.getByRole("main").getByRole(awaited).last()).toBeVisible();
          await expectAccessible(page);
        });
      }
    },
  );
}

test("every page fits at every wider width", { tag: "@all" }, async ({ page, jobs, marker }) => {
  const { id } = await jobs.create({
    title: `Baker ${marker}`,
    locations: [{ description: "Saint-Louis-du-Ha! Ha!, QC" }],
    salary: { amount: 24.5, maxAmount: 31, period: { id: 5 }, plusCommission: true },
  });
  for (const [address, awaited] of [
    [`/jobs?q=${marker}`, "rowheader"],
    [`/jobs/${id}`, "term"],
    [`/jobs/${id}/edit`, "toolbar"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("main").getByRole(awaited).last()).toBeVisible();
    for (const width of [360, 390, 414, 480, 560, 640, 768, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${address} on a screen of ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

test("at 200 % text size on a phone, bars leave room for the content", async ({
  page,
  jobs,
  marker,
  browserErrors,
}) => {
  const { employer, id } = await jobs.create({ title: `Baker ${marker}` });
  const enlarge = () => page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await page.setViewportSize({ width: 360, height: 740 });
  const form = await JobEditorPage.openNew(page);
  const name = page.getByRole("banner").getByText(employer!.name);
  await expect(name).toBeVisible();
  await expect(form.publish).toBeInViewport();
  await enlarge();
  // Half a letter of it would tell nothing.
  await expect(name).toBeHidden();
  // In sight all the time, the buttons would cover much of what is filled in.
  await expect(form.publish).not.toBeInViewport();
  await form.publish.click();
  await expect(form.summary).toBeFocused();
  await expectAccessible(page);

  browserErrors.expectError(`412 PUT /api/v1.1/jobs/${id}`);
  const edit = await JobEditorPage.openEdit(page, id);
  await edit.line("title").fill(`Mine ${marker}`);
  await jobs.change(id, { title: `Theirs ${marker}` });
  await edit.saveChanges.click();
  await expect(edit.choice.save).toBeInViewport();
  await enlarge();
  await expect(edit.choice.save).not.toBeInViewport();
  await expectAccessible(page);
});
