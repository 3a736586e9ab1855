import { beforeEach, expect, test, vi } from "vitest";

const page = { documentElement: { lang: "en" } };

beforeEach(() => {
  vi.resetModules();
  page.documentElement.lang = "en";
  vi.stubGlobal("document", page);
});

/** The modules as a visit loads them, with what the browser has kept of the choice. */
async function visit(kept: string | null) {
  vi.stubGlobal("localStorage", { getItem: () => kept });
  const { loadLanguage, locale } = await import("./language.ts");
  const { text } = await import("./text.ts");
  await loadLanguage();
  const form = await import("./form-text.ts");
  return { locale, text, formText: form.text, lang: page.documentElement.lang };
}

test.each([[null], [""], ["klingon"], ["toString"]])("%j is English", async (kept) => {
  const { locale, text, formText, lang } = await visit(kept);
  expect([locale, lang]).toEqual(["en-CA", "en"]);
  expect(text.jobs.title).toBe("Jobs");
  expect(formText.job.publish).toBe("Publish");
});

test("another language is in force at the start and in what loads later", async () => {
  const { locale, text, formText, lang } = await visit("pseudo");
  expect([locale, lang]).toEqual(["en-XA", "en-XA"]);
  expect(text.jobs.title).toBe("[Ĵöƀš··]");
  expect(formText.jobs).toBe(text.jobs);
  expect(formText.job.publish).toBe("[Þúƀĺíšĥ···]");
});
