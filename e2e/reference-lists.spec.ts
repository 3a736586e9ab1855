import { expect } from "@playwright/test";
import { LIMITS } from "#contract/limits.ts";
import { referenceName } from "#src/i18n/reference-names.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { statusMessage } from "#src/i18n/error-message.ts";
import { answer, interceptRequest } from "./intercept-request.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { test } from "./fixtures.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobPage } from "./pages/job-page.ts";

const { max } = LIMITS.locations;

test.describe("reference lists of the form can fail", () => {
  test(
    "categories: the retry works by keyboard",
    { tag: "@all" },
    async ({ page, browserErrors }) => {
      browserErrors.expectError("503 GET /api/v1.1/jobcategories");
      const unavailable = answer(503, "", { "Retry-After": "60" });
      const mend = await interceptRequest(page, "GET", "/jobcategories", unavailable);
      const form = await JobEditorPage.openNew(page);
      await expect(form.alert).toContainText(m.job_form_categories_failed());
      await expectAccessible(page);
      await form.categories.input.click();
      await page.keyboard.press("Tab");
      await expect(form.retry).toBeFocused();
      await mend();
      await page.keyboard.press("Enter");
      await expect(form.alert).toHaveCount(0);
      await expect(form.categories.input).toBeFocused();
      await form.categories.add(referenceName("Accounting"));
      await expect(form.categories.chosen(referenceName("Accounting"))).toBeVisible();
    },
  );

  test("position types and locations", async ({ page, browserErrors }) => {
    browserErrors.expectError("503 GET /api/v1.1/positiontypes", "503 GET /api/v1.1/locations");
    const types = await interceptRequest(
      page,
      "GET",
      "/positiontypes",
      answer(503, "", { "Retry-After": "60" }),
    );
    const places = await interceptRequest(
      page,
      "GET",
      "/locations",
      answer(503, "", { "Retry-After": "60" }),
    );
    const form = await JobEditorPage.openNew(page);
    await expect(form.alert).toContainText(m.job_form_position_types_failed());
    await expect(form.alert).toContainText(statusMessage(503));
    await form.locations.input.fill("Halifax");
    await expect(form.alert.last()).toContainText(m.job_form_places_failed());
    await expectAccessible(page);
    await places();
    await form.retry.last().click();
    await expect(form.locations.input).toBeFocused();
    await expect(form.locations.suggestions.filter({ hasText: "Halifax, NS" })).toBeVisible();
    await types();
    await form.retry.press("Enter");
    await expect(form.positionType).toBeFocused();
    await form.positionType.selectOption(referenceName("Contract"));
    await expect(form.alert).toHaveCount(0);
  });

  test(
    "without reference lists the form takes numbers and free-text locations",
    { tag: "@all" },
    async ({ page, jobs, marker, browserErrors }) => {
      for (const list of ["positiontypes", "jobcategories", "locations"]) {
        browserErrors.expectError(`404 GET /api/v1.1/${list}`);
        await interceptRequest(
          page,
          "GET",
          `/${list}`,
          answer(404, { message: "No such path.", errors: [] }),
        );
      }
      const form = await JobEditorPage.openNew(page);
      await form.line("title").fill(`Baker ${marker}`);
      await form.positionTypeNumber.fill("3");
      await form.categories.input.fill("14");
      await form.categories.input.press("Enter");
      await form.locations.input.fill("Halifax, NS");
      await expect(form.main).toContainText(m.job_form_locations_free_hint({ max }));
      await form.locations.input.press("Enter");
      await form.description.type("Sell bread.");
      await form.line("applicationEmail").fill("jobs@example.com");
      await expectAccessible(page);
      await form.save(form.saveDraft);
      await expect(new JobPage(page).heading).toHaveText(`Baker ${marker}`);
      const [created] = await jobs.find(marker);
      await expect
        .poll(async () => jobs.read(created!.id))
        .toMatchObject({
          positionType: { id: 3 },
          categories: [{ id: 14 }],
          locations: [{ description: "Halifax, NS" }],
        });
    },
  );
});
