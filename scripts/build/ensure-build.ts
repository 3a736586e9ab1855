import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmdirSync } from "node:fs";
import path from "node:path";
import { isFresh } from "./build-hash.ts";
import { howItEnded } from "../lib/how-it-ended.ts";
import { ROOT } from "../lib/repository.ts";

/** Measured (docs/operations.md). */
const BUILD_MEMORY = "about 1.3 GB";

/**
 * Builds the dashboard if its build is missing or stale. The build has a process of its own: it
 * sets NODE_ENV, and its memory is free again when the service starts.
 * @throws Error when the build fails; what is wrong has been printed
 */
export function ensureBuild(): void {
  if (isFresh(ROOT)) return;
  requireWritable(ROOT);
  const script = path.join(ROOT, "scripts/build.ts");
  const { status, signal, error } = spawnSync(process.execPath, ["--import", "tsx", script], {
    cwd: ROOT,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error(whyNotBuilt(status, signal, error));
}

/** What the build's process has printed is not repeated. */
export function whyNotBuilt(
  status: number | null,
  signal: NodeJS.Signals | null,
  error?: Error,
): string {
  if (error) return `The dashboard could not be built: ${error.message}`;
  if (signal === null) return "The dashboard could not be built.";
  return `The dashboard could not be built: ${howItEnded(status, signal)}. A build takes ${BUILD_MEMORY}: where there is less, build on another machine (npm run build) and copy the folder dist.`;
}

/** @throws Error with a sentence where this user cannot build the dashboard in `root` */
export function requireWritable(root: string): void {
  for (const folder of [root, ...["dist", ".cache"].map((name) => path.join(root, name))]) {
    if (!existsSync(folder)) continue;
    try {
      rmdirSync(mkdtempSync(path.join(folder, ".writable-")));
    } catch (error) {
      throw new Error(
        `The dashboard has to be built, and user ${process.geteuid?.()} may not write in ${folder}. Build it as the owner of that folder (npm run build), then start again.`,
        { cause: error },
      );
    }
  }
}
