import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type LaunchOptions,
  type Locator,
  type Page,
} from "@playwright/test";
import type { Sight } from "./clock.d.ts";

/** The dashboard or the floor, served. */
export interface Site {
  origin: string;
  apiKey: string;
}

/** Runs in every page that is measured, before the page's own scripts. */
export const CLOCK = readFileSync(path.join(import.meta.dirname, "clock.js"), "utf8");

/** A script that makes a tab be signed in from the beginning. */
export function signedIn({ apiKey }: Site): string {
  const session = JSON.stringify(JSON.stringify({ key: apiKey, employer: null }));
  return `if (location.protocol === "http:") sessionStorage.session ??= ${session};\n`;
}

/** What a person has to see the site with. */
export interface Profile {
  viewport: { width: number; height: number };
  /** How many times slower the processor is. */
  slowdown: number;
  /** In Chromium's terms: milliseconds for each request, bytes per second. */
  network?: {
    offline: false;
    latency: number;
    downloadThroughput: number;
    uploadThroughput: number;
  };
}

export const PLAIN: Profile = { viewport: { width: 1440, height: 900 }, slowdown: 1 };

export const MID_PHONE: Profile = {
  viewport: { width: 412, height: 915 },
  slowdown: 4,
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  },
};

export interface Visitor {
  page: Page;
  devtools: CDPSession;
  /** Opens a path of the site as from a bookmark. */
  open: (path: string) => Promise<void>;
  /** Leaves the site for now, and the processor to others. */
  rest: () => Promise<void>;
  /** Clicks at once, and answers the milliseconds until the screen shows what that leads to. */
  timedClick: (target: Locator, sight: Sight, title: string) => Promise<number>;
  leave: () => Promise<void>;
}

/** A signed-in person who has never been on the site with this browser. */
export async function newVisitor(browser: Browser, site: Site, profile: Profile): Promise<Visitor> {
  return visitorIn(await browser.newContext({ viewport: profile.viewport }), site, profile);
}

/**
 * A signed-in person who comes every day, with a browser that keeps its profile on disk: in the contexts
 * that Playwright opens otherwise, Chromium keeps no compiled code from one visit to the next.
 */
export async function regularVisitor(
  options: LaunchOptions,
  site: Site,
  profile: Profile,
): Promise<Visitor> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "job-postings-visitor-"));
  const { viewport } = profile;
  const context = await chromium.launchPersistentContext(folder, { ...options, viewport });
  const visitor = await visitorIn(context, site, profile);
  return {
    ...visitor,
    async leave() {
      await visitor.leave();
      // The browser writes to it until its last process has gone.
      await rm(folder, { recursive: true, maxRetries: 9 });
    },
  };
}

async function visitorIn(
  context: BrowserContext,
  site: Site,
  { slowdown, network }: Profile,
): Promise<Visitor> {
  await context.addInitScript(signedIn(site) + CLOCK);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const slowDown = async (rate: number) =>
    devtools.send("Emulation.setCPUThrottlingRate", { rate });
  if (network) {
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", network);
  }
  return {
    page,
    devtools,
    async open(path) {
      await page.goto("about:blank");
      await slowDown(slowdown);
      await page.goto(`${site.origin}${path}`, { waitUntil: "commit" });
    },
    async rest() {
      // A browser slows a page down by keeping a processor busy.
      await slowDown(1);
      await page.goto("about:blank");
    },
    async timedClick(target, sight, title) {
      // Not `target.click()`, which waits for two frames first.
      await target.evaluate((element) => element.scrollIntoView({ block: "center" }));
      const box = await target.boundingBox();
      if (!box) throw new Error(`There is nothing to click: ${String(target)}`);
      await page.evaluate(([sight, title]) => clock.expect(sight, title), [sight, title] as const);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      return page.evaluate(async () => clock.change);
    },
    leave: () => context.close(),
  };
}
