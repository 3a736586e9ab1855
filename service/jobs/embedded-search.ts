// The embedded engine has one connection and cannot interrupt a statement (statement_timeout does nothing),
// so a search is many short statements there, between which others take their turn.
import type { JobListQuery } from "#contract/list-queries.ts";
import { LIMITS } from "#contract/limits.ts";
import type { Queryable } from "../db/database.ts";
import { StatementTimeoutError } from "../db/errors.ts";
import type { EmployerId } from "../db/employer.ts";
import { limitPerKey } from "./limit-per-key.ts";

/** Rows that one statement reads at most: some 10 ms. */
const STEP = 2_000;

/** Searches take turns by steps: another statement waits for one step at most, a short search for no long one. */
const oneStepAtATime = limitPerKey(1);

/** Rows that are fetched from the table by the trigram index: slower than the list's index. */
const MAX_CANDIDATES = 500;

/** `strpos` is linear for ordinary titles and far below `LIKE` for those that are made to be slow. */
const MATCHES = "strpos(search, $2) > 0 AND ($3::text IS NULL OR status = $3)";

const IDS = `coalesce(array_agg(id ORDER BY publish_date DESC, id DESC) FILTER (WHERE ${MATCHES}), '{}') AS ids`;

/** `term` is folded as the `search` column is. */
type Search = Pick<JobListQuery, "status"> & { term: string };

/**
 * The ids of all jobs that match, in the list's order; with an empty term, of all jobs. Each statement sees its own moment: a job that is
 * published again while a long list is read may be missing.
 * @throws StatementTimeoutError after `timeout` milliseconds
 */
export async function searchInSteps(
  db: Queryable,
  employerId: EmployerId,
  search: Search,
  timeout: number,
): Promise<number[]> {
  return (
    (await searchTrigrams(db, employerId, search)) ??
    (await searchList(db, employerId, search, performance.now() + timeout))
  );
}

/**
 * The first, the middle and the last three letters or digits that stand together: each is one trigram, so
 * that the index finds no row that does not hold them.
 */
function trigramsOf(term: string): string[] {
  const all = Array.from(term.matchAll(/(?=([a-z0-9]{3}))/g), ([, trigram = ""]) => trigram);
  return [all[0], all[all.length >> 1], all.at(-1)].filter((trigram) => trigram !== undefined);
}

/** The matches of a rare term; `undefined` where the planner prefers the list or there are many candidates. */
async function searchTrigrams(
  db: Queryable,
  employerId: EmployerId,
  { term, status }: Search,
): Promise<number[] | undefined> {
  const trigrams = trigramsOf(term);
  if (trigrams.length === 0) return undefined;
  const holdsAll = trigrams.map((_, index) => `AND search LIKE $${index + 4}`).join(" ");
  const text = `WITH candidates AS MATERIALIZED (
      SELECT publish_date, id, status, search FROM jobs
      WHERE employer_id = $1 ${holdsAll} LIMIT ${MAX_CANDIDATES}
    )
    SELECT ${IDS}, count(*)::int AS candidates FROM candidates`;
  const values = [employerId, term, status, ...trigrams.map((trigram) => `%${trigram}%`)];
  const plan = await db.query({ text: `EXPLAIN ${text}`, values });
  if (!JSON.stringify(plan).includes("jobs_search")) return undefined;
  const [found] = await db.query<{ ids: number[]; candidates: number }>({ text, values });
  return found && found.candidates < MAX_CANDIDATES ? found.ids : undefined;
}

/** Reads the list's index from the newest job on. */
async function searchList(
  db: Queryable,
  employerId: EmployerId,
  { term, status }: Search,
  deadline: number,
): Promise<number[]> {
  const hits: number[] = [];
  let after = { publishDate: "infinity", id: LIMITS.maxId };
  for (;;) {
    const statement = {
      name: "search_step",
      text: `WITH step AS MATERIALIZED (
          SELECT publish_date, id, status, search FROM jobs
          WHERE employer_id = $1 AND (publish_date, id) < ($4::date, $5::int)
          ORDER BY publish_date DESC, id DESC LIMIT ${STEP}
        )
        SELECT hits.*, last.* FROM (SELECT ${IDS}, count(*)::int AS read FROM step) hits,
          (SELECT publish_date AS "publishDate", id FROM step ORDER BY publish_date, id LIMIT 1) last`,
      values: [employerId, term, status, after.publishDate, after.id],
    };
    const [step] = await oneStepAtATime(0, () =>
      db.query<typeof after & { ids: number[]; read: number }>(statement),
    );
    hits.push(...(step?.ids ?? []));
    if (!step || step.read < STEP) return hits;
    if (performance.now() > deadline)
      throw new StatementTimeoutError(new Error("A search took too long."));
    after = step;
  }
}
