import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { launchOptions } from "../scripts/browser.ts";
import { ROOT } from "../scripts/repository.ts";
import { text } from "#src/lib/text/sign-in-text.ts";
import { startProduct } from "./product.ts";
import type { Figure } from "./report.ts";

/** The JavaScript that a signed-in person's browser loads until the list shows its rows. */
export async function measureJavaScript(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "job-postings-bench-"));
  const product = await startProduct(ROOT, dataDir);
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(product.origin);
    await page.getByLabel(text.signIn.key).fill(product.apiKey);
    await page.getByRole("button", { name: text.signIn.submit }).click();
    const row = page.getByRole("row").nth(1).getByRole("link").first();
    await row.waitFor();

    await page.reload();
    await row.waitFor();
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .filter((name) => new URL(name).pathname.endsWith(".js")),
    );
    const sizes = await Promise.all(scripts.map(gzipSize));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    return [
      {
        name: "JavaScript until the rows show",
        value: bytes / 1000,
        unit: "kB gzip",
        limit: { most: 150 },
      },
    ];
  } finally {
    await browser.close();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Bytes of a file when it is compressed as most servers would. */
async function gzipSize(url: string): Promise<number> {
  const response = await fetch(url);
  return gzipSync(Buffer.from(await response.arrayBuffer())).length;
}
