import { EventEmitter, once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { appendFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { addEmployer } from "../../employers/store.ts";
import { onServer } from "../testing/databases.ts";
import { newLocation, ON_POSTGRESQL } from "../testing/test-database.ts";
import { backUp } from "./back-up.ts";
import { readBackupFile, writeBackupFile } from "./backup-file.ts";
import { restore } from "./restore.ts";
import { COPIED } from "../tables.ts";
import { newFile, rowsIn } from "./testing/backup-files.ts";
import { fill, filledInstallation, open } from "./testing/filled-installation.ts";

// New databases take a while on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

test.each(ON_POSTGRESQL)(
  "on %s, a file that is there is never overwritten, and no half of one is left",
  async (engine) => {
    const { db } = await filledInstallation(engine);
    const file = newFile();
    writeFileSync(file, "precious");
    await expect(backUp(db, file)).rejects.toThrow(/There is a file .* left as it is/);
    expect(readFileSync(file, "utf8")).toBe("precious");

    const half = newFile();
    const progress = () => {
      throw new Error("out of paper");
    };
    await expect(backUp(db, half, progress)).rejects.toThrow(/was not written.*out of paper/);
    expect([existsSync(half), existsSync(`${half}.unfinished`)]).toEqual([false, false]);
    await expect(backUp(db, path.join(half, "in/no/directory"))).rejects.toThrow(/was not written/);

    // Files that a killed process left behind are replaced.
    await appendFile(`${half}.unfinished`, "half");
    await backUp(db, half);
    expect(existsSync(`${half}.unfinished`)).toBe(false);
    expect(await restore(await newLocation.embedded({ empty: true }), half)).toMatchObject({
      jobs: 24,
    });
  },
);

test("the later of two concurrent backups to one name is complete, the earlier fails", async () => {
  const file = newFile();
  const table = { name: "notes", columns: ["note"], rows: 1 };
  const header = { takenAt: "", schema: [], tables: [table], sequences: [] };
  const row = ['{"note":"x"}'];
  const steps = new EventEmitter();
  const write = (rows: AsyncIterable<string[]>) => writeBackupFile(file, header, rows);
  let second: Promise<void> | undefined;
  async function* firstRows() {
    yield row;
    const begun = once(steps, "begun");
    second = write(secondRows());
    await begun;
  }
  async function* secondRows() {
    const over = once(steps, "over");
    steps.emit("begun");
    await over;
    yield row;
  }
  const first = write(firstRows()).finally(() => steps.emit("over"));
  await expect(first).rejects.toThrow(/Another backup to .* began after this one/);
  await second;
  const read: unknown[] = [];
  for await (const part of readBackupFile(file)) read.push(part);
  expect(read).toMatchObject([header, { table: "notes", rows: row }]);
});

test("what is written while a backup is taken is not in it", async () => {
  const { db } = await filledInstallation("postgresql");
  const file = newFile();
  const writes: Promise<unknown>[] = [];
  const counts = await backUp(db, file, () => writes.push(addEmployer(db, "Late", "limited")));
  await Promise.all(writes);
  expect(writes).not.toEqual([]);
  expect(counts["employers"]).toBe(2);
  expect(rowsIn(file).join()).not.toContain("Late");
});

/** An empty database in which a statement ran before the service opened it. */
async function preparedBy(statement: string) {
  const location = await newLocation.postgresql({ empty: true });
  await onServer(location.databaseUrl, async (client) => {
    await client.query(statement);
  });
  return location;
}

/** Sets a parameter for every connection to come. */
const settingOf = (parameter: string) =>
  `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET ${parameter}', current_database()); END $$`;

test.each<[string, string]>([
  ["in a schema of their own", `CREATE SCHEMA app; ${settingOf("search_path = app")}`],
  [
    "beside those of others",
    "CREATE TABLE theirs (note text); INSERT INTO theirs VALUES ('x'); CREATE SEQUENCE their_ids",
  ],
])("the service's tables %s are copied, and no others", async (_where, statement) => {
  const db = await open(await preparedBy(statement));
  await fill(db);
  const file = newFile();
  const counts = await backUp(db, file);
  expect(Object.keys(counts)).toEqual(COPIED);
  expect(counts).toMatchObject({ employers: 2, jobs: 24 });
  expect(await restore(await preparedBy(statement), file)).toEqual(counts);
});

test("a time limit that the database has is none for a backup", async () => {
  const location = await preparedBy(settingOf("statement_timeout = 1000"));
  const db = await open({ ...location, noTimeout: true });
  await onServer(location.databaseUrl, async (client) => {
    await client.query("BEGIN; LOCK TABLE jobs");
    const backup = backUp(db, newFile());
    await Promise.race([backup, setTimeout(1500)]);
    await client.query("COMMIT");
    expect(await backup).toMatchObject({ jobs: 0 });
  });
});

test.each(ON_POSTGRESQL)(
  "on %s, every table but those left out on purpose is copied, and one that is missing is said",
  async (engine) => {
    const db = await open(await newLocation[engine]());
    const tables = await db.query<{ name: string }>({
      text: `SELECT relname::text AS name FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
    });
    const copied = Object.keys(await backUp(db, newFile()));
    const left = [
      "admin_commands",
      "deleted_jobs",
      "job_counts",
      "reference_entries",
      "schema_migrations",
      "time_line",
    ];
    expect([...copied, ...left].toSorted()).toEqual(tables.map(({ name }) => name).toSorted());

    await db.query({ text: "DROP TABLE places" });
    const file = newFile();
    await expect(backUp(db, file)).rejects.toThrow(/has no table places.*Nothing was written/);
    expect(existsSync(file)).toBe(false);
  },
);
