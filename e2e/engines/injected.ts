import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { runInNewContext } from "node:vm";

const require = createRequire(createRequire(import.meta.url).resolve("@playwright/test"));

/**
 * The script with which Playwright finds and judges elements in any browser, as one that sets `__injected` in the page.
 * @throws Error when it has moved, as it may with any version of Playwright
 */
export function injectedScript(): string {
  const bundle = readFileSync(require.resolve("playwright-core/lib/coreBundle"), "utf8");
  const [, literal] =
    /^ {4}source\d+ = ('.*packages\/injected\/src\/injectedScript\.ts.*');$/m.exec(bundle) ?? [];
  if (literal === undefined) throw new Error("Playwright has its injected script elsewhere.");
  const options = {
    isUnderTest: false,
    sdkLanguage: "javascript",
    frameSeq: 0,
    testIdAttributeName: "data-testid",
    stableRafCount: 1,
    browserName: "webkit",
    shouldPrependErrorPrefix: false,
    isUtilityWorld: false,
    customEngines: [],
  };
  return `const module = {}; ${String(runInNewContext(literal))}
    window.__injected = new (module.exports.InjectedScript())(globalThis, ${JSON.stringify(options)});`;
}
