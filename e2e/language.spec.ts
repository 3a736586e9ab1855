import { expect } from "@playwright/test";
import { brokenRules } from "#contract/field-errors.ts";
import { jobRequest } from "#contract/job-request.ts";
import { en } from "#contract/messages/en.ts";
import { sentence } from "#contract/messages/message.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { language, LANGUAGES, otherLanguage } from "#src/i18n/language.ts";
import { hardCodedWords } from "#src/i18n/testing/hard-coded-words.ts";
import { chooseLanguage } from "./choose-language.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { SIGNED_OUT, test } from "./fixtures.ts";
import { ImportPage } from "./pages/import-page.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobPage } from "./pages/job-page.ts";
import { JobListPage } from "./pages/job-list-page.ts";

/** Otherwise empty: breaks every rule of a job by e-mail. */
const BY_EMAIL = { applicantRoutingType: { id: 1 } };

const PSEUDO = { locale: "en-XA" } as const;

// Pseudo-English is longer than English, accented and in brackets: a test language in which
// every screen has to stand as it will in French.
test.describe("in another language", { tag: ["@story", "@all"] }, () => {
  test.beforeEach(({ context }) => chooseLanguage(context, PSEUDO.locale));

  test("every text comes from the messages and fits", async ({
    page,
    jobs,
    marker,
    browserErrors,
  }) => {
    const place = "Calgary, AB";
    const { id, title, employer } = await jobs.create({
      title: `Baker ${marker}`,
      referenceId: `R-${marker}`,
      status: "active",
      locations: [{ description: place }],
      description: `<p>${marker}</p>`,
    });
    const data = [
      title,
      `R-${marker}`,
      marker,
      place,
      employer?.name ?? "",
      "jobs@example.com",
      LANGUAGES["fr-CA"],
      // The contract's own sentences have no pseudo-locale.
      ...brokenRules(jobRequest.safeParse(BY_EMAIL, { reportInput: true }).error!).map(
        ({ message }) => sentence(message, en),
      ),
    ].filter((words) => words !== "");
    const check = async (heading: string) => {
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      expect(await page.evaluate(hardCodedWords, data)).toEqual([]);
      await expectAccessible(page);
    };

    await page.goto(`/jobs?q=${marker}`);
    await check(m.jobs_title({}, PSEUDO));
    await page.goto(`/jobs?q=${marker}&status=draft`);
    await check(m.jobs_title({}, PSEUDO));
    await page.goto(`/jobs/${id}`);
    await check(title);
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: m.app_shortcuts({}, PSEUDO) })).toBeVisible();
    await check(title);
    await page.goto(`/jobs/${id}/edit`);
    await check(m.job_form_edit_title({ job: title }, PSEUDO));
    await page.goto("/jobs/new");
    await check(m.job_form_new_title({}, PSEUDO));
    await page.getByRole("button", { name: m.job_publish({}, PSEUDO) }).click();
    const summary = m.fields_error_summary({ count: 6 }, PSEUDO);
    await expect(page.getByRole("group", { name: summary })).toBeVisible();
    await check(m.job_form_new_title({}, PSEUDO));
    browserErrors.expectError("404 GET /nothing-here");
    await page.goto("/nothing-here");
    await check(m.frame_not_found_title({}, PSEUDO));
  });

  test.describe(() => {
    test.use({ storageState: SIGNED_OUT });

    test("sign-in is translated too", { tag: "@all" }, async ({ page }) => {
      await page.goto("/");
      await expect(page.getByRole("heading", { name: m.sign_in_title({}, PSEUDO) })).toBeVisible();
      expect(await page.evaluate(hardCodedWords, [LANGUAGES["fr-CA"]])).toEqual([]);
      await expectAccessible(page);
    });
  });
});

const OTHER = { locale: otherLanguage } as const;
const FRENCH = { locale: "fr-CA" } as const;
const ENGLISH = { locale: "en" } as const;

