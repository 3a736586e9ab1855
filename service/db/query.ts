import {
  CamelCasePlugin,
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type UnknownRow,
} from "kysely";
import type { Queryable } from "./database.ts";
import type { Schema } from "./schema.ts";

const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true });

/** Builds typed statements and cannot execute them: `run` does, on a connection with our error mapping. */
export const build = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [camelCase],
});

/**
 * Runs a query and returns its rows. A `name` makes it a prepared statement (`Statement`).
 * @throws as `Queryable.query`
 */
export async function run<Row>(
  db: Queryable,
  query: Compilable<Row>,
  name?: string,
): Promise<Row[]> {
  const { sql: text, parameters, queryId } = query.compile();
  const values = [...parameters];
  const rows = await db.query<UnknownRow>({ ...(name !== undefined && { name }), text, values });
  const mapped = await camelCase.transformResult({ queryId, result: { rows } });
  return mapped.rows as Row[];
}
