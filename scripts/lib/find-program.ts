import { existsSync } from "node:fs";
import path from "node:path";

/**
 * The absolute path of an installed program.
 * @throws Error with a sentence when there is none
 */
export function findProgram(name: string): string {
  const folders = [...(process.env["PATH"] ?? "").split(path.delimiter), "/usr/sbin"];
  const file = folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
  if (file) return file;
  throw new Error(
    `${name} is needed. Install it: sudo apt-get install ${name}, brew install ${name}.`,
  );
}
