import { defineConfig, devices } from "@playwright/test";
import { VARIABLES } from "#service/config.ts";
import { overwriteGetLocale } from "#src/i18n/paraglide/runtime.js";
import { stockFirefox } from "./e2e/engines/stock-firefox.ts";
import { journeys } from "./e2e/journeys.ts";
import { launchOptions } from "./scripts/browsers/browser.ts";
import { DRIVEN } from "./scripts/browsers/engines.ts";
import { freePort } from "./scripts/lib/free-port.ts";
import { temporaryFolder } from "./scripts/lib/temporary-folder.ts";

// BASE_URL is a running installation. Without it the built product is started on a free port with
// an empty embedded database, and what it needs is handed on to the workers, which read this file
// again, and to commands that tests run.
const { env } = process;
// Often copied from a browser, with the page that it showed.
if (env.BASE_URL) env.BASE_URL = new URL(env.BASE_URL).origin;
else {
  // A shell may hold them for another installation.
  for (const name of [...VARIABLES, "API_KEY"]) delete env[name];
  env.E2E_OWN_PORT = env.PORT = String(await freePort());
  env.DATA_DIR = temporaryFolder("job-postings-e2e");
  env.BASE_URL = `http://127.0.0.1:${env.PORT}`;
}
const own = env.E2E_OWN_PORT !== undefined;

/** The language of the run. Every story takes its words from the messages. */
const language = env.E2E_LANGUAGE === "fr-CA" ? "fr-CA" : "en";
overwriteGetLocale(() => language);

/** `npm run test:all`. */
const all = env.TEST_ALL !== undefined;

const chromium = { ...devices["Desktop Chrome"], launchOptions: launchOptions() };
const window = { viewport: { width: 1280, height: 800 } };
const here = { colorScheme: "light", timezoneId: "America/Vancouver" } as const;
const wide = { ...chromium, ...window };
const narrow = { ...chromium, viewport: { width: 360, height: 740 } };
const east = {
  name: "east",
  grep: /@dates/,
  use: { ...wide, colorScheme: "dark", timezoneId: "America/St_Johns" },
} as const;

/** In Playwright's own builds, where there are any. */
const firefox = {
  name: "firefox",
  use: {
    ...(DRIVEN === "firefox" ? stockFirefox() : devices["Desktop Firefox"]),
    ...window,
    ...here,
  },
} as const;
const webkit = {
  name: "webkit",
  grep: journeys,
  use: { ...devices["Desktop Safari"], ...window, ...here },
} as const;

export default defineConfig({
  testDir: "e2e",
  globalSetup: "e2e/global-setup.ts",
  testMatch: "**/*.spec.ts",
  // Specs that need an employer of their own cannot run against another installation.
  grepInvert: [...(own ? [] : [/@own-employer/]), ...(all ? [] : [/@all/])],
  fullyParallel: true,
  workers: 2,
  // A second try records what the first one saw. A test that passes only then has failed.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: Boolean(env.CI),
  // Only a failure waits so long: what takes a second here took ten on a busy computer.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/report.json" }]],
  use: {
    baseURL: env.BASE_URL,
    locale: language === "en" ? "en-CA" : language,
    trace: "on-first-retry",
    screenshot: "only-on-failure",
  },
  // Widths, themes and zones in pairs instead of every combination. Every spec runs wide and light,
  // where most people are, and @phone narrow and dark too. In `npm run test:all` each @story runs at
  // both, and @dates at the other end of the calendar and where the offset is half an hour.
  projects: [
    { name: "wide", use: { ...wide, ...here } },
    {
      name: "narrow",
      grep: all ? /@phone|@story|@dates/ : /@phone/,
      use: { ...narrow, colorScheme: "dark" as const, timezoneId: "Pacific/Kiritimati" },
    },
    ...(all ? [east] : []),
    firefox,
    webkit,
  ].filter(({ name }) => DRIVEN === undefined || name === DRIVEN),
  ...(own && {
    webServer: {
      command: "exec node --import tsx scripts/start.ts",
      url: `${env.BASE_URL}/ready`,
      env: { LOG_LEVEL: "warn", PLAIN: env.E2E_PLAIN ?? "" },
      stdout: "pipe",
      // The first start of the embedded database makes it, and may build the dashboard.
      timeout: 300_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    },
  }),
});
