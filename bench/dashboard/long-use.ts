import type { Browser } from "@playwright/test";
import type { Job } from "#contract/job.ts";
import { percentile } from "../statistics.ts";
import { PLAIN, type Site, type Visitor, newVisitor } from "./visitor.ts";

const KEYSTROKES = 200;
/** Milliseconds between two of them: a fast typist. */
const PACE = 80;

/** The 95th percentile of milliseconds from a key to the frame that shows it, on a slow processor. */
export async function measureTyping(browser: Browser, site: Site): Promise<number> {
  const jobId = await createLongJob(site);
  const visitor = await newVisitor(browser, site, { ...PLAIN, slowdown: 4 });
  const { page } = visitor;
  try {
    await visitor.open(`/jobs/${jobId}/edit`);
    const description = page.locator("form [contenteditable=true]");
    await description.locator("p").nth(70).click();
    const typed = "The quick brown fox jumps over the lazy dog. "
      .repeat(KEYSTROKES)
      .slice(0, KEYSTROKES);
    await page.keyboard.type(typed, { delay: PACE });
    const { keystrokes } = await page.evaluate(() => clock.totals());
    if (keystrokes.length < KEYSTROKES) throw new Error(`Only ${keystrokes.length} keys arrived.`);
    return percentile(keystrokes, 0.95);
  } finally {
    await visitor.leave();
  }
}

/** A job whose description is 32 KiB long; answers its id. */
async function createLongJob({ origin, apiKey }: Site): Promise<number> {
  const paragraph = `<p>${"Words of a description. ".repeat(8)}<strong>Bold</strong></p>`;
  const response = await fetch(`${origin}/api/v1.1/jobs`, {
    method: "POST",
    headers: { "API-Key": apiKey, "Content-Type": "application/json" },
    body: JSON.stringify({
      title: "A long job",
      locations: [{ description: "Vancouver, BC" }],
      categories: [{ id: 1 }],
      positionType: { id: 1 },
      description: paragraph.repeat(Math.ceil(32_768 / paragraph.length)),
      applicantRoutingType: { id: 1 },
      applicationEmail: "jobs@example.com",
    }),
  });
  if (response.status !== 201) throw new Error(await response.text());
  return ((await response.json()) as Job).id;
}

/** Where ten actions lead, from the list and back to it. */
const ROUND = [
  "active",
  "draft",
  "archived",
  "all",
  "next",
  "previous",
  "job",
  "back",
  "form",
  "back",
] as const;

/** Heap in use after 20 actions and after 200, each after a garbage collection, in bytes. */
export async function measureHeap(browser: Browser, site: Site): Promise<[number, number]> {
  const visitor = await newVisitor(browser, site, PLAIN);
  try {
    await visitor.open("/jobs");
    await actTimes(visitor, 20);
    const early = await heap(visitor);
    await actTimes(visitor, 180);
    return [early, await heap(visitor)];
  } finally {
    await visitor.leave();
  }
}

async function actTimes({ page }: Visitor, times: number): Promise<void> {
  const rows = page.locator("table[aria-busy=false] tbody a").first();
  const tab = async (address: string) => page.locator(`nav a[href="${address}"]`).first().click();
  const actions: Record<(typeof ROUND)[number], () => Promise<unknown>> = {
    all: () => tab("/jobs"),
    active: () => tab("/jobs?status=active"),
    draft: () => tab("/jobs?status=draft"),
    archived: () => tab("/jobs?status=archived"),
    next: () => page.locator("a[rel=next]").click(),
    previous: () => page.locator("a[rel=prev]").click(),
    job: () => rows.click(),
    form: async () => {
      await rows.focus();
      await page.keyboard.press("e");
      await page.locator("form [contenteditable=true]").waitFor();
    },
    back: () => page.goBack(),
  };
  for (let done = 0; done < times; done++) {
    const action = ROUND[done % ROUND.length] ?? "all";
    await actions[action]();
    if (action === "job") await page.waitForURL(/\/jobs\/\d+$/);
    else if (action !== "form") await rows.waitFor();
  }
}

async function heap({ devtools }: Visitor): Promise<number> {
  // The second one takes what only the first one let go.
  await devtools.send("HeapProfiler.collectGarbage");
  await devtools.send("HeapProfiler.collectGarbage");
  return (await devtools.send("Runtime.getHeapUsage")).usedSize;
}
