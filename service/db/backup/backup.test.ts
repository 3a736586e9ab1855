import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { appendFile, cp, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { createApp } from "../../app.ts";
import {
  addApiKey,
  addEmployer,
  listApiKeys,
  listEmployers,
  revokeApiKey,
} from "../../employers/store.ts";
import { aJob } from "../../testing/service-under-test.ts";
import { type Database, openDatabase } from "../database.ts";
import { migrate } from "../migrate.ts";
import { createTestDatabase, ENGINES, type Engine, newLocation } from "../testing/test-database.ts";
import { backUp } from "./back-up.ts";
import { restore } from "./restore.ts";

// New databases take a while on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

let files = 0;
const newFile = () =>
  path.join(inject("testDatabases").directory, `${process.pid}-${(files += 1)}.backup`);

type Ask = (
  method: "GET" | "POST" | "PUT" | "DELETE",
  url: string,
  payload?: object,
  headers?: Record<string, string>,
) => Promise<{ status: number; etag: unknown; location: unknown; body: unknown }>;

/** The service on a database, as somebody with a key sees it. */
function asking(db: Database): (apiKey: string) => Ask {
  const app = createApp({ db, timeZone: "America/Vancouver" });
  return (apiKey) =>
    async (method, url, payload, headers = {}) => {
      const answer = await app.inject({
        method,
        url: `/api/v1.1${url}`,
        headers: { "api-key": apiKey, ...headers },
        ...(payload ? { payload } : {}),
      });
      const { etag, location } = answer.headers;
      return {
        status: answer.statusCode,
        etag,
        location,
        body: answer.payload === "" ? null : answer.json(),
      };
    };
}

const retried = { "idempotency-key": "once" };

/** Two employers with everything that an installation can hold; answers their keys. */
async function fill(db: Database): Promise<{ keys: string[]; revoked: string }> {
  const [one, two] = [
    await addEmployer(db, "Boulangerie Ångström 🥐", "unlimited"),
    await addEmployer(db, 'O\'Hara \\ "Sons"', "limited"),
  ];
  const revoked = await addApiKey(db, one);
  const keys = [await addApiKey(db, one), await addApiKey(db, two)].map(({ apiKey }) => apiKey);
  await revokeApiKey(db, revoked.keyId);
  for (const [index, key] of keys.entries()) {
    const ask = asking(db)(key);
    for (let n = 0; n < 12; n++) {
      const made = await ask("POST", "/jobs", {
        ...aJob,
        title: `Bäcker \u2028 ${"\t\\ \"' %_$1".repeat(n)} ${n}`,
        referenceId: n % 2 ? `R-${n}` : null,
        status: ["active", "archived", "draft"][n % 3],
        autoRefresh: n % 4 === 0,
        salary: n % 2 ? { amount: 123_456_789_012.34 + index, period: { id: 1 } } : null,
        locations: [{ description: n % 5 ? "Vancouver, BC" : "Nowhere Hill, BC" }],
        description: `<p>${"Brot &amp; Salz. \n".repeat(n * 200)}Ende.</p>`,
      });
      expect(made.status).toBe(201);
    }
    const { location } = await ask("POST", "/jobs", { ...aJob, title: "Retried" }, retried);
    const id = String(location).split("/").at(-1);
    await ask("PUT", `/jobs/${id}`, { title: "Changed since" });
    await ask("DELETE", "/jobs", { referenceId: "R-7" });
  }
  // The highest id of all goes: it must not come again.
  const last = await asking(db)(keys[1]!)("POST", "/jobs", aJob);
  await asking(db)(keys[1]!)("DELETE", `/jobs/${String(last.location).split("/").at(-1)}`);
  return { keys, revoked: revoked.apiKey };
}

/** All that anybody can read of an installation, and of a repeated POST. */
async function everything(db: Database, { keys, revoked }: { keys: string[]; revoked: string }) {
  const seen: unknown[] = [await asking(db)(revoked)("GET", "/jobs")];
  for (const key of keys) {
    const ask = asking(db)(key);
    for (const query of ["", "&status=active", "&status=archived", "&status=draft", "&q=R-1"]) {
      seen.push(await ask("GET", `/jobs?pageSize=5&page=2${query}`));
    }
    const list = await ask("GET", "/jobs?pageSize=100");
    const { data } = list.body as { data: { id: number }[] };
    expect(data).toHaveLength(12);
    for (const { id } of data) seen.push(await ask("GET", `/jobs/${id}`));
    seen.push(await ask("GET", "/locations?q=nowhere"), await ask("GET", "/locations?q=van"));
    seen.push(await ask("GET", "/jobcategories"), await ask("GET", "/positiontypes"));
    seen.push(await ask("POST", "/jobs", { ...aJob, title: "Retried" }, retried));
  }
  for (const { id } of await listEmployers(db)) seen.push(await listApiKeys(db, id));
  return seen;
}

async function installation(engine: Engine) {
  const { db, drop } = await createTestDatabase(engine);
  onTestFinished(drop);
  return { db, readers: await fill(db) };
}

async function open(location: Awaited<ReturnType<(typeof newLocation)[Engine]>>) {
  const db = await openDatabase(location);
  onTestFinished(() => db.close());
  return db;
}

/** The lines of a backup without what names its moment. */
const rowsIn = (file: string) => gunzipSync(readFileSync(file)).toString().split("\n").slice(1, -2);

describe.each(ENGINES.flatMap((from) => ENGINES.map((to) => [from, to] as const)))(
  "from %s to %s",
  (from, to) => {
    test("a restored copy is equal, and goes on where the first one stood", async () => {
      const { db, readers } = await installation(from);
      const file = newFile();
      const counts = await backUp(db, file);
      expect(counts).toMatchObject({ employers: 2, api_keys: 3, jobs: 24, idempotency_keys: 2 });
      expect(statSync(file).mode & 0o777).toBe(0o600);

      const location = await newLocation[to]({ empty: true });
      expect(await restore(location, file)).toEqual(counts);
      const copy = await open(location);
      expect(await everything(copy, readers)).toEqual(await everything(db, readers));
      const again = newFile();
      await backUp(copy, again);
      expect(rowsIn(again)).toEqual(rowsIn(file));

      // What comes next is the same on both: ids, places, counts.
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

/** The same lines with some of them changed, as a backup whose packing is whole. */
const edited = (file: string, edit: (lines: string[]) => string[]) =>
  gzipSync(
    edit(
      gunzipSync(file === "" ? "" : readFileSync(file))
        .toString()
        .split("\n"),
    ).join("\n"),
  );

const DAMAGES: [string, (file: string) => Buffer, RegExp][] = [
  ["cut short", (file) => readFileSync(file).subarray(0, -100), /is cut short/],
  ["empty", () => Buffer.alloc(0), /is cut short/],
  [
    "without its end",
    (file) => edited(file, (lines) => [...lines.slice(0, -2), ""]),
    /is cut short/,
  ],
  [
    "without a row",
    (file) => edited(file, (lines) => lines.toSpliced(2, 1)),
    /is damaged|cut short/,
  ],
  [
    "with a letter changed",
    (file) =>
      edited(file, (lines) =>
        lines.with(1, lines[1]!.replace("Bäcker", "Becker").replace("B", "b")),
      ),
    /is damaged: its checksum/,
  ],
  [
    "with a byte changed",
    (file) => {
      const bytes = readFileSync(file);
      bytes[2_000]! ^= 0xff;
      return bytes;
    },
    /is damaged|is cut short/,
  ],
  [
    "with something after its end",
    (file) => edited(file, (lines) => [...lines, "{}"]),
    /is damaged/,
  ],
  ["no backup but text", () => Buffer.from("employer,job\n1,Baker\n"), /is no backup/],
  ["another zipped file", () => gzipSync("employer,job\n1,Baker\n"), /is no backup/],
  [
    "of a later format",
    (file) =>
      edited(file, (lines) => lines.with(0, lines[0]!.replace('"version":1', '"version":2'))),
    /is a backup of format 2; this version reads format 1/,
  ],
  [
    "of a later version of the service",
    (file) => {
      const [first = "", ...lines] = rowsWithHeader(file);
      return sealed([first.replace('"schema":[', '"schema":["0000_later.sql",'), ...lines]);
    },
    /has the migration 0000_later\.sql/,
  ],
  [
    "of other tables",
    (file) => {
      const [first = "", ...lines] = rowsWithHeader(file);
      return sealed([first.replace('"plan"', '"scheme"'), ...lines]);
    },
    /tables of this installation are not those of the backup/,
  ],
];

const rowsWithHeader = (file: string) =>
  gunzipSync(readFileSync(file)).toString().split("\n").slice(0, -2);

/** Lines under a checksum that is right. */
function sealed(lines: string[]): Buffer {
  const text = lines.map((line) => `${line}\n`).join("");
  const sha256 = createHash("sha256").update(text).digest("hex");
  const end = JSON.stringify({ end: "job-postings backup", rows: lines.length - 1, sha256 });
  return gzipSync(`${text}${end}\n`);
}

describe.each(ENGINES)("on %s", (engine) => {
  test("a file that is not whole, or not of this service, restores nothing", async () => {
    const { db } = await installation(engine);
    const file = newFile();
    await backUp(db, file);
    const location = await newLocation[engine]({ empty: true });
    for (const [name, damage, sentence] of DAMAGES) {
      const damaged = newFile();
      await writeFile(damaged, damage(file));
      const error: unknown = await restore(location, damaged).catch((reason: unknown) => reason);
      expect(error, `a file ${name}`).toMatchObject({
        name: "BackupError",
        message: expect.stringMatching(sentence) as string,
      });
      expect(String(error), `a file ${name}`).toContain("Nothing was restored");
    }
    await expect(restore(location, `${file}.none`)).rejects.toThrow(/^There is no file/);
    const copy = await open(location);
    expect(await copy.query({ text: "SELECT * FROM employers" })).toEqual([]);
  });

  test("an installation that holds anything is refused and left as it is", async () => {
    const { db } = await installation(engine);
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
    const { db, readers } = await installation(engine);
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
    const copy = await open(location);
    expect(await copy.query({ text: "SELECT later FROM employers WHERE id = 1" })).toEqual([
      { later: "BOULANGERIE ÅNGSTRÖM 🥐" },
    ]);
    expect(await everything(copy, readers)).toEqual(await everything(db, readers));

    const upToDate = await newLocation[engine]();
    const newer = await openDatabase(upToDate, undefined, (opened) => migrate(opened, migrations));
    await newer.close();
    await expect(restore(upToDate, file, { migrations })).rejects.toThrow(
      /older version.*9999_later\.sql.*new DATA_DIR or a new database.*Nothing was restored/,
    );
  });

  test("a file that is there is never overwritten, and no half of one is left", async () => {
    const { db } = await installation(engine);
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
  });
});

test("what is written while a backup is taken is not in it", async () => {
  const { db } = await installation("postgresql");
  const file = newFile();
  const writes: Promise<unknown>[] = [];
  const counts = await backUp(db, file, () => writes.push(addEmployer(db, "Late", "limited")));
  await Promise.all(writes);
  expect(writes).not.toEqual([]);
  expect(counts["employers"]).toBe(2);
  expect(rowsIn(file).join()).not.toContain("Late");
});
