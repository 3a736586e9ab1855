import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { ENGINES, newLocation } from "../testing/test-database.ts";
import { backUp } from "./back-up.ts";
import { restore } from "./restore.ts";
import { linesIn, newFile, resealed } from "./testing/backup-files.ts";
import { filledInstallation, open } from "./testing/filled-installation.ts";

// New databases take a while on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

/** The same lines with some of them changed, as a backup whose packing is whole. */
const edited = (file: string, edit: (lines: string[]) => string[]) =>
  gzipSync(edit(linesIn(file)).join("\n"));

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
    (file) =>
      resealed(file, (lines) =>
        lines.with(0, lines[0]!.replace('"schema":[', '"schema":["0000_later.sql",')),
      ),
    /has the migration 0000_later\.sql/,
  ],
  [
    "of other tables",
    (file) => resealed(file, (lines) => lines.with(0, lines[0]!.replace('"plan"', '"scheme"'))),
    /tables of this installation are not those of the backup/,
  ],
];

test.each(ENGINES)(
  "on %s, a file that is not whole, or not of this service, restores nothing",
  async (engine) => {
    const { db } = await filledInstallation(engine);
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
  },
);
