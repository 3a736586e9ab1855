import { type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import { type Plan, OwnEmployer } from "./admin.ts";
import { CANNOT } from "./engines/cannot.ts";
import { apiKeyOfRun, baseUrlOfRun, newMarker } from "./installation.ts";
import { takeUnmet } from "./intercept-request.ts";
import { JobService } from "./job-service.ts";
import { withoutKeys } from "./keys-in-files.ts";
import { SignInPage } from "./pages/sign-in-page.ts";
import { BrowserErrors } from "./browser-errors.ts";
import { DRIVEN } from "../scripts/browsers/engines.ts";
import { recordWrites, type Write } from "./writes.ts";

type StorageState = Exclude<BrowserContextOptions["storageState"], string | undefined>;

interface TestFixtures {
  /** Expects a story to fail in a browser that cannot do what it is about. */
  inability: void;
  /** Removes keys from errors, which reporters print. */
  secrecy: void;
  /** Part of every title or reference id that the test creates. */
  marker: string;
  /** The employer's jobs over HTTP. Whatever carries the marker is removed when the test ends. */
  jobs: JobService;
  /** Errors in the browser; unexpected ones fail the test. */
  browserErrors: BrowserErrors;
  /** Every write request so far, in order. */
  writes: Write[];
  /** A page in a second browser, in which the employer that most tests share has signed in. */
  elsewhere: Page;
  /** A page in a second browser, where nobody has signed in. */
  secondBrowser: Page;
  /** The job plan of `ownEmployer`. */
  plan: Plan;
  /** A new employer without jobs, for specs tagged `@own-employer`. Not signed in. */
  ownEmployer: OwnEmployer;
}

interface WorkerFixtures {
  baseUrl: string;
  /** A key of the employer that most tests share. */
  apiKey: string;
  /** What the browser keeps after that employer has signed in for good. */
  signedIn: StorageState;
}

/** A browser without a session: `test.use({ storageState: SIGNED_OUT })`. */
export const SIGNED_OUT: StorageState = { cookies: [], origins: [] };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  baseUrl: [async ({}, use) => use(baseUrlOfRun()), { scope: "worker" }],

  apiKey: [async ({}, use) => use(apiKeyOfRun()), { scope: "worker" }],

  // Once for each worker: every test then opens the page that it is about.
  signedIn: [
    async ({ browser, baseUrl, apiKey }, use, { project }) => {
      const { locale } = project.use;
      const context = await browser.newContext({ baseURL: baseUrl, ...(locale && { locale }) });
      const signIn = await SignInPage.open(await context.newPage());
      await signIn.keep.check();
      const jobs = await signIn.signIn(apiKey);
      await expect(jobs.titles).not.toHaveCount(0);
      await use(await context.storageState());
      await context.close();
    },
    { scope: "worker" },
  ],
  storageState: async ({ signedIn }, use) => use(signedIn),

  page: async ({ page }, use) => {
    await use(page);
    if (page.isClosed()) return;
    // What is still on its way when a test ends.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.close();
  },

  inability: [
    async ({}, use, testInfo) => {
      const reason = DRIVEN === "firefox" ? CANNOT[testInfo.titlePath.join(" › ")] : undefined;
      testInfo.fail(reason !== undefined, reason ?? "");
      await use();
    },
    { auto: true },
  ],

  secrecy: [
    async ({}, use, { errors }) => {
      await use();
      for (const error of errors)
        for (const part of ["message", "stack", "value"] as const)
          if (error[part] !== undefined) error[part] = withoutKeys(error[part]);
    },
    { auto: true },
  ],

  marker: async ({}, use) => use(newMarker()),

  // `auto`: a test that makes jobs only by hand is tidied up as well, after its page is closed.
  jobs: [
    async ({ baseUrl, apiKey, marker }, use) => {
      const jobs = new JobService(baseUrl, apiKey, marker);
      await use(jobs);
      await jobs.removeAll(marker);
    },
    { auto: true },
  ],

  browserErrors: [
    async ({ context, browserName }, use) => {
      const browserErrors = new BrowserErrors(browserName);
      browserErrors.watch(context);
      await use(browserErrors);
      expect(browserErrors.verdict(), "browserErrors in the browser").toEqual({
        unexpected: [],
        missing: [],
      });
      expect(takeUnmet(), "what was disturbed and never sent").toEqual([]);
    },
    { auto: true },
  ],

  writes: [async ({ context }, use) => use(recordWrites(context)), { auto: true }],

  elsewhere: async ({ browser, signedIn, browserErrors }, use) => {
    const context = await browser.newContext({ storageState: signedIn });
    browserErrors.watch(context);
    await use(await context.newPage());
    await context.close();
  },

  secondBrowser: async ({ browser, browserErrors }, use) => {
    const context = await browser.newContext({ storageState: SIGNED_OUT });
    browserErrors.watch(context);
    await use(await context.newPage());
    await context.close();
  },

  plan: ["limited", { option: true }],
  ownEmployer: async ({ plan, marker, baseUrl }, use) =>
    use(await OwnEmployer.add(`Example ${marker}`, plan, baseUrl)),
});
