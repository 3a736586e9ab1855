// npm run e2e: the browser suites against the product as it is here, or against a running
// installation with `--base-url URL` and API_KEY. All other arguments are Playwright's.
import { takeOption } from "./lib/command-line.ts";
import { playwrightArguments } from "./e2e-arguments.ts";
import { fail } from "./lib/fail.ts";
import { ENGINES, ensureEngine } from "./browsers/engines.ts";
import { ensureBrowser } from "./browsers/install-browser.ts";
import { compileMessages } from "./messages/compile.ts";
import { reach } from "./reach.ts";
import { packageCommand } from "./lib/repository.ts";
import { runCommand } from "./lib/run-command.ts";
import { typeErrorsOfStories, whyNoneRan } from "./why-none-ran.ts";

/** Options of Playwright's with which a person watches: a headless shell has no window. */
const WITH_A_WINDOW = ["--headed", "--debug", "--ui"];

const ONLY_FOR_TESTS = `The employer of API_KEY has to be one for tests: the stories remove their postings again, but these
stay in its trash, in Activity and in the public record (npm run admin -- purge).`;

const HELP = `The browser suites, against an installation that this command starts and removes.

  npm run e2e -- [--base-url URL] [e2e/FILE[:LINE]…] [options of playwright test]

  --base-url URL      a running installation instead, as the employer of API_KEY, which has to be there for tests;
                      the stories tagged @own-employer are left out, and what differs at the end fails the run
  e2e/list            that file: e2e/list.spec.ts
  --grep "two people" the stories whose title or tag matches
  --project wide      one window: wide, narrow; or another engine: firefox, webkit (the main journeys)
  --trace on          record every story: test-results/…/trace.zip (e2e/README.md says how to read it)

  API_KEY             with --base-url: the key of an employer
  E2E_LANGUAGE=fr-CA  the stories in French
  E2E_PLAIN=true      a service that has the interface alone
  CHROME_PATH         the Chromium or Chrome to use; else one is found
  FIREFOX_PATH        the Firefox to use where Playwright has none; else one is found

The options of playwright test:

`;

/** Answers the exit code. @throws Error with a sentence when the suites cannot run at all */
async function main(): Promise<number> {
  const { value: baseUrl, rest } = takeOption("--base-url", process.argv.slice(2));
  if (rest.includes("--help") || rest.includes("-h")) {
    process.stdout.write(HELP);
    await runCommand(packageCommand("playwright"), ["test", "--help"]);
    return 0;
  }
  const args = playwrightArguments(rest);
  if (baseUrl !== undefined) await reach(baseUrl);
  await compileMessages();
  const kind = rest.some((option) => WITH_A_WINDOW.includes(option)) ? "full" : "shell";
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const { executablePath, origin } = ensureBrowser(say, kind);
  say(`Browser: ${executablePath} (${origin})`);
  const engines = ENGINES.filter((name) => args.includes(`--project=${name}`));
  for (const engine of engines) Object.assign(process.env, ensureEngine(engine, say));
  if (baseUrl !== undefined) say(ONLY_FOR_TESTS);
  const env = { BASE_URL: baseUrl ?? "", CHROME_PATH: executablePath };
  const [{ ok }, typeErrors] = await Promise.all([
    runCommand(packageCommand("playwright"), ["test", ...args], { env }),
    typeErrorsOfStories(),
  ]);
  const whyNone = ok ? undefined : await whyNoneRan(args, env.BASE_URL);
  for (const sentence of [typeErrors, whyNone]) if (sentence !== undefined) say(`\n${sentence}`);
  return ok ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  fail(error);
}
