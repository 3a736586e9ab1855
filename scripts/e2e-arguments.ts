import { existsSync } from "node:fs";
import path from "node:path";
import { ENGINES } from "./browsers/engines.ts";
import { ROOT } from "./lib/repository.ts";

/** The windows of `playwright.config.ts`, in Chromium. */
export const WINDOWS = ["wide", "narrow", ...(process.env.TEST_ALL ? ["east"] : [])];

const PROJECTS: readonly string[] = [...WINDOWS, ...ENGINES];

/** What chooses projects, one by one. */
export const onlyIn = (projects: readonly string[]) => projects.map((name) => `--project=${name}`);

/**
 * The arguments of `playwright test` for those of `npm run e2e`: `e2e/list` is one file, and a path may stand
 * behind `--project`. Without one, the stories run in the windows.
 * @throws Error with a sentence when there is no such file
 */
export function playwrightArguments(args: readonly string[]): string[] {
  const apart = projectsApart(args).map(onlyThatFile);
  return apart.some((arg) => arg.startsWith("--project")) ? apart : [...onlyIn(WINDOWS), ...apart];
}

/** Playwright takes all that follows `--project` for names of projects, a path too. */
function projectsApart(args: readonly string[]): string[] {
  let names = 0;
  return args.flatMap((arg, index) => {
    if (arg === "--project" && index + 1 < args.length) {
      names = 1;
      return [];
    }
    const isName = names === 1 || (names > 1 && PROJECTS.includes(arg));
    names = isName ? names + 1 : 0;
    return isName ? `--project=${arg}` : arg;
  });
}

/** Playwright takes a file for a pattern that any part of a path may match: `e2e/status` would be four files. */
function onlyThatFile(argument: string): string {
  const [, name, line = ""] = /^e2e\/(.+?)(?:\.spec)?(?:\.ts)?((?::\d+)*)$/.exec(argument) ?? [];
  if (name === undefined) return argument;
  const file = `e2e/${name}.spec.ts`;
  if (existsSync(path.join(ROOT, file))) return `${file.replaceAll(".", "\\.")}$${line}`;
  throw new Error(`There is no ${file}. Without "e2e/" it is a pattern: npm run e2e -- ${name}`);
}
