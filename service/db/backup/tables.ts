import type { Queryable } from "../database.ts";

/** What is not copied: the record of the schema, and what the triggers make anew while rows come in. */
const LEFT_OUT = ["schema_migrations", "job_counts"];

export interface Table {
  name: string;
  /** Those that are written; the others follow from them. */
  columns: string[];
  /** The columns of the primary key. */
  key: string[];
}

interface TableRow extends Table {
  /** The tables that it refers to. */
  needs: string[];
}

/** The tables whose rows are copied; each comes after those that it refers to. */
export async function copiedTables(db: Queryable): Promise<Table[]> {
  const rows = await db.query<TableRow>({
    text: `SELECT relname::text AS name,
        ARRAY(SELECT attname::text FROM pg_attribute
          WHERE attrelid = tables.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
          ORDER BY attnum) AS columns,
        ARRAY(SELECT attname::text FROM pg_index
          JOIN unnest(indkey) WITH ORDINALITY AS part (number, place) ON true
          JOIN pg_attribute ON attrelid = tables.oid AND attnum = part.number
          WHERE indrelid = tables.oid AND indisprimary ORDER BY place) AS key,
        ARRAY(SELECT confrelid::regclass::text FROM pg_constraint
          WHERE conrelid = tables.oid AND contype = 'f' AND confrelid <> tables.oid) AS needs
      FROM pg_class AS tables
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
        AND relname <> ALL ($1)
      ORDER BY relname`,
    values: [LEFT_OUT],
  });
  const ordered: TableRow[] = [];
  while (ordered.length < rows.length) {
    const placed = new Set(ordered.map(({ name }) => name));
    const next = rows.filter(
      ({ name, needs }) => !placed.has(name) && needs.every((needed) => placed.has(needed)),
    );
    if (next.length === 0) throw new Error("The tables refer to each other in a circle.");
    ordered.push(...next);
  }
  return ordered.map(({ name, columns, key }) => ({ name, columns, key }));
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

/** Where each sequence stands. */
export async function readSequences(db: Queryable): Promise<Sequence[]> {
  const names = await db.query<{ name: string }>({
    text: "SELECT sequencename::text AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1",
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
