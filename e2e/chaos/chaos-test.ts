import { test as base, type Page } from "@playwright/test";
import type { Job } from "#contract/job.ts";
import { runHere } from "#service/admin/run-here.ts";
import { type Admin, OwnEmployer } from "../admin.ts";
import { newMarker } from "../installation.ts";
import type { JobService } from "../job-service.ts";
import { JobListPage } from "../pages/job-list-page.ts";
import { SignInPage } from "../pages/sign-in-page.ts";
import { Colleague } from "./colleague.ts";
import { type KillableService, startKillable } from "./killable-service.ts";
import { FaultyProxy } from "../../scripts/scenarios/faulty-proxy.ts";
import { ResultPage } from "./words.ts";

/** Left out of `npm test`, in French, and against another installation. */
export const CHAOS = { tag: ["@all", "@any-language", "@own-employer"] };

/** Whether the run's service has the interface alone. */
export const PLAIN = Boolean(process.env["E2E_PLAIN"]);

/** In the title of every posting. */
export const marker = "chaos";

/** The databases on which a case runs; the run's own service has the first. */
export const ENGINES = ["embedded", "postgresql"] as const;

interface Fixtures {
  /** `test.use({ engine })` */
  engine: (typeof ENGINES)[number];
  service: Pick<KillableService, "url" | "databaseUrl">;
  /** Before the service; its address is the browser's base URL. */
  middleman: FaultyProxy;
  /** Signed in. */
  employer: OwnEmployer;
  colleague: Colleague;
  /** A page of another browser, where a key of the employer with the name "Bao" has signed in. */
  elsewhere: Page;
}

export const test = base.extend<Fixtures>({
  engine: ["embedded", { option: true }],
  service: async ({ engine }, use) => {
    if (engine === "embedded")
      return use({ url: process.env["BASE_URL"]!, databaseUrl: undefined });
    const service = await startKillable(engine, PLAIN);
    await use(service);
    await service.stop();
  },
  middleman: async ({ service }, use) => {
    const middleman = await FaultyProxy.start(service.url);
    await use(middleman);
    await middleman.stop();
  },
  baseURL: async ({ middleman }, use) => use(middleman.url),
  employer: async ({ page, service }, use) => {
    const employer = await addEmployer("Example Ltd", service);
    await signIn(page, employer.apiKey);
    await use(employer);
  },
  colleague: async ({ employer }, use) => use(new Colleague(employer.jobs)),
  elsewhere: async ({ browser, employer }, use) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await signIn(page, await employer.addKey({ name: "Bao" }));
    await use(page);
    await context.close();
  },
});

export const addEmployer = async (
  name: string,
  { url, databaseUrl }: Fixtures["service"] = {
    url: process.env["BASE_URL"]!,
    databaseUrl: undefined,
  },
): Promise<OwnEmployer> =>
  // By the marker, the end of the run knows whose keys it may leave.
  OwnEmployer.add(
    `${name} ${newMarker()}`,
    "unlimited",
    url,
    databaseUrl === undefined ? undefined : adminOf(databaseUrl),
  );

/** Of a service on PostgreSQL. */
const adminOf =
  (databaseUrl: string): Admin =>
  async (command, options) =>
    (await runHere(
      { databaseUrl },
      { command, options, user: "chaos" },
      { timeZone: "America/Vancouver", progress: () => {} },
    )) as Record<string, unknown>;

/** For all tabs of the browser, and for those that are opened later. */
export async function signIn(page: Page, apiKey: string): Promise<void> {
  const form = await SignInPage.open(page);
  await form.keep.check();
  await form.signIn(apiKey);
}

/** Crashes a tab, and closes what is left of it. */
export async function crash(page: Page): Promise<void> {
  // Others have no command for it.
  if (page.context().browser()?.browserType().name() === "chromium") {
    const crashed = page.waitForEvent("crash");
    const devtools = await page.context().newCDPSession(page);
    devtools.send("Page.crash").catch(() => {});
    await crashed;
  }
  await page.close();
}

/** Postings with hourly pay. */
export async function createPaid(jobs: JobService, count: number): Promise<Job[]> {
  const created: Job[] = [];
  for (let number = 1; number <= count; number += 1) {
    const salary = { amount: 20 + number, period: { id: 5 } };
    const title = `${marker} job ${String(number).padStart(2, "0")}`;
    created.push(await jobs.create({ title, status: "active", salary }));
  }
  return created;
}

/** Selects all postings and begins what a button of the selection bar does, or an item of its menu. */
export async function plan(page: Page, button: string, item?: string): Promise<ResultPage> {
  const list = await JobListPage.openFor(page, marker, "&pageSize=50");
  await list.selectPage.check();
  await list.selectionBar.getByRole("button", { name: button, exact: true }).click();
  if (item !== undefined) await page.getByRole("menuitem", { name: item }).click();
  await page.waitForURL("**/changes/*");
  return new ResultPage(page);
}
