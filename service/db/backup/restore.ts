import type { EmbeddedLocation, PostgresqlLocation, Queryable } from "../database.ts";
import { openDatabase } from "../opening/open-database.ts";
import { BackupError } from "../errors.ts";
import { lockOutServices } from "../service-lock.ts";
import { beginTimeLine } from "../time-line.ts";
import { WITHOUT_HISTORY } from "../write-origin.ts";
import { beginMigration } from "../migrate.ts";
import { type Migration, readMigrations } from "../migration-file.ts";
import { runMigration } from "../run-migration.ts";
import { type BackupHeader, readBackupFile, type RowBatch } from "./backup-file.ts";
import { copiedTables, countRows, readSequences, type Table } from "../tables.ts";

/** The part of the work that reading the file for the first time is. */
const FIRST_READING = 0.2;

/** The last of the migrations from before the first release, which made the same tables as its first one. */
const LAST_UNRELEASED = "0021_undoing.sql";

export interface Restoring {
  /** Called with the progress, from 0 to 1. */
  progress?: (done: number) => void;
  /** The directory of the migrations, for tests. */
  migrations?: URL;
}

/**
 * Puts what a backup holds into an installation that holds nothing, all of it or nothing, and brings its
 * schema up to date; it begins a new time line. Returns how many rows of each table there are.
 * @throws BackupError when the file is not whole, or the installation is not empty
 */
export async function restore(
  location: EmbeddedLocation | PostgresqlLocation,
  file: string,
  { progress = () => {}, migrations }: Restoring = {},
): Promise<Record<string, number>> {
  // Read to its end first: for a file that is not whole, no database is touched.
  await readRows(
    file,
    async () => {},
    (done) => progress(done * FIRST_READING),
  );
  let counts: Record<string, number> = {};
  const db = await openDatabase(location, undefined, (opened) =>
    opened.transaction(async (tx) => {
      await lockOutServices(
        tx,
        "Stop it first, and restore into an empty database. Nothing was restored.",
      );
      await tx.query(WITHOUT_HISTORY);
      let tables: Table[] = [];
      const load = async (part: BackupHeader | RowBatch) => {
        if ("rows" in part) await insert(tx, tables, part);
        else tables = await prepareSchema(tx, part, migrations);
      };
      const header = await readRows(file, load, (done) =>
        progress(FIRST_READING + done * (1 - FIRST_READING)),
      );
      counts = await finish(tx, header, tables);
      for (const migration of await readMigrations(migrations)) await runMigration(tx, migration);
      await beginTimeLine(tx);
      // Without statistics, lists and searches sort the whole table.
      const names = (await copiedTables(tx)).map(({ name }) => name);
      await tx.query({ text: `ANALYZE ${names.join(", ")}` });
    }),
  );
  await db.close();
  return counts;
}

/** Hands each part of the file on; answers its header. */
async function readRows(
  file: string,
  take: (part: BackupHeader | RowBatch) => Promise<void>,
  progress: (done: number) => void,
): Promise<BackupHeader> {
  let header: BackupHeader | undefined;
  let total = 0;
  let done = 0;
  for await (const part of readBackupFile(file)) {
    await take(part);
    if ("rows" in part) {
      done += part.rows.length;
      progress(done / total);
    } else {
      header = part;
      total = part.tables.reduce((sum, { rows }) => sum + rows, 0);
    }
  }
  if (!header) throw new BackupError(`${file} is empty.`);
  return header;
}

/** Creates the schema of the backup; returns its tables, locked against other writers. */
async function prepareSchema(
  tx: Queryable,
  { schema: named, tables: expected }: BackupHeader,
  migrations: URL | undefined,
): Promise<Table[]> {
  const known = await readMigrations(migrations);
  const schema =
    named.at(-1) === LAST_UNRELEASED ? known.slice(0, 1).map(({ name }) => name) : named;
  const unknown = schema.find((name, index) => name !== known[index]?.name);
  if (unknown !== undefined) {
    throw new BackupError(
      `The backup is of another version of the service, which has the migration ${unknown}; this one does not. Restore it with a version that has it. Nothing was restored.`,
    );
  }
  const applied = await beginMigration(tx);
  const wanted = new Set(schema);
  const newer = [...applied.keys()].find((name) => !wanted.has(name));
  const tables =
    newer === undefined
      ? await migrated(tx, known.slice(0, schema.length))
      : await copiedTables(tx);
  await refuseUnlessEmpty(tx, tables);
  if (newer !== undefined) {
    throw new BackupError(
      `This installation has other tables than the backup was made of (${newer}). Restore it into a new DATA_DIR or a new database, where they are made and brought up to date. Nothing was restored.`,
    );
  }
  const shape = (all: { name: string; columns: string[] }[]) =>
    all
      .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`))
      .toSorted((a, b) => (a < b ? -1 : 1))
      .join();
  if (shape(tables) !== shape(expected)) {
    throw new BackupError(
      "The tables of this installation are not those of the backup. Restore it into a new DATA_DIR or a new database. Nothing was restored.",
    );
  }
  return tables;
}

async function migrated(tx: Queryable, migrations: Migration[]): Promise<Table[]> {
  for (const migration of migrations) await runMigration(tx, migration);
  return copiedTables(tx);
}

async function refuseUnlessEmpty(tx: Queryable, tables: Table[]): Promise<void> {
  const names = tables.map(({ name }) => name).join(", ");
  await tx.query({ text: `LOCK TABLE ${names} IN SHARE ROW EXCLUSIVE MODE` });
  for (const [name, count] of await countRows(tx, tables)) {
    if (count === 0) continue;
    throw new BackupError(
      `This installation is not empty (${name}: ${count}), and restoring never mixes or replaces. Choose a new DATA_DIR or an empty database. Nothing was restored.`,
    );
  }
}

/** Columns are named by the database and never by the file. */
async function insert(tx: Queryable, tables: Table[], { table, rows }: RowBatch): Promise<void> {
  const columns = tables.find(({ name }) => name === table)?.columns.join(", ");
  if (columns === undefined) throw new BackupError(`There is no table ${table} to restore.`);
  await tx.query({
    text: `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
      SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::json)`,
    values: [`[${rows.join(",")}]`],
  });
}

async function finish(
  tx: Queryable,
  { tables: expected, sequences }: BackupHeader,
  tables: Table[],
): Promise<Record<string, number>> {
  const counts = await countRows(tx, tables);
  const missing = expected.find(({ name, rows }) => counts.get(name) !== rows);
  if (missing)
    throw new BackupError(`Not all rows of ${missing.name} arrived. Nothing was restored.`);
  const names = new Set((await readSequences(tx)).map(({ name }) => name));
  for (const { name, value, used } of sequences) {
    if (!names.has(name)) throw new BackupError(`There is no sequence ${name} to restore.`);
    await tx.query({ text: "SELECT setval($1::regclass, $2, $3)", values: [name, value, used] });
  }
  return Object.fromEntries(counts);
}
