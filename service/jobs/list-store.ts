import {
  type AliasableExpression,
  type Compilable,
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
} from "kysely";
import type { JobListQuery } from "#contract/list-queries.ts";
import type { JobStatus } from "#contract/job-status.ts";
import type { Database, Queryable } from "../db/database.ts";
import { build, run } from "../db/query.ts";
import { JOB_COLUMNS, type Schema } from "../db/schema.ts";
import type { EmployerId } from "../db/employer.ts";
import type { JobDetailsRecord, JobHeaderRecord } from "./job-record.ts";
import { searchInSteps } from "./embedded-search.ts";
import { type DetailsRow, toRecord } from "./store.ts";

export interface ListedJobs {
  total: number;
  /** With details where the query asks for them. */
  jobs: (JobHeaderRecord | JobDetailsRecord)[];
}

/** A job in a list: the columns of the details are there if the query asks for them. */
type ListedRow = JobHeaderRecord & Partial<DetailsRow>;

/** A row of the page; all but `total` are null when the page is empty. */
type PageRow = { total: number } & (ListedRow | { id: null });

/** The columns that a list shows; a header that lacks one does not compile. */
const HEADER = [
  "id",
  "referenceId",
  "title",
  "publishDate",
  "locations",
  "confidential",
  "status",
] as const;

/** The columns that details add. */
const DETAILS = JOB_COLUMNS.filter(
  (column) => column !== "description" && !HEADER.some((shown) => shown === column),
);

/** Milliseconds that a search may take. */
const SEARCH_TIMEOUT = 2_000;

/** Rows that one statement of the embedded engine skips at most: some 10 ms. */
const MAX_SKIPPED = 10_000;

/** Separates title and reference id in the `search` column (`job_search`): no term matches across both. */
const SEPARATOR = "\x1f";

/**
 * One page of an employer's jobs and the number of all matches, from one snapshot (on the embedded
 * engine, a search reads in steps).
 * @throws StatementTimeoutError when a search takes too long
 */
export async function listJobs(
  db: Database,
  employerId: EmployerId,
  query: JobListQuery,
): Promise<ListedJobs> {
  const { q, status, page, pageSize } = query;
  const offset = (page - 1) * pageSize;
  if (q?.includes(SEPARATOR)) return { total: 0, jobs: [] };
  if (db.engine === "embedded" && (q !== null || offset > MAX_SKIPPED)) {
    // Without a term the scan always ends soon.
    const timeout = q === null ? Infinity : SEARCH_TIMEOUT;
    const [folded] = q === null ? [] : await db.query<{ term: string }>(folding(q));
    const search = { term: folded?.term ?? "", status };
    const ids = await searchInSteps(db, employerId, search, timeout);
    const onPage = ids.slice(offset, offset + pageSize);
    const rows = onPage.length === 0 ? [] : await rowsById(db, employerId, onPage, query);
    return { total: ids.length, jobs: rows.map(jobOf) };
  }
  if (q === null) return pageOf(db, employerId, query);
  return db.transaction(async (tx) => {
    const [folded] = await tx.query<{ term: string }>(folding(q));
    return pageOf(tx, employerId, { ...query, q: folded?.term ?? q });
  });
}

/**
 * Folds a term as the `search` column is folded, by the same function. Sets the transaction's own limit,
 * which a pooler takes back with the connection.
 */
const folding = (q: string) => ({
  name: "fold_term",
  text: "SELECT fold_text($1) AS term, set_config('statement_timeout', $2, true)",
  values: [q, String(SEARCH_TIMEOUT)],
});

const jobsOf = (employerId: EmployerId, status: JobStatus | null = null) =>
  build
    .selectFrom("jobs")
    .where("employerId", "=", employerId)
    .$if(status !== null, (query) => query.where("status", "=", status as JobStatus));

/** §4.5: newest first; the id decides between jobs of one day. */
const newestFirst = <T>(query: SelectQueryBuilder<Schema, "jobs", T>) =>
  query.orderBy("publishDate", "desc").orderBy("id", "desc");

type Include = JobListQuery["include"];

/** What a statement's name adds for its columns. */
const suffixOf = (include: Include) => (include === null ? "" : `_${include}`);

const rowsById = (
  db: Queryable,
  employerId: EmployerId,
  ids: number[],
  { include }: JobListQuery,
): Promise<ListedRow[]> =>
  run(
    db,
    newestFirst(jobsOf(employerId).select(HEADER))
      .$if(include !== null, (query) => query.select(DETAILS))
      .where(sql<boolean>`id = ANY(${ids})`),
    `headers_by_id${suffixOf(include)}`,
  );

