// npm run e2e: the browser suites against the product as it is here, or against a running
// installation with `--base-url URL` and API_KEY. All other arguments are Playwright's.
import { existsSync } from "node:fs";
import path from "node:path";
import { takeOption } from "./command-line.ts";
import { fail } from "./fail.ts";
import { ensureFirefox, IN_FIREFOX } from "./firefox.ts";
import { ensureBrowser } from "./install-browser.ts";
import { compileMessages } from "./messages/compile.ts";
import { reach } from "./reach.ts";
import { ROOT, packageCommand } from "./repository.ts";
import { runCommand } from "./run-command.ts";
import { ensureWebKit, IN_WEBKIT } from "./webkit.ts";

/** Options of Playwright's with which a person watches: a headless shell has no window. */
const WITH_A_WINDOW = ["--headed", "--debug", "--ui"];

const HELP = `The browser suites, against an installation that this command starts and removes.

  npm run e2e -- [--base-url URL] [e2e/FILE[:LINE]…] [options of playwright test]

  --base-url URL      a running installation instead, as the employer of API_KEY; the stories make postings and
                      remove them again, and those tagged @own-employer are left out
  e2e/list            that file: e2e/list.spec.ts
  --grep "two people" the stories whose title or tag matches
  --project wide      one window: wide, narrow
  --trace on          record every story: test-results/…/trace.zip (e2e/README.md says how to read it)

  API_KEY             with --base-url: the key of an employer
  E2E_LANGUAGE=fr-CA  the stories in French
  E2E_PLAIN=true      a service that has the interface alone
  E2E_BROWSER=firefox the stories in a stock Firefox
  E2E_BROWSER=webkit  the main journeys in Debian's WebKitGTK, with --project wide
  CHROME_PATH         the Chromium or Chrome to use; else one is found
  FIREFOX_PATH        the Firefox to use; else one is found

The options of playwright test:

`;

/**
 * Playwright takes a file for a pattern that any part of a path may match: `e2e/status` would be four files.
 * @throws Error with a sentence when there is no such file
 */
function onlyThatFile(argument: string): string {
  const [, name, line = ""] = /^e2e\/(.+?)(?:\.spec)?(?:\.ts)?((?::\d+)*)$/.exec(argument) ?? [];
  if (name === undefined) return argument;
  const file = `e2e/${name}.spec.ts`;
  if (existsSync(path.join(ROOT, file))) return `${file.replaceAll(".", "\\.")}$${line}`;
  throw new Error(`There is no ${file}. Without "e2e/" it is a pattern: npm run e2e -- ${name}`);
}

/** Answers the exit code. @throws Error with a sentence when the suites cannot run at all */
async function main(): Promise<number> {
  const { value: baseUrl, rest } = takeOption("--base-url", process.argv.slice(2));
  if (rest.includes("--help") || rest.includes("-h")) {
    process.stdout.write(HELP);
    await runCommand(packageCommand("playwright"), ["test", "--help"]);
    return 0;
  }
  const args = rest.map(onlyThatFile);
  if (baseUrl !== undefined) await reach(baseUrl);
  await compileMessages();
  const kind = rest.some((option) => WITH_A_WINDOW.includes(option)) ? "full" : "shell";
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const { executablePath, origin } = IN_FIREFOX ? ensureFirefox(say) : ensureBrowser(say, kind);
  const noWebKit = IN_WEBKIT ? ensureWebKit(say) : undefined;
  if (noWebKit !== undefined) throw new Error(noWebKit);
  say(`Browser: ${IN_WEBKIT ? "WebKitGTK, beside " : ""}${executablePath} (${origin})`);
  const { ok } = await runCommand(packageCommand("playwright"), ["test", ...args], {
    env: {
      BASE_URL: baseUrl ?? "",
      [IN_FIREFOX ? "FIREFOX_PATH" : "CHROME_PATH"]: executablePath,
    },
  });
  return ok ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  fail(error);
}
