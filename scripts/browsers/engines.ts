// Firefox and WebKit: Playwright's own builds (npx playwright install firefox webkit). Where it has none, e2e/engines
// drives those of this machine.
import { existsSync } from "node:fs";
import { firefox, webkit } from "@playwright/test";
import { ensureFirefox } from "./firefox.ts";
import { ensureWebKit } from "./webkit.ts";

/** The engine of this machine that e2e/engines drives in this run. */
export const DRIVEN = process.env["E2E_DRIVEN"];

/**
 * Makes sure that a project of playwright.config.ts, "firefox" or "webkit", can run. Answers the variables that it needs.
 * @throws Error with a sentence when it cannot
 */
export function ensureEngine(
  project: "firefox" | "webkit",
  say: (line: string) => void,
): NodeJS.ProcessEnv {
  const own = { firefox, webkit }[project].executablePath();
  if (existsSync(own)) {
    say(`${own} (Playwright's own)`);
    return {};
  }
  if (project === "webkit") {
    ensureWebKit(say);
    return { E2E_DRIVEN: project };
  }
  const { executablePath, origin } = ensureFirefox(say);
  say(`${executablePath} (${origin})`);
  return { E2E_DRIVEN: project, FIREFOX_PATH: executablePath };
}
