import { execFile } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { columnTypes } from "../column-types.ts";
import type { Database, EmbeddedLocation, Prepare, Warn } from "../database.ts";
import { isDiskFull, errorText } from "../errors.ts";
import { poolDatabase } from "../pool-database.ts";
import {
  checkFiles,
  damaged,
  refusedAccess,
  refusedUser,
  refuseForeign,
  refuseOthers,
} from "./check-files.ts";
import { copyFiles, hasRoom, removeCopies } from "./base-backup.ts";
import { startEngine } from "./engine.ts";
import { lockDirectory } from "./lock.ts";
import { startMaintenance } from "./maintenance.ts";
import { syncPath, syncTree } from "./synced-files.ts";
import { type EngineThread, startThread } from "./thread.ts";
import type { EngineFiles } from "./worker.ts";

const run = promisify(execFile);

/** How the names begin under which the files of a new database are made. */
const UNFINISHED = "postgresql.new";

/** @throws an Error with a sentence where there is no database in the directory; nothing has been touched */
export function requireFiles(dataDir: string): void {
  const directory = path.resolve(dataDir);
  refuseForeign(directory);
  if (existsSync(path.join(directory, "postgresql"))) return;
  throw new Error(
    `There is no installation in ${directory}. Is DATA_DIR another one, or DATABASE_URL missing? npm run admin -- add-employer makes one here.`,
  );
}

/**
 * Opens the embedded database in a directory, which is locked as long as it is open.
 * @throws an Error with a sentence when another process has it or its files are damaged; nothing is
 *   put in their place
 */
export async function openEmbedded(
  { dataDir, unsynced = false }: EmbeddedLocation,
  warn: Warn,
  prepare: Prepare,
): Promise<Database> {
  const directory = path.resolve(dataDir);
  let unlock: (() => void) | undefined;
  try {
    refuseForeign(directory);
    refuseOthers(directory);
    makeDirectory(directory);
    unlock = lockDirectory(directory);
    removeCopies(directory);
    const files = path.join(directory, "postgresql");
    if (existsSync(files)) checkFiles(files);
    // The engine makes its files readable to everybody.
    chmodSync(directory, 0o700);
    const db = await open(files, unsynced, warn, prepare);
    let closing: Promise<void> | undefined;
    return { ...db, close: () => (closing ??= db.close().then(unlock)) };
  } catch (error) {
    unlock?.();
    throw refusedAccess(directory, error) ?? error;
  }
}

async function open(
  files: string,
  unsynced: boolean,
  warn: Warn,
  prepare: Prepare,
): Promise<Database> {
  if (!existsSync(files)) await initialise(files);
  const db = await connect(files, unsynced, warn);
  try {
    await prepare(db);
  } catch (error) {
    await db.close();
    throw error;
  }
  const stopMaintenance = startMaintenance(db, warn);
  let copied: Promise<unknown> = Promise.resolve();
  return {
    ...db,
    onCopy: (work) => {
      const result = copied.then(() => onCopy(db, files, warn, work));
      // One copy at a time, and `close` waits for it.
      copied = result.catch(() => {});
      return result;
    },
    async close() {
      stopMaintenance();
      await copied;
      await db.close();
    },
  };
}

async function connect(files: string, unsynced: boolean, warn: Warn): Promise<Database> {
  const engine = await startEngine(
    () => start({ directory: files, unsynced }),
    (error) => warn("The embedded database stopped and will start again", error),
  );
  const pool = new pg.Pool({
    stream: engine.connect,
    max: 1,
    idleTimeoutMillis: 0,
    // A caller that waits this long for the one connection holds it itself, in a transaction.
    connectionTimeoutMillis: 30_000,
    user: "postgres",
    database: "postgres",
    types: columnTypes,
  });
  const db = poolDatabase("embedded", pool, { warn });
  return {
    ...db,
    async close() {
      await db.close();
      await engine.close();
    },
  };
}

/** Runs `work` on a copy, which a second engine reads, or where there is no room for one on the database. */
async function onCopy<T>(
  db: Database,
  files: string,
  warn: Warn,
  work: (copy: Database) => Promise<T>,
): Promise<T> {
  if (!(await hasRoom(db, files))) {
    warn("The disk has no room for a copy of the database, so that requests wait for the backup");
    return work(db);
  }
  const directory = await copyFiles(db, files);
  try {
    const copy = await connect(directory, true, warn);
    try {
      return await work(copy);
    } finally {
      await copy.close();
    }
  } finally {
    await rm(directory, { recursive: true });
  }
}

/** Makes a directory whose name, and those of the new ones above it, outlive a power cut. */
function makeDirectory(directory: string): void {
  const first = mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  let made = directory;
  do {
    made = path.dirname(made);
    syncPath(made);
  } while (made !== path.dirname(first));
}

/** Makes the files beside their place and moves them there when they are complete and on the disk. */
async function initialise(files: string): Promise<void> {
  const directory = path.dirname(files);
  removeAttempts(directory);
  const unfinished = mkdtempSync(path.join(directory, UNFINISHED));
  try {
    await runInitialise(unfinished);
    syncTree(unfinished);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw isDiskFull(error) ? diskFull(files, error) : error;
  }
  renameSync(unfinished, files);
  syncPath(directory);
}

/**
 * Removes what earlier starts were killed over. The process that each had begun may still be at work: it
 * finds nothing any more once the name is another.
 */
function removeAttempts(directory: string): void {
  for (const name of readdirSync(directory).filter((entry) => entry.startsWith(UNFINISHED))) {
    const abandoned = mkdtempSync(path.join(directory, UNFINISHED));
    renameSync(path.join(directory, name), abandoned);
    rmSync(abandoned, { recursive: true });
  }
}

async function runInitialise(directory: string): Promise<void> {
  const script = path.join(import.meta.dirname, "initialise.js");
  try {
    await run(process.execPath, [script, directory]);
  } catch (error) {
    const { stderr = "" } = error as { stderr?: string };
    throw new Error(`A new database could not be made in ${directory}: ${stderr}`, {
      cause: error,
    });
  }
}

async function start(files: EngineFiles): Promise<EngineThread> {
  const { directory } = files;
  checkFiles(directory);
  // Left by a killed process. No other process uses these files: the directory is locked.
  const pidFile = path.join(directory, "postmaster.pid");
  rmSync(pidFile, { force: true });
  try {
    return await startThread(files);
  } catch (error) {
    rmSync(pidFile, { force: true });
    throw notOpened(directory, error);
  }
}

function notOpened(files: string, error: unknown): Error {
  if (isDiskFull(error)) return diskFull(files, error);
  if (/permission denied/i.test(errorText(error))) {
    return refusedUser(path.dirname(files), files, error);
  }
  return new Error(damaged(files, `PostgreSQL says: ${errorText(error)}`), { cause: error });
}

function diskFull(files: string, cause: unknown): Error {
  return new Error(
    `The disk that holds ${files} is full. Nothing was lost. Make room and start again.`,
    { cause },
  );
}
