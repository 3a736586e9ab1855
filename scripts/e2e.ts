// npm run e2e: the browser suites against the product as it is here, or against a running
// installation with `--base-url URL` and API_KEY. All other arguments are Playwright's.
import { takeOption } from "./command-line.ts";
import { fail } from "./fail.ts";
import { ensureBrowser } from "./install-browser.ts";
import { compileMessages } from "./messages/compile.ts";
import { reach } from "./reach.ts";
import { packageCommand } from "./repository.ts";
import { runCommand } from "./run-command.ts";

/** Options of Playwright's with which a person watches: a headless shell has no window. */
const WITH_A_WINDOW = ["--headed", "--debug", "--ui"];

/** Answers the exit code. @throws Error with a sentence when the suites cannot run at all */
async function main(): Promise<number> {
  const { value: baseUrl, rest } = takeOption("--base-url", process.argv.slice(2));
  if (baseUrl !== undefined) await reach(baseUrl);
  await compileMessages();
  const kind = rest.some((option) => WITH_A_WINDOW.includes(option)) ? "full" : "shell";
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const { executablePath, origin } = ensureBrowser(say, kind);
  say(`Browser: ${executablePath} (${origin})`);
  const { ok } = await runCommand(packageCommand("playwright"), ["test", ...rest], {
    env: { BASE_URL: baseUrl ?? "", CHROME_PATH: executablePath },
  });
  return ok ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  fail(error);
}
