import path from "node:path";
import type { PlaywrightTestConfig } from "@playwright/test";
import config from "../../playwright.config.ts";

/** Of the story that `e2e/left-behind.spec.ts` runs. */
const output = process.env.UNCLEAN_OUTPUT!;

const unclean: PlaywrightTestConfig = {
  ...config,
  testDir: import.meta.dirname,
  testMatch: "fails.ts",
  globalSetup: "../global-setup.ts",
  grepInvert: [],
  outputDir: path.join(output, "results"),
  retries: 0,
  workers: 1,
  projects: config.projects!.slice(0, 1),
  reporter: [
    ["list"],
    ["json", { outputFile: path.join(output, "report.json") }],
    ["html", { open: "never", outputFolder: path.join(output, "html") }],
  ],
  use: { ...config.use, trace: "on" },
};
export default unclean;
