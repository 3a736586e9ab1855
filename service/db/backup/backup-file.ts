import { createHash } from "node:crypto";
import { createReadStream, existsSync, renameSync, rmSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import * as z from "zod/mini";
import { syncPath } from "../embedded/synced-files.ts";
import { BackupError, errorText } from "../errors.ts";
import { lines } from "./lines.ts";

// A backup is gzip'd lines of JSON: a header, the rows of each of its tables in turn, and an end with a
// checksum of every byte before it. A row is PostgreSQL's own JSON of it and is never parsed here, so that
// no number loses a digit.

const FORMAT = "job-postings backup";
const VERSION = 1;

const header = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  takenAt: z.string(),
  /** The migrations that had made the schema. */
  schema: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  sequences: z.array(z.object({ name: z.string(), value: z.int(), used: z.boolean() })),
});

const end = z.object({ end: z.literal(FORMAT), rows: z.int(), sha256: z.string() });

export type BackupHeader = Omit<z.infer<typeof header>, "format" | "version">;

/**
 * Writes a backup under a name that nothing has yet; it gets that name when it is complete and on the disk.
 * Only its owner can read it. `rows` are JSON, in batches.
 * @throws BackupError
 */
export async function writeBackupFile(
  file: string,
  content: BackupHeader,
  rows: AsyncIterable<string[]>,
): Promise<void> {
  const unfinished = `${file}.unfinished`;
  refuseToOverwrite(file);
  try {
    rmSync(unfinished, { force: true });
    const handle = await open(unfinished, "wx", 0o600);
    const { ino } = await handle.stat();
    // A concurrent backup to the same name replaces the file.
    const isOurs = () => statSync(unfinished, { throwIfNoEntry: false })?.ino === ino;
    try {
      const text = Readable.from(backupText(content, rows), { objectMode: false });
      await pipeline(text, createGzip({ level: 1 }), async (chunks) => {
        for await (const chunk of chunks) await handle.appendFile(chunk as Buffer);
      });
      await handle.sync();
      refuseToOverwrite(file);
      if (!isOurs()) throw new BackupError(alsoBegun(file));
      renameSync(unfinished, file);
      syncPath(path.dirname(file));
    } finally {
      if (isOurs()) rmSync(unfinished);
      await handle.close();
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw notWritten(file, error);
  }
}

export const notWritten = (file: string, cause: unknown): BackupError =>
  new BackupError(`The backup was not written to ${file}: ${errorText(cause)}`, { cause });

/** @throws BackupError */
export function refuseToOverwrite(file: string): void {
  if (!existsSync(file)) return;
  throw new BackupError(
    `There is a file ${file} already; it was left as it is. Choose a new name.`,
  );
}

const alsoBegun = (file: string) =>
  `Another backup to ${file} began after this one, which stopped. Choose a new name.`;

async function* backupText(
  content: BackupHeader,
  batches: AsyncIterable<string[]>,
): AsyncGenerator<string> {
  const hash = createHash("sha256");
  let rows = 0;
  const hashed = (text: string) => {
    hash.update(text);
    return text;
  };
  yield hashed(`${JSON.stringify({ format: FORMAT, version: VERSION, ...content })}\n`);
  for await (const batch of batches) {
    rows += batch.length;
    yield hashed(batch.map((row) => `${row}\n`).join(""));
  }
  yield `${JSON.stringify({ end: FORMAT, rows, sha256: hash.digest("hex") })}\n`;
}

/** Rows of one table as they are read; the whole file is good only when the last one has come. */
export interface RowBatch {
  table: string;
  rows: string[];
}

/** What goes into one statement at most. */
const BATCH = { rows: 500, characters: 1_000_000 };

/**
 * Reads a backup, first its header, then rows; at the end it has compared counts and checksum.
 * @throws BackupError when it is no backup, of another format, cut short or damaged
 */
export async function* readBackupFile(file: string): AsyncGenerator<BackupHeader | RowBatch> {
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip());
  source.once("error", (error) => unzipped.destroy(error));
  try {
    yield* readLines(file, unzipped);
  } catch (error) {
    throw explained(file, error);
  } finally {
    source.destroy();
  }
}

async function* readLines(
  file: string,
  bytes: AsyncIterable<Buffer>,
): AsyncGenerator<BackupHeader | RowBatch> {
  const hash = createHash("sha256");
  const all = lines(bytes);
  const next = async () => {
    const result: IteratorResult<string, unknown> = await all.next();
    if (result.done) throw new BackupError(cutShort(file));
    return result.value;
  };
  const first = await next();
  const content = readHeader(file, first);
  hash.update(`${first}\n`);
  yield content;
  let total = 0;
  for (const { name, rows: expected } of content.tables) {
    let batch: string[] = [];
    let size = 0;
    for (let row = 1; row <= expected; row++) {
      const line = await next();
      hash.update(`${line}\n`);
      batch.push(line);
      size += line.length;
      total += 1;
      if (row < expected && batch.length < BATCH.rows && size < BATCH.characters) continue;
      yield { table: name, rows: batch };
      batch = [];
      size = 0;
    }
  }
  const last = end.safeParse(parsed(await next()));
  const whole = last.success && last.data.rows === total;
  if (!whole || last.data.sha256 !== hash.digest("hex") || !(await all.next()).done) {
    throw new BackupError(damaged(file, "its checksum is not that of its rows"));
  }
}

function readHeader(file: string, line: string): BackupHeader {
  const value = parsed(line);
  const { format, version } = (value ?? {}) as { format?: unknown; version?: unknown };
  if (format !== FORMAT) throw new BackupError(foreign(file));
  if (version !== VERSION) {
    throw new BackupError(
      `${file} is a backup of format ${String(version)}; this version reads format ${VERSION}. Nothing was restored.`,
    );
  }
  const result = header.safeParse(value);
  if (!result.success) throw new BackupError(damaged(file, "its first line is not complete"));
  return result.data;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const foreign = (file: string) =>
  `${file} is no backup made by npm run admin -- backup. Nothing was restored.`;

const cutShort = (file: string) =>
  `${file} is cut short. Nothing was restored; use another backup.`;

const damaged = (file: string, reason: string) =>
  `${file} is damaged: ${reason}. Nothing was restored; use another backup.`;

function explained(file: string, error: unknown): BackupError {
  if (error instanceof BackupError) return error;
  const { code = "" } = error as NodeJS.ErrnoException;
  if (code === "Z_BUF_ERROR") return new BackupError(cutShort(file));
  if (code.startsWith("Z_")) {
    const noGzip = errorText(error) === "incorrect header check";
    return new BackupError(noGzip ? foreign(file) : damaged(file, "it cannot be unpacked"));
  }
  if (code === "ENOENT") return new BackupError(`There is no file ${file}.`);
  return new BackupError(`${file} cannot be read: ${errorText(error)}`, { cause: error });
}
