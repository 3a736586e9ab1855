// npm run e2e: the browser suites against the product as it is here, or against a running
// installation with `--base-url URL` and API_KEY. All other arguments are Playwright's.
import { takeOption } from "./command-line.ts";
import { fail } from "./fail.ts";
import { ensureBrowser } from "./install-browser.ts";
import { packageCommand } from "./repository.ts";
import { runCommand } from "./run-command.ts";

const { value: baseUrl, rest } = takeOption("--base-url", process.argv.slice(2));
if (baseUrl !== undefined && !/^https?:\/\/./.test(baseUrl))
  fail(`--base-url begins with http:// or https://; this is "${baseUrl}".`);
if (baseUrl !== undefined && !process.env.API_KEY)
  fail("API_KEY must hold a key of an employer on that installation.");

const { executablePath, origin } = ensureBrowser((line) => process.stdout.write(`${line}\n`));
process.stdout.write(`Browser: ${executablePath} (${origin})\n`);
const { ok } = await runCommand(packageCommand("playwright"), ["test", ...rest], {
  env: baseUrl === undefined ? {} : { BASE_URL: baseUrl },
});
process.exitCode = ok ? 0 : 1;
