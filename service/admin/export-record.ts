import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import path from "node:path";
import {
  indexFoot,
  indexHead,
  indexRow,
  readableTime,
  type RecordWords,
} from "#contract/record-index.ts";
import type { Database } from "../db/database.ts";
import type { Employer } from "../employers/store.ts";
import { instantsIn, spanOf } from "../jobs/history/local-time.ts";
import {
  type RecordDays,
  keptFrom,
  lastJob,
  type Position,
  publicVersions,
} from "../jobs/history/public-record.ts";
import { AdminError } from "./command.ts";

/**
 * Writes what an employer had public on some days to two new files: lines of JSON, and a page to print that
 * lists them.
 * @throws AdminError where a file cannot be made
 */
export async function exportRecord(
  db: Database,
  employer: Employer,
  { folder, ...days }: RecordDays & { folder: string },
  progress: (done: number) => void,
): Promise<{ file: string; index: string; versions: number; sha256: string }> {
  const name = `record-${employer.id}-${days.from}-${days.to}`;
  const [file, index] = [path.join(folder, `${name}.jsonl`), path.join(folder, `${name}.html`)];
  const lines = await newFile(file);
  const page = await newFile(index);
  const hash = createHash("sha256");
  let versions = 0;
  try {
    const words = wordsOf(employer, days, await keptFrom(db, employer.id));
    await page.write(indexHead(words));
    const last = await lastJob(db, employer.id);
    let from: Position | null | undefined;
    while (from !== null) {
      const read = await publicVersions(db, employer, days, from);
      for (const version of read.versions) {
        const line = `${JSON.stringify(version)}\n`;
        hash.update(line);
        versions += 1;
        await lines.write(line);
        await page.write(indexRow(version, words));
      }
      from = read.next;
      progress(from ? from.job / last : 1);
    }
    const sha256 = hash.digest("hex");
    await page.write(
      indexFoot(
        `${versions} versions, as lines of JSON in ${path.basename(file)}. SHA-256 of that file: ${sha256}`,
      ),
    );
    return { file, index, versions, sha256 };
  } finally {
    await lines.close();
    await page.close();
  }
}

const wordsOf = (
  { name }: Employer,
  { from, to, timeZone }: RecordDays,
  oldest: Date | null,
): RecordWords => ({
  language: "en-CA",
  title: `${name}: public job postings, ${from} to ${to}`,
  intro: [
    `Each version of a job posting that was public from ${from} to ${to}; times are of ${timeZone}, with their offset from UTC.`,
    oldest &&
      oldest > spanOf(from, to, timeZone).begins &&
      `The oldest version that is kept is of ${readableTime(instantsIn(timeZone)(oldest))}; nothing is known here of what was public before.`,
  ]
    .filter(Boolean)
    .join(" "),
  columns: [
    "Job",
    "Version",
    "Title",
    "Reference id",
    "Public from",
    "Until",
    "Closes",
    "Written by",
    "SHA-256 of the job",
  ],
  orBefore: (time) => `${time} or before`,
  stillPublic: "still public",
  closed: (closed, until) => `${until ?? "still active"}, closed from ${closed}`,
  writer: ({ by, through, changeSet }) => [by, through, changeSet?.text].filter(Boolean).join(", "),
});

/** Never over another file, and for its owner alone. */
const newFile = (file: string) =>
  open(file, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
    const why = error.code === "EEXIST" ? "it is there already" : error.message;
    throw new AdminError(
      `${file} cannot be written: ${why}. Name another folder: --folder FOLDER.`,
    );
  });
