import path from "node:path";
import { fileURLToPath } from "node:url";

/** Absolute path of the repository. */
export const ROOT = path.resolve(fileURLToPath(new URL("../..", import.meta.url)));

/** Absolute path of a command that a package brings. */
export function packageCommand(name: string): string {
  return path.join(ROOT, "node_modules", ".bin", name);
}
