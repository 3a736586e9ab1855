// Which Chromium the tests and measurements drive.
import { existsSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";

/** A Chromium that is on this machine. */
export interface Browser {
  executablePath: string;
  /** For people: where it comes from. */
  origin: string;
}

/** What the search looks at, so that a test can describe another machine. */
export interface Machine {
  platform: NodeJS.Platform;
  env: Record<string, string | undefined>;
  home: string;
  /** Where Playwright keeps the browser that it installs itself. */
  playwrightPath: string;
  exists: (file: string) => boolean;
}

const COMMANDS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const MAC_APPS = [
  "Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Finds a Chromium: the one `CHROME_PATH` names, else Playwright's own, else the system's Chromium
 * or Chrome.
 * @throws Error when `CHROME_PATH` names a file that does not exist
 */
export function findBrowser(machine: Machine = thisMachine()): Browser | undefined {
  const { env, exists, playwrightPath } = machine;
  if (env.CHROME_PATH) {
    if (!exists(env.CHROME_PATH)) throw new Error(`CHROME_PATH: there is no ${env.CHROME_PATH}`);
    return { executablePath: env.CHROME_PATH, origin: "from CHROME_PATH" };
  }
  if (exists(playwrightPath)) return { executablePath: playwrightPath, origin: "Playwright's own" };
  const system = systemPaths(machine).find(exists);
  return system === undefined ? undefined : { executablePath: system, origin: "the system's" };
}

function systemPaths({ platform, env, home }: Machine): string[] {
  const onPath = (env.PATH ?? "")
    .split(path.delimiter)
    .filter((folder) => folder !== "")
    .flatMap((folder) => COMMANDS.map((command) => path.join(folder, command)));
  if (platform !== "darwin") return onPath;
  const apps = ["/", home].flatMap((root) => MAC_APPS.map((app) => path.join(root, app)));
  return [...apps, ...onPath];
}

function thisMachine(): Machine {
  return {
    platform: process.platform,
    env: process.env,
    home: os.homedir(),
    playwrightPath: chromium.executablePath(),
    exists: existsSync,
  };
}

/**
 * What Playwright needs to start the browser that was found. Without one, and where CHROME_PATH names
 * none, Playwright says what is missing when it starts: tests that need no browser run. Playwright
 * itself turns off background networking and the sandbox.
 */
export function launchOptions(): { executablePath?: string } {
  const executablePath = process.env.CHROME_PATH || findBrowser()?.executablePath;
  return executablePath === undefined ? {} : { executablePath };
}
