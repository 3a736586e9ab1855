import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import type { Figure } from "../report.ts";
import type { Sites } from "./sites.ts";
import { PLAIN, type Site, newVisitor } from "./visitor.ts";

/** The JavaScript that a signed-in person's browser asks for until the list shows its rows. */
export async function measureJavaScript(
  browser: Browser,
  { dashboard, floor }: Sites,
): Promise<Figure[]> {
  const name = "JavaScript until the rows show";
  const unit = "kB gzip";
  return [
    { name, value: await size(browser, dashboard), unit, limit: { most: 120 } },
    { name: `${name}, floor`, value: await size(browser, floor), unit },
  ];
}

async function size(browser: Browser, site: Site): Promise<number> {
  const visitor = await newVisitor(browser, site, PLAIN);
  try {
    await visitor.open("/jobs");
    const scripts = await visitor.page.evaluate(async () => {
      const shown = await clock.firstRow;
      return performance
        .getEntriesByType("resource")
        .filter(({ startTime }) => startTime < shown)
        .map(({ name }) => name)
        .filter((name) => new URL(name).pathname.endsWith(".js"));
    });
    const sizes = await Promise.all(scripts.map(gzipSize));
    return sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000;
  } finally {
    await visitor.leave();
  }
}

/** Bytes of a file when it is compressed as the build compresses it. */
async function gzipSize(url: string): Promise<number> {
  const response = await fetch(url);
  return gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length;
}
