import type { JobListQuery } from "#contract/list-queries.ts";
import type { JobStatus } from "#contract/job.ts";
import type { Queryable, Statement } from "../db/database.ts";
import type { JobHeaderRecord } from "./job-record.ts";

export interface JobPage {
  total: number;
  jobs: JobHeaderRecord[];
}

/** A row of the page; all but `total` are null when the page is empty. */
type PageRow = { total: number } & (JobHeaderRecord | { id: null });

const HEADER = `id, reference_id AS "referenceId", title, publish_date AS "publishDate",
  locations, confidential, status`;

/** §4.5: newest first; the id decides between jobs of one day. */
const NEWEST = "publish_date DESC, id DESC";

/** One page of an employer's jobs and the number of all that match, both of one moment. */
export async function listJobs(
  db: Queryable,
  employerId: number,
  query: JobListQuery,
): Promise<JobPage> {
  const rows = await db.query<PageRow>(listStatement(employerId, query));
  return {
    total: rows[0]?.total ?? 0,
    jobs: rows.flatMap((row) => {
      if (row.id === null) return [];
      const { total: _, ...job } = row;
      return [job];
    }),
  };
}

/** The statement of one page. Exported for the tests that look at its plan. */
export function listStatement(employerId: number, query: JobListQuery): Statement {
  const { q, status, page, pageSize } = query;
  const offset = (page - 1) * pageSize;
  return q === null
    ? everyJob(employerId, status, pageSize, offset)
    : matchingJobs(employerId, q, status, pageSize, offset);
}

/** Without a term, the total is the sum of the kept counts and the page one walk along its index. */
function everyJob(
  employerId: number,
  status: JobStatus | null,
  limit: number,
  offset: number,
): Statement {
  // The status comes from the contract's enum, so it may name a column.
  const counted = status ?? "active + archived + draft";
  const filter = status === null ? "" : "AND status = $4";
  return {
    name: `list_${status ?? "all"}`,
    text: `SELECT counts.total, page.* FROM
      (SELECT coalesce(sum(${counted}), 0)::int AS total FROM job_counts WHERE employer_id = $1) counts
      LEFT JOIN (
        SELECT ${HEADER} FROM jobs WHERE employer_id = $1 ${filter}
        ORDER BY ${NEWEST} LIMIT $2 OFFSET $3
      ) page ON true
      ORDER BY "publishDate" DESC, id DESC`,
    values: [employerId, limit, offset, ...(status === null ? [] : [status])],
  };
}

/**
 * With a term, the matches are found once, by the trigram indexes where they help, and both counted and
 * paged. The statement has no name: a plan made for any term would not use those indexes.
 */
function matchingJobs(
  employerId: number,
  q: string,
  status: JobStatus | null,
  limit: number,
  offset: number,
): Statement {
  const filter = status === null ? "" : "AND status = $5";
  return {
    text: `WITH hits AS MATERIALIZED (
        SELECT publish_date, id FROM jobs
        WHERE employer_id = $1 AND (title ILIKE $2 OR reference_id ILIKE $2) ${filter}
      )
      SELECT counts.total, page.* FROM
      (SELECT count(*)::int AS total FROM hits) counts
      LEFT JOIN (
        SELECT ${HEADER} FROM
          (SELECT id FROM hits ORDER BY ${NEWEST} LIMIT $3 OFFSET $4) AS hits
          JOIN jobs USING (id) WHERE employer_id = $1
      ) page ON true
      ORDER BY "publishDate" DESC, id DESC`,
    values: [
      employerId,
      `%${q.replace(/[\\%_]/g, "\\$&")}%`,
      limit,
      offset,
      ...(status === null ? [] : [status]),
    ],
  };
}
