import { type Browser, chromium } from "@playwright/test";
import { launchOptions } from "../scripts/browser.ts";
import { measureHeap, measureTyping } from "./dashboard/long-use.ts";
import { type Sites, startSites } from "./dashboard/sites.ts";
import {
  type Switches,
  type Titles,
  type Visits,
  measureEdit,
  measureReturn,
  measureSwitches,
  measureVisits,
} from "./dashboard/visits.ts";
import { measureJavaScript } from "./dashboard/javascript.ts";
import { MID_PHONE, PLAIN, type Profile, regularVisitor, type Site } from "./dashboard/visitor.ts";
import type { JobList } from "#contract/listing.ts";
import { type Figure, ratio } from "./report.ts";
import { median } from "./statistics.ts";

const ROUNDS = 7;

/** Compiled code is kept on the second visit and taken from the third on. */
const VISITS_BEFORE = 2;

/**
 * Pages of the browser's own, which it draws behind every new window, take a tenth of a second of
 * processor from the page that is measured; the others Playwright turns off where this flag is not given.
 */
const QUIET_BROWSER = [
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,PaintHolding,HttpsUpgrades",
  "PreconnectToSearch,NetworkTimeServiceQuerying,OptimizationHints,MediaRouter",
].join(",");

/**
 * V8 compiles what runs often into machine code, which counts as heap: 1.7 MB from the 20th action to
 * the 200th, and then no more. What the dashboard itself keeps shows where nothing is compiled.
 */
const NO_MACHINE_CODE = "--js-flags=--no-sparkplug --no-maglev --no-turbofan";

const quiet = (flags: string[] = []) => ({
  ...launchOptions(),
  args: [QUIET_BROWSER, ...flags],
});

