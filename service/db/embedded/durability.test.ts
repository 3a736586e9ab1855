import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../database.ts";
import { startProcess } from "../testing/start-process.ts";
import { newLocation } from "../testing/test-database.ts";

async function idsIn(dataDir: string): Promise<number[]> {
  const db = await openDatabase({ dataDir });
  onTestFinished(() => db.close());
  const rows = await db.query<{ id: number }>({ text: "SELECT id FROM employers ORDER BY id" });
  return rows.map((row) => row.id);
}

describe("syncing", () => {
  /** A module that a process loads first, in each of its threads: it notes every sync, or fails it. */
  async function watchSyncs() {
    const { dataDir } = await newLocation.embedded();
    const log = path.join(dataDir, "syncs");
    const preload = path.join(dataDir, "watch-syncs.mjs");
    writeFileSync(log, "");
    writeFileSync(
      preload,
      `import fs from "node:fs";
      import { syncBuiltinESMExports } from "node:module";
      const { fsyncSync } = fs;
      const log = ${JSON.stringify(log)};
      fs.fsyncSync = (fd) => {
        if (fs.readFileSync(log, "utf8").includes("fail")) throw new Error("the disk is broken");
        fs.appendFileSync(log, "sync\\n");
        fsyncSync(fd);
      };
      syncBuiltinESMExports();`,
    );
    const child = startProcess({ dataDir }, preload);
    expect(await child.line()).toBe("open");
    return {
      ...child,
      dataDir,
      count: () => readFileSync(log, "utf8").split("sync").length - 1,
      failFromNowOn: () => appendFileSync(log, "fail\n"),
    };
  }

  test("each commit is synced before it is acknowledged", async () => {
    const { insert, line, count } = await watchSyncs();
    for (const id of ["1", "2", "3"]) {
      const before = count();
      insert(1);
      expect(await line()).toBe(id);
      expect(count()).toBeGreaterThan(before);
    }
  });

  test("a commit that cannot be synced is not acknowledged, and what was is still there", async () => {
    const { insert, line, failFromNowOn, end, dataDir } = await watchSyncs();
    insert(1);
    expect(await line()).toBe("1");
    failFromNowOn();
    insert(1);
    expect(await line()).toMatch(/^DatabaseUnavailableError: could not fsync file/);
    await end("SIGKILL");
    expect(await idsIn(dataDir)).toContain(1);
  });
});

test("a process that is killed while it writes loses nothing that it acknowledged", async () => {
  const { dataDir } = await newLocation.embedded();
  const acknowledged: number[] = [];
  for (const round of [1, 2, 3]) {
    const child = startProcess({ dataDir });
    expect(await child.line()).toBe("open");
    child.insert(100_000);
    for (let n = 0; n < round * 100; n++) acknowledged.push(Number(await child.line()));
    const killed = child.end("SIGKILL");
    // What it had said when it died counts as well.
    for (let line = await child.line(); line !== undefined; line = await child.line()) {
      acknowledged.push(Number(line));
    }
    expect(await killed).toBeNull();
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(600);
  expect(await idsIn(dataDir)).toEqual(expect.arrayContaining(acknowledged));
});
