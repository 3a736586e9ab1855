import type { Database, Queryable } from "./database.ts";
import { messageOf } from "./errors.ts";
import { NO_TIMEOUT } from "./no-timeout.ts";

/**
 * What belongs to employers and grows with them. Keys do too, but a key is looked up by its hash alone,
 * before anybody knows the employer: `api_keys` stays whole, at 150 bytes for each key.
 */
export const TABLES = [
  "jobs",
  "job_versions",
  "job_descriptions",
  "activities",
  "deleted_jobs",
  "job_counts",
  "places",
  "idempotency_keys",
  "settings",
];

/**
 * Lays every table of `TABLES` out as `partitions` tables by the hash of its employer, with the rows that
 * it has, its indexes, constraints, triggers and rights: all or nothing, and other readers and writers wait.
 * Statements and later migrations find the same names as before. Returns warnings.
 */
export async function partitionByEmployer(db: Database, partitions: number): Promise<string[]> {
  await db.transaction(async (tx) => {
    await tx.query(NO_TIMEOUT);
    for (const table of TABLES) await partition(tx, table, partitions);
    await tx.query({ text: `ANALYZE ${TABLES.join(", ")}` });
  });
  // It marks what an index may answer for, and runs in no transaction: the role's limit may cut it off.
  const warnings: string[] = [];
  for (const table of TABLES) {
    await db.query({ text: `VACUUM ${table}` }).catch((error: unknown) => {
      warnings.push(`VACUUM ${table} is left to autovacuum: ${messageOf(error)}.`);
    });
  }
  return warnings;
}

/** Whether `partitionByEmployer` was done here. */
export async function isPartitioned(db: Queryable): Promise<boolean> {
  const [found] = await db.query<{ partitioned: boolean }>({
    text: "SELECT relkind = 'p' AS partitioned FROM pg_class WHERE oid = 'jobs'::regclass",
  });
  return found?.partitioned ?? false;
}

async function partition(tx: Queryable, table: string, partitions: number): Promise<void> {
  const run = (text: string) => tx.query({ text });
  const whole = `${table}_whole`;
  await run(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  // Read before the name changes hands, as they repeat it.
  const columns = (await column(tx, table, COLUMNS)).join(", ");
  const definitions = await column(tx, table, DEFINITIONS);
  const sequences = await column(tx, table, SEQUENCES);
  await run(`ALTER TABLE ${table} RENAME TO ${whole}`);
  await run(
    `CREATE TABLE ${table} (LIKE ${whole} INCLUDING ALL EXCLUDING INDEXES) PARTITION BY HASH (employer_id)`,
  );
  for (let rest = 0; rest < partitions; rest++) {
    await run(
      `CREATE TABLE ${table}_${rest} PARTITION OF ${table} FOR VALUES WITH (MODULUS ${partitions}, REMAINDER ${rest})`,
    );
  }
  await run(`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM ${whole}`);
  for (const sequence of sequences) await run(sequence);
  await run(`DROP TABLE ${whole}`);
  for (const definition of definitions) await run(definition);
}

/** The columns that are written. */
const COLUMNS = `SELECT quote_ident(attname) AS value FROM pg_attribute
  WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
  ORDER BY attnum`;

/** Constraints, indexes, triggers and rights; CHECK and NOT NULL come with the columns. */
const DEFINITIONS = `SELECT format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname,
      pg_get_constraintdef(oid)) AS value
    FROM pg_constraint WHERE conrelid = $1::regclass AND contype IN ('p', 'u', 'f')
  UNION ALL
  SELECT pg_get_indexdef(indexrelid) FROM pg_index WHERE indrelid = $1::regclass
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND conrelid = indrelid)
  UNION ALL
  SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE tgrelid = $1::regclass AND NOT tgisinternal
  UNION ALL
  SELECT format('GRANT %s ON %s TO %s%s', privilege_type, $1::regclass,
      CASE grantee WHEN 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(grantee)) END,
      CASE WHEN is_grantable THEN ' WITH GRANT OPTION' END)
    FROM (
      SELECT privilege_type, grantee, is_grantable FROM pg_class, aclexplode(relacl) WHERE oid = $1::regclass
      UNION ALL
      SELECT format('%s (%I)', privilege_type, attname), grantee, is_grantable
      FROM pg_attribute, aclexplode(attacl) WHERE attrelid = $1::regclass
    ) AS rights`;

/** A sequence that goes with the old table would be dropped with it. */
const SEQUENCES = `SELECT format('ALTER SEQUENCE %s OWNED BY %s.%I', objid::regclass, $1::text, attname) AS value
  FROM pg_depend JOIN pg_attribute ON attrelid = refobjid AND attnum = refobjsubid
  WHERE classid = 'pg_class'::regclass AND refobjid = $1::text::regclass AND deptype = 'a'
    AND (SELECT relkind FROM pg_class WHERE oid = objid) = 'S'`;

async function column(tx: Queryable, table: string, text: string): Promise<string[]> {
  const rows = await tx.query<{ value: string }>({ text, values: [table] });
  return rows.map(({ value }) => value);
}
