import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

// PostgreSQL notices damage while it starts, when it has already written to its files. What can be seen
// without starting it is looked at before.

/** The PostgreSQL inside PGlite; the files of another major version cannot be read. */
const MAJOR = "18";

/** The database that is opened, by the number that every PostgreSQL gives it. */
const DATABASE = "base/5";

/** Some are empty, and lost where a copy leaves empty directories out. */
const DIRECTORIES = `base global pg_commit_ts pg_dynshmem pg_logical/mappings pg_logical/snapshots
  pg_multixact/members pg_multixact/offsets pg_notify pg_replslot pg_serial pg_snapshots pg_stat
  pg_stat_tmp pg_subtrans pg_tblspc pg_twophase pg_wal pg_xact ${DATABASE}`.split(/\s+/);

/** Each ends in a CRC-32C of the bytes before it, at this place. */
const CHECKED = { "global/pg_filenode.map": 520, [`${DATABASE}/pg_filenode.map`]: 520 };

const CONTROL = "global/pg_control";
/** Of PostgreSQL 18's ControlFileData: where the checksum is, and what the log is needed from. */
const CONTROL_OFFSETS = { crc: 292, checkpoint: 32, redo: 40, timeline: 48 };

/** Bytes of one file of the write-ahead log. */
const SEGMENT = 16n * 1024n * 1024n;

/** Names that may be in a DATA_DIR before there is a database in it. */
const HARMLESS = /^(\.|lost\+found$|lock$|admin\.sock$|postgresql\.(new|copy)|demo-api-key$)/;

/**
 * Refuses a directory that holds other files and no database.
 * @throws an Error with a sentence; nothing has been touched
 */
export function refuseForeign(directory: string): void {
  const found = statSync(directory, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isDirectory()) {
    throw new Error(`DATA_DIR is ${directory}, which is a file. Choose a directory.`);
  }
  const names = readdirSync(directory);
  // A directory of another program may hold a `postgresql` as well. This service's has PG_VERSION in it or, where
  // damage took that, the lock beside it.
  const opened = names.includes("lock") && names.includes("postgresql");
  const other = names.find((name) => !HARMLESS.test(name));
  if (opened || other === undefined || existsSync(path.join(directory, "postgresql/PG_VERSION"))) {
    return;
  }
  throw new Error(
    `DATA_DIR is ${directory}, which holds "${other}" and no database of this service. Nothing was changed there. Choose an empty or a new directory.`,
  );
}

/**
 * Refuses files of another user, as PostgreSQL does: what root makes among them, their owner could not read.
 * @throws an Error with a sentence; nothing has been touched
 */
export function refuseOthers(directory: string): void {
  const files = path.join(directory, "postgresql");
  const owner = statSync(files, { throwIfNoEntry: false })?.uid;
  // Windows knows no such users.
  const user = process.geteuid?.();
  if (owner !== undefined && user !== undefined && owner !== user)
    throw refusedUser(directory, files);
}

/**
 * Looks whether the database's files are complete, as far as it shows before they are opened.
 * @throws an Error with a sentence; nothing has been touched
 */
export function checkFiles(files: string): void {
  const damage = firstDamage(files);
  if (damage) throw new Error(damaged(files, damage));
}

/** The message about damaged files: what is wrong, and what to do. */
export function damaged(files: string, reason: string): string {
  return `The database in ${files} is damaged and was not opened: ${reason}. Nothing was put in its place. Restore a backup into a new directory (DATA_DIR=NEW npm run admin -- restore --from FILE), or put back a copy of this one.`;
}

function firstDamage(files: string): string | undefined {
  const version = read(files, "PG_VERSION")?.toString().trim();
  // PGlite would initialise a directory without this file, over whatever else is there.
  if (!version) return "its file PG_VERSION is missing or empty";
  if (!/^\d+$/.test(version)) return "its file PG_VERSION holds no version";
  if (version !== MAJOR) {
    throw new Error(
      `The database in ${files} is of PostgreSQL ${version}; this version of the service reads ${MAJOR}. Nothing was changed. Take a backup with the version of the service that made it (npm run admin -- backup --to FILE), and restore that into a new directory.`,
    );
  }
  const missing = DIRECTORIES.find((name) => !isDirectory(path.join(files, name)));
  if (missing !== undefined) return `its directory ${missing} is missing`;
  for (const [name, end] of Object.entries(CHECKED)) {
    const content = read(files, name);
    if (!content) return `its file ${name} is missing`;
    if (!endsInChecksum(content, end)) return `its file ${name} does not match its checksum`;
  }
  const control = read(files, CONTROL);
  if (!control) return `its file ${CONTROL} is missing`;
  if (!endsInChecksum(control, CONTROL_OFFSETS.crc)) {
    return `its file ${CONTROL} does not match its checksum`;
  }
  const segment = neededLog(control).find((name) => sizeOf(path.join(files, name)) !== SEGMENT);
  return segment && `its log ${segment}, from which it recovers, is missing or cut short`;
}

/** The files of the write-ahead log without which PostgreSQL cannot start. */
function neededLog(control: Buffer): string[] {
  const hex = (value: bigint | number) => value.toString(16).toUpperCase().padStart(8, "0");
  const timeline = control.readUInt32LE(CONTROL_OFFSETS.timeline);
  return [CONTROL_OFFSETS.redo, CONTROL_OFFSETS.checkpoint].map((offset) => {
    const number = control.readBigUInt64LE(offset) / SEGMENT;
    return `pg_wal/${hex(timeline)}${hex(number / 256n)}${hex(number % 256n)}`;
  });
}

function endsInChecksum(content: Buffer, end: number): boolean {
  return (
    content.length >= end + 4 && content.readUInt32LE(end) === crc32c(content.subarray(0, end))
  );
}

/** The checksum of PostgreSQL's own files (Castagnoli's polynomial). */
function crc32c(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0x82f63b78 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function read(files: string, name: string): Buffer | undefined {
  try {
    return readFileSync(path.join(files, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

const isDirectory = (name: string) =>
  statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false;

const sizeOf = (name: string) =>
  statSync(name, { throwIfNoEntry: false, bigint: true })?.size ?? 0n;

/** A sentence for a directory or file that this process may not use; `undefined` for another error. */
export function refusedAccess(directory: string, error: unknown): Error | undefined {
  const { code, path: name = directory } = error as NodeJS.ErrnoException;
  if (code === "EROFS") {
    return new Error(`${name} is on a disk that can only be read. Choose another DATA_DIR.`, {
      cause: error,
    });
  }
  return code === "EACCES" || code === "EPERM" ? refusedUser(directory, name, error) : undefined;
}

/** The message to a user who may not use the directory, or would create files that its owner may not use. */
export function refusedUser(directory: string, name: string, cause?: unknown): Error {
  const user = process.geteuid?.();
  if (!existsSync(directory)) {
    const parent = nearestFolder(directory);
    return new Error(
      `DATA_DIR is ${directory}, which does not exist, and user ${user}, as whom the service runs, may not make it in ${parent}. Nothing was changed. Make it as an administrator (install -d -o ${user} -m 700 ${directory}), or choose another DATA_DIR.`,
      { cause },
    );
  }
  return new Error(
    `The service runs as user ${user}, who may not use ${name}. Nothing was changed. Start it as the owner of DATA_DIR, give the directory to that user (chown -R ${user} ${directory}), or choose another DATA_DIR.`,
    { cause },
  );
}

/** The folder above a path that exists. */
function nearestFolder(name: string): string {
  const parent = path.dirname(name);
  return existsSync(parent) ? parent : nearestFolder(parent);
}
