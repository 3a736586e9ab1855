import { createHash } from "node:crypto";
import { canonicalJson } from "#contract/canonical-json.ts";
import type { PublicVersion } from "#contract/history.ts";
import type { Queryable } from "../../db/database.ts";
import type { EmployerId } from "../../employers/employer.ts";
import type { Employer } from "../../employers/store.ts";
import { holderThen, presentJob } from "../presenter.ts";
import { keepFirstVersionsOf } from "./keep-versions.ts";
import { presentOrigin } from "./present-history.ts";
import { findVersion } from "./version-store.ts";

/** Calendar dates in a time zone, both included. */
export interface Days {
  from: string;
  to: string;
  timeZone: string;
}

/** A version in the order of job and version. */
export interface Position {
  job: number;
  version: number;
}

const START: Position = { job: 0, version: 0 };

/** An active version is public from its own time until that of the next one. */
const PUBLIC = {
  name: "public_versions",
  text: `SELECT job, version, until FROM (
      SELECT job_id AS job, number AS version, kind, at, content->>'status' AS status,
        lead(at) OVER (PARTITION BY job_id ORDER BY number) AS until
      FROM job_versions WHERE employer_id = $1 AND (job_id, number) > ($5, $6)
    ) AS versions
    WHERE kind <> 'deleted' AND status = 'active'
      AND at < ($3::date + 1)::timestamp AT TIME ZONE $4
      AND coalesce(until, now()) >= $2::date::timestamp AT TIME ZONE $4
    ORDER BY job, version LIMIT $7`,
};

/**
 * The first versions of an employer's jobs that were public on any of the days, in the order of job and
 * version. `next`: where the versions behind them begin.
 */
export async function publicVersions(
  db: Queryable,
  employer: Employer,
  { from, to, timeZone }: Days,
  { job, version }: Position = START,
  limit = 100,
): Promise<{ versions: PublicVersion[]; next: Position | null }> {
  // An inspector misses no job that is older than the history.
  if (job === START.job) await keepFirstVersionsOf(db, employer.id);
  const found = await db.query<Position & { until: Date | null }>({
    ...PUBLIC,
    values: [employer.id, from, to, timeZone, job, version, limit + 1],
  });
  const page = found.slice(0, limit);
  const versions: PublicVersion[] = [];
  for (const { until, ...position } of page) {
    const one = await findVersion(db, employer.id, position.job, position.version);
    // Removed in between, as it is old enough.
    if (one) versions.push(presentPublic(one, until, employer));
  }
  return { versions, next: found.length > limit ? (page.at(-1) ?? null) : null };
}

/** The highest id of a job of which there are versions, 0 where there are none. */
export async function lastJob(db: Queryable, employerId: EmployerId): Promise<number> {
  const [row] = await db.query<{ id: number | null }>({
    text: "SELECT max(job_id) AS id FROM job_versions WHERE employer_id = $1",
    values: [employerId],
  });
  return row?.id ?? 0;
}

function presentPublic(
  { version, job }: NonNullable<Awaited<ReturnType<typeof findVersion>>>,
  until: Date | null,
  employer: Employer,
): PublicVersion {
  const whole = presentJob(job, holderThen(employer, version.names));
  return {
    jobId: version.jobId,
    version: version.number,
    kind: version.kind,
    publicFrom: version.at.toISOString(),
    publicUntil: until?.toISOString() ?? null,
    ...presentOrigin(version),
    sha256: createHash("sha256").update(canonicalJson(whole)).digest("hex"),
    job: whole,
  };
}
