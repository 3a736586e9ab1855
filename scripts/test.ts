// npm test: the gate. It runs every check and ends with one line, `N passed, N failed`.
// `npm test -- --only static,unit` runs a part; with TEST_ALL=1 (npm run test:all) it runs everything.
import { rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { ensureBuild } from "./build/ensure-build.ts";
import { fail } from "./lib/fail.ts";
import { type Engine, ensureEngine, whyNoWebKit } from "./browsers/engines.ts";
import { ensureBrowser } from "./browsers/install-browser.ts";
import { onlyIn, WINDOWS } from "./e2e-arguments.ts";
import { compileMessages } from "./messages/compile.ts";
import { installNode, NODES, startOnNode } from "./nodes.ts";
import { packageCommand } from "./lib/repository.ts";
import { runCommand } from "./lib/run-command.ts";
import { temporaryFolder } from "./lib/temporary-folder.ts";
import { oldWages } from "./old-wages.ts";
import { readTally, type Tally } from "./test-report.ts";

const PROJECTS = ["unit", "service", "browser"];
const PARTS = ["static", ...PROJECTS, "e2e"];
/** Of npm run test:all alone. */
const MORE_PARTS = ["nodes", "firefox", "webkit"];

/** Scripts that count as one test each. They are cheap and independent, so they run side by side. */
const CHECKS = ["types", "lint", "format:check", "unused"];

const folder = temporaryFolder("npm-test");
const say = (line: string) => void process.stdout.write(`${line}\n`);

async function runChecks(): Promise<Tally> {
  const outcomes = await Promise.all(
    CHECKS.map(async (name) => {
      const { ok, output } = await runCommand("npm", ["run", "--silent", name], { capture: true });
      say(`${ok ? "✓" : "✗"} ${name}${ok ? "" : `\n${output.trimEnd()}`}`);
      return ok;
    }),
  );
  const passed = outcomes.filter(Boolean).length;
  return { passed, failed: outcomes.length - passed, skipped: 0 };
}

const needsBrowser = (part: string) => part === "browser" || part === "e2e";

async function findBrowser(): Promise<Tally> {
  const { executablePath, origin } = ensureBrowser(say);
  say(`${executablePath} (${origin})`);
  return { passed: 0, failed: 0, skipped: 0 };
}

async function runVitest(projects: string[], env: NodeJS.ProcessEnv = {}): Promise<Tally> {
  const report = path.join(folder, "vitest.json");
  const args = [
    "run",
    ...projects.map((project) => `--project=${project}`),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  rmSync(report, { force: true });
  const { ok } = await runCommand(packageCommand("vitest"), args, { env });
  return readTally(report, ok);
}

/** The gate's tests of the service and of units on a version of Node, and its start. */
async function runOnNode(version: string): Promise<Tally> {
  const env = await installNode(version);
  say(`Node ${await startOnNode(env)} started the service, which answered.`);
  const tally = await runVitest(["unit", "service"], { ...env, TEST_ALL: undefined });
  return { ...tally, passed: tally.passed + 1 };
}

/**
 * The stories in a language; in French those tagged `@french`, in `npm run test:all` every one but
 * those that show no words of ours (`@any-language`).
 */
async function runPlaywright(language: string): Promise<Tally> {
  ensureBuild();
  const inFrench = process.env.TEST_ALL
    ? ["--grep-invert=@any-language", ...onlyIn(WINDOWS)]
    : ["--grep=@french", ...onlyIn(["wide"])];
  const some = language === "en" ? onlyIn(WINDOWS) : inFrench;
  return runStories(some, { E2E_LANGUAGE: language });
}

async function runStories(args: string[], env: NodeJS.ProcessEnv): Promise<Tally> {
  const report = path.join(folder, "playwright.json");
  rmSync(report, { force: true });
  const { ok } = await runCommand(packageCommand("playwright"), ["test", ...args], {
    // A BASE_URL of the shell's is another installation.
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, BASE_URL: "", ...env },
  });
  return readTally(report, ok);
}

/** The stories in Firefox, the main journeys in WebKit. */
async function runEngine(engine: Engine): Promise<Tally> {
  ensureBuild();
  return runStories(onlyIn([engine]), { ...ensureEngine(engine, say), TEST_ALL: "1" });
}

/** Runs one step. A step that cannot run has failed, and the others still run. */
async function step(name: string, run: () => Promise<Tally>): Promise<Tally> {
  say(`\n── ${name}`);
  const started = performance.now();
  const tally = await run().catch((error: unknown): Tally => {
    say(String(error));
    return { passed: 0, failed: 1, skipped: 0 };
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { passed, failed, skipped } = tally;
  say(`── ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds} s)`);
  return tally;
}

/** Answers the exit code. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { only: { type: "string" } } });
  const all = [...PARTS, ...MORE_PARTS];
  let parts = values.only?.split(",") ?? (process.env.TEST_ALL ? all : PARTS);
  const wrong = parts.find((part) => !all.includes(part));
  if (wrong !== undefined)
    throw new Error(`There is no part "${wrong}"; there are ${all.join(", ")}.`);

  // npm ci runs no script (.npmrc).
  await compileMessages();
  await runCommand("npm", ["run", "--silent", "interface-types"]);
  const tallies: Tally[] = [];
  if (parts.includes("static")) {
    tallies.push(await step("static checks", runChecks));
    // No failure: time alone must not turn a change red.
    for (const line of oldWages(new Date().toISOString().slice(0, 10)))
      say(`! minimum-wages.ts, ${line}`);
  }
  if (parts.some(needsBrowser)) {
    const found = await step("a browser", findBrowser);
    tallies.push(found);
    if (found.failed > 0) {
      say(`Left out for it: ${parts.filter(needsBrowser).join(", ")}.`);
      parts = parts.filter((part) => !needsBrowser(part));
    }
  }
  const projects = PROJECTS.filter((project) => parts.includes(project));
  if (projects.length > 0) tallies.push(await step(projects.join(", "), () => runVitest(projects)));
  if (parts.includes("e2e")) {
    tallies.push(await step("e2e in English", () => runPlaywright("en")));
    tallies.push(await step("e2e in French", () => runPlaywright("fr-CA")));
  }
  if (parts.includes("nodes")) {
    for (const version of NODES)
      tallies.push(await step(`Node ${version}`, () => runOnNode(version)));
  }

  if (parts.includes("firefox"))
    tallies.push(await step("the stories in Firefox", async () => runEngine("firefox")));
  const noWebKit = parts.includes("webkit") ? whyNoWebKit() : undefined;
  if (parts.includes("webkit") && noWebKit === undefined)
    tallies.push(await step("the main journeys in WebKit", async () => runEngine("webkit")));

  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
  if (noWebKit !== undefined) say(`\nNot run, the journeys in WebKit: ${noWebKit}`);
  say(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  fail(error);
}
