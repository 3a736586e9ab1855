import type { Database, Queryable } from "../database.ts";
import { BackupError } from "../errors.ts";
import { NO_TIMEOUT } from "../no-timeout.ts";
import { notWritten, refuseToOverwrite, writeBackupFile } from "./backup-file.ts";
import { COPIED, copiedTables, countRows, readSequences, type Table } from "../tables.ts";

/** Rows that are in memory at once: of the largest descriptions, some hundred megabytes. */
const BATCH = 50;

/**
 * Writes all that the database holds at one moment to a new file, which `restore` reads on either engine.
 * Other callers go on while it is written. Returns the number of rows per table.
 * @throws BackupError
 */
export async function backUp(
  db: Database,
  file: string,
  progress: (done: number) => void = () => {},
): Promise<Record<string, number>> {
  refuseToOverwrite(file);
  const write = (source: Database) => writeRows(source, file, progress);
  if (!db.onCopy) return write(db);
  try {
    return await db.onCopy(write);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw notWritten(file, error);
  }
}

function writeRows(
  db: Database,
  file: string,
  progress: (done: number) => void,
): Promise<Record<string, number>> {
  return db.transaction(async (tx) => {
    await tx.query({ text: "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY" });
    await tx.query(NO_TIMEOUT);
    await tx.query({ text: "SET LOCAL bytea_output = 'hex'" });
    const applied = await tx.query<{ name: string }>({
      text: "SELECT name FROM schema_migrations ORDER BY name",
    });
    const tables = await copiedTables(tx);
    const missing = COPIED.find((copied) => !tables.some(({ name }) => name === copied));
    if (missing !== undefined)
      throw new BackupError(`This database has no table ${missing}. Nothing was written.`);
    const counts = await countRows(tx, tables);
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const content = {
      takenAt: new Date().toISOString(),
      schema: applied.map(({ name }) => name),
      tables: tables.map(({ name, columns }) => ({ name, columns, rows: counts.get(name) ?? 0 })),
      // They are of no transaction and may be ahead of the rows, never behind them.
      sequences: await readSequences(tx),
    };
    let done = 0;
    async function* rows() {
      for (const table of tables) {
        for await (const batch of rowsOf(tx, table)) {
          yield batch;
          done += batch.length;
          progress(done / total);
        }
      }
      if (done !== total) throw new BackupError(`${done} rows were read instead of ${total}.`);
    }
    await writeBackupFile(file, content, rows());
    return Object.fromEntries(counts);
  });
}

/** The rows of a table as PostgreSQL's JSON, in the order of its key. */
async function* rowsOf(tx: Queryable, { name, columns, key }: Table): AsyncGenerator<string[]> {
  const fetch = { text: `FETCH ${BATCH} FROM copied` };
  await tx.query({
    text: `DECLARE copied NO SCROLL CURSOR FOR
      SELECT row_to_json(copied)::text AS row
      FROM (SELECT ${columns.join(", ")} FROM ${name} ORDER BY ${key.join(", ")}) AS copied`,
  });
  let rows = await tx.query<{ row: string }>(fetch);
  while (rows.length > 0) {
    yield rows.map(({ row }) => row);
    rows = await tx.query<{ row: string }>(fetch);
  }
  await tx.query({ text: "CLOSE copied" });
}
