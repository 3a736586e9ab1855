import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "../db/testing/test-database.ts";
import { listenForAdmin } from "./socket.ts";

test("a directory whose path is too long for a socket is refused with what to do", async () => {
  const place = mkdtempSync(path.join(os.tmpdir(), "jobs-"));
  const { db, drop } = await createTestDatabase("postgresql");
  onTestFinished(async () => {
    rmSync(place, { recursive: true });
    await drop();
  });
  const dataDir = path.join(place, "x".repeat(100));
  mkdirSync(dataDir);
  await expect(listenForAdmin(dataDir, { db, timeZone: "UTC" })).rejects.toThrow(
    /is too long .* choose a DATA_DIR/,
  );
});
