import { test as base, type Page } from "@playwright/test";
import type { Job } from "#contract/job.ts";
import { OwnEmployer } from "../admin.ts";
import { newMarker } from "../installation.ts";
import type { JobService } from "../job-service.ts";
import { JobListPage } from "../pages/job-list-page.ts";
import { SignInPage } from "../pages/sign-in-page.ts";
import { Colleague } from "./colleague.ts";
import { FaultyProxy } from "../../scripts/scenarios/faulty-proxy.ts";
import { ResultPage } from "./words.ts";

/** Left out of `npm test`, in French, and against another installation. */
export const CHAOS = { tag: ["@all", "@any-language", "@own-employer"] };

/** Whether the run's service has the interface alone. */
export const PLAIN = Boolean(process.env["E2E_PLAIN"]);

/** In the title of every posting. */
export const marker = "chaos";

interface Fixtures {
  /** Before the service; its address is the browser's base URL. */
  middleman: FaultyProxy;
  /** Signed in. */
  employer: OwnEmployer;
  colleague: Colleague;
}

export const test = base.extend<Fixtures>({
  middleman: async ({}, use) => {
    const middleman = await FaultyProxy.start(process.env["BASE_URL"]!);
    await use(middleman);
    await middleman.stop();
  },
  baseURL: async ({ middleman }, use) => use(middleman.url),
  employer: async ({ page }, use) => {
    const employer = await addEmployer("Example Ltd");
    await signIn(page, employer.apiKey);
    await use(employer);
  },
  colleague: async ({ employer }, use) => use(new Colleague(employer.jobs)),
});

export const addEmployer = async (name: string): Promise<OwnEmployer> =>
  // By the marker, the end of the run knows whose keys it may leave.
  OwnEmployer.add(`${name} ${newMarker()}`, "unlimited", process.env["BASE_URL"]!);

/** For all tabs of the browser, and for those that are opened later. */
export async function signIn(page: Page, apiKey: string): Promise<void> {
  const form = await SignInPage.open(page);
  await form.keep.check();
  await form.signIn(apiKey);
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
