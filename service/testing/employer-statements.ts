import type { Database, Queryable, Statement } from "../db/database.ts";

/** The tables whose rows belong to an employer: those with an `employer_id`. */
export const EMPLOYER_TABLES = [
  "activities",
  "api_keys",
  "deleted_jobs",
  "idempotency_keys",
  "job_counts",
  "job_descriptions",
  "job_versions",
  "jobs",
  "places",
  "settings",
];

/** The key identifies the employer: its hash is unique. */
const BY_KEY = /\bWHERE "api_keys"\."key_hash" = \$1\b/i;

/** `INSERT INTO jobs (employer_id, …) VALUES ($1, …), …` or `… SELECT $1, …` */
const INSERT = /^INSERT INTO \S+ \("?employer_id"?, [^)]*\) (?:VALUES \(|SELECT )\$(\d+), /gi;

const FILTER = /\bemployer_id"? = \$(\d+)\b/g;

/**
 * What is wrong with a statement of a request: each mention of an employer's table needs an
 * `employer_id = $n` of its own, or an insert that puts $n there. Every $n is the same employer.
 */
export function offenceOf({ text, values = [] }: Statement): string | undefined {
  const statement = text.replaceAll(/\s+/g, " ").trim();
  const tables = EMPLOYER_TABLES.join("|");
  const mention = new RegExp(
    `\\b(?:FROM|JOIN|UPDATE|INTO|USING|,) (?:ONLY )?"?(?:${tables})\\b`,
    "gi",
  );
  const mentions = statement.match(mention)?.length ?? 0;
  if (mentions === 0 || BY_KEY.test(statement)) return undefined;
  const numbers = [FILTER, INSERT].flatMap((pattern) => [...statement.matchAll(pattern)]);
  if (numbers.length < mentions) return `It reads or writes every employer's rows: ${statement}`;
  const employers = new Set(numbers.map(([, number]) => values[Number(number) - 1]));
  const isOne = employers.size === 1 && [...employers].every(Number.isInteger);
  return isOne ? undefined : `It filters by no employer, or by several: ${statement}`;
}

/**
 * The database as the service under test gets it: a statement that forgets the employer fails the
 * request, and with it the test. Every statement is passed to `seen`.
 */
export function guarded(db: Database, seen: (statement: Statement) => void = () => {}): Database {
  const guard = (queryable: Queryable): Queryable => ({
    query<Row>(statement: Statement) {
      seen(statement);
      const offence = offenceOf(statement);
      if (offence !== undefined) return Promise.reject(new Error(offence));
      return queryable.query<Row>(statement);
    },
  });
  return {
    engine: db.engine,
    ...guard(db),
    transaction: (work) => db.transaction((tx) => work(guard(tx))),
    stats: () => db.stats(),
    close: () => db.close(),
  };
}