const jobOf = (row: ListedRow): JobHeaderRecord | JobDetailsRecord =>
  hasDetails(row) ? toRecord(row) : row;

const hasDetails = (row: ListedRow): row is DetailsRow => row.version !== undefined;

async function pageOf(
  db: Queryable,
  employerId: EmployerId,
  query: JobListQuery,
): Promise<ListedJobs> {
  const rows = await run(db, pageQuery(employerId, query), nameOf(query));
  return {
    total: rows[0]?.total ?? 0,
    jobs: rows.flatMap((row) => {
      if (row.id === null) return [];
      const { total: _, ...job } = row;
      return [jobOf(job)];
    }),
  };
}

/** The query of one page; its `q` is folded. Exported for the tests that look at its plan. */
export function pageQuery(employerId: EmployerId, query: JobListQuery): Compilable<PageRow> {
  const { q, page, pageSize } = query;
  const offset = (page - 1) * pageSize;
  const statement =
    q === null ? everyJob(employerId, query, offset) : matchingJobs(employerId, q, query, offset);
  return { compile: () => statement.compile(build) };
}

/** Rows before a page from which on it pays to skip them in the index and to read only the page's. */
const FAR = 100;

/** A search has no name: a plan made for any term would suit few. */
function nameOf({ q, status, include, page, pageSize }: JobListQuery): string | undefined {
  const far = (page - 1) * pageSize >= FAR;
  const name = `list_${status ?? "all"}${far ? "_far" : ""}${suffixOf(include)}`;
  return q === null ? name : undefined;
}

/** Without a term, the total is the sum of the kept counts and the page one walk along its index. */
function everyJob(
  employerId: EmployerId,
  { status, include, pageSize }: JobListQuery,
  offset: number,
): RawBuilder<PageRow> {
  const counted = status === null ? sql`active + archived + draft` : sql.ref(status);
  const total = build
    .selectFrom("jobCounts")
    .where("employerId", "=", employerId)
    .select(sql`coalesce(sum(${counted}), 0)::int`.as("total"));
  const walk = newestFirst(jobsOf(employerId, status)).limit(pageSize).offset(offset);
  const page =
    offset < FAR
      ? walk.select(HEADER).$if(include !== null, (query) => query.select(DETAILS))
      : rowsOf(employerId, walk.select("id as found"), include);
  return onePage(total, page);
}

/** Characters of the LIKE pattern: LIKE takes as many steps for each letter of a title. */
const PATTERN_LENGTH = 32;

/**
 * With a term, the matches are found once, by their trigrams or along the list's index, and both counted
 * and paged.
 */
function matchingJobs(
  employerId: EmployerId,
  term: string,
  { status, include, pageSize }: JobListQuery,
  offset: number,
): RawBuilder<PageRow> {
  const [start = ""] = new RegExp(`^.{0,${PATTERN_LENGTH}}`, "su").exec(term) ?? [];
  const pattern = `%${start.replace(/[\\%_]/g, "\\$&")}%`;
  const hits = jobsOf(employerId, status)
    .select(["publishDate", "id"])
    .where(sql<boolean>`search LIKE ${pattern}`)
    .$if(start !== term, (query) => query.where(sql<boolean>`strpos(search, ${term}) > 0`));
  const found = sql<{ found: number }>`(SELECT id AS found FROM hits
    ORDER BY publish_date DESC, id DESC LIMIT ${pageSize} OFFSET ${offset})`;
  return sql`WITH hits AS MATERIALIZED (${hits})
    ${onePage(sql`(SELECT count(*)::int AS total FROM hits)`, rowsOf(employerId, found, include))}`;
}

const rowsOf = (
  employerId: EmployerId,
  found: AliasableExpression<{ found: number }>,
  include: Include,
) =>
  jobsOf(employerId)
    .innerJoin(found.as("ids"), "ids.found", "jobs.id")
    .select(HEADER)
    .$if(include !== null, (query) => query.select(DETAILS));

/** The rows of a page beside the total, which is there for an empty page too. */
const onePage = (total: Expression<unknown>, page: Expression<ListedRow>) =>
  sql<PageRow>`SELECT counts.total, page.* FROM ${total} counts
    LEFT JOIN ${page} page ON true ORDER BY page.publish_date DESC, page.id DESC`;
