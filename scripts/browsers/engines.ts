// Firefox and WebKit: Playwright's own builds (npx playwright install firefox webkit). Where it has no Firefox,
// e2e/engines drives that of this machine.
import { existsSync } from "node:fs";
import { firefox, webkit } from "@playwright/test";
import { ensureFirefox } from "./firefox.ts";

/** The projects of playwright.config.ts in other engines than Chromium. */
export const ENGINES = ["firefox", "webkit"] as const;
export type Engine = (typeof ENGINES)[number];

/** The engine of this machine that e2e/engines drives in this run. */
export const DRIVEN = process.env["E2E_DRIVEN"];

/** Where Playwright has its own build. */
const ownPath = (engine: Engine) => ({ firefox, webkit })[engine].executablePath();

/** Why there is no WebKit, in a sentence; `undefined` where there is one. */
export const whyNoWebKit = (): string | undefined =>
  existsSync(ownPath("webkit"))
    ? undefined
    : "Playwright has no WebKit here: npx playwright install --with-deps webkit.";

/**
 * Makes sure that the stories can run in an engine. Answers the variables that they need.
 * @throws Error with a sentence when they cannot
 */
export function ensureEngine(engine: Engine, say: (line: string) => void): NodeJS.ProcessEnv {
  const own = ownPath(engine);
  if (existsSync(own)) {
    say(`${own} (Playwright's own)`);
    return {};
  }
  if (engine === "webkit") throw new Error(whyNoWebKit());
  const { executablePath, origin } = ensureFirefox(say);
  say(`${executablePath} (${origin})`);
  return { E2E_DRIVEN: engine, FIREFOX_PATH: executablePath };
}
