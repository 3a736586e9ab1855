import { spawnSync } from "node:child_process";
import path from "node:path";
import { isFresh } from "./build-hash.ts";
import { ROOT } from "./repository.ts";

/**
 * Builds the dashboard if its build is missing or stale. The build has a process of its own: it
 * sets NODE_ENV, and its memory is free again when the service starts.
 * @throws Error when the build fails; what is wrong has been printed
 */
export function ensureBuild(): void {
  if (isFresh(ROOT)) return;
  const script = path.join(ROOT, "scripts/build.ts");
  const { status } = spawnSync(process.execPath, ["--import", "tsx", script], {
    cwd: ROOT,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The dashboard could not be built.");
}
