import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runAdmin, startService } from "../../testing/service-process.ts";
import { openDatabase } from "../opening/open-database.ts";
import { newLocation } from "../testing/test-database.ts";

/** What is at each path in a directory; the lock's words, which say who opened it last, are left out. */
function contents(directory: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of readdirSync(directory, { recursive: true, encoding: "utf8" })) {
    const file = path.join(directory, name);
    const { mode } = statSync(file);
    if (name === "lock") continue;
    const hash = createHash("sha256");
    if (statSync(file).isFile()) hash.update(readFileSync(file));
    found[name] = `${mode.toString(8)} ${hash.digest("hex")}`;
  }
  return found;
}

/** Turns over the bits of one byte. */
function garble(file: string, place: number): void {
  const content = readFileSync(file);
  content[place]! ^= 0xff;
  writeFileSync(file, content);
}

const emptied = (directory: string) => {
  rmSync(directory, { recursive: true });
  mkdirSync(directory);
};

const DAMAGES: [string, (files: string) => void, RegExp][] = [
  [
    "PG_VERSION is gone",
    (files) => rmSync(`${files}/PG_VERSION`),
    /PG_VERSION is missing or empty/,
  ],
  ["PG_VERSION is empty", (files) => truncateSync(`${files}/PG_VERSION`), /PG_VERSION is missing/],
  [
    "PG_VERSION is garbled",
    (files) => garble(`${files}/PG_VERSION`, 0),
    /PG_VERSION holds no version/,
  ],
  ["pg_control is gone", (files) => rmSync(`${files}/global/pg_control`), /pg_control is missing/],
  [
    "pg_control is empty",
    (files) => truncateSync(`${files}/global/pg_control`),
    /pg_control does not match its checksum/,
  ],
  [
    "pg_control is cut short",
    (files) => truncateSync(`${files}/global/pg_control`, 200),
    /pg_control does not match its checksum/,
  ],
  [
    "pg_control is garbled",
    (files) => garble(`${files}/global/pg_control`, 45),
    /pg_control does not match its checksum/,
  ],
  [
    "a map is garbled",
    (files) => garble(`${files}/base/5/pg_filenode.map`, 12),
    /base\/5\/pg_filenode\.map does not match its checksum/,
  ],
  [
    "a map is gone",
    (files) => rmSync(`${files}/global/pg_filenode.map`),
    /global\/pg_filenode\.map is missing/,
  ],
  [
    "the log is gone",
    (files) => emptied(`${files}/pg_wal`),
    /its log pg_wal\/0000000100000000000000\d\d, from which it recovers, is missing or cut short/,
  ],
  [
    "the log is cut short",
    (files) => {
      for (const name of readdirSync(`${files}/pg_wal`))
        if (/^0{7}1/.test(name)) truncateSync(`${files}/pg_wal/${name}`, 8_192);
    },
    /is missing or cut short/,
  ],
  [
    "the log is garbled",
    (files) => {
      for (const name of readdirSync(`${files}/pg_wal`))
        if (/^0{7}1/.test(name))
          writeFileSync(`${files}/pg_wal/${name}`, Buffer.alloc(16 * 1024 * 1024, 7));
    },
    /PostgreSQL says: .*checkpoint/,
  ],
  [
    "the catalogue is gone",
    (files) => rmSync(`${files}/base`, { recursive: true }),
    /its directory base is missing/,
  ],
  [
    "an empty directory was not copied",
    (files) => rmSync(`${files}/pg_notify`, { recursive: true }),
    /its directory pg_notify is missing/,
  ],
  ["the files are gone", (files) => emptied(files), /PG_VERSION is missing/],
];

test.each(DAMAGES)(
  "when %s, a sentence says so and nothing is changed",
  async (_, damage, reason) => {
    const { dataDir } = await newLocation.embedded();
    damage(path.join(dataDir, "postgresql"));
    const before = contents(dataDir);
    const error: unknown = await openDatabase({ dataDir }).catch((refusal: unknown) => refusal);
    const sentence = String(error);
    expect(sentence).toMatch(reason);
    expect(sentence).toMatch(
      /^Error: The database in \S+ is damaged and was not opened: .*Restore a backup into a new directory \(DATA_DIR=NEW npm run admin -- restore --from FILE\)/,
    );
    expect(contents(dataDir)).toEqual(before);
  },
);

