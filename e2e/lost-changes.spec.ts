import { expect } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { statusMessage } from "#src/i18n/error-message.ts";
import { answer, answerLost, interceptRequest, type Fault, offline } from "./intercept-request.ts";
import { test } from "./fixtures.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobPage } from "./pages/job-page.ts";

/** Of a save whose response is lost. */
const lost = (id: number) => [
  `net::ERR_CONNECTION_RESET PUT /api/v1.1/jobs/${id}`,
  ...(process.env["E2E_PLAIN"] ? [] : ["net::ERR_INTERNET_DISCONNECTED DELETE /api/v1.1/writes/"]),
];

/** Changes the title and saves; the fault applies to that request alone. */
async function saveWith(fault: Fault, form: JobEditorPage, title: string): Promise<void> {
  await form.line("title").fill(title);
  const restore = await interceptRequest(form.page, "PUT", "/jobs/*", fault);
  // Our service is asked by the name of the request what became of it.
  const isAsked = fault === answerLost && !process.env["E2E_PLAIN"];
  const restoreLookUp =
    isAsked && (await interceptRequest(form.page, "DELETE", "/writes/*", offline));
  await form.saveChanges.click();
  await expect(form.alert).toBeVisible();
  await restore();
  if (restoreLookUp) await restoreLookUp();
}

for (const [typedSince, title, told, details] of [
  ["nothing", "Head baker", m.merge_already_saved(), {}],
  ["something else", "Chief baker", m.job_form_changes_saved(), { tag: "@all" }],
  ["what it was before", "Baker", m.job_form_changes_saved(), { tag: "@all" }],
] as const)
  test(
    `a save whose response was lost is recognised; typed since: ${typedSince}`,
    details,
    async ({ page, jobs, marker, browserErrors }) => {
      const { id } = await jobs.create({ title: `Baker ${marker}` });
      browserErrors.expectError(...lost(id));
      const form = await JobEditorPage.openEdit(page, id);
      await saveWith(answerLost, form, `Head baker ${marker}`);
      await form.line("title").fill(`${title} ${marker}`);
      const job = await form.save(form.saveChanges);
      await expect(job.heading).toHaveText(`${title} ${marker}`);
      await expect(job.notification(told)).toBeVisible();
      await expect.poll(async () => jobs.read(id)).toMatchObject({ title: `${title} ${marker}` });
    },
  );

for (const before of ["one more answer is lost", "a reload"])
  test(
    `an own unconfirmed write is not another person's change, also after ${before}`,
    { tag: "@all" },
    async ({ page, jobs, marker, browserErrors }) => {
      const { id } = await jobs.create({ title: `Baker ${marker}` });
      browserErrors.expectError(...lost(id));
      page.on("dialog", (dialog) => void dialog.accept());
      const form = await JobEditorPage.openEdit(page, id);
      await saveWith(answerLost, form, `Head baker ${marker}`);
      await form.line("title").fill(`Chief baker ${marker}`);
      if (before === "a reload") {
        await page.reload();
        await expect(form.restored).toBeVisible();
      } else {
        browserErrors.expectError(`net::ERR_INTERNET_DISCONNECTED PUT /api/v1.1/jobs/${id}`);
        const reach = await interceptRequest(page, "PUT", `/jobs/${id}`, offline);
        const failed = page.waitForEvent("requestfailed", (one) => one.method() === "PUT");
        await form.saveChanges.click();
        await failed;
        await expect(form.saveChanges).toBeVisible();
        await reach();
      }
      const job = await form.save(form.saveChanges);
      await expect(job.heading).toHaveText(`Chief baker ${marker}`);
      await expect
        .poll(async () => jobs.read(id))
        .toMatchObject({ title: `Chief baker ${marker}` });
    },
  );

test("a save waits as long as the service asks", async ({
  page,
  jobs,
  marker,
  browserErrors,
  writes,
}) => {
  await page.clock.install();
  const { id } = await jobs.create({ title: `Baker ${marker}` });
  browserErrors.expectError(`429 PUT /api/v1.1/jobs/${id}`);
  const form = await JobEditorPage.openEdit(page, id);
  await saveWith(answer(429, "", { "Retry-After": "40" }), form, `Head baker ${marker}`);
  await expect(form.alert).toContainText(statusMessage(429));
  await expect(form.sendNow).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect.poll(() => writes).toHaveLength(1);
  await page.clock.fastForward(25_000);
  await expect(new JobPage(page).heading).toHaveText(`Head baker ${marker}`);
  await expect.poll(() => writes).toHaveLength(2);
});

test(
  "text typed during the wait is not sent without a press",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors, writes }) => {
    await page.clock.install();
    const { id } = await jobs.create({ title: `Baker ${marker}` });
    browserErrors.expectError(`429 PUT /api/v1.1/jobs/${id}`);
    const form = await JobEditorPage.openEdit(page, id);
    await saveWith(answer(429, "", { "Retry-After": "40" }), form, `Head baker ${marker}`);
    await expect(form.sendNow).toBeVisible();
    await form.line("title").fill(`Head baker for a sm`);
    await page.clock.fastForward(45_000);
    await expect(form.retry).toBeVisible();
    await expect.poll(() => writes).toHaveLength(1);
  },
);

test(
  "cancelling the wait stays on the page",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors }) => {
    const { id } = await jobs.create({ title: `Baker ${marker}` });
    browserErrors.expectError(`429 PUT /api/v1.1/jobs/${id}`);
    const form = await JobEditorPage.openEdit(page, id);
    await saveWith(answer(429, "", { "Retry-After": "50" }), form, `Head baker ${marker}`);
    await form.sendLater.press("Enter");
    await expect(form.heading).toBeFocused();
  },
);
