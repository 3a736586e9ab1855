import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { appendFile } from "node:fs/promises";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { addEmployer } from "../../employers/store.ts";
import { ENGINES, newLocation } from "../testing/test-database.ts";
import { backUp } from "./back-up.ts";
import { restore } from "./restore.ts";
import { newFile, rowsIn } from "./testing/backup-files.ts";
import { filledInstallation } from "./testing/filled-installation.ts";

// New databases take a while on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

test.each(ENGINES)(
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

    // What a killed process left behind stands in nobody's way.
    await appendFile(`${half}.unfinished`, "half");
    await backUp(db, half);
    expect(existsSync(`${half}.unfinished`)).toBe(false);
    expect(await restore(await newLocation.embedded({ empty: true }), half)).toMatchObject({
      jobs: 24,
    });
  },
);

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
