// npm run pictures: the pictures of README.md, made from the demo employer's postings.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import path from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { launchOptions } from "./browser.ts";
import { ensureBuild } from "./ensure-build.ts";
import { fail } from "./fail.ts";
import { freePort } from "./free-port.ts";
import { ROOT } from "./repository.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Starts the product on an empty database. */
async function startDemo(address: URL) {
  const service = spawn(process.execPath, ["--import", "tsx", "scripts/start.ts"], {
    cwd: ROOT,
    env: { ...process.env, PORT: address.port, DATA_DIR: temporaryFolder("pictures") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface(service.stdout)) {
    const key = /Demo API key (\S+)/.exec(line)?.[1];
    if (key !== undefined) return { key, stop: () => service.kill() };
  }
  throw new Error("The service printed no demo key.");
}

async function takePictures(context: BrowserContext, key: string): Promise<void> {
  const page = await context.newPage();
  const take = async (name: string) => {
    await page.waitForLoadState("networkidle");
    await page.screenshot({ path: path.join(ROOT, "docs/pictures", `${name}.png`) });
  };
  await page.goto("/jobs?status=active");
  await page.locator("input").first().fill(key);
  await page.keyboard.press("Enter");
  await page.locator("tbody th a").nth(2).waitFor();
  await take("job-list");
  await page.locator("tbody th a").nth(2).click();
  await page.waitForURL(/\/jobs\/\d+$/);
  await page.locator("main dl").first().waitFor();
  await take("job-detail");
  await page.goto(`${page.url()}/edit`);
  await page.locator("[contenteditable=true]").waitFor();
  await take("job-editor");
}

try {
  ensureBuild();
  const address = new URL(`http://127.0.0.1:${await freePort()}`);
  const { key, stop } = await startDemo(address);
  const browser = await chromium.launch(launchOptions());
  try {
    const context = await browser.newContext({
      baseURL: address.origin,
      viewport: { width: 1440, height: 900 },
      locale: "en-CA",
      timezoneId: "America/Vancouver",
      reducedMotion: "reduce",
    });
    await takePictures(context, key);
  } finally {
    await browser.close();
    stop();
  }
} catch (error) {
  fail(error);
}
