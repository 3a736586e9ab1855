import type { JobListQuery } from "#contract/list-queries.ts";
import type { JobStatus } from "#contract/job-status.ts";
import type { Database, Queryable, Statement } from "../db/database.ts";
import type { JobHeaderRecord } from "./job-record.ts";
import type { EmployerId } from "../employers/store.ts";
import { searchInSteps } from "./embedded-search.ts";

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

/** Milliseconds that a search may take. */
const SEARCH_TIMEOUT = 2_000;

/** Rows that one statement of the embedded engine skips at most: some 10 ms. */
const MAX_SKIPPED = 10_000;

/** Stands between title and reference id in what is searched, so that no term matches across. */
const SEPARATOR = "\x1f";

/**
 * One page of an employer's jobs and the number of all that match, both of one moment (on the embedded
 * engine, a search reads in steps).
 * @throws StatementTimeoutError when a search takes too long
 */
export async function listJobs(
  db: Database,
  employerId: EmployerId,
  query: JobListQuery,
): Promise<JobPage> {
  const { q, status, page, pageSize } = query;
  const offset = (page - 1) * pageSize;
  if (q?.includes(SEPARATOR)) return { total: 0, jobs: [] };
  if (db.engine === "embedded" && (q !== null || offset > MAX_SKIPPED)) {
    // Without a term the walk is short enough to end.
    const timeout = q === null ? Infinity : SEARCH_TIMEOUT;
    const ids = await searchInSteps(db, employerId, { q: q ?? "", status }, timeout);
    const onPage = ids.slice(offset, offset + pageSize);
    const jobs = onPage.length === 0 ? [] : await headersById(db, employerId, onPage);
    return { total: ids.length, jobs };
  }
  if (q === null) return pageOf(db, listStatement(employerId, query));
  // A transaction's own limit, which a pooler takes back with the connection.
  return db.transaction(async (tx) => {
    await tx.query({ text: `SET LOCAL statement_timeout = ${SEARCH_TIMEOUT}` });
    return pageOf(tx, listStatement(employerId, query));
  });
}

const headersById = (db: Queryable, employerId: EmployerId, ids: number[]) =>
  db.query<JobHeaderRecord>({
    name: "headers_by_id",
    text: `SELECT ${HEADER} FROM jobs WHERE employer_id = $1 AND id = ANY($2) ORDER BY ${NEWEST}`,
    values: [employerId, ids],
  });

async function pageOf(db: Queryable, statement: Statement): Promise<JobPage> {
  const rows = await db.query<PageRow>(statement);
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
export function listStatement(employerId: EmployerId, query: JobListQuery): Statement {
  const { q, status, page, pageSize } = query;
  const offset = (page - 1) * pageSize;
  return q === null
    ? everyJob(employerId, status, pageSize, offset)
    : matchingJobs(employerId, q, status, pageSize, offset);
}

/** Rows before a page from which on it pays to skip them in the index and to read only the page's. */
const FAR = 100;

/** Without a term, the total is the sum of the kept counts and the page one walk along its index. */
function everyJob(
  employerId: EmployerId,
  status: JobStatus | null,
  limit: number,
  offset: number,
): Statement {
  // The status comes from the contract's enum, so it may name a column.
  const counted = status ?? "active + archived + draft";
  const filter = status === null ? "" : "AND status = $4";
  const far = offset >= FAR;
  const walk = (columns: string) => `SELECT ${columns} FROM jobs WHERE employer_id = $1 ${filter}
    ORDER BY ${NEWEST} LIMIT $2 OFFSET $3`;
  return {
    name: `list_${status ?? "all"}${far ? "_far" : ""}`,
    text: onePage(
      `SELECT coalesce(sum(${counted}), 0)::int AS total FROM job_counts WHERE employer_id = $1`,
      far ? headersOf(walk("id")) : walk(HEADER),
    ),
    values: [employerId, limit, offset, ...(status === null ? [] : [status])],
  };
}

/** Characters of a term that the index is asked for: LIKE takes as many steps for each letter of a title. */
const PATTERN_LENGTH = 32;

/**
 * With a term, the matches are found once, by their trigrams or along the list's index, and both counted
 * and paged. The statement has no name: a plan made for any term would suit few.
 */
function matchingJobs(
  employerId: EmployerId,
  q: string,
  status: JobStatus | null,
  limit: number,
  offset: number,
): Statement {
  const [pattern = ""] = new RegExp(`^.{0,${PATTERN_LENGTH}}`, "su").exec(q) ?? [];
  const rest = pattern === q ? [] : [q];
  const filter = [
    ...rest.map(() => "AND strpos(search, lower($5)) > 0"),
    ...(status === null ? [] : [`AND status = $${5 + rest.length}`]),
  ].join(" ");
  return {
    text: `WITH hits AS MATERIALIZED (
        SELECT publish_date, id FROM jobs
        WHERE employer_id = $1 AND search LIKE lower($2) ${filter}
      )
      ${onePage(
        "SELECT count(*)::int AS total FROM hits",
        headersOf(`SELECT id FROM hits ORDER BY ${NEWEST} LIMIT $3 OFFSET $4`),
      )}`,
    values: [
      employerId,
      `%${pattern.replace(/[\\%_]/g, "\\$&")}%`,
      limit,
      offset,
      ...rest,
      ...(status === null ? [] : [status]),
    ],
  };
}

/** The rows of a page beside the total, which is there for an empty page too. */
const onePage = (total: string, page: string) => `SELECT counts.total, page.* FROM (${total}) counts
  LEFT JOIN (${page}) page ON true ORDER BY "publishDate" DESC, id DESC`;

const headersOf = (ids: string) =>
  `SELECT ${HEADER} FROM (${ids}) ids JOIN jobs USING (id) WHERE employer_id = $1`;
