// npm run pictures: the pictures of README.md and docs/, made from sample postings.
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { overwriteGetLocale } from "#src/i18n/paraglide/runtime.js";
import { launchOptions } from "../../scripts/browsers/browser.ts";
import { ensureBuild } from "../../scripts/build/ensure-build.ts";
import { fail } from "../../scripts/lib/fail.ts";
import { takeOlderBrowserPicture } from "./older-browser.ts";
import { takeReadmePictures } from "./readme.ts";
import { takeScenarioPictures } from "./scenarios.ts";

const SETS: Record<string, (browser: Browser) => Promise<void>> = {
  readme: takeReadmePictures,
  scenarios: takeScenarioPictures,
  "older-browser": takeOlderBrowserPicture,
};

try {
  const { values } = parseArgs({ options: { only: { type: "string" } } });
  const names = values.only?.split(",") ?? Object.keys(SETS);
  const wrong = names.find((name) => !Object.hasOwn(SETS, name));
  if (wrong !== undefined)
    throw new Error(`There are no pictures "${wrong}"; there are ${Object.keys(SETS).join(", ")}.`);
  ensureBuild();
  overwriteGetLocale(() => "en");
  const browser = await chromium.launch(launchOptions());
  try {
    for (const name of names) await SETS[name]?.(browser);
  } finally {
    await browser.close();
  }
} catch (error) {
  fail(error);
}
