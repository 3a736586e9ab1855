import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { createTestDatabase } from "../db/testing/test-database.ts";
import type { LogLine } from "../http/log.ts";
import { callingUser } from "./log-command.ts";
import { askService, listenForAdmin } from "./socket.ts";

const logger = { info: vi.fn<LogLine>(), warn: vi.fn<LogLine>() };

test("a directory whose path is too long for a socket is refused with what to do", async () => {
  const place = mkdtempSync(path.join(os.tmpdir(), "jobs-"));
  const { db, drop } = await createTestDatabase("postgresql");
  onTestFinished(async () => {
    rmSync(place, { recursive: true });
    await drop();
  });
  const dataDir = path.join(place, "x".repeat(100));
  mkdirSync(dataDir);
  await expect(listenForAdmin(dataDir, { db, timeZone: "UTC", logger })).rejects.toThrow(
    /is too long .* choose a DATA_DIR/,
  );
});

test("each command is logged, and one that takes longer than stopping may is cut off", async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "jobs-"));
  // Not dropped for the next test: the batch that was under way is still written.
  const { db } = await createTestDatabase("postgresql");
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const stop = await listenForAdmin(dataDir, { db, timeZone: "UTC", logger }, 100);
  // Write access to the socket is enough to create keys.
  expect(statSync(path.join(dataDir, "admin.sock")).mode & 0o777).toBe(0o600);
  const add = { command: "add-employer", options: { name: "Example Ltd" } };
  expect(await askService(dataDir, add, () => {})).toEqual({ employerId: 1 });
  const wrong = { command: "add-key", options: { employer: "9" } };
  await expect(askService(dataDir, wrong, () => {})).rejects.toThrow("no employer");
  const key = { command: "add-key", options: { employer: "1" } };
  const { keyId } = (await askService(dataDir, key, () => {})) as { keyId: number };
  const user = callingUser();
  expect(logger.info.mock.calls).toEqual([
    [{ ...add, user }, "admin command done"],
    [{ ...key, user, keyId }, "admin command done"],
  ]);
  const reason = "There is no employer with the id 9.";
  expect(logger.warn.mock.calls).toEqual([[{ ...wrong, user, reason }, "admin command refused"]]);
  const seed = { command: "seed", options: { employer: "1", jobs: "1000000" } };
  let stopped: Promise<void> | undefined;
  const seeding = askService(dataDir, seed, () => void (stopped ??= stop()));
  await expect(seeding).rejects.toThrow("The service stopped before the command was done.");
  await stopped;
});

test("a socket that the user may not reach is refused with a sentence, and a file has none", async () => {
  const place = mkdtempSync(path.join(os.tmpdir(), "jobs-"));
  onTestFinished(() => {
    chmodSync(place, 0o700);
    rmSync(place, { recursive: true });
  });
  const ask = (dataDir: string) =>
    askService(dataDir, { command: "list-employers", options: {} }, () => {});
  const file = path.join(place, "letter.txt");
  writeFileSync(file, "Dear");
  expect(await ask(file)).toBeUndefined();

  chmodSync(place, 0o000);
  if (process.getuid?.() === 0) {
    // Root passes every permission check, so the test drops to an unprivileged user.
    process.seteuid?.(65_534);
    onTestFinished(() => process.seteuid?.(0));
  }
  await expect(ask(place)).rejects.toThrow(
    /^The service runs as user \d+, who may not use \S+\. Nothing was changed\. Start it as the owner/,
  );
});
