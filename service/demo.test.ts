import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Database } from "./db/database.ts";
import { createTestDatabase, ON_POSTGRESQL } from "./db/testing/test-database.ts";
import { demoKey } from "./demo.ts";
import { findEmployerByKey } from "./employers/store.ts";

/** The same database, whose transactions fail with their last statements. */
const brokenOff = (db: Database): Database => ({
  ...db,
  transaction: async (work) =>
    db.transaction(async (tx) => {
      await work(tx);
      throw new Error("broken off");
    }),
});

test.each(ON_POSTGRESQL)(
  "a first start that is broken off leaves nothing half made, on %s",
  async (engine) => {
    const { db, drop } = await createTestDatabase(engine);
    const dataDir = mkdtempSync(path.join(os.tmpdir(), "demo-"));
    onTestFinished(async () => {
      rmSync(dataDir, { recursive: true });
      await drop();
    });
    const demo = { dataDir, today: "2026-08-04" };
    await expect(demoKey(brokenOff(db), demo)).rejects.toThrow("broken off");

    const apiKey = (await demoKey(db, demo))!;
    expect(await findEmployerByKey(db, apiKey)).toMatchObject({ name: "Maple & Main" });
    expect(await db.query({ text: "SELECT count(*)::int AS jobs FROM jobs" })).toEqual([
      { jobs: 240 },
    ]);
    expect(await demoKey(db, demo)).toBe(apiKey);
  },
);
