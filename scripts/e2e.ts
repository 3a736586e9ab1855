// npm run e2e: the browser suites against the product as it is here, or against a running
// installation with `--base-url URL` and API_KEY. All other arguments are Playwright's.
import { takeOption } from "./command-line.ts";
import { fail } from "./fail.ts";
import { ensureBrowser } from "./install-browser.ts";
import { packageCommand } from "./repository.ts";
import { runCommand } from "./run-command.ts";

/** Options of Playwright's with which a person watches: a headless shell has no window. */
const WITH_A_WINDOW = ["--headed", "--debug", "--ui"];

/** Answers the exit code. @throws Error with a sentence when the suites cannot run at all */
async function main(): Promise<number> {
  const { value: baseUrl, rest } = takeOption("--base-url", process.argv.slice(2));
  if (baseUrl !== undefined) await reach(baseUrl);
  const kind = rest.some((option) => WITH_A_WINDOW.includes(option)) ? "full" : "shell";
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const { executablePath, origin } = ensureBrowser(say, kind);
  say(`Browser: ${executablePath} (${origin})`);
  const { ok } = await runCommand(packageCommand("playwright"), ["test", ...rest], {
    env: { BASE_URL: baseUrl ?? "", CHROME_PATH: executablePath },
  });
  return ok ? 0 : 1;
}

/** Asked once here: otherwise each of the tests finds it out by itself, and waits for it. */
async function reach(url: string): Promise<void> {
  if (!URL.canParse(url) || !/^https?:\/\//.test(url))
    throw new Error(`--base-url: "${url}" is no address that begins with http:// or https://.`);
  if (!process.env.API_KEY)
    throw new Error("API_KEY must hold a key of an employer on that installation.");
  const headers = { "API-Key": process.env.API_KEY };
  const answer = await fetch(new URL("/api/v1.1/jobs?pageSize=1", url), { headers }).catch(
    ({ message, cause }: Error & { cause?: { code?: string } }) => {
      const reason = cause?.code ?? message;
      throw new Error(`No answer from ${url} (${reason}). Start it, or correct --base-url.`);
    },
  );
  if (answer.status === 401) throw new Error(`${url} does not know the key in API_KEY.`);
  const type = answer.headers.get("Content-Type") ?? "nothing";
  if (!answer.ok || !type.includes("json")) {
    const { url: asked, status } = answer;
    throw new Error(`${asked} answers ${status} with ${type}: is --base-url an installation?`);
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  fail(error);
}
