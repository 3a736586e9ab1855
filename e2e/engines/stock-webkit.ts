import type { EventEmitter } from "node:events";
import type { BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import { type Exchange, FaultyProxy } from "../../scripts/scenarios/faulty-proxy.ts";
import { temporaryFolder } from "../../scripts/lib/temporary-folder.ts";
import { Driver } from "./webdriver.ts";
import { driveWebKit } from "./page.ts";

/** Runs a story with a page in a new WebKit, which begins with what `storageState` keeps of the product's origin. */
export async function withWebKit(
  page: Page,
  {
    baseURL = "",
    storageState,
  }: { baseURL: string | undefined; storageState: BrowserContextOptions["storageState"] },
  story: (page: Page) => Promise<void>,
): Promise<void> {
  const home = temporaryFolder("job-postings-webkit");
  // WebDriver tells of no request: a proxy does.
  const proxy = await FaultyProxy.start(baseURL);
  const context = page.context() as EventEmitter &
    BrowserContext & { _options: { baseURL: string } };
  context._options.baseURL = proxy.url;
  proxy.onAnswer = (exchange) => {
    const { request, response } = asPlaywrights(exchange, proxy.url);
    context.emit("request", request);
    context.emit("response", response);
  };
  const driver = await Driver.start(home);
  try {
    await driver.post("/timeouts", { script: 30_000, pageLoad: 60_000 });
    await driver.post("/window/rect", { width: 1280, height: 838 });
    const [kept] = typeof storageState === "object" ? storageState.origins : [];
    // A page of the origin that runs no code of the product's.
    await driver.post("/url", { url: `${proxy.url}/health` });
    for (const { name, value } of kept?.localStorage ?? [])
      await driver.run("localStorage.setItem(arguments[0], arguments[1])", name, value);
    await story(driveWebKit(page, driver, proxy.url, home));
  } finally {
    await driver.stop();
    await proxy.stop();
  }
}

/** What the fixtures read of requests and responses. */
function asPlaywrights({ method, url, headers, body, status }: Exchange, origin: string) {
  const request = {
    url: () => origin + url,
    method: () => method,
    headers: () => headers,
    postDataJSON: () => (body.length === 0 ? null : (JSON.parse(String(body)) as unknown)),
    frame: () => ({ url: () => headers.referer ?? origin }),
  };
  return { request, response: { status: () => status, request: () => request } };
}
