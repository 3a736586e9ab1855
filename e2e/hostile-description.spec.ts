import { expect, type Locator, type Page } from "@playwright/test";
import { HOSTILE_DESCRIPTIONS } from "#contract/testing/hostile-descriptions.ts";
import { XSS_VECTORS } from "#contract/testing/xss-vectors.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { interceptRequest } from "./intercept-request.ts";
import { test } from "./fixtures.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobPage } from "./pages/job-page.ts";

const EACH = 100;

/** Each vector gets its own page; the published strings are grouped by hundreds. */
const KINDS: Record<string, string[]> = {
  ...XSS_VECTORS,
  published: HOSTILE_DESCRIPTIONS.flatMap((_html, index) =>
    index % EACH === 0 ? [HOSTILE_DESCRIPTIONS.slice(index, index + EACH).join("\n")] : [],
  ),
};

const WORDS = "We bake bread.";

/** Effects that no description may have. */
function watch(page: Page, baseUrl: string): string[] {
  const happened: string[] = [];
  page.on("dialog", (dialog) => {
    happened.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("popup", (popup) => happened.push(`window: ${popup.url()}`));
  page.on("framenavigated", (frame) => {
    if (!frame.url().startsWith(`${baseUrl}/jobs/`)) happened.push(`navigation: ${frame.url()}`);
  });
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    const own = origin === new URL(baseUrl).origin && !pathname.endsWith("/x");
    if (!own) happened.push(`request: ${request.url()}`);
  });
  return happened;
}

/** Expects a rendered description to stay inside its box. */
async function expectKept(box: Locator): Promise<void> {
  await expect(box).toContainText(WORDS);
  const escaped = await box.evaluate((element) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const { left, right } = element.getBoundingClientRect();
    const tags = ":is(strong, b, em, i, br, p, div, ul, ol, li, a)";
    const marked = ":is([id], [name], [style], [class]:not([class^=ProseMirror], [class^=_]))";
    const others = "img:not([class^=ProseMirror]), svg, math, form, input, table, iframe, template";
    return [
      ...(scrollWidth > clientWidth ? ["the page scrolls sideways"] : []),
      ...(left < 0 || right > clientWidth ? ["the box stands out of the page"] : []),
      ...[...element.querySelectorAll(`${tags}${marked}, ${others}`)].map((one) => one.outerHTML),
    ];
  });
  expect(escaped).toEqual([]);
}

const VIEWS: Record<string, (page: Page, id: number) => Promise<void>> = {
  "the job page": async (page, id) => {
    const job = await JobPage.open(page, id);
    await expectKept(job.description);
    // Nothing lies over what stands around it.
    await job.signOut.click({ trial: true });
    await job.edit.click({ trial: true });
  },
  "the form and its preview": async (page, id) => {
    const form = await JobEditorPage.openEdit(page, id);
    await expectKept(form.description.content);
    await page.getByText(m.job_form_preview(), { exact: true }).click();
    await expectKept(page.getByRole("article", { name: m.job_form_preview_label() }));
    await form.signOut.click({ trial: true });
    await form.saveChanges.click({ trial: true });
  },
};

const CASES = Object.entries(VIEWS).flatMap(([view, show]) =>
  Object.entries(KINDS).map(([kind, all]) => ({ view, show, kind, all })),
);

for (const { view, show, kind, all } of CASES) {
  const title = `what a service should not have let through does nothing on ${view}: ${kind}`;
  test(
    title,
    { tag: ["@all", "@any-language"] },
    async ({ page, jobs, marker, baseUrl, browserErrors }) => {
      test.setTimeout(600_000);
      // Warnings of the inert document that DOMPurify parses.
      browserErrors.tolerate(
        "console error: Executing inline event handler violates",
        "console error: Applying inline style violates",
        "console error: Setting the document's base URI to 'https://example.com/' violates",
      );
      const { id } = await jobs.create({ title: `Baker ${marker}` });
      const happened = watch(page, baseUrl);
      for (const html of all) {
        await test.step(html.slice(0, 80), async () => {
          const description = `<p>${WORDS}</p>${html}`;
          const letThrough = await interceptRequest(page, "GET", `/jobs/${id}`, async (route) => {
            const response = await route.fetch();
            const job = { ...((await response.json()) as object), description };
            await route.fulfill({ response, json: job });
          });
          await show(page, id);
          expect(happened).toEqual([]);
          await letThrough();
        });
      }
    },
  );
}
