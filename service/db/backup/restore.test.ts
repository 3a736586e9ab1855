import { statSync } from "node:fs";
import { cp, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { addApiKey, addEmployer } from "../../employers/store.ts";
import { aJob } from "../../testing/service-under-test.ts";
import type { Database } from "../database.ts";
import { openDatabase } from "../opening/open-database.ts";
import { migrate } from "../migrate.ts";
import { beginTimeLine } from "../time-line.ts";
import { BOTH_ENGINES, ENGINES, newLocation, ON_POSTGRESQL } from "../testing/test-database.ts";
import { backUp } from "./back-up.ts";
import { restore } from "./restore.ts";
import { newFile, resealed, rowsIn } from "./testing/backup-files.ts";
import { asking, everything, filledInstallation, open } from "./testing/filled-installation.ts";

// New databases take a while on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

describe.each(ENGINES.flatMap((from) => BOTH_ENGINES.map((to) => [from, to] as const)))(
  "from %s to %s",
  (from, to) => {
    test("a restored copy is equal, and goes on above the ids of the first one", async () => {
      const { db, readers } = await filledInstallation(from);
      const file = newFile();
      const counts = await backUp(db, file);
      expect(counts).toMatchObject({ employers: 2, api_keys: 3, jobs: 24, idempotency_keys: 2 });
      expect(statSync(file).mode & 0o777).toBe(0o600);

      const location = await newLocation[to]({ empty: true });
      expect(await restore(location, file)).toEqual(counts);
      const copy = await open(location);
      // Before a key is used on it.
      const again = newFile();
      await backUp(copy, again);
      expect(rowsIn(again)).toEqual(rowsIn(file));
      expect(await everything(copy, readers)).toEqual(await everything(db, readers));
      const statistics = { text: "SELECT reltuples FROM pg_class WHERE relname = 'jobs'" };
      expect(await copy.query(statistics)).toEqual([{ reltuples: 24 }]);
      // What comes next is the same on both, once both leave ids out: ids, places, counts.
      await db.transaction(beginTimeLine);
      const next = async (of: Database) => {
        const ask = asking(of)(readers.keys[0]!);
        const places = [{ description: "Elsewhere Hill, BC" }];
        const made = await ask("POST", "/jobs", { ...aJob, locations: places });
        const employerId = await addEmployer(of, "Next", "limited");
        const { keyId } = await addApiKey(of, employerId);
        return { made, employerId, keyId, list: await ask("GET", "/jobs") };
      };
      expect(await next(copy)).toEqual(await next(db));
    });
  },
);

test("a database that a service has open is refused, though it is empty and idle", async () => {
  const { db } = await filledInstallation("postgresql");
  const file = newFile();
  await backUp(db, file);
  const location = await newLocation.postgresql();
  const services = await Promise.all([openDatabase(location), openDatabase(location)]);
  for (const service of services) {
    await expect(restore(location, file)).rejects.toThrow(
      /^A service runs on this database\. Stop it first.*Nothing was restored\.$/,
    );
    await service.close();
  }
  expect(await restore(location, file)).toMatchObject({ jobs: 24 });
});

describe.each(ON_POSTGRESQL)("on %s", (engine) => {
  test("an installation that holds anything is refused and left as it is", async () => {
    const { db } = await filledInstallation(engine);
    const file = newFile();
    await backUp(db, file);
    const location = await newLocation[engine]();
    const other = await open(location);
    await addEmployer(other, "Already here", "limited");
    await other.close();
    await expect(restore(location, file)).rejects.toThrow(
      /^This installation is not empty \(employers: 1\).*Nothing was restored\.$/,
    );
    const after = await open(location);
    expect(await after.query({ text: "SELECT name FROM employers" })).toEqual([
      { name: "Already here" },
    ]);
  });

  test("a backup of an older version is restored as it was and then brought up to date", async () => {
    const { db, readers } = await filledInstallation(engine);
    const file = newFile();
    await backUp(db, file);
    const later = `${newFile()}-migrations`;
    await cp(new URL("../migrations/", import.meta.url), later, { recursive: true });
    await writeFile(
      path.join(later, "9999_later.sql"),
      "ALTER TABLE employers ADD COLUMN later text; UPDATE employers SET later = upper(name)",
    );
    const migrations = pathToFileURL(`${later}/`);
    const location = await newLocation[engine]({ empty: true });
    await restore(location, file, { migrations });
    const copy = await openDatabase(location, undefined, async () => {});
    onTestFinished(() => copy.close());
    expect(await copy.query({ text: "SELECT later FROM employers WHERE id = 1" })).toEqual([
      { later: "BOULANGERIE ÅNGSTRÖM 🥐" },
    ]);
    expect(await everything(copy, readers)).toEqual(await everything(db, readers));

    const upToDate = await newLocation[engine]();
    const newer = await openDatabase(upToDate, undefined, (opened) =>
      migrate(opened, undefined, migrations),
    );
    await newer.close();
    await expect(restore(upToDate, file, { migrations })).rejects.toThrow(
      /other tables.*9999_later\.sql.*new DATA_DIR or a new database.*Nothing was restored/,
    );
  });

  test("a backup from before the first release is restored if it has the last tables", async () => {
    const { db, readers } = await filledInstallation(engine);
    const file = newFile();
    await backUp(db, file);
    const backupOf = async (...schema: string[]) => {
      const older = newFile();
      const named = `"schema":${JSON.stringify(schema)}`;
      const head = ([first = "", ...rows]: string[]) => [
        first.replace(/"schema":\[[^\]]*\]/, named),
        ...rows,
      ];
      await writeFile(older, resealed(file, head));
      return older;
    };
    const location = await newLocation[engine]({ empty: true });
    await expect(restore(location, await backupOf("0001_jobs.sql"))).rejects.toThrow(
      "has the migration 0001_jobs.sql; this one does not. Restore it with a version that has it.",
    );
    await restore(location, await backupOf("0001_jobs.sql", "0021_undoing.sql"));
    expect(await everything(await open(location), readers)).toEqual(await everything(db, readers));
  });
});
