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
  const { loadLanguage, text } = await import("./text.ts");
  await loadLanguage();
  return { text, lang: page.documentElement.lang };
}

test.each([[null], [""], ["klingon"], ["toString"]])("%j is English", async (kept) => {
  const { text, lang } = await visit(kept);
  expect(lang).toBe("en");
  expect(text.jobs.title).toBe("Jobs");
});

test("another language replaces every message", async () => {
  const { text, lang } = await visit("pseudo");
  expect(lang).toBe("en-XA");
  expect(text.jobs.title).toBe("[Ĵöƀš··]");
  expect(text.job.publish).toBe("[Þúƀĺíšĥ···]");
});
