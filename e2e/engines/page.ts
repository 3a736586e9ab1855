import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, type Page } from "@playwright/test";
import type { Driver } from "./webdriver.ts";
import { type Asked, Elements, type InPage } from "./elements.ts";

type Files = string | { name: string; buffer: Buffer };
type Option = string | { label?: string; value?: string };

/**
 * Turns the calls of a Playwright page into commands for WebKit; that page itself stays empty. Page models and
 * `expect` are the same. What is not listed here goes to that empty page, so that a story which needs it fails.
 * @param downloads the folder into which the browser puts files
 */
export function driveWebKit(page: Page, driver: Driver, baseURL: string, downloads: string): Page {
  const elements = new Elements(driver);
  const url = async () => (await driver.get("/url")) as string;
  const keyed = async (selector: string, keys: () => Promise<void>) => {
    await elements.act(selector, async () => elements.call(selector, (_, [one]) => one.focus()));
    await keys();
  };
  const state = async (selector: string, name: string) =>
    elements.act(selector, async () =>
      elements.call<boolean>(
        selector,
        (injected, [one], name) => injected.elementState(one, name).matches,
        name,
      ),
    );
  const check = async (selector: string, wanted: boolean) => {
    if ((await state(selector, "checked")) !== wanted) await elements.click(selector);
  };
  const read = async (selector: string, get: InPage, arg?: unknown) =>
    elements.act(selector, async () => elements.call<string>(selector, get, arg));
  const evaluate = async (inPage: unknown, arg?: unknown) =>
    typeof inPage === "function"
      ? driver.run(`return (${String(inPage)})(arguments[0])`, arg ?? null)
      : driver.run(String(inPage));

  const frame = {
    goto: async (address: string) => driver.post("/url", { url: new URL(address, baseURL).href }),
    url,
    evaluate,
    click: async (selector: string, { timeout }: { timeout?: number }) =>
      elements.click(selector, timeout),
    hover: async (selector: string) => elements.hover(selector),
    focus: async (selector: string) => keyed(selector, async () => {}),
    fill: async (selector: string, value: string) => elements.fill(selector, value),
    press: async (selector: string, key: string) =>
      keyed(selector, async () => elements.press(key)),
    type: async (selector: string, text: string) =>
      keyed(selector, async () => elements.type(text)),
    check: async (selector: string) => check(selector, true),
    uncheck: async (selector: string) => check(selector, false),
    isChecked: async (selector: string) => state(selector, "checked"),
    isVisible: async (selector: string) =>
      elements.call(
        selector,
        (injected, [one]) => Boolean(one) && injected.elementState(one, "visible", true).matches,
      ),
    textContent: async (selector: string) => read(selector, (_, [one]) => one.textContent),
    innerText: async (selector: string) => read(selector, (_, [one]) => one.innerText),
    inputValue: async (selector: string) => read(selector, (_, [one]) => one.value),
    getAttribute: async (selector: string, name: string) =>
      read(selector, (_, [one], name) => one.getAttribute(name), name),
    selectOption: async (selector: string, chosen: Option) =>
      read(
        selector,
        (injected, [one], option) => injected.selectOptions(one, [option]),
        typeof chosen === "string" ? { valueOrLabel: chosen } : chosen,
      ),
    setInputFiles: async (selector: string, files: Files | Files[]) =>
      elements.setFiles(selector, [files].flat().map(onDisk)),
    $$eval: async (selector: string, inPage: unknown, arg?: unknown) =>
      driver.run(
        `const injected = window.__injected; const [selector, arg] = arguments;
        return (${String(inPage)})(injected.querySelectorAll(injected.parseSelector(selector), document), arg)`,
        await elements.call(selector, () => selector, null),
        arg ?? null,
      ),
    _queryCount: async (selector: string) => elements.call(selector, (_, all) => all.length),
    _expect: async (expression: string, asked: Omit<Asked, "expression"> & { selector?: string }) =>
      elements.expect(asked.selector ?? ":root", { ...asked, expression }),
    waitForSelector: async (selector: string, { state = "visible" }: { state?: string } = {}) => {
      const { matches } = await elements.expect(selector, { expression: `to.be.${state}` });
      if (!matches) throw new Error(`${selector} is not ${state}.`);
    },
    waitForURL: async (wanted: string | RegExp) => expect(page).toHaveURL(wanted),
  };
  Object.assign(page.mainFrame(), frame);
  // What `waitFor` and `locator.evaluate` ask the browser.
  const waitForSelector = async ({ selector, state }: { selector: string; state?: string }) => {
    await frame.waitForSelector(selector, { ...(state !== undefined && { state }) });
    const handle = {
      evaluate: async (inPage: unknown, arg?: unknown) =>
        driver.run(
          `return (${String(inPage)})(arguments[0], arguments[1])`,
          await elements.call(selector, (_, [one]) => one),
          arg ?? null,
        ),
      dispose: async () => {},
    };
    return { element: { _object: handle } };
  };
  const { _channel: channel } = page.mainFrame() as unknown as { _channel: object };
  Object.defineProperty(page.mainFrame(), "_channel", {
    value: new Proxy(channel, {
      get: (target, name) =>
        name === "waitForSelector" ? waitForSelector : (Reflect.get(target, name) as unknown),
    }),
  });

  /** The next file that is complete. */
  const download = async () => {
    const before = new Set(readdirSync(downloads));
    for (;;) {
      const name = readdirSync(downloads).find(
        (one) => !before.has(one) && !one.endsWith(".wkdownload"),
      );
      if (name !== undefined)
        return { path: async () => path.join(downloads, name), suggestedFilename: () => name };
      await setTimeout(100);
    }
  };
  return Object.assign(page, {
    goto: frame.goto,
    evaluate,
    reload: async () => driver.post("/refresh"),
    // The driver's own commands wait for a page to load, which the dashboard's history does not.
    goBack: async () => driver.run("history.back()"),
    goForward: async () => driver.run("history.forward()"),
    waitForURL: frame.waitForURL,
    waitForEvent: async (event: string) => {
      if (event === "download") return download();
      throw new Error(`WebDriver tells of no ${event}.`);
    },
    keyboard: {
      press: async (key: string) => elements.press(key),
      type: async (text: string) => elements.type(text),
    },
  });
}

/** A file that Playwright takes as bytes, on the disk. */
function onDisk(file: Files): string {
  if (typeof file === "string") return path.resolve(file);
  const at = path.join(mkdtempSync(path.join(os.tmpdir(), "job-postings-file-")), file.name);
  writeFileSync(at, file.buffer);
  return at;
}
