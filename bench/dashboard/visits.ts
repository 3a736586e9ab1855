import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { openUnwatched } from "./unwatched.ts";
import { type Profile, type Site, type Visitor, newVisitor } from "./visitor.ts";

/**
 * The pause is what is measured here, not a wait for something: what people find after having read
 * for so long. Long enough to fetch ahead whatever is fetched ahead, also on a slow line.
 */
const IDLE_MS = 2000;

/** The titles that head the lists of a visit. */
export interface Titles {
  all: string;
  second: string;
  drafts: string;
  secondDrafts: string;
}

/** Milliseconds from a click to the other rows. */
export interface Switches {
  statusAfterIdle: number;
  pageAfterIdle: number;
}

export interface Visits extends Switches {
  /** Milliseconds from the navigation to the first row, on the first visit. */
  cold: number;
  /** Milliseconds from a click to the other rows. */
  statusAtOnce: number;
  pageAtOnce: number;
  /** Total blocking time of the first visit, milliseconds. */
  blocked: number;
  /** Cumulative layout shift of the first visit and of one that begins at a status. */
  shifted: number;
}

const DRAFTS = 'nav a[href="/jobs?status=draft"]';
const NEXT_PAGE = 'a[rel="next"]';
const drafts = ({ page }: Visitor) => page.locator(DRAFTS).first();
const nextPage = ({ page }: Visitor) => page.locator(NEXT_PAGE).first();
const idle = async () => wait(IDLE_MS);
const firstRow = ({ page }: Visitor) => page.evaluate(async () => clock.firstRow);

/** One person's first visit to the list, and three more with a filled cache. */
export async function measureVisits(
  browser: Browser,
  site: Site,
  profile: Profile,
  titles: Titles,
): Promise<Visits> {
  const visitor = await newVisitor(browser, site, profile);
  try {
    await visitor.open("/jobs");
    const cold = await firstRow(visitor);
    await idle();
    const { blocked } = await visitor.page.evaluate(() => clock.totals());
    const switches = await switchViews(visitor, titles);
    await idle();
    const first = await visitor.page.evaluate(() => clock.totals());

    await visitor.open("/jobs");
    await firstRow(visitor);
    const statusAtOnce = await visitor.timedClick(drafts(visitor), "first row", titles.drafts);
    await visitor.open("/jobs");
    await firstRow(visitor);
    const pageAtOnce = await visitor.timedClick(nextPage(visitor), "first row", titles.second);

    await visitor.open("/jobs?status=draft");
    await firstRow(visitor);
    await idle();
    const atStatus = await visitor.page.evaluate(() => clock.totals());
    return {
      cold,
      ...switches,
      statusAtOnce,
      pageAtOnce,
      blocked,
      shifted: first.shifted + atStatus.shifted,
    };
  } finally {
    await visitor.leave();
  }
}

/** The same switches as a person makes them, in a page that Playwright does not listen to, on a first visit. */
export async function measureSwitches(
  browser: Browser,
  site: Site,
  profile: Profile,
  titles: Titles,
): Promise<Switches> {
  const page = await openUnwatched(browser, site, profile);
  const switchTo = async (selector: string, title: string) => {
    await idle();
    await page.evaluate(`clock.expect("first row", ${JSON.stringify(title)})`);
    await page.press(selector);
    return page.evaluate<number>("clock.change");
  };
  try {
    await page.open("/jobs");
    await page.evaluate("clock.firstRow");
    return {
      statusAfterIdle: await switchTo(DRAFTS, titles.drafts),
      pageAfterIdle: await switchTo(NEXT_PAGE, titles.secondDrafts),
    };
  } finally {
    await page.close();
  }
}

async function switchViews(visitor: Visitor, titles: Titles): Promise<Switches> {
  const statusAfterIdle = await visitor.timedClick(drafts(visitor), "first row", titles.drafts);
  await idle();
  const pageAfterIdle = await visitor.timedClick(
    nextPage(visitor),
    "first row",
    titles.secondDrafts,
  );
  return { statusAfterIdle, pageAfterIdle };
}

/** Milliseconds from the navigation to the first row, for somebody who has been there before. */
export async function measureReturn(visitor: Visitor): Promise<number> {
  await visitor.open("/jobs");
  const shown = await firstRow(visitor);
  await idle();
  await visitor.rest();
  return shown;
}

/** From the menu of a row to a form in which everything can be typed. */
export async function measureEdit(
  browser: Browser,
  site: Site,
  profile: Profile,
  title: string,
): Promise<number> {
  const visitor = await newVisitor(browser, site, profile);
  const { page } = visitor;
  try {
    await visitor.open("/jobs");
    await firstRow(visitor);
    await idle();
    await page.locator("tbody [aria-haspopup=menu]").first().click();
    return await visitor.timedClick(page.locator('a[href$="/edit"]').first(), "form", title);
  } finally {
    await visitor.leave();
  }
}
