import { readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";

const manifest = readFileSync(path.join(import.meta.dirname, "../package.json"), "utf8");

/** The version of this product. */
export const { version: VERSION } = JSON.parse(manifest) as { version: string };

/** What the service runs on, in one line; never the user or the password of the database. */
export async function startLine(
  db: Database,
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
): Promise<string> {
  const [found] = await db.query<{ schema: string; employers: number }>({
    text: `SELECT (SELECT max(name) FROM schema_migrations) AS schema,
      (SELECT count(*)::int FROM employers) AS employers`,
  });
  const { schema = "", employers = 0 } = found ?? {};
  return [
    `job-postings ${VERSION} on Node ${process.version}`,
    databaseUrl === undefined
      ? `embedded database in ${path.resolve(dataDir)}`
      : postgresql(databaseUrl),
    `schema ${schema.replace(/\.sql$/, "")}`,
    employers === 0
      ? 'no employers yet: npm run admin -- add-employer --name "NAME" makes one'
      : `employers: ${employers}`,
  ].join("; ");
}

/** Read as the driver reads it, which knows `PGHOST` and a socket's directory. */
function postgresql(connectionString: string): string {
  const { database, host, port } = new pg.Client({ connectionString });
  return `PostgreSQL database ${database} on ${host}:${port}`;
}
