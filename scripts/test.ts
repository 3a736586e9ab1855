// npm test: the gate. It runs every check and ends with one line, `N passed, N failed`.
// `npm test -- --only static,unit` runs a part.
import path from "node:path";
import { parseArgs } from "node:util";
import { ensureBuild } from "./ensure-build.ts";
import { fail } from "./fail.ts";
import { ensureBrowser } from "./install-browser.ts";
import { ROOT, packageCommand } from "./repository.ts";
import { runCommand } from "./run-command.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { readTally, tallyPlaywright, tallyVitest, type Tally } from "./test-report.ts";

const PROJECTS = ["unit", "service", "browser"];
const PARTS = ["static", ...PROJECTS, "e2e"];

/** Scripts that count as one test each. They are cheap and independent, so they run side by side. */
const CHECKS = ["types", "lint", "format:check", "unused"];

const say = (line: string) => void process.stdout.write(`${line}\n`);
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function runChecks(): Promise<Tally> {
  const tally: Tally = { passed: 0, skipped: 0, failures: [] };
  const check = async (name: string) => {
    const started = performance.now();
    const { ok, output } = await runCommand("npm", ["run", "--silent", name], { capture: true });
    say(`${ok ? "✓" : "✗"} ${name} (${seconds(started)})`);
    if (ok) tally.passed += 1;
    else tally.failures.push(name);
    if (!ok) say(output.trimEnd());
  };
  await Promise.all(CHECKS.map(check));
  return tally;
}

async function runVitest(projects: string[], folder: string): Promise<Tally> {
  const report = path.join(folder, "vitest.json");
  const { ok } = await runCommand(packageCommand("vitest"), [
    "run",
    ...projects.map((project) => `--project=${project}`),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  return readTally(report, (json) => tallyVitest(json, ROOT), ok);
}

async function runPlaywright(folder: string): Promise<Tally> {
  ensureBuild();
  const report = path.join(folder, "playwright.json");
  const { ok } = await runCommand(packageCommand("playwright"), ["test"], {
    // Somebody's own BASE_URL is another installation.
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, BASE_URL: "" },
  });
  return readTally(report, tallyPlaywright, ok);
}

const needsBrowser = (part: string) => part === "browser" || part === "e2e";

async function findBrowser(): Promise<Tally> {
  const { executablePath, origin } = ensureBrowser(say);
  say(`${executablePath} (${origin})`);
  return { passed: 0, skipped: 0, failures: [] };
}

/** Runs one step; a step that cannot run at all has failed, and the others still run. */
async function step(name: string, run: () => Promise<Tally>): Promise<Tally> {
  say(`\n── ${name}`);
  const started = performance.now();
  const tally = await run().catch((error: unknown): Tally => ({
    passed: 0,
    skipped: 0,
    failures: [String(error)],
  }));
  const counts = `${tally.passed} passed, ${tally.failures.length} failed, ${tally.skipped} skipped`;
  say(`── ${name}: ${counts} (${seconds(started)})`);
  return { ...tally, failures: tally.failures.map((failure) => `${name}: ${failure}`) };
}

/** Answers the exit code. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { only: { type: "string" }, help: { type: "boolean" } },
  });
  if (values.help) {
    say(`npm test [-- --only ${PARTS.join(",")}]`);
    return 0;
  }
  let parts = values.only?.split(",") ?? PARTS;
  const wrong = parts.find((part) => !PARTS.includes(part));
  if (wrong !== undefined)
    throw new Error(`There is no part "${wrong}"; there are ${PARTS.join(", ")}.`);

  const folder = temporaryFolder("npm-test");
  const tallies: Tally[] = [];
  if (parts.includes("static")) tallies.push(await step("static checks", runChecks));
  if (parts.some(needsBrowser)) {
    const found = await step("a browser", findBrowser);
    tallies.push(found);
    if (found.failures.length > 0) {
      say(`Left out for it: ${parts.filter(needsBrowser).join(", ")}.`);
      parts = parts.filter((part) => !needsBrowser(part));
    }
  }
  const projects = PROJECTS.filter((project) => parts.includes(project));
  if (projects.length > 0)
    tallies.push(await step(projects.join(", "), () => runVitest(projects, folder)));
  if (parts.includes("e2e")) tallies.push(await step("e2e", () => runPlaywright(folder)));

  const failures = tallies.flatMap((tally) => tally.failures);
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  if (failures.length > 0) say(`\nFailed:\n${failures.map((line) => `  ${line}`).join("\n")}`);
  say(`\n${passed} passed, ${failures.length} failed`);
  return failures.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  fail(error);
}