/** Each part in a browser of its own: forty visits make it slower, and no person's browser has had them. */
async function inBrowser<T>(measure: (browser: Browser) => Promise<T>, ...flags: string[]) {
  const browser = await chromium.launch(quiet(flags));
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

interface Setting {
  name: string;
  profile: Profile;
  /** How many times the floor's time the first visit may take. */
  mostCold: number;
  /** Milliseconds that the edit form may take where the floor's first visit takes `ofFloor`. */
  mostEdit: number;
  ofFloor: number;
}

const SETTINGS: Setting[] = [
  { name: "plain", profile: PLAIN, mostCold: 1.5, mostEdit: 150, ofFloor: 62 },
  { name: "mid-phone", profile: MID_PHONE, mostCold: 1.2, mostEdit: 600, ofFloor: 951 },
];

/** What the dashboard takes until a person sees what was asked for, against the floor's time. */
export async function measureDashboard(databaseUrl: string): Promise<Figure[]> {
  const sites = await startSites(databaseUrl);
  try {
    const figures = await inBrowser(async (browser) => measureJavaScript(browser, sites));
    for (const setting of SETTINGS)
      figures.push(
        ...(await inBrowser(async (browser) => waits(browser, sites, setting))),
        ...(await returns(sites, setting)),
      );
    figures.push(...(await longUse(sites.dashboard)));
    return figures;
  } finally {
    await sites.stop();
  }
}

async function waits(browser: Browser, sites: Sites, setting: Setting): Promise<Figure[]> {
  const { name, profile, mostCold, mostEdit, ofFloor } = setting;
  const { dashboard, floor, libraries, ahead } = sites;
  const titles = await readTitles(dashboard);
  const visits = {
    dashboard: [] as Visits[],
    floor: [] as Visits[],
    libraries: [] as Visits[],
  };
  const edits: number[] = [];
  const switches = { dashboard: [] as Switches[], ahead: [] as Switches[] };
  for (let round = 0; round < ROUNDS; round++) {
    // Interleaved, so that all see the same machine.
    visits.dashboard.push(await measureVisits(browser, dashboard, profile, titles));
    visits.floor.push(await measureVisits(browser, floor, profile, titles));
    visits.libraries.push(await measureVisits(browser, libraries, profile, titles));
    edits.push(await measureEdit(browser, dashboard, profile, titles.all));
    switches.dashboard.push(await measureSwitches(browser, dashboard, profile, titles));
    switches.ahead.push(await measureSwitches(browser, ahead, profile, titles));
  }
  const of = (site: keyof typeof visits, wait: keyof Visits) =>
    median(visits[site].map((visit) => visit[wait]));
  const scale = of("floor", "cold") / ofFloor;
  const compared = (what: string, wait: keyof Visits, most: number) =>
    comparison(`${what}, ${name}`, of("dashboard", wait), of("floor", wait), most);
  const ms = (what: string, value: number, most: number): Figure => ({
    name: `${what}, ${name}`,
    value,
    unit: "ms",
    limit: { most },
  });
  // In milliseconds, and against a page that has only React and the rows: these switches wait for nothing.
  const drawn = (what: string, wait: keyof Switches): Figure[] => {
    const [time, least] = [switches.dashboard, switches.ahead].map((all) =>
      median(all.map((of) => of[wait])),
    ) as [number, number];
    return [
      ms(what, time, 50),
      { name: `${what}, ${name}, floor with its lists ahead`, value: least, unit: "ms" },
      ratio(`${what}, ${name}, dashboard / that floor`, time / least),
      { name: `${what}, ${name}, Playwright watching`, value: of("dashboard", wait), unit: "ms" },
    ];
  };
  return [
    ...compared("first row, cold cache", "cold", mostCold),
    librariesAlone(`first row, cold cache, ${name}`, of("libraries", "cold"), of("floor", "cold")),
    ...drawn("status switch after 2 s", "statusAfterIdle"),
    ...drawn("page switch after 2 s", "pageAfterIdle"),
    ...compared("status switch at once", "statusAtOnce", 1.2),
    ...compared("page switch at once", "pageAtOnce", 1.2),
    ms("edit form ready to type after 2 s", median(edits), Math.round(mostEdit * scale)),
    ms("total blocking time", of("dashboard", "blocked"), 100),
    {
      name: `layout shift, ${name}`,
      value: Math.max(...visits.dashboard.map(({ shifted }) => shifted)),
      unit: "",
      limit: { most: 0 },
    },
  ];
}

/** The first row for people who come every day, one visit after the other in turn. */
async function returns(sites: Sites, { name, profile }: Setting): Promise<Figure[]> {
  const person = async (site: Site) => {
    const visitor = await regularVisitor(quiet(), site, profile);
    for (let visit = 0; visit < VISITS_BEFORE; visit++) await measureReturn(visitor);
    return { visitor, times: [] as number[] };
  };
  const dashboard = await person(sites.dashboard);
  const floor = await person(sites.floor);
  const libraries = await person(sites.libraries);
  const people = [dashboard, floor, libraries];
  try {
    for (let round = 0; round < ROUNDS; round++)
      for (const { visitor, times } of people) times.push(await measureReturn(visitor));
  } finally {
    for (const { visitor } of people) await visitor.leave();
  }
  const what = `first row, warm cache, ${name}`;
  return [
    ...comparison(what, median(dashboard.times), median(floor.times), 1.2),
    librariesAlone(what, median(libraries.times), median(floor.times)),
  ];
}

const comparison = (what: string, dashboard: number, floor: number, most: number): Figure[] => [
  { name: what, value: dashboard, unit: "ms" },
  { name: `${what}, floor`, value: floor, unit: "ms" },
  ratio(`${what}, dashboard / floor`, dashboard / floor, { most }),
];

const librariesAlone = (what: string, libraries: number, floor: number) =>
  ratio(`${what}, floor with query client and history / floor`, libraries / floor);

async function longUse(dashboard: Site): Promise<Figure[]> {
  const typing = await inBrowser(async (browser) => measureTyping(browser, dashboard));
  const measure = async (browser: Browser) => measureHeap(browser, dashboard);
  const [early, late] = await inBrowser(measure);
  const [before, after] = await inBrowser(measure, NO_MACHINE_CODE);
  return [
    {
      name: "key to paint in 32 KiB, CPU 4 × slower, p95",
      value: typing,
      unit: "ms",
      limit: { most: 50 },
    },
    { name: "heap after 20 actions", value: early / 1e6, unit: "MB" },
    { name: "heap after 200 actions / after 20", value: late / early, unit: "×" },
    { name: "heap after 20 actions, without machine code", value: before / 1e6, unit: "MB" },
    ratio("the same, after 200 actions / after 20", after / before, { most: 1.1 }),
  ];
}

async function readTitles({ origin, apiKey }: Site): Promise<Titles> {
  const first = async (search: string) => {
    const url = `${origin}/api/v1.1/jobs${search}`;
    const response = await fetch(url, { headers: { "API-Key": apiKey } });
    return ((await response.json()) as JobList).data[0]?.title ?? "";
  };
  return {
    all: await first(""),
    second: await first("?page=2"),
    drafts: await first("?status=draft"),
    secondDrafts: await first("?status=draft&page=2"),
  };
}
