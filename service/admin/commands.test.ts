import { existsSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "../db/testing/test-database.ts";
import { AdminError } from "./command.ts";
import { runCommand } from "./commands.ts";

/** Runs commands on a database of the test's own. */
async function admin() {
  const { db, drop } = await createTestDatabase("embedded");
  onTestFinished(drop);
  const progress: number[] = [];
  const context = { db, timeZone: "UTC", progress: (done: number) => void progress.push(done) };
  const run = async (name: string, options: Record<string, string> = {}) =>
    runCommand(name, options, context);
  return { db, run, progress };
}

test("an employer is on the limited plan unless it is said otherwise, and its name is no longer than §8 has it", async () => {
  const { run } = await admin();
  await run("add-employer", { name: "n".repeat(128) });
  await run("add-employer", { name: "Prairie", plan: "unlimited" });
  expect(await run("list-employers")).toEqual({
    employers: [
      { id: 1, name: "n".repeat(128), plan: "limited" },
      { id: 2, name: "Prairie", plan: "unlimited" },
    ],
  });
  await expect(run("add-employer", { name: "n".repeat(129) })).rejects.toThrow("128 characters");
});

test("of an employer its own keys are listed, and which were stopped, once", async () => {
  const { run } = await admin();
  for (const name of ["Harbour", "Prairie"]) {
    await run("add-employer", { name });
    await run("add-key", { employer: "1" });
  }
  await run("add-key", { employer: "2" });
  expect(await run("revoke-key", { "key-id": "2" })).toEqual({ keyId: 2, revoked: true });
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
  const prefix = expect.stringMatching(/^jobs_.{5}$/) as string;
  const key = { name: null, scope: "write", usedAt: null, expiresAt: null };
  const none = { revokedAt: null, replacedBy: null };
  expect(await run("list-keys", { employer: "1" })).toEqual({
    employerId: 1,
    keys: [
      { ...key, ...none, keyId: 1, prefix, createdAt: time },
      { ...key, ...none, keyId: 2, prefix, createdAt: time, revokedAt: time },
    ],
  });
  await expect(run("revoke-key", { "key-id": "2" })).rejects.toThrow("no valid key");
  await expect(run("list-keys", { employer: "99" })).rejects.toThrow("no employer with the id 99");
});

test("a key has a name, a scope and a last day, and is replaced by one like it", async () => {
  const { run } = await admin();
  await run("add-employer", { name: "Harbour" });
  const end = "2100-01-01T00:00:00.000Z";
  const options = { employer: "1", name: "Feed", scope: "read", expires: "2099-12-31" };
  expect(await run("add-key", options)).toMatchObject({ keyId: 1, expiresAt: end });
  const rotated = await run("rotate-key", { "key-id": "1", days: "2" });
  const { replacedUntil } = rotated as { replacedUntil: string };
  expect(rotated).toEqual({
    employerId: 1,
    keyId: 2,
    apiKey: expect.stringMatching(/^jobs_/) as string,
    expiresAt: end,
    replaces: 1,
    replacedUntil,
  });
  expect((Date.parse(replacedUntil) - Date.now()) / 86_400_000).toBeCloseTo(2, 1);
  const feed = { name: "Feed", scope: "read" };
  expect(await run("list-keys", { employer: "1" })).toMatchObject({
    keys: [
      { ...feed, expiresAt: replacedUntil, replacedBy: 2 },
      { ...feed, expiresAt: end, replacedBy: null },
    ],
  });
});

test("a key that is being replaced is not rotated again, unless its successors are revoked", async () => {
  const { run } = await admin();
  await run("add-employer", { name: "Harbour" });
  for (const expires of [{}, { expires: "2099-12-31" }] as Record<string, string>[]) {
    const { keyId, expiresAt } = (await run("add-key", { employer: "1", ...expires })) as {
      keyId: number;
      expiresAt: string | null;
    };
    const rotate = (id: number) => run("rotate-key", { "key-id": String(id) });
    const revoke = (id: number) => run("revoke-key", { "key-id": String(id) });
    const refusal = (id: number, by: number) =>
      new RegExp(
        `^Key ${id} is being replaced by key ${by} \\(jobs_.{5}…\\)\\. .* Nothing was changed`,
      );
    const [second, third, fourth] = [keyId + 1, keyId + 2, keyId + 3];
    expect(await rotate(keyId)).toMatchObject({ keyId: second, expiresAt });
    await expect(rotate(keyId)).rejects.toThrow(refusal(keyId, second));
    expect(await rotate(second)).toMatchObject({ keyId: third, expiresAt });
    await expect(rotate(keyId)).rejects.toThrow(refusal(keyId, third));
    await revoke(third);
    // Its end is the one that the first key had, and not that of the overlap.
    expect(await rotate(keyId)).toMatchObject({ keyId: fourth, expiresAt });
    await revoke(fourth);
    await revoke(keyId);
  }
});

test("an employer is renamed, and its plan changed: limited ends auto-refresh", async () => {
  const { run, db } = await admin();
  await run("add-employer", { name: "Harbour", plan: "unlimited" });
  await run("add-employer", { name: "Prairie", plan: "unlimited" });
  for (const employer of ["1", "2"]) await run("seed", { employer, jobs: "100" });
  await run("rename-employer", { employer: "1", name: "Harbour Ltd" });
  await run("change-plan", { employer: "1", plan: "limited" });
  expect(await run("list-employers")).toEqual({
    employers: [
      { id: 1, name: "Harbour Ltd", plan: "limited" },
      { id: 2, name: "Prairie", plan: "unlimited" },
    ],
  });
  const text = `SELECT employer_id AS id FROM jobs WHERE auto_refresh GROUP BY employer_id`;
  expect(await db.query({ text })).toEqual([{ id: 2 }]);
  const changed = "SELECT DISTINCT employer_id AS id FROM jobs WHERE version > 1";
  expect(await db.query({ text: changed })).toEqual([{ id: 1 }]);
});

test("an employer is removed after --yes, with all that it has, and a backup holds it", async () => {
  const { run, db } = await admin();
  const folder = mkdtempSync(path.join(os.tmpdir(), "jobs-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const to = path.join(folder, "before.backup");
  for (const name of ["Harbour", "Prairie"]) await run("add-employer", { name });
  for (const employer of ["1", "2"]) {
    await run("add-key", { employer });
    await run("seed", { employer, jobs: "3" });
  }
  await expect(run("remove-employer", { employer: "1", to })).rejects.toThrow(
    `This removes "Harbour" with 3 postings and 1 keys, after a backup to ${to}. Nothing was removed`,
  );
  expect(existsSync(to)).toBe(false);
  const removed = { employerId: 1, removed: true, jobs: 3, keys: 1, backup: to };
  expect(await run("remove-employer", { employer: "1", to, yes: "true" })).toEqual(removed);
  const rows = async (table: string) =>
    (
      await db.query<{ id: number }>({ text: `SELECT DISTINCT employer_id AS id FROM ${table}` })
    ).map(({ id }) => id);
  for (const table of ["jobs", "api_keys", "job_counts"]) expect(await rows(table)).toEqual([2]);
  for (const table of ["deleted_jobs", "settings", "places", "idempotency_keys"])
    expect(await rows(table)).not.toContain(1);
  expect(await run("list-employers")).toMatchObject({ employers: [{ name: "Prairie" }] });
  // The file is there already: nothing is removed without a backup.
  await expect(run("remove-employer", { employer: "2", to, yes: "true" })).rejects.toThrow(
    "already",
  );
  expect(await rows("jobs")).toEqual([2]);
});

test("seed adds postings to the existing ones and reports its progress", async () => {
  const { run, db, progress } = await admin();
  await run("add-employer", { name: "Harbour" });
  await run("seed", { employer: "1", jobs: "3" });
  await run("seed", { employer: "1", jobs: "250" });
  expect(progress).toEqual([1, 0.8, 1]);
  expect(await db.query({ text: "SELECT count(*)::int AS jobs FROM jobs" })).toEqual([
    { jobs: 253 },
  ]);
});

test.each<[string, Record<string, string>, RegExp]>([
  ["backup", {}, /--to/],
  ["backup", { to: "" }, /--to/],
  ["restore", {}, /--from/],
  [
    "new-timeline",
    {},
    /^The service runs on this database\. Stop it first, then run new-timeline\./,
  ],
  ["add-employer", {}, /--name/],
  ["add-employer", { name: " " }, /--name/],
  ["add-employer", { name: "A", plan: "gold" }, /unlimited or limited/],
  ["rename-employer", { employer: "1" }, /^Give the new name: --name NAME\./],
  ["rename-employer", { employer: "99", name: "A" }, /no employer with the id 99/],
  ["change-plan", { employer: "1" }, /^The plan is unlimited or limited\./],
  ["change-plan", { employer: "1", plan: "gold" }, /^The plan is unlimited or limited\./],
  ["change-plan", { employer: "99", plan: "limited" }, /no employer with the id 99/],
  ["remove-employer", { employer: "1" }, /^Name a new file for the backup/],
  ["remove-employer", { employer: "99", to: "x", yes: "true" }, /no employer with the id 99/],
  ["add-key", { employer: "99" }, /no employer with the id 99/],
  ["add-key", { employer: "one" }, /whole number/],
  ["add-key", { employer: "1", scope: "admin" }, /^The scope is read or write\./],
  ["add-key", { employer: "1", expires: "2020-01-01" }, /^--expires is a date from today on/],
  ["add-key", { employer: "1", expires: "soon" }, /^--expires is a date from today on/],
  ["rotate-key", { "key-id": "99" }, /no valid key/],
  ["rotate-key", { "key-id": "99", days: "366" }, /^--days is a whole number from 0 to 365/],
  ["revoke-key", { "key-id": "99" }, /no valid key/],
  ["seed", { employer: "99", jobs: "1" }, /no employer/],
  ["seed", { employer: "1", jobs: "0" }, /^--jobs is a whole number from 1/],
  ["seed", { employer: "1", jobs: "0x5" }, /^--jobs is a whole number from 1/],
  ["list-employers", { employer: "3" }, /^list-employers takes no --employer\./],
  ["seed", { employer: "99", jobs: "1", to: "x" }, /^seed takes no --to\./],
  ["shorten-history", {}, /^Say how many days/],
  ["shorten-history", { "other-days": "0" }, /^--other-days is a whole number from 1 to 36500/],
  [
    "shorten-history",
    { "other-days": "30" },
    /0 versions that applicants saw and 0 others .*--yes/,
  ],
  ["nonsense", {}, /no command "nonsense"/],
])("%s %j says what is wrong", async (name, options, sentence) => {
  const { run } = await admin();
  const error: unknown = await run(name, options).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(AdminError);
  expect((error as Error).message).toMatch(sentence);
});
