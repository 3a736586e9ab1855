import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../lib/repository.ts";

/** Beside dist/, whose files are served. */
const SBOM = path.join(ROOT, "sbom.cdx.json");

/**
 * Writes all packages of the lock file as CycloneDX; those of development alone have the property
 * `cdx:npm:package:development`. With `--omit=dev`, npm 11 leaves out packages that both need.
 * Returns a sentence where npm could not list them.
 */
export function writeSbom(file = SBOM): string | undefined {
  const args = ["sbom", "--package-lock-only", "--sbom-format=cyclonedx"];
  const { status, stdout, stderr, error } = spawnSync("npm", args, {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 64 * 2 ** 20,
  });
  if (status !== 0)
    return `No ${path.basename(file)} was written: ${error?.message ?? stderr.trim()}`;
  writeFileSync(file, stdout);
  return undefined;
}
