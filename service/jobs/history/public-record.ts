import { createHash } from "node:crypto";
import { canonicalJson } from "#contract/canonical-json.ts";
import type { JobVersion } from "#contract/history.ts";
import type { Database } from "../../db/database.ts";
import type { Employer } from "../../employers/store.ts";
import { presentJob } from "../presenter.ts";
import { keepFirstVersions } from "./keep-versions.ts";
import { presentOrigin } from "./present-history.ts";
import { findVersion } from "./version-store.ts";

/** Calendar dates in a time zone, both included. */
export interface Days {
  from: string;
  to: string;
  timeZone: string;
}

/** A version that was public, as the record of an employer has it. */
export interface PublicVersion extends Pick<
  JobVersion,
  "kind" | "by" | "through" | "changeSet" | "job"
> {
  jobId: number;
  version: number;
  /** When it became public; of kind `kept`, when the service began to keep history. */
  publicFrom: string;
  /** When the next version came; null while it is current. */
  publicUntil: string | null;
  /** Of the job as canonical JSON (RFC 8785), as the dashboard hashes it. */
  sha256: string;
}

/** An active version is public from its own time until that of the next one. */
const PUBLIC = {
  text: `SELECT id, number, until, count(*) OVER () AS total FROM (
      SELECT job_id AS id, number, kind, at, content->>'status' AS status,
        lead(at) OVER (PARTITION BY job_id ORDER BY number) AS until
      FROM job_versions WHERE employer_id = $1
    ) AS versions
    WHERE kind <> 'deleted' AND status = 'active'
      AND at < ($3::date + 1)::timestamp AT TIME ZONE $4
      AND (until IS NULL OR until >= $2::date::timestamp AT TIME ZONE $4)
    ORDER BY id, number`,
};

/** Each version of an employer's jobs that was public on any of the days, in the order of job and version. */
export async function* publicRecord(
  db: Database,
  employer: Employer,
  { from, to, timeZone }: Days,
  progress: (done: number) => void = () => {},
): AsyncGenerator<PublicVersion> {
  await keepFirstVersions(db);
  const keys = await db.query<{ id: number; number: number; until: Date | null; total: number }>({
    ...PUBLIC,
    values: [employer.id, from, to, timeZone],
  });
  for (const [index, { id, number, until, total }] of keys.entries()) {
    const found = await findVersion(db, employer.id, id, number);
    progress((index + 1) / total);
    if (!found) continue;
    const job = presentJob(found.job, employer);
    yield {
      jobId: id,
      version: number,
      kind: found.version.kind,
      publicFrom: found.version.at.toISOString(),
      publicUntil: until?.toISOString() ?? null,
      ...presentOrigin(found.version),
      sha256: createHash("sha256").update(canonicalJson(job)).digest("hex"),
      job,
    };
  }
}