test("the language is switched without a loss, and kept on this computer", async ({
  page,
  marker,
}) => {
  const form = await JobEditorPage.openNew(page);
  await form.line("title").fill(`Boulanger ${marker}`);
  await form.switchLanguage(otherLanguage);
  await expect(page.locator("html")).toHaveAttribute("lang", otherLanguage);
  await expect(page).toHaveTitle(
    m.app_document_title({ page: m.job_form_new_title({}, OTHER) }, OTHER),
  );
  await expect(page.getByLabel(m.label_title({}, OTHER), { exact: true })).toHaveValue(
    `Boulanger ${marker}`,
  );
  await page.goto("/jobs");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(m.jobs_title({}, OTHER));
});

test("a posting in the other language is marked with it", async ({ page, jobs, marker }) => {
  const [lang, description] =
    language === "en"
      ? ["fr-CA", "<p>Nous cherchons une personne pour l’équipe du matin, dès janvier.</p>"]
      : ["en-CA", "<p>We look for somebody who likes early mornings and warm ovens.</p>"];
  const { id, title } = await jobs.create({ title: `Chef ${marker}`, description });
  const job = await JobPage.open(page, id);
  await expect(job.heading).toHaveAttribute("lang", lang);
  await expect(job.description.locator(`[lang=${lang}]`)).toHaveCount(1);
  const list = await JobListPage.backFrom(job);
  await list.search.fill(marker);
  await expect(list.row(title).link.locator(`[lang=${lang}]`)).toHaveText(title);
});

test("a selection is kept when the language is switched, and gone after a reload", async ({
  page,
  jobs,
  marker,
}) => {
  const titles = [`One ${marker}`, `Two ${marker}`];
  await jobs.createAll(titles);
  const list = await JobListPage.openFor(page, marker);
  for (const title of titles) await list.row(title).box.check();
  await expect(list.selected(2)).toBeVisible();
  await list.switchLanguage(otherLanguage);
  await expect(page.locator("html")).toHaveAttribute("lang", otherLanguage);
  const bar = page.getByRole("region", { name: m.selection_label({}, OTHER) });
  await expect(bar.getByText(m.selection_count({ count: 2 }, OTHER))).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: titles[0]! })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test("an import is kept when the language is switched", async ({ page, marker, writes }) => {
  const importing = await ImportPage.open(page);
  const row = `Baker ${marker},"Laval, QC",FT,in 9 days`;
  await importing.choose("jobs.csv", `Title,Wert,Job type,Close date\n${row}\n`);
  await importing.column("Wert").selectOption("locations");
  await importing.value("FT").selectOption("3");
  await importing.switchLanguage(otherLanguage);
  await expect(page.locator("html")).toHaveAttribute("lang", otherLanguage);
  const choice = (name: string) => page.getByRole("combobox", { name, includeHidden: true });
  await expect(choice(m.import_column_for({ heading: "Wert" }, OTHER))).toHaveValue("locations");
  await expect(choice(m.import_value_for({ text: "FT" }, OTHER))).toHaveValue("3");
  await page.getByRole("button", { name: m.import_check({}, OTHER) }).click();
  await expect(page.getByText(`Baker ${marker}`).first()).toBeVisible();
  const problem = { text: "in 9 days" };
  await expect(page.getByText(m.import_not_a_date(problem, OTHER))).toBeVisible();
  // The way back from the dry run, too.
  await importing.account.click();
  await page
    .getByRole("menuitem", { name: LANGUAGES[language === "fr-CA" ? "fr-CA" : "en"] })
    .click();
  await expect(page.getByText(m.import_not_a_date(problem))).toBeVisible();
  await page.getByRole("link", { name: m.import_back() }).click();
  await expect(importing.value("FT")).toHaveValue("3");
  expect(writes).toEqual([]);
});

test.describe("before sign-in", () => {
  test.use({ storageState: SIGNED_OUT, locale: "fr-FR" });

  test("the browser's language comes first, and a typed key stays", async ({ page }) => {
    await page.goto("/");
    const key = page.getByLabel(m.sign_in_key({}, FRENCH));
    await key.fill("half-a-key");
    await page.getByRole("button", { name: LANGUAGES.en }).click();
    await expect(page.getByRole("heading", { name: m.sign_in_title({}, ENGLISH) })).toBeVisible();
    await expect(page.getByLabel(m.sign_in_key({}, ENGLISH))).toHaveValue("half-a-key");
  });
});
