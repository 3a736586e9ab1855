import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { type CDPSession, type Locator, type Page, chromium } from "@playwright/test";
import { launchOptions } from "../../scripts/browser.ts";
import type { Sight } from "./clock.d.ts";

/** The dashboard or the floor, served. */
export interface Site {
  origin: string;
  apiKey: string;
}

/** What a person has to see the site with. */
export interface Profile {
  viewport: { width: number; height: number };
  /** How many times slower the processor is. */
  slowdown: number;
  network?: { latency: number; bitsPerSecond: number };
}

export const PLAIN: Profile = { viewport: { width: 1440, height: 900 }, slowdown: 1 };

export const MID_PHONE: Profile = {
  viewport: { width: 412, height: 915 },
  slowdown: 4,
  network: { latency: 150, bitsPerSecond: 1_600_000 },
};

/**
 * Pages of the browser's own, which it draws behind every new window, take a tenth of a second of
 * processor from the page that is measured; the others Playwright turns off where this flag is not given.
 */
const QUIET_BROWSER = [
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,PaintHolding,HttpsUpgrades",
  "PreconnectToSearch,NetworkTimeServiceQuerying,OptimizationHints,MediaRouter",
].join(",");

export interface Visitor {
  page: Page;
  devtools: CDPSession;
  /** Opens a path of the site as from a bookmark. */
  open: (path: string) => Promise<void>;
  /** Clicks at once, and answers the milliseconds until the screen shows what that leads to. */
  timedClick: (target: Locator, sight: Sight, title: string) => Promise<number>;
  leave: () => Promise<void>;
}

/**
 * A signed-in person who has never been on the site with this browser. It keeps a profile on disk, as
 * people's browsers do: in one that does not, Chromium keeps no compiled code from visit to visit.
 */
export async function newVisitor(
  { origin, apiKey }: Site,
  { viewport, slowdown, network }: Profile,
  flags: readonly string[] = [],
): Promise<Visitor> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "job-postings-visitor-"));
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions(),
    args: [QUIET_BROWSER, ...flags],
    viewport,
  });
  const session = JSON.stringify(JSON.stringify({ key: apiKey, employer: null }));
  await context.addInitScript(
    `if (location.protocol === "http:") sessionStorage.session ??= ${session};`,
  );
  await context.addInitScript({ path: path.join(import.meta.dirname, "clock.js") });
  const page = context.pages()[0] ?? (await context.newPage());
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  if (network) {
    const bytesPerSecond = network.bitsPerSecond / 8;
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: network.latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  return {
    page,
    devtools,
    async open(path) {
      await page.goto("about:blank");
      await page.goto(`${origin}${path}`, { waitUntil: "commit" });
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
    async leave() {
      await context.close();
      await rm(folder, { recursive: true });
    },
  };
}
