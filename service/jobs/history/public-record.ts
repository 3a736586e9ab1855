import { createHash } from "node:crypto";
import { canonicalJson } from "#contract/canonical-json.ts";
import type { PublicVersion } from "#contract/history.ts";
import { LIMITS } from "#contract/limits.ts";
import type { Queryable } from "../../db/database.ts";
import type { EmployerId } from "../../db/employer.ts";
import type { Employer } from "../../employers/store.ts";
import { holderThen, presentJob } from "../presenter.ts";
import { instantsIn, type TimeSpan, spanOf } from "./local-time.ts";
import { presentOrigin } from "./present-history.ts";
import { findVersion } from "../version-store.ts";

/** Calendar dates in a time zone, both included; of one job, where that is named. */
export interface RecordDays {
  from: string;
  to: string;
  timeZone: string;
  job?: number | null | undefined;
}

/** A version in the order of job and version. */
export interface Position {
  job: number;
  version: number;
}

/**
 * An active version is public from its own time until that of the next one, which is earlier where the clock was set
 * back: then it belongs to the days of both, and to those between. The days are instants, as the zone data of the
 * database may be another than the service's.
 */
const PUBLIC = {
  name: "public_versions",
  text: `SELECT job, version, least(at, next) AS "from",
      CASE WHEN next IS NOT NULL THEN greatest(at, next) END AS until
    FROM (
      SELECT job_id AS job, number AS version, kind, at, content->>'status' AS status,
        lead(at) OVER (PARTITION BY job_id ORDER BY number) AS next
      FROM job_versions WHERE employer_id = $1 AND (job_id, number) > ($4, $5) AND job_id <= $6
    ) AS versions, LATERAL (
      SELECT least(at, coalesce(next, now())) AS began, greatest(at, coalesce(next, now())) AS ended
    ) AS span
    WHERE kind <> 'deleted' AND status = 'active' AND began < $3 AND (ended > $2 OR began >= $2)
    ORDER BY job, version LIMIT $7`,
};

interface Found extends Position {
  from: Date;
  until: Date | null;
}

/**
 * The first versions of an employer's jobs that were public on any of the days, in the order of job and
 * version. `next`: where the versions behind them begin.
 */
export async function publicVersions(
  db: Queryable,
  employer: Employer,
  { from, to, timeZone, job }: RecordDays,
  after?: Position | null,
  limit = 100,
): Promise<{ versions: PublicVersion[]; next: Position | null; span: TimeSpan }> {
  const span = spanOf(from, to, timeZone);
  const start = after ?? { job: job ?? 0, version: 0 };
  const last = job ?? LIMITS.maxId;
  const { begins, ends } = span;
  const found = await db.query<Found>({
    ...PUBLIC,
    values: [employer.id, begins, ends, start.job, start.version, last, limit + 1],
  });
  const page = found.slice(0, limit);
  const versions: PublicVersion[] = [];
  const write = instantsIn(timeZone);
  for (const times of page) {
    const one = await findVersion(db, employer.id, times.job, times.version);
    // Removed in between, as it is old enough.
    if (one) versions.push(presentPublic(one, times, employer, write, timeZone));
  }
  return { versions, next: found.length > limit ? (page.at(-1) ?? null) : null, span };
}

/** When the oldest version was written that is kept of an employer's jobs, of any kind. */
export async function keptFrom(db: Queryable, employerId: EmployerId): Promise<Date | null> {
  const [row] = await db.query<{ at: Date | null }>({
    text: "SELECT min(at) AS at FROM job_versions WHERE employer_id = $1",
    values: [employerId],
  });
  return row?.at ?? null;
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
  { from, until }: Found,
  employer: Employer,
  write: (instant: Date) => string,
  timeZone: string,
): PublicVersion {
  const whole = presentJob(job, holderThen(employer, version.names));
  const closed = new Date(
    Math.max(spanOf(job.closeDate, job.closeDate, timeZone).ends.getTime(), from.getTime()),
  );
  return {
    jobId: version.jobId,
    version: version.number,
    kind: version.kind,
    publicFrom: write(from),
    publicUntil: until && write(until),
    closedFrom: closed < (until ?? new Date()) ? write(closed) : null,
    ...presentOrigin(version),
    sha256: createHash("sha256").update(canonicalJson(whole)).digest("hex"),
    job: whole,
  };
}
