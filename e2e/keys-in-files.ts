import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { FullConfig } from "@playwright/test";
import { unzipSync, zipSync } from "fflate";

/** A key of our service. */
const OWN_KEY = String.raw`jobs_[\w-]{43}`;

/** Where Playwright writes without an option that says where. */
const DEFAULTS = ["playwright-report", "blob-report"];

/** The variables with which an option of a reporter is set. */
const OUTPUT = /^PLAYWRIGHT_\w+_(OUTPUT_(DIR|FILE|NAME)|REPORT)$/;

/** A text without the keys of this run. */
export const withoutKeys = (text: string): string => text.replace(keyPattern(), "jobs_***");

/** A key as it is, in a URL, and in JSON, also in JSON that is text in JSON. */
function keyPattern(): RegExp {
  const keys = [process.env.API_KEY, process.env.OTHER_API_KEY].filter((key) => key);
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
  const forms = keys.flatMap((key) => {
    const text = String(key);
    return [inJson(inJson(text)), inJson(text), text, encodeURIComponent(text)];
  });
  const escaped = forms.map((form) => form.replaceAll(/[^\w]/g, String.raw`\$&`));
  return new RegExp([...escaped, OWN_KEY].join("|"), "g");
}

/**
 * Removes the keys from traces, screenshots and reports as the run ends, after every reporter, whichever was chosen.
 */
export function removeKeysAtExit(config: FullConfig): void {
  const started = Date.now();
  process.once("exit", () => {
    for (const place of placesOf(config)) removeKeysFrom(place, started);
  });
}

/** The folders and files that a run writes. */
function placesOf({ projects, reporter, configFile = "" }: FullConfig): string[] {
  const options = reporter.flatMap(([, given]) => Object.entries((given ?? {}) as object));
  const places = [
    ...DEFAULTS,
    ...projects.map(({ outputDir }) => outputDir),
    ...options.filter(([name]) => /^output(Dir|File|Folder)$/.test(name)).map(([, place]) => place),
    ...Object.entries(process.env).flatMap(([name, place]) => (OUTPUT.test(name) ? place : [])),
  ];
  return places
    .filter((place): place is string => typeof place === "string" && place !== "")
    .map((place) => path.resolve(path.dirname(configFile), place));
}

/** Removes the keys from a file, or from all in a folder, that was written since. */
export function removeKeysFrom(place: string, since: number): void {
  const stat = statSync(place, { throwIfNoEntry: false });
  if (stat?.isDirectory())
    for (const name of readdirSync(place)) removeKeysFrom(path.join(place, name), since);
  if (!stat?.isFile() || stat.mtimeMs < since) return;
  try {
    const content = readFileSync(place);
    const clean = cleaned(content);
    if (clean !== content) writeFileSync(place, clean);
  } catch (error) {
    // A trace that was cut off: it cannot be read, and its end may still hold the key.
    rmSync(place, { force: true });
    process.stderr.write(
      `${place} is deleted: keys cannot be removed from it (${String(error)}).\n`,
    );
  }
}

/** The content without keys; itself when there are none. A trace is an archive, and an HTML report has one as Base64. */
function cleaned(content: Buffer): Buffer {
  if (content.subarray(0, 4).toString("latin1") === "PK\u0003\u0004")
    return cleanedArchive(content);
  const text = content.toString("latin1");
  const clean = withoutKeys(text).replaceAll(
    /(?<=data:application\/zip;base64,)[\w+/=]+/g,
    (archive) => cleaned(Buffer.from(archive, "base64")).toString("base64"),
  );
  return clean === text ? content : Buffer.from(clean, "latin1");
}

function cleanedArchive(content: Buffer): Buffer {
  const files = Object.entries(unzipSync(content)).map(([name, bytes]) => {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const clean = cleaned(file);
    return { name, clean, isClean: clean === file };
  });
  if (files.every(({ isClean }) => isClean)) return content;
  return Buffer.from(
    zipSync(Object.fromEntries(files.map(({ name, clean }) => [name, clean])), { level: 1 }),
  );
}
