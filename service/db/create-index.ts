import type { Queryable } from "./database.ts";

const STATEMENT =
  /CREATE (?<unique>UNIQUE )?INDEX CONCURRENTLY (?<name>\w+) ON (?<table>\w+)(?<rest>[^;]+)/;

/**
 * Runs `CREATE INDEX CONCURRENTLY`, on each partition where the table is partitioned, as PostgreSQL does not do
 * that. What an attempt left behind goes first: an index that is not valid.
 * @param db not in a transaction
 */
export async function createIndex(db: Queryable, text: string): Promise<void> {
  const { unique = "", name = "", table = "", rest = "" } = STATEMENT.exec(text)?.groups ?? {};
  const partitions = await db.query<{ partition: string; isLeaf: boolean }>({
    text: `SELECT relid::text AS partition FROM pg_partition_tree($1::regclass) WHERE isleaf`,
    values: [table],
  });
  const run = (statement: string) => db.query({ text: statement });
  const create = async (index: string, on: string) => {
    await run(`DROP INDEX CONCURRENTLY IF EXISTS ${index}`);
    await run(`CREATE ${unique}INDEX CONCURRENTLY ${index} ON ${on}${rest}`);
  };
  if (partitions.length === 0) return create(name, table);
  await run(`DROP INDEX IF EXISTS ${name}`);
  await run(`CREATE ${unique}INDEX ${name} ON ONLY ${table}${rest}`);
  for (const { partition } of partitions) {
    const index = `${partition}_${name}`;
    await create(index, partition);
    await run(`ALTER INDEX ${name} ATTACH PARTITION ${index}`);
  }
}
