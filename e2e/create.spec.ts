import { expect } from "@playwright/test";
import { contractMessages } from "#src/i18n/contract-messages.ts";
import { referenceName } from "#src/i18n/reference-names.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { perUnit } from "#src/i18n/per-unit.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectError } from "./expect-error.ts";
import { SIGNED_OUT, test } from "./fixtures.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobListPage } from "./pages/job-list-page.ts";

/** Request properties of untouched fields. */
const untouched = { confidential: false, autoRefresh: false };

test(
  "a draft by e-mail, with no more than a job needs",
  { tag: ["@story", "@phone", "@french"] },
  async ({ page, jobs, marker, writes }) => {
    const list = await JobListPage.openFor(page, marker);
    const form = await list.startNewJob();
    await expect(form.heading).toHaveText(m.job_form_new_title());
    await expect(form.heading).toBeFocused();
    await expectAccessible(page);
    await form.line("title").fill(`Baker ${marker}`);
    await form.fillRequired();
    const job = await form.save(form.saveDraft);

    await expect(job.heading).toHaveText(`Baker ${marker}`);
    await expect(job.badges).toContainText(m.status_draft());
    await expect(job.notification(m.job_form_draft_saved())).toBeVisible();
    await expect
      .poll(() => writes)
      .toEqual([
        {
          method: "POST",
          path: "/jobs",
          body: {
            ...untouched,
            title: `Baker ${marker}`,
            status: "draft",
            positionType: { id: 1 },
            categories: [{ id: 14 }],
            locations: [{ description: "Calgary, AB" }],
            description: "<p>Sell bread.</p>",
            applicantRoutingType: { id: 1 },
            applicationEmail: "jobs@example.com",
          },
        },
      ]);
    await expect.poll(async () => jobs.find(marker)).toHaveLength(1);

    // The form left no history entry: Back leads to the list, which has the job.
    await page.goBack();
    await expect(list.titles).toHaveText([`Baker ${marker}`]);
  },
);

test(
  "a job by web address, with everything, is published at once",
  { tag: ["@story"] },
  async ({ page, jobs, marker }) => {
    const form = await JobEditorPage.openNew(page);
    await form.line("title").fill(`Baker ${marker}`);
    await form.line("referenceId").fill(`R-${marker}`);
    await form.positionType.selectOption(referenceName("Part Time"));
    for (const name of ["Retail", "Labour", "Other"])
      await form.categories.add(referenceName(name));
    for (const name of ["Halifax, NS", "Truro, NS", "Sydney, NS"]) await form.locations.add(name);
    await form.description.type("Sell bread.");
    await form.paid.check();
    await form.line("amount").fill("52,000.50");
    await form.line("maxAmount").fill("$60 000");
    await form.period.selectOption(perUnit("Month"));
    await form.plusCommission.check();
    await form.byUrl.check();
    await form.line("applicationUrl").fill("https://example.com/apply");
    await form.line("closeDate").fill("2035-02-28");
    await form.confidential.check();
    await expectAccessible(page);
    const job = await form.save(form.publish);

    await expect(job.notification(m.job_form_published())).toBeVisible();
    await expect(job.badges).toContainText(m.status_active());
    const [created] = await jobs.find(marker);
    await expect
      .poll(async () => jobs.read(created!.id))
      .toMatchObject({
        title: `Baker ${marker}`,
        referenceId: `R-${marker}`,
        status: "active",
        closeDate: "2035-02-28",
        confidential: true,
        positionType: { name: "Part Time" },
        categories: [{ name: "Retail" }, { name: "Labour" }, { name: "Other" }],
        locations: [
          { description: "Halifax, NS" },
          { description: "Truro, NS" },
          { description: "Sydney, NS" },
        ],
        salary: {
          amount: 52000.5,
          maxAmount: 60000,
          period: { name: "Monthly" },
          plusCommission: true,
        },
        applicantRoutingType: { name: "URL" },
        applicationUrl: "https://example.com/apply",
        applicationEmail: null,
      });
  },
);

