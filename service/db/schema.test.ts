import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "./testing/test-database.ts";

interface Column {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  /** Never written by the service. */
  computed: boolean;
  defaulted: boolean;
}

/** TypeScript's type of a PostgreSQL type, as `column-types.ts` reads it. */
const TYPES: Record<string, string> = {
  _int4: "number[]",
  _uuid: "string[]",
  bool: "boolean",
  bytea: "Buffer",
  date: "string",
  int2: "number",
  int4: "number",
  text: "string",
  timestamptz: "Date",
  varchar: "string",
  xid8: "string",
};

/** Columns whose type says more. */
const NARROWER: Record<string, string> = {
  "activities.through": "Source",
  "employers.id": "EmployerId",
  "employers.plan": "Plan",
  "job_versions.content": "Record<string, unknown>",
  "job_versions.kind": "VersionKind",
  "job_versions.names": "VersionNames",
  "reference_entries.entry": "ReferenceEntry",
  "reference_entries.list": "ReferenceList",
  "jobs.locations": "ColumnType<Location[], string, string>",
  "jobs.salary_amount": "ColumnType<string | null, number | null, number | null>",
  "jobs.salary_max_amount": "ColumnType<string | null, number | null, number | null>",
  "jobs.status": "JobStatus",
};

const camelCase = (name: string) => name.replace(/_./g, (match) => match.charAt(1).toUpperCase());

function typeOf({ table, column, type, nullable, computed, defaulted }: Column): string {
  const narrower =
    column === "employer_id" ? "EmployerId" : (NARROWER[`${table}.${column}`] ?? TYPES[type]);
  if (narrower === undefined) throw new Error(`TYPES lacks ${type} of ${table}.${column}.`);
  if (narrower.startsWith("ColumnType")) return narrower;
  const read = nullable ? `${narrower} | null` : narrower;
  if (computed) return `GeneratedAlways<${read}>`;
  return defaulted ? `Generated<${read}>` : read;
}

function source(columns: Column[]): string {
  const tables = [...new Set(columns.map(({ table }) => table))];
  const properties = (table: string) =>
    columns
      .filter((column) => column.table === table)
      .map((column) => `    ${camelCase(column.column)}: ${typeOf(column)};\n`)
      .join("");
  const written = columns.filter(({ table, column, computed }) => {
    return table === "jobs" && column !== "employer_id" && column !== "changed_in" && !computed;
  });
  return `// Generated from the migrations: \`npx vitest run --project=service service/db/schema.test.ts -u\`.
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Source, VersionKind } from "#contract/history.ts";
import type { JobStatus } from "#contract/job-status.ts";
import type { EmployerId, Plan } from "./employer.ts";
import type { Location } from "./location.ts";
import type { ReferenceList, ReferenceEntry, VersionNames } from "./reference-entries.ts";

/** The tables and their columns, in camelCase. */
export interface Schema {
${tables.map((table) => `  ${camelCase(table)}: {\n${properties(table)}  };\n`).join("")}}

/** The columns of a job: all but its employer's id, the transaction of its last change and the computed ones. */
export const JOB_COLUMNS = [
${written.map(({ column }) => `  "${camelCase(column)}",\n`).join("")}] as const;
`;
}

test("schema.ts has every column of the migrated database", async () => {
  const { db, drop } = await createTestDatabase("embedded");
  onTestFinished(drop);
  const columns = await db.query<Column>({
    text: `SELECT table_name::text AS table, column_name::text AS column, udt_name::text AS type,
        is_nullable = 'YES' AS nullable,
        is_generated = 'ALWAYS' OR identity_generation IS NOT DISTINCT FROM 'ALWAYS' AS computed,
        column_default IS NOT NULL AS defaulted
      FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name <> 'schema_migrations'
      ORDER BY table_name, ordinal_position`,
  });
  await expect(source(columns)).toMatchFileSnapshot("./schema.ts");
});