test("a database of another PostgreSQL is refused with the way to move it", async () => {
  const { dataDir } = await newLocation.embedded();
  writeFileSync(path.join(dataDir, "postgresql/PG_VERSION"), "17\n");
  const before = contents(dataDir);
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    /is of PostgreSQL 17; this version of the service reads 18\. Nothing was changed\. Take a backup with the version/,
  );
  expect(contents(dataDir)).toEqual(before);
});

test.each<[string, (directory: string) => void, RegExp]>([
  [
    "of documents",
    (directory) => writeFileSync(path.join(directory, "letter.txt"), "Dear"),
    /which holds "letter\.txt" and no database of this service\. Nothing was changed there/,
  ],
  [
    "of a PostgreSQL server",
    (directory) => {
      mkdirSync(path.join(directory, "base"));
      writeFileSync(path.join(directory, "PG_VERSION"), "15\n");
    },
    /which holds "PG_VERSION" and no database of this service/,
  ],
  [
    "of several servers",
    (directory) => mkdirSync(path.join(directory, "postgresql/15/main"), { recursive: true }),
    /which holds "postgresql" and no database of this service/,
  ],
  [
    "of another version's files",
    (directory) => {
      mkdirSync(path.join(directory, "postgresql"));
      writeFileSync(path.join(directory, "postgresql/PG_VERSION"), "15\n");
    },
    /is of PostgreSQL 15/,
  ],
])("a directory %s is left alone", async (_, make, sentence) => {
  const { dataDir } = await newLocation.embedded({ empty: true });
  mkdirSync(dataDir, { mode: 0o755 });
  make(dataDir);
  const before = contents(dataDir);
  await expect(openDatabase({ dataDir })).rejects.toThrow(sentence);
  expect(contents(dataDir)).toEqual(before);
  expect(statSync(dataDir).mode & 0o777).toBe(0o755);
});

test("a DATA_DIR that is a file is refused", async () => {
  const { dataDir } = await newLocation.embedded({ empty: true });
  writeFileSync(dataDir, "Dear");
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    /which is a file\. Choose a directory\.$/,
  );
  expect(readFileSync(dataDir, "utf8")).toBe("Dear");
});

test("files that the user may not read are not called damaged", async () => {
  const { dataDir } = await newLocation.embedded();
  const control = path.join(dataDir, "postgresql/global/pg_control");
  const before = contents(dataDir);
  chmodSync(control, 0o000);
  if (process.getuid?.() === 0) {
    // Root passes every permission check, so the test drops to an unprivileged user.
    const unprivileged = 65_534;
    process.seteuid?.(unprivileged);
    onTestFinished(() => process.seteuid?.(0));
  }
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    /^The service runs as user \d+, who may not use \S+\. Nothing was changed\. Start it as the owner/,
  );
  process.seteuid?.(process.getuid?.() ?? 0);
  chmodSync(control, 0o666);
  expect(contents(dataDir)).toEqual(before);
});

test("the service and npm run admin end with the sentence, and not with 0", async () => {
  const { dataDir } = await newLocation.embedded();
  rmSync(path.join(dataDir, "postgresql/global/pg_control"));
  const env = { DATA_DIR: dataDir };
  const sentence =
    /The database in \S+ is damaged and was not opened: its file global\/pg_control is missing/;
  expect(await runAdmin(["list-employers"], env)).toMatchObject({
    code: 1,
    stdout: "",
    stderr: expect.stringMatching(sentence) as string,
  });
  await expect(startService(env)).rejects.toThrow(sentence);
});

test("what a power cut or an interrupted first start leaves behind is no damage", async () => {
  const { dataDir } = await newLocation.embedded();
  writeFileSync(path.join(dataDir, "postgresql/postmaster.pid"), "");
  const again = await openDatabase({ dataDir, unsynced: true });
  await again.close();

  const first = await newLocation.embedded({ empty: true });
  const unfinished = path.join(first.dataDir, "postgresql.new/base");
  mkdirSync(unfinished, { recursive: true });
  // Who was killed may have left a process behind that goes on.
  const script = "for (let n = 0; ; n++) fs.writeFileSync(`${process.argv[1]}/${n}`, '')";
  const left = spawn(process.execPath, ["-e", script, unfinished], { stdio: "ignore" });
  onTestFinished(() => void left.kill());
  await expect.poll(() => readdirSync(unfinished).length).toBeGreaterThan(1000);
  const db = await openDatabase(first);
  expect(await db.query({ text: "SELECT count(*) AS jobs FROM jobs" })).toEqual([{ jobs: 0 }]);
  await db.close();
  expect(readdirSync(first.dataDir).toSorted()).toEqual(["lock", "postgresql"]);
}, 300_000);
