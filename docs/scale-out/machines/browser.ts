// A change set in a real browser that goes on through all faults.
import { setTimeout as wait } from "node:timers/promises";
import { chromium, expect, type Page } from "@playwright/test";
import type { JobHeader } from "#contract/job.ts";
import { readLedger } from "../../../e2e/chaos/ledger.ts";
import { ResultPage } from "../../../e2e/chaos/words.ts";
import { ImportPage } from "../../../e2e/pages/import-page.ts";
import { SignInPage } from "../../../e2e/pages/sign-in-page.ts";
import { launchOptions } from "../../../scripts/browsers/browser.ts";
import { Client } from "./client.ts";
import { countsOf } from "./proofs.ts";
import { until } from "./until.ts";

/** Milliseconds that each posting waits before it is sent, so that the set is not done before the faults are. */
const SLOWED = 4_000;

/** An import of many postings. */
export class BrowserSet {
  readonly #page: Page;
  readonly #client: Client;
  readonly #count: number;
  #slowed = true;

  private constructor(page: Page, client: Client, count: number) {
    this.#page = page;
    this.#client = client;
    this.#count = count;
  }

  static async begin(origin: string, apiKey: string, count: number): Promise<BrowserSet> {
    const browser = await chromium.launch(launchOptions());
    const page = await browser.newPage({ baseURL: origin, ignoreHTTPSErrors: true });
    const set = new BrowserSet(page, new Client(origin, apiKey), count);
    // What tsx puts into the functions that are evaluated in the page.
    await page.addInitScript({ content: "globalThis.__name = (value) => value;" });
    await page.route("**/api/**/jobs", async (route) => {
      if (set.#slowed && route.request().method() === "POST") await wait(SLOWED);
      await route.continue().catch(() => {});
    });
    await (await SignInPage.open(page)).signIn(apiKey);
    const rows = Array.from(
      { length: count },
      (_, at) => `Baker ${at},"Laval, QC",Retail,FT,a@example.com,Bake.`,
    );
    const importing = await ImportPage.open(page);
    const heading = "Job title,Location,Category,Job type,Email,Description";
    await importing.choose("jobs.csv", [heading, ...rows].join("\n"));
    await importing.seeChanges();
    const planned = new ResultPage(page);
    await expect(planned.apply).toBeVisible({ timeout: 60_000 });
    await planned.apply.click();
    return set;
  }

  /** Waits for its end, and compares its ledger with what the service has. */
  async judge(): Promise<string[]> {
    this.#slowed = false;
    const set = new ResultPage(this.#page);
    await until(180, "the change set in the browser is done", async () => {
      if (await set.onward.isVisible()) await set.onward.click({ timeout: 1_000 }).catch(() => {});
      const [found] = await readLedger(this.#page);
      return found?.state === "done";
    });
    const [found] = await readLedger(this.#page);
    const wrong: string[] = [];
    const items = found?.items ?? [];
    const claimed = new Map<number, string>();
    for (const { position, state, after, write } of items) {
      if (state !== "stored" || !after || write?.kind !== "create")
        wrong.push(`posting ${position} is ${state}`);
      else claimed.set(after.job.id, String(write.body.title));
    }
    if (claimed.size !== this.#count)
      wrong.push(`${claimed.size} postings of ${this.#count} have an id`);
    const stored = await this.#client.all<JobHeader>("/jobs");
    if (stored.length !== this.#count)
      wrong.push(`the service has ${stored.length} of ${this.#count}`);
    for (const { id, title } of stored)
      if (claimed.get(id) !== title)
        wrong.push(`${id} (${title}) is ${claimed.get(id)} in the ledger`);
    const { created } = await countsOf(this.#client, found?.id ?? "");
    if (created !== this.#count) wrong.push(`activity counts ${created} creations`);
    return wrong;
  }

  /** How many postings have an outcome. */
  async done(): Promise<number> {
    const [found] = await readLedger(this.#page);
    return (
      found?.items.filter(({ state }) => state !== "waiting" && state !== "sending").length ?? 0
    );
  }
}
