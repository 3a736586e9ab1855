import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { onTestFinished } from "vitest";

/** A folder with all migrations and later ones, which goes with the test. */
export async function laterMigrations(later: Record<string, string>): Promise<URL> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "migrations-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(new URL("../migrations/", import.meta.url), folder, { recursive: true });
  for (const [name, text] of Object.entries(later)) await writeFile(path.join(folder, name), text);
  return pathToFileURL(`${folder}/`);
}
