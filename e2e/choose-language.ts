import type { BrowserContext } from "@playwright/test";

/** Chooses the language of the pages that open next, as the switch in the header does. */
export const chooseLanguage = (context: BrowserContext, language: "en" | "fr-CA" | "en-XA") =>
  context.addCookies([{ name: "language", value: language, url: process.env["BASE_URL"] ?? "" }]);
