import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import path from "node:path";
import type { Database } from "../db/database.ts";
import type { Employer } from "../employers/store.ts";
import { type Days, publicRecord } from "../jobs/history/public-record.ts";
import { AdminError } from "./command.ts";
import { indexFoot, indexHead, indexRow } from "./record-index.ts";

/**
 * Writes what an employer had public on some days to two new files: lines of JSON, and a page to print that
 * lists them.
 * @throws AdminError where a file cannot be made
 */
export async function exportRecord(
  db: Database,
  employer: Employer,
  { folder, ...days }: Days & { folder: string },
  progress: (done: number) => void,
): Promise<{ file: string; index: string; versions: number; sha256: string }> {
  const name = `record-${employer.id}-${days.from}-${days.to}`;
  const [file, index] = [path.join(folder, `${name}.jsonl`), path.join(folder, `${name}.html`)];
  const lines = await newFile(file);
  const page = await newFile(index);
  const hash = createHash("sha256");
  let versions = 0;
  try {
    await page.write(indexHead(employer, days));
    for await (const version of publicRecord(db, employer, days, progress)) {
      const line = `${JSON.stringify(version)}\n`;
      hash.update(line);
      versions += 1;
      await lines.write(line);
      await page.write(indexRow(version, days.timeZone));
    }
    const sha256 = hash.digest("hex");
    await page.write(indexFoot(path.basename(file), versions, sha256));
    return { file, index, versions, sha256 };
  } finally {
    await lines.close();
    await page.close();
  }
}

/** Never over another file, and for its owner alone. */
const newFile = (file: string) =>
  open(file, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
    const why = error.code === "EEXIST" ? "it is there already" : error.message;
    throw new AdminError(
      `${file} cannot be written: ${why}. Name another folder: --folder FOLDER.`,
    );
  });