test(
  "the value of the other applicant route is kept in the form and not sent",
  { tag: "@all" },
  async ({ page, marker, writes }) => {
    const form = await JobEditorPage.openNew(page);
    await form.line("title").fill(`Baker ${marker}`);
    await form.fillRequired();
    await form.byUrl.check();
    await expect(form.line("applicationEmail")).toHaveCount(0);
    await form.line("applicationUrl").fill("https://example.com/apply");
    await form.byEmail.check();
    await expect(form.line("applicationEmail")).toHaveValue("jobs@example.com");
    await form.byUrl.check();
    await expect(form.line("applicationUrl")).toHaveValue("https://example.com/apply");
    const job = await form.save(form.saveDraft);
    await expect(job.heading).toHaveText(`Baker ${marker}`);
    expect(writes[0]?.body).toMatchObject({ applicationUrl: "https://example.com/apply" });
    expect(writes[0]?.body).not.toHaveProperty("applicationEmail");
  },
);

test(
  "locations are suggested while typing, and others can be added",
  { tag: "@all" },
  async ({ page }) => {
    const form = await JobEditorPage.openNew(page);
    const { locations } = form;
    await locations.input.fill("vancou");
    await expect(locations.suggestions.filter({ hasText: /^Vancouver, BC$/ })).toBeVisible();
    await expectAccessible(page);
    await locations.input.fill("123 BC");
    await expect(locations.note(m.fields_no_suggestions())).toBeVisible();
    await expect(locations.suggestions).toHaveCount(0);
    await locations.input.press("Tab");
    await expect(form.form).toContainText(
      m.ui_labelled({ label: "123 BC", value: contractMessages.locationUnnamed }),
    );
    await locations.add("Vancouver, BC");
    await expect(locations.chosen("Vancouver, BC")).toBeVisible();
    await expect(form.form).not.toContainText("123 BC");
    await expect(form.announcement).toHaveText(m.fields_token_added({ token: "Vancouver, BC" }));

    await locations.addUnlisted("Zzyzx Corners, BC");
    await expect(locations.chosen("Zzyzx Corners, BC")).toBeVisible();

    // Text in the box is taken on blur.
    await locations.input.fill("Nowhere Landing, NL");
    await form.line("referenceId").click();
    await expect(locations.chosen("Nowhere Landing, NL")).toBeVisible();
    await expect(locations.input).toHaveAttribute("placeholder", m.fields_tokens_full({ max: 3 }));
    await expect(locations.input).not.toBeEditable();

    await locations.chosen("Zzyzx Corners, BC").click();
    await expect(locations.input).toBeFocused();
    await expect(locations.input).toBeEditable();
  },
);

test(
  "a section with an open list stays below the action bar",
  { tag: "@all" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 640 });
    const { locations, publish } = await JobEditorPage.openNew(page);
    await locations.input.fill("vancou");
    await expect(locations.suggestions.first()).toBeVisible();
    const section = page.getByRole("region", { name: m.job_form_where_section() });
    await section.evaluate((it) => scrollBy(0, it.getBoundingClientRect().bottom - innerHeight));
    const { x } = (await section.boundingBox())!;
    const { y, height } = (await publish.boundingBox())!;
    const inSection = await page.evaluate(
      ([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest("section")),
      [x + 8, y + height / 2] as const,
    );
    expect(inSection).toBe(false);
  },
);

test(
  "categories are found by typing, and only listed ones are accepted",
  { tag: "@all" },
  async ({ page }) => {
    const form = await JobEditorPage.openNew(page);
    const { categories } = form;
    const technology = referenceName("Information Technology");
    await categories.input.fill("information");
    await expect(categories.suggestions).toHaveText([technology]);
    await categories.input.press("Enter");
    await expect(categories.chosen(technology)).toBeVisible();
    await categories.input.fill("Baking");
    await expect(categories.note(m.fields_no_suggestions())).toBeVisible();
    await form.line("title").click();
    await expectError(categories.input, m.job_form_not_a_category({ typed: "Baking" }));
    await expect(form.announcement).toHaveText(m.job_form_not_a_category({ typed: "Baking" }));
    await expect(categories.chosen("Baking")).toHaveCount(0);
    await expectAccessible(page);

    // Saving without it shows an error.
    await form.saveDraft.click();
    await expect(form.summary).toBeFocused();
    await form.problems.filter({ hasText: m.label_categories() }).click();
    await expect(categories.input).toBeFocused();
    await expect(categories.input).toHaveValue("Baking");
    await categories.add(referenceName("Retail"));
    await expect(categories.input).not.toHaveAttribute("aria-invalid");
  },
);

