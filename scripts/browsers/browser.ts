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

/**
 * Which browser a run needs. The headless shell has no window to draw and is faster than
 * the full browser. A headed run and a measurement need the full one.
 */
export type Kind = "shell" | "full";

const SHELL_COMMANDS = ["chromium-headless-shell"];
const FULL_COMMANDS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const MAC_APPS = [
  "Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Finds a Chromium: the one that `CHROME_PATH` names, else Playwright's own, else the system's. For a
 * run that can use it, a headless shell comes before a full browser.
 * @throws Error when `CHROME_PATH` names a file that does not exist
 */
export function findBrowser(
  kind: Kind = "shell",
  machine: Machine = thisMachine(),
): Browser | undefined {
  const { env, exists, playwrightPath } = machine;
  if (env.CHROME_PATH) {
    if (!exists(env.CHROME_PATH)) throw new Error(`CHROME_PATH: there is no ${env.CHROME_PATH}`);
    return { executablePath: env.CHROME_PATH, origin: "from CHROME_PATH" };
  }
  const shells = [shellPath(playwrightPath), ...onPath(SHELL_COMMANDS, env)];
  const full = [playwrightPath, ...macApps(machine), ...onPath(FULL_COMMANDS, env)];
  const found = (kind === "shell" ? [...shells, ...full] : full).find(exists);
  if (found === undefined) return undefined;
  const isOwn = found === playwrightPath || found === shellPath(playwrightPath);
  return { executablePath: found, origin: isOwn ? "Playwright's own" : "the system's" };
}

/** Where Playwright keeps its headless shell: its API names the full browser's path only. */
function shellPath(playwrightPath: string): string {
  return playwrightPath.replace(
    /chromium-(\d+)\/chrome-([^/]+)\/.*/,
    "chromium_headless_shell-$1/chrome-headless-shell-$2/chrome-headless-shell",
  );
}

/** Where a shell would look for the commands. */
export function onPath(commands: string[], env: Machine["env"]): string[] {
  return (env.PATH ?? "")
    .split(path.delimiter)
    .filter((folder) => folder !== "")
    .flatMap((folder) => commands.map((command) => path.join(folder, command)));
}

function macApps({ platform, home }: Machine): string[] {
  if (platform !== "darwin") return [];
  return ["/", home].flatMap((root) => MAC_APPS.map((app) => path.join(root, app)));
}

/** The machine that this runs on. */
export function thisMachine(): Machine {
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

/**
 * The full browser's path.
 * @throws Error with what to install when the machine has none, or only a headless shell
 */
export function fullBrowserPath(): string {
  const found = findBrowser("full");
  if (found) return found.executablePath;
  throw new Error(
    "This needs Chromium or Chrome itself, and not its headless shell. Install one, or name it in CHROME_PATH.",
  );
}
