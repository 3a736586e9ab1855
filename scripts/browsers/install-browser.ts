// Puts a Chromium on a machine that has none, with whatever the machine allows.
import { spawnSync } from "node:child_process";
import { findBrowser, type Browser, type Kind } from "./browser.ts";
import { packageCommand } from "../lib/repository.ts";

interface Step {
  command: string;
  args: string[];
}

/** A command of Debian's `apt-get`. */
export const aptGet = (...args: string[]): Step => ({
  command: "apt-get",
  args: ["-y", "-qq", ...args],
});

/**
 * The ways to a browser, best first; within a way, every step must succeed. Playwright's download
 * comes before the libraries that it needs, so that a machine that cannot reach it loses no time.
 */
export function installWays(kind: Kind, platform: NodeJS.Platform, root: boolean): Step[][] {
  const playwright = (...args: string[]) => ({ command: packageCommand("playwright"), args });
  const linuxRoot = platform === "linux" && root;
  const packages = kind === "shell" ? ["chromium-headless-shell", "chromium"] : ["chromium"];
  return [
    [
      playwright("install", kind === "shell" ? "--only-shell" : "--no-shell", "chromium"),
      ...(linuxRoot ? [playwright("install-deps", "chromium")] : []),
    ],
    ...(linuxRoot
      ? packages.map((name) => [
          aptGet("update"),
          aptGet("install", "--no-install-recommends", name),
        ])
      : []),
  ];
}

/**
 * Finds a browser or installs one.
 * @throws Error when there is none and none can be installed
 */
export function ensureBrowser(say: (line: string) => void, kind: Kind = "shell"): Browser {
  const found = findBrowser(kind);
  if (found) return found;
  say("No browser for this run on this machine: installing Chromium…");
  for (const way of installWays(kind, process.platform, process.getuid?.() === 0)) {
    way.every(run);
    const installed = findBrowser(kind);
    if (installed) return installed;
  }
  throw new Error(
    "No browser could be installed. Install Chromium or Chrome, or name one in CHROME_PATH.",
  );
}

/** Runs a step quietly; what it printed is shown, beside the gate's own lines, when it fails. */
export function run({ command, args }: Step): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status, error, stdout, stderr } = spawnSync(command, args, { env, encoding: "utf8" });
  if (status !== 0) process.stderr.write(error?.message ?? `${stdout}${stderr}`);
  return status === 0;
}
