import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const folders: string[] = [];

/** A new folder whose name begins with `name`. It goes when this process exits. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  if (folders.push(folder) === 1) process.once("exit", removeFolders);
  return folder;
}

function removeFolders(): void {
  // What this process started may be writing still.
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
