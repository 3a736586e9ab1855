import type { Queryable } from "./database.ts";

/**
 * What is copied, each after those that it refers to: by name, for others may keep tables in the same
 * schema. Left out are the record of the schema, `schema_migrations`, what the service has itself,
 * `reference_entries`, what the triggers recreate while rows come in, `job_counts`, what other transaction ids mean
 * nothing to, `time_line` and `deleted_jobs`, and what only waits for the log, `admin_commands`.
 */
export const COPIED = [
  "employers",
  "api_keys",
  "idempotency_keys",
  "jobs",
  "places",
  "settings",
  "activities",
  "job_versions",
  "job_descriptions",
];

export interface Table {
  name: string;
  /** Those that are written; the others follow from them. */
  columns: string[];
  /** The columns of the primary key. */
  key: string[];
}

/** The tables of `COPIED`, those that statements find by these names. An older schema may lack some. */
export function copiedTables(db: Queryable): Promise<Table[]> {
  return db.query<Table>({
    text: `SELECT name,
        ARRAY(SELECT attname::text FROM pg_attribute
          WHERE attrelid = tables.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
            -- Where the rows come in, other transactions write them.
            AND atttypid <> 'xid8'::regtype
          ORDER BY attnum) AS columns,
        ARRAY(SELECT attname::text FROM pg_index
          JOIN unnest(indkey) WITH ORDINALITY AS part (number, place) ON true
          JOIN pg_attribute ON attrelid = tables.oid AND attnum = part.number
          WHERE indrelid = tables.oid AND indisprimary ORDER BY part.place) AS key
      FROM unnest($1::text[]) WITH ORDINALITY AS copied (name, place)
      JOIN pg_class AS tables ON tables.oid = to_regclass(name)
      ORDER BY copied.place`,
    values: [COPIED],
  });
}

/** How many rows each table has. */
export async function countRows(db: Queryable, tables: Table[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const [row] = await db.query<{ count: number }>({ text: `SELECT count(*) FROM ${name}` });
    counts.set(name, row?.count ?? 0);
  }
  return counts;
}

export interface Sequence {
  name: string;
  value: number;
  /** Whether the value was given out already. */
  used: boolean;
}

/** Where each sequence of those tables stands. */
export async function readSequences(db: Queryable): Promise<Sequence[]> {
  const names = await db.query<{ name: string }>({
    text: `SELECT objid::regclass::text AS name FROM pg_depend JOIN pg_class ON pg_class.oid = objid
      WHERE classid = 'pg_class'::regclass AND refclassid = 'pg_class'::regclass AND relkind = 'S'
        AND refobjid IN (SELECT to_regclass(name) FROM unnest($1::text[]) AS copied (name))
      ORDER BY 1`,
    values: [COPIED],
  });
  const sequences: Sequence[] = [];
  for (const { name } of names) {
    const [row] = await db.query<Omit<Sequence, "name">>({
      text: `SELECT last_value AS value, is_called AS used FROM ${name}`,
    });
    if (row) sequences.push({ name, ...row });
  }
  return sequences;
}
