import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../opening/open-database.ts";
import { startProcess } from "../testing/start-process.ts";
import { newLocation } from "../testing/test-database.ts";

async function idsIn(dataDir: string): Promise<number[]> {
  const db = await openDatabase({ dataDir });
  onTestFinished(() => db.close());
  const rows = await db.query<{ id: number }>({ text: "SELECT id FROM employers ORDER BY id" });
  return rows.map((row) => row.id);
}

/** What a process of the database did to its files. */
interface FileOperation {
  synced?: string;
  renamed?: string;
  /** Of what was below the renamed directory: what no sync had reached after it was last opened for writing. */
  unsynced?: string[];
}

/** A module that a process loads first, in each of its threads: it notes every sync, or fails it. */
const watch = (log: string) => `
  import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  import path from "node:path";
  const { openSync, fsyncSync, renameSync } = fs;
  const log = ${JSON.stringify(log)};
  const note = (operation) => fs.appendFileSync(log, JSON.stringify(operation) + "\\n");
  const names = new Map();
  const clean = new Set();
  fs.openSync = (name, flags, ...mode) => {
    const fd = openSync(name, flags, ...mode);
    names.set(fd, name);
    if (flags !== "r" && flags !== 0) clean.delete(name);
    return fd;
  };
  fs.fsyncSync = (fd) => {
    if (fs.readFileSync(log, "utf8").includes("fail")) throw new Error("the disk is broken");
    note({ synced: names.get(fd) });
    clean.add(names.get(fd));
    fsyncSync(fd);
  };
  fs.renameSync = (from, to) => {
    renameSync(from, to);
    if (!fs.statSync(to).isDirectory()) return;
    const below = fs.readdirSync(to, { recursive: true }).map((name) => path.join(from, name));
    note({ renamed: to, unsynced: [from, ...below].filter((name) => !clean.has(name)) });
  };
  syncBuiltinESMExports();`;

describe("syncing", () => {
  async function watchSyncs({ empty = false } = {}) {
    const { dataDir } = await newLocation.embedded({ empty });
    const log = `${dataDir}-syncs`;
    const preload = `${dataDir}-watch.mjs`;
    writeFileSync(log, "");
    writeFileSync(preload, watch(log));
    const child = startProcess({ dataDir }, preload);
    expect(await child.line()).toBe("open");
    const operations = () =>
      readFileSync(log, "utf8")
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as FileOperation);
    return {
      ...child,
      dataDir,
      operations,
      synced: () => operations().flatMap(({ synced }) => synced ?? []),
      failFromNowOn: () => appendFileSync(log, "fail\n"),
    };
  }

  test("each commit's log is synced before it is acknowledged", async () => {
    const { tell, line, synced, dataDir } = await watchSyncs();
    const log = path.join(dataDir, "postgresql/pg_wal/0000");
    const count = () => synced().filter((name) => name.startsWith(log)).length;
    for (const id of ["1", "2", "3"]) {
      const before = count();
      tell("Bakery");
      expect(await line()).toBe(id);
      expect(count()).toBeGreaterThan(before);
    }
  });

  test(
    "the name of a new piece of the log is synced in its directory",
    { tags: "all" },
    async () => {
      const { tell, line, synced, dataDir } = await watchSyncs();
      const directory = path.join(dataDir, "postgresql/pg_wal");
      const count = () => synced().filter((name) => name === directory).length;
      const before = count();
      tell("SELECT pg_switch_wal()");
      expect(await line()).toBe("done");
      tell("Bakery");
      expect(await line()).toBe("1");
      expect(count()).toBeGreaterThan(before);
    },
  );

  test(
    "what the first start makes is on the disk before it gets its name, and then the name",
    { tags: "all", timeout: 300_000 },
    async () => {
      const { dataDir, operations } = await watchSyncs({ empty: true });
      const all = operations();
      const renamed = all.findIndex(({ renamed: name }) => name !== undefined);
      expect(all[renamed]).toEqual({ renamed: path.join(dataDir, "postgresql"), unsynced: [] });
      expect(all[renamed + 1]).toEqual({ synced: dataDir });
      // The entry of a new DATA_DIR itself.
      expect(all.slice(0, renamed)).toContainEqual({ synced: path.dirname(dataDir) });
    },
  );

  test(
    "a commit that cannot be synced is not acknowledged, and what was is still there",
    { tags: "all" },
    async () => {
      const { tell, line, failFromNowOn, end, dataDir } = await watchSyncs();
      tell("Bakery");
      expect(await line()).toBe("1");
      failFromNowOn();
      tell("Bakery");
      expect(await line()).toMatch(/^DatabaseUnavailableError: could not fsync file/);
      await end("SIGKILL");
      expect(await idsIn(dataDir)).toContain(1);
    },
  );
});

test("a process that is killed while it writes loses nothing that it acknowledged", async () => {
  const { dataDir } = await newLocation.embedded();
  const acknowledged: number[] = [];
  for (const writes of [50, 150]) {
    const child = startProcess({ dataDir });
    expect(await child.line()).toBe("open");
    child.tell("Bakery", 100_000);
    for (let n = 0; n < writes; n++) acknowledged.push(Number(await child.line()));
    const killed = child.end("SIGKILL");
    // What it had said when it died counts as well.
    for (let line = await child.line(); line !== undefined; line = await child.line()) {
      acknowledged.push(Number(line));
    }
    expect(await killed).toBeNull();
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(200);
  expect(await idsIn(dataDir)).toEqual(expect.arrayContaining(acknowledged));
});
