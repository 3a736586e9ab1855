import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, chromium } from "@playwright/test";
import { build } from "vite";
import { fullBrowserPath } from "../scripts/browsers/browser.ts";
import { ROOT } from "../scripts/lib/repository.ts";
import { temporaryFolder } from "../scripts/lib/temporary-folder.ts";
import { employerWithSamples, onPostgres } from "./engines.ts";
import { type Figure, median } from "./figures.ts";
import { startService } from "../scripts/lib/process.ts";
import { openQuietPage, type QuietPage } from "./quiet-page.ts";

const JOBS = 10_000;
const CHANGED = 500;
/** Rows that are changed at once. */
const ROWS = 5_000;
/** Distinct places of a file that no job has. */
const PLACES = 3_000;
const ROUNDS = 3;
/** Milliseconds that are added to each request. */
const DELAYS = [0, 100];

/** How long the dashboard takes to work with 10,000 jobs of one employer. */
export const measureSets = (): Promise<Figure[]> =>
  withSamples(async (browser, origin, apiKey) => {
    const figures: Figure[] = [];
    for (const delay of DELAYS)
      figures.push(...(await measureIndex(browser, origin, apiKey, delay)));
    return [...figures, await measureRows(browser, origin, apiKey)];
  });

/** Measures in a browser, with a service on PostgreSQL whose employer has 10,000 jobs. */
export const withSamples = (
  measure: (browser: Browser, origin: string, apiKey: string) => Promise<Figure[]>,
): Promise<Figure[]> =>
  onPostgres(async (databaseUrl) => {
    const apiKey = await employerWithSamples(databaseUrl, JOBS);
    const service = await startService(
      { DATABASE_URL: databaseUrl, PAGE: await buildPage() },
      { script: "bench/sets/serve.ts" },
    );
    const browser = await chromium.launch({ executablePath: fullBrowserPath() });
    try {
      return await measure(browser, service.origin, apiKey);
    } finally {
      await browser.close();
      await service.stop();
    }
  });

/** Milliseconds in all, and of the longest task of the page. */
interface Timed {
  time: number;
  longest: number;
}

interface Visit {
  change: { apply: number; undo: number };
  read: number;
  again: number;
  heap: number;
  views: { first: number; later: number; counts: number };
  sheets: Record<"export" | "check" | "places", Timed>;
}

async function measureIndex(
  browser: Browser,
  origin: string,
  apiKey: string,
  delay: number,
): Promise<Figure[]> {
  const visits: Visit[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await signedInPage(browser, apiKey);
    try {
      visits.push(await visit(page, origin, delay));
    } finally {
      await page.close();
    }
  }
  const of = (value: (visit: Visit) => number) => median(visits.map(value));
  const timed = (what: string, most: number, longest: number, value: (visit: Visit) => Timed) => [
    { name: what, value: of((v) => value(v).time), unit: "ms", most },
    {
      name: `${what}, longest task`,
      value: of((v) => value(v).longest),
      unit: "ms",
      most: longest,
    },
  ];
  const name = (what: string) => (delay === 0 ? what : `${what}, + ${delay} ms`);
  return [
    { name: name("10,000 jobs from the feed"), value: of((v) => v.read), unit: "ms", most: 5000 },
    {
      name: name("again, nothing changed"),
      value: of((v) => v.again),
      unit: "ms",
      most: 200 + delay,
    },
    {
      name: name(`${CHANGED} changed`),
      value: of((v) => v.change.apply),
      unit: "ms",
      most: delay > 0 ? 12_000 : 3_000,
    },
    {
      name: name(`${CHANGED} undone`),
      value: of((v) => v.change.undo),
      unit: "ms",
      most: delay > 0 ? 12_000 : 3_000,
    },
    ...(delay > 0
      ? []
      : [
          { name: "slowest view, first", value: of((v) => v.views.first), unit: "ms", most: 50 },
          { name: "slowest view, later", value: of((v) => v.views.later), unit: "ms", most: 50 },
          { name: "counts of all views", value: of((v) => v.views.counts), unit: "ms", most: 50 },
          ...timed("10,000 jobs as XLSX", 5000, 50, (v) => v.sheets.export),
          ...timed("10,000 rows checked", 4000, 100, (v) => v.sheets.check),
          ...timed("3,000 places asked about", 1000, 100, (v) => v.sheets.places),
          { name: "heap", value: of((v) => v.heap), unit: "MB", most: 80 },
        ]),
  ];
}

async function visit(page: QuietPage, origin: string, delay: number): Promise<Visit> {
  if (delay > 0) await page.send("Network.enable");
  const load = async () => {
    await page.open(origin);
    if (delay > 0)
      await page.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: delay,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
  };
  await load();
  const read = await page.evaluate<number>("sets.readIndex()");
  while ((await page.evaluate<number>("sets.stored()")) < JOBS) await wait(100);
  await load();
  const again = await page.evaluate<number>("sets.readIndex()");
  const views = await page.evaluate<Visit["views"]>("sets.views()");
  await page.send("HeapProfiler.collectGarbage");
  const { usedSize } = await page.send<{ usedSize: number }>("Runtime.getHeapUsage");
  const sheets = await page.evaluate<Visit["sheets"]>(`sets.sheets(${PLACES})`);
  const change = await page.evaluate<Visit["change"]>(`sets.change(${CHANGED})`);
  return { read, again, views, sheets, change, heap: usedSize / 1e6 };
}

/** Once, as it takes a minute each way. */
async function measureRows(browser: Browser, origin: string, apiKey: string): Promise<Figure> {
  const page = await signedInPage(browser, apiKey);
  await page.open(origin);
  const { apply } = await page.evaluate<Visit["change"]>(`sets.change(${ROWS})`);
  await page.close();
  return { name: "5,000 rows applied", value: apply, unit: "ms", most: 60_000 };
}

/** A page of a new visitor who is signed in. */
export async function signedInPage(browser: Browser, apiKey: string): Promise<QuietPage> {
  const session = JSON.stringify({ key: apiKey, employer: null });
  return openQuietPage(
    browser,
    `if (location.protocol === "http:") sessionStorage.session ??= ${JSON.stringify(session)}`,
  );
}

async function buildPage(): Promise<string> {
  const outDir = temporaryFolder("job-postings-sets");
  await build({
    root: path.join(ROOT, "bench/sets"),
    configFile: false,
    logLevel: "error",
    resolve: {
      alias: [{ find: /^fflate$/, replacement: `${ROOT}/src/jobs/files/formats/fflate-here.ts` }],
    },
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  return outDir;
}
