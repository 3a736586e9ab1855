import type { Database, Queryable, Statement } from "../db/database.ts";

/** The tables whose rows belong to an employer: those with an `employer_id`. */
export const EMPLOYER_TABLES = ["api_keys", "idempotency_keys", "job_counts", "jobs", "places"];

/** Whose key it is cannot be asked of one employer; the hash is the key's own. */
const BY_KEY = /\bWHERE api_keys\.key_hash = \$1\b/;

/** `INSERT INTO jobs (employer_id, …) VALUES ($1, …)` or `… SELECT $1, …` */
const INSERT = /^INSERT INTO \w+ \(employer_id, [^)]*\) (VALUES \(\$1, |SELECT \$1, )/;

/**
 * What is wrong with a statement of a request: each mention of an employer's table needs an
 * `employer_id = $1` of its own, or an insert that puts $1 there.
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
  const filters = statement.match(/\bemployer_id = \$1\b/g)?.length ?? 0;
  const inserts = INSERT.test(statement) ? 1 : 0;
  if (filters + inserts < mentions) return `It reads or writes every employer's rows: ${statement}`;
  return Number.isInteger(values[0]) ? undefined : `$1 is no employer: ${statement}`;
}

/**
 * The database as the service under test gets it: a statement that forgets the employer fails the
 * request, and with it the test. `seen` is told of each.
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
    close: () => db.close(),
  };
}
