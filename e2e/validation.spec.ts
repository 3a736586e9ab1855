import { expect } from "@playwright/test";
import * as z from "zod/mini";
import { brokenRules } from "#contract/field-errors.ts";
import { jobRequest } from "#contract/job-request.ts";
import { LIMITS } from "#contract/limits.ts";
import type { JobBody } from "#src/jobs/job/fields/job-body.ts";
import { longDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { problemMessage } from "#src/features/job-editor/fields/validation/problem-message.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectError } from "./expect-error.ts";
import { test } from "./fixtures.ts";
import { PLAIN_JOB } from "./job-service.ts";
import { JobEditorPage, type LineName } from "./pages/job-editor-page.ts";

/** The contract's message for a plain job with these properties. */
function ruleBrokenBy(properties: JobBody): string {
  const parsed = z.safeParse(jobRequest, { ...PLAIN_JOB, ...properties }, { reportInput: true });
  return problemMessage(brokenRules(parsed.error!)[0]!.message);
}

const byUrl = (applicationUrl: string | null) => ({
  applicantRoutingType: { id: 2 },
  applicationUrl,
});
const paid = (amount: unknown, maxAmount: unknown = null) => ({
  salary: { amount, maxAmount, period: { id: 1 } },
});
const TOO_LONG = "x".repeat(LIMITS.referenceId + 1);

/** Typed values and the request properties that break the same rule. */
const LINES: [name: LineName, typed: string, properties: JobBody][] = [
  ["title", "   ", { title: "" }],
  ["referenceId", TOO_LONG, { referenceId: TOO_LONG }],
  ["applicationEmail", "jobs at example.com", { applicationEmail: "jobs at example.com" }],
  ["amount", "a lot", paid("a lot")],
  ["applicationUrl", "our page", byUrl("our page")],
];

test("a field validates on blur, and a fixed error disappears while typing", async ({ page }) => {
  const form = await JobEditorPage.openNew(page);
  const email = form.line("applicationEmail");
  await email.pressSequentially("jobs@");
  await expect(email).toHaveValue("jobs@");
  await expect(email).not.toHaveAttribute("aria-invalid", "true");
  await email.press("Tab");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.pressSequentially("example.com");
  await expect(email).not.toHaveAttribute("aria-invalid", "true");

  await form.paid.check();
  for (const [name, typed, properties] of LINES) {
    await test.step(`${name}: ${typed.slice(0, 20)}`, async () => {
      if (name === "applicationUrl") await form.byUrl.check();
      await form.line(name).fill(typed);
      await form.line(name).press("Tab");
      await expectError(form.line(name), ruleBrokenBy(properties));
    });
  }
  await form.line("amount").fill("20");
  await form.line("maxAmount").fill("10");
  await form.line("maxAmount").press("Tab");
  await expectError(form.line("maxAmount"), ruleBrokenBy(paid(20, 10)));
  await form.line("amount").fill("10");
  await expect(form.line("maxAmount")).not.toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
});

test(
  "a submit with errors lists them, leads to each, and sends nothing",
  {
    tag: "@story",
  },
  async ({ page, writes }) => {
    const form = await JobEditorPage.openNew(page);
    await form.publish.click();
    await expect(form.summary).toBeFocused();
    await expect(form.summary).toContainText(m.fields_error_summary({ count: 6 }));
    await expectAccessible(page);

    const missing = [
      { field: form.line("title"), properties: { title: "" } },
      { field: form.positionType, properties: { positionType: { id: null } } },
      { field: form.categories.input, properties: { categories: [] } },
      { field: form.locations.input, properties: { locations: [] } },
      { field: form.description.content, properties: { description: "" } },
      { field: form.line("applicationEmail"), properties: { applicationEmail: null } },
    ];
    await expect(form.problems).toHaveText([
      m.label_title(),
      m.label_position_type(),
      m.label_categories(),
      m.label_locations(),
      m.label_description(),
      m.label_application_email(),
    ]);
    for (const [index, { field, properties }] of missing.entries()) {
      await form.problems.nth(index).click();
      await expect(field).toBeFocused();
      await expectError(field, ruleBrokenBy(properties));
    }
    await form.line("title").fill("Baker");
    await expect(form.problems).toHaveCount(5);

    await form.paid.check();
    await form.publish.click();
    await expect(form.problems).toHaveCount(7);
    // Fields of the inactive route are not required.
    await form.paid.uncheck();
    await expect(form.problems).toHaveCount(5);
    expect(writes).toEqual([]);
  },
);

test("a press that blurs a field reaches its target", { tag: "@all" }, async ({ page }) => {
  const form = await JobEditorPage.openNew(page);
  await form.locations.add("Halifax, NS");
  await form.line("title").click();
  // The error at the title moves all that is below it.
  await form.locations.chosen("Halifax, NS").click();
  await expect(form.locations.chosen("Halifax, NS")).toHaveCount(0);
  await expectError(form.line("title"), ruleBrokenBy({ title: "" }));
});

test(
  "a close date in the past shows a warning and is accepted",
  { tag: "@all" },
  async ({ page, marker, writes }) => {
    const form = await JobEditorPage.openNew(page);
    await form.line("title").fill(`Baker ${marker}`);
    await form.fillRequired();
    await form.line("closeDate").fill("2020-02-29");
    const past = m.job_form_close_date_past({ closed: longDate("2020-02-29") });
    await expect(form.line("closeDate")).toHaveAccessibleDescription(new RegExp(`^${past}`));
    await form.line("closeDate").blur();
    await expect(form.announcement).toHaveText(past);
    await expectAccessible(page);
    const job = await form.save(form.saveDraft);
    await expect(job.heading).toHaveText(`Baker ${marker}`);
    expect(writes[0]?.body).toHaveProperty("closeDate", "2020-02-29");
  },
);

test(
  "a job is not published with a close date that has passed",
  { tag: "@all" },
  async ({ page, marker, writes }) => {
    const form = await JobEditorPage.openNew(page);
    await form.line("closeDate").fill("2020-02-29");
    await form.publish.click();
    // Among all else that is wrong, and alone.
    await expect(form.summary).toContainText(m.fields_error_summary({ count: 7 }));
    await form.line("title").fill(`Baker ${marker}`);
    await form.fillRequired();
    await form.publish.click();
    await expect(form.problems).toHaveText([m.label_close_date()]);
    await expectError(form.line("closeDate"), m.job_republish_past());
    expect(writes).toEqual([]);
    await form.problems.click();
    await expect(form.line("closeDate")).toBeFocused();
    await form.line("closeDate").fill("2099-02-28");
    await expect(form.problems).toHaveCount(0);
    const job = await form.save(form.publish);
    await expect(job.badges).toContainText(m.status_active());
    expect(writes[0]?.body).toMatchObject({ status: "active", closeDate: "2099-02-28" });
  },
);
