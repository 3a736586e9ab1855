// Tells whether the dashboard's build is up to date.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { LANGUAGES } from "../messages/languages.ts";

/** Where a finished build leaves its hash. */
export const BUILD_RECORD = "dist/build.json";

/** Everything that the build is made of. The lock file stands for the packages. */
const INPUTS = [
  "contract",
  "index.html",
  "messages",
  "package-lock.json",
  "package.json",
  "public",
  "project.inlang/settings.json",
  "scripts/build",
  "scripts/messages",
  "src",
  "tsconfig.json",
  "vite.config.ts",
];

/** Tests are in no build, and compiled messages follow from `messages/`. */
const LEFT_OUT = /\.test\.tsx?$|^paraglide\b|i18n\/paraglide\/|en-XA\.json$/;

/** One hash over the names and contents of the build's inputs, and its languages. */
export function hashInputs(root: string): string {
  const hash = createHash("sha256").update(LANGUAGES.join("\0"));
  for (const file of INPUTS.flatMap((input) => filesOf(root, input))) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** Whether `dist` holds a finished build of the inputs as they are now. */
export function isFresh(root: string): boolean {
  const record = path.join(root, BUILD_RECORD);
  if (!existsSync(record)) return false;
  return readFileSync(record, "utf8") === buildRecord(hashInputs(root));
}

/** What {@link BUILD_RECORD} holds. */
export function buildRecord(hash: string): string {
  return `${JSON.stringify({ inputs: hash })}\n`;
}

function filesOf(root: string, input: string): string[] {
  const full = path.join(root, input);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [input];
  return readdirSync(full, { recursive: true, encoding: "utf8" })
    .filter(
      (file) => !LEFT_OUT.test(path.join(input, file)) && statSync(path.join(full, file)).isFile(),
    )
    .map((file) => path.join(input, file))
    .toSorted();
}
