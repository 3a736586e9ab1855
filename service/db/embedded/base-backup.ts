import { constants, readdirSync, rmSync } from "node:fs";
import { copyFile, cp, mkdtemp, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Database } from "../database.ts";

// PostgreSQL's own base backup: the files are copied while the engine writes them, and the write-ahead log
// from the beginning of the copy to its end makes them those of one moment.

/** How the names of copies begin, beside the database's files. */
const COPY = "postgresql.copy";

/** What pg_basebackup leaves out, and what is copied last. */
const LEFT_OUT =
  /^(pg_wal|pg_replslot|pg_stat_tmp)\/.|\/pgsql_tmp|\/pg_internal\.init|^postmaster\.|^global\/pg_control$/;

/** Keeps the write-ahead log while the files are copied. A start of the engine drops it. */
const SLOT = "base_backup";

/** Bytes beyond the size of the files: for what is written meanwhile, and by the engine on the copy. */
const SPARE = 64 * 1024 * 1024;

/** Whether the disk has room for a copy of the database. */
export async function hasRoom(db: Database, files: string): Promise<boolean> {
  const [size] = await db.query<{ bytes: number }>({
    text: `SELECT ((SELECT sum(pg_database_size(oid)) FROM pg_database) +
      (SELECT sum(size) FROM pg_ls_waldir()))::int8 AS bytes`,
  });
  const { bavail, bsize } = await statfs(files);
  return bavail * bsize > (size?.bytes ?? 0) + SPARE;
}

/** Copies the files of a running engine into a new directory, which it returns. One copy is made at a time. */
export async function copyFiles(db: Database, files: string): Promise<string> {
  const copy = await mkdtemp(path.join(path.dirname(files), COPY));
  try {
    await db.query({
      text: `SELECT pg_create_physical_replication_slot('${SLOT}', true, true)`,
    });
    try {
      await copyConsistently(db, files, copy);
    } finally {
      await db.query({ text: `SELECT pg_drop_replication_slot('${SLOT}')` });
    }
    return copy;
  } catch (error) {
    rmSync(copy, { recursive: true });
    throw error;
  }
}

async function copyConsistently(db: Database, files: string, copy: string): Promise<void> {
  const copyNames = (isCopied: (name: string) => boolean) =>
    cp(files, copy, {
      recursive: true,
      // Takes neither time nor room on a file system that shares blocks.
      mode: constants.COPYFILE_FICLONE,
      filter: (source) => isCopied(path.relative(files, source)),
    });
  const [start] = await db.query<{ log: string }>({
    text: "SELECT pg_walfile_name(pg_backup_start('copy', true)) AS log",
  });
  const copied = await copyNames((name) => !LEFT_OUT.test(name)).catch((error: Error) => error);
  // In a transaction, so that no checkpoint writes the control file while it is copied.
  await db.transaction(async (tx) => {
    const [end] = await tx.query<{ label: string }>({
      text: "SELECT labelfile AS label FROM pg_backup_stop(false)",
    });
    if (copied) throw copied;
    await copyFile(path.join(files, "global/pg_control"), path.join(copy, "global/pg_control"));
    await writeFile(path.join(copy, "backup_label"), end?.label ?? "");
  });
  const first = path.join("pg_wal", start?.log ?? "");
  const isNeeded = (name: string) => /[0-9A-F]{24}$/.test(name) && name >= first;
  await copyNames((name) => name === "" || name === "pg_wal" || isNeeded(name));
}

/** Removes the copies that a killed process left. */
export function removeCopies(directory: string): void {
  for (const name of readdirSync(directory).filter((entry) => entry.startsWith(COPY)))
    rmSync(path.join(directory, name), { recursive: true });
}
