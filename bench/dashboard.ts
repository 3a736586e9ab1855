import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, type Page, chromium } from "@playwright/test";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { compression } from "vite-plugin-compression2";
import { todayIn } from "#contract/calendar-date.ts";
import type { JobList } from "#contract/listing.ts";
import { seedJobs } from "#service/admin/seed.ts";
import { openDatabase } from "#service/db/open-database.ts";
import { addApiKey, addEmployer } from "#service/employers/store.ts";
import { fullBrowserPath } from "../scripts/browser.ts";
import { ensureBuild } from "../scripts/ensure-build.ts";
import { ROOT } from "../scripts/repository.ts";
import { temporaryFolder } from "../scripts/temporary-folder.ts";
import { API } from "./drive.ts";
import { onPostgres } from "./engines.ts";
import { type Figure, median } from "./figures.ts";
import { startService } from "./process.ts";

const ROUNDS = 7;
/** Milliseconds before a switch: long enough for what the dashboard prefetches, also on a phone's line. */
const PAUSE = 2000;

interface Setting {
  name: string;
  viewport: { width: number; height: number };
  /** Times by which the processor is slower. */
  slowdown: number;
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number };
  /** Multiples of the floor's first list. */
  mostCold: number;
}

const SETTINGS: Setting[] = [
  { name: "plain", viewport: { width: 1440, height: 900 }, slowdown: 1, mostCold: 2.5 },
  {
    name: "phone",
    viewport: { width: 412, height: 915 },
    slowdown: 4,
    // 150 ms for each request, 1.6 Mbit/s.
    network: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 },
    mostCold: 1.6,
  },
];

interface Visit {
  /** Milliseconds from the navigation to the first rows, with an empty cache. */
  cold: number;
  /** Milliseconds from a click on another status to its rows, after a pause. */
  switched: number;
  /** Milliseconds of tasks beyond 50 each, until the switch. */
  blocked: number;
  /** Cumulative layout shift. */
  shifted: number;
}

/** The dashboard's times as multiples of the floor's, on the same 1,000 jobs and in turn. */
export const measureDashboard = (): Promise<Figure[]> =>
  onPostgres(async (databaseUrl) => {
    ensureBuild();
    const floorFolder = await buildFloor();
    const apiKey = await employerWithSamples(databaseUrl);
    const env = { DATABASE_URL: databaseUrl };
    const dashboard = await startService(env);
    const floor = await startService(
      { ...env, FLOOR: floorFolder },
      { script: "bench/floor/serve.ts" },
    );
    const browser = await chromium.launch({ executablePath: fullBrowserPath() });
    try {
      const draft = await firstDraft(dashboard.origin, apiKey);
      const figures: Figure[] = [];
      for (const setting of SETTINGS) {
        const visits = { dashboard: [] as Visit[], floor: [] as Visit[] };
        for (let round = 0; round < ROUNDS; round++) {
          visits.dashboard.push(await visit(browser, dashboard.origin, apiKey, setting, draft));
          visits.floor.push(await visit(browser, floor.origin, apiKey, setting, draft));
        }
        figures.push(...compare(setting, visits));
      }
      return figures;
    } finally {
      await browser.close();
      await Promise.all([dashboard.stop(), floor.stop()]);
    }
  });

function compare(
  { name, mostCold }: Setting,
  visits: Record<"dashboard" | "floor", Visit[]>,
): Figure[] {
  const of = (site: "dashboard" | "floor", time: keyof Visit) =>
    median(visits[site].map((visit) => visit[time]));
  const ratio = (what: string, time: keyof Visit, most: number): Figure[] => [
    { name: `${name}: ${what}, floor`, value: of("floor", time), unit: "ms" },
    { name: `${name}: ${what}`, value: of("dashboard", time), unit: "ms" },
    {
      name: `${name}: ${what} / floor`,
      value: of("dashboard", time) / of("floor", time),
      unit: "×",
      most,
    },
  ];
  const shifted = Math.max(...visits.dashboard.map((visit) => visit.shifted));
  return [
    ...ratio("list, cold", "cold", mostCold),
    ...ratio("switch after 2 s", "switched", 1.5),
    { name: `${name}: blocking time`, value: of("dashboard", "blocked"), unit: "ms", most: 200 },
    { name: `${name}: layout shift`, value: shifted, unit: "", most: 0 },
  ];
}

async function visit(
  browser: Browser,
  origin: string,
  apiKey: string,
  { viewport, slowdown, network }: Setting,
  draft: string,
): Promise<Visit> {
  const context = await browser.newContext({ viewport });
  try {
    const session = JSON.stringify({ key: apiKey, employer: null });
    await context.addInitScript(
      `if (location.protocol === "http:") sessionStorage.session ??= ${JSON.stringify(session)}`,
    );
    await context.addInitScript({ path: path.join(import.meta.dirname, "clock.js") });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    if (network)
      await devtools.send("Network.emulateNetworkConditions", { offline: false, ...network });
    await page.goto(`${origin}/jobs`, { waitUntil: "commit" });
    const cold = await page.evaluate<number>("clock.cold");
    await wait(PAUSE);
    const blocked = await page.evaluate<number>("clock.blocked");
    const switched = await switchTo(page, 'nav a[href="/jobs?status=draft"]', draft);
    await wait(PAUSE);
    return { cold, switched, blocked, shifted: await page.evaluate<number>("clock.shifted") };
  } finally {
    await context.close();
  }
}

async function switchTo(page: Page, selector: string, title: string): Promise<number> {
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error(`${selector} is not visible.`);
  await page.evaluate(`clock.expect(${JSON.stringify(title)})`);
  // `link.click()` would wait for two frames first.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return page.evaluate<number>("clock.change");
}

/** Builds the floor as the dashboard is built: minified, with hashed names, compressed once. */
async function buildFloor(): Promise<string> {
  const outDir = temporaryFolder("job-postings-floor");
  await build({
    root: path.join(ROOT, "bench/floor"),
    configFile: false,
    logLevel: "error",
    plugins: [react(), compression({ logLevel: "silent" })],
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  return outDir;
}

/** Adds an employer with 1,000 realistic jobs and returns its key. */
async function employerWithSamples(databaseUrl: string): Promise<string> {
  const db = await openDatabase({ databaseUrl });
  const employerId = await addEmployer(db, "Bench", "limited");
  await seedJobs(db, employerId, { count: 1000, today: todayIn("UTC") });
  await db.query({ text: "VACUUM ANALYZE" });
  const { apiKey } = await addApiKey(db, employerId);
  await db.close();
  return apiKey;
}

async function firstDraft(origin: string, apiKey: string): Promise<string> {
  const response = await fetch(`${origin}${API}/jobs?status=draft`, {
    headers: { "API-Key": apiKey },
  });
  return ((await response.json()) as JobList).data[0]?.title ?? "";
}