test.describe("errors of the service show at the field that they name", () => {
  test(
    "a reference id that another job has",
    { tag: "@story" },
    async ({ page, jobs, marker, browserErrors }) => {
      browserErrors.expectError("409 POST /api/v1.1/jobs");
      await jobs.create({ title: `Baker ${marker}`, referenceId: `R-${marker}` });
      const form = await JobEditorPage.openNew(page);
      await form.line("title").fill(`Second baker ${marker}`);
      await form.line("referenceId").fill(`R-${marker}`);
      await form.fillRequired();
      await form.saveDraft.click();
      await expect(form.summary).toBeFocused();
      await expect(form.problems).toHaveCount(1);
      await expect(form.line("referenceId")).toHaveAttribute("aria-invalid", "true");
      await expectAccessible(page);

      await form.problems.click();
      await expect(form.line("referenceId")).toBeFocused();
      await form.line("referenceId").fill(`R-${marker}-2`);
      const job = await form.save(form.saveDraft);
      await expect(job.heading).toHaveText(`Second baker ${marker}`);
    },
  );

  test(
    "a province that does not exist",
    { tag: "@all" },
    async ({ page, marker, browserErrors }) => {
      browserErrors.expectError("400 POST /api/v1.1/jobs");
      const form = await JobEditorPage.openNew(page);
      await form.line("title").fill(`Baker ${marker}`);
      await form.fillRequired();
      await form.locations.addUnlisted("Vancouver, XX");
      await form.saveDraft.click();
      await expect(form.problems).toHaveText([m.label_locations()]);
      await expect(form.locations.input).toHaveAccessibleDescription(/Vancouver, XX\s?: /);
      await form.locations.chosen("Vancouver, XX").click();
      const job = await form.save(form.saveDraft);
      await expect(job.heading).toHaveText(`Baker ${marker}`);
    },
  );
});

test.describe("auto-refresh", { tag: ["@own-employer", "@all"] }, () => {
  test.use({ storageState: SIGNED_OUT });

  const cases = [
    [
      "a plan that has it",
      "unlimited",
      m.job_form_draft_saved(),
      m.job_refreshes({ every_days: 7 }),
    ],
    [
      "a service that does not name the plan",
      "limited",
      m.job_form_auto_refresh_stayed_off({ saved: m.job_form_draft_saved() }),
      m.job_refresh_off(),
    ],
  ] as const;
  for (const [where, plan, said, stays] of cases) {
    test.describe(`with ${where}`, () => {
      test.use({ plan });

      test("reports whether it was turned on", async ({ page, ownEmployer }) => {
        if (plan === "limited")
          await page.route("**/api/v1.1/**", async (route) => {
            const response = await route.fetch();
            const { "api-key-plan": _, ...headers } = response.headers();
            await route.fulfill({ response, headers });
          });
        const list = await ownEmployer.signIn(page);
        const form = await list.startNewJob();
        await form.line("title").fill("Baker");
        await form.fillRequired();
        await form.autoRefresh.check();
        const job = await form.save(form.saveDraft);
        await expect(job.notification(said)).toBeVisible();
        await expect(job.fact(m.fact_auto_refresh())).toHaveText(stays);
      });
    });
  }

  test("cannot be turned on with a limited plan, and the header names the employer at once", async ({
    page,
    ownEmployer,
  }) => {
    test.skip(Boolean(process.env["E2E_PLAIN"]), "only our service says whose a key is");
    const list = await ownEmployer.signIn(page);
    await expect(list.account).toHaveText(ownEmployer.name);
    const form = await list.startNewJob();
    await expect(form.autoRefresh).toBeDisabled();
    await expect(form.autoRefresh).toHaveAccessibleDescription(
      m.job_form_auto_refresh_limited({ days: 7 }),
    );
  });
});
