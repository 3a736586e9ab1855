import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { launchOptions } from "./scripts/browsers/browser.ts";

/** `npm run test:all`: the files `*.all.test.ts` too, both engines, and far more generated values. */
const all = process.env["TEST_ALL"] !== undefined;

/** What `npm test` leaves out, besides the tests that are tagged `all`. */
const left = all ? [] : ["**/*.all.test.ts"];

/** What all projects share. Mocks, stubbed globals and variables end with the test that made them. */
const shared = {
  setupFiles: ["./scripts/testing/stray-console.ts"],
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  // A busy machine is no failure; a test that hangs still fails.
  testTimeout: all ? 1_800_000 : 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
  env: all ? { TEST_ALL: "1" } : {},
};

const unit: TestProjectInlineConfiguration = {
  test: {
    ...shared,
    name: "unit",
    include: ["{bench,contract,docs,e2e,lint,posting-check,scripts,src}/**/*.test.{ts,tsx}"],
    exclude: ["**/*.browser.test.*", ...left],
  },
};

const service: TestProjectInlineConfiguration = {
  test: {
    ...shared,
    name: "service",
    // After the others: on two cores, databases beside a browser make both slow.
    sequence: { groupOrder: 1 },
    include: ["{service,conformance}/**/*.test.ts"],
    exclude: ["**/*.browser.test.*", ...left],
    // The files of a worker share its modules and its databases: half the time.
    isolate: false,
    globalSetup: ["./service/db/testing/postgres.ts"],
  },
};

const browser: TestProjectInlineConfiguration = {
  plugins: [react()],
  // Found late, a package is bundled late and reloads the page under a running test.
  optimizeDeps: { entries: ["src/main.tsx", "{service,src}/**/*.browser.test.{ts,tsx}"] },
  test: {
    ...shared,
    name: "browser",
    include: ["{service,src}/**/*.browser.test.{ts,tsx}"],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: launchOptions() }),
      instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
    },
  },
};

export default defineConfig({
  test: {
    // Two workers, also on two cores: tests that start processes mostly wait for them.
    maxWorkers: 2,
    projects: [unit, service, browser],
    tags: [{ name: "all", skip: !all }],
  },
});
