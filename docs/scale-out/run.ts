// npm run scale-out: two processes of the service behind HAProxy, then nginx, each with its file of docs/deploy, on one
// PostgreSQL behind PgBouncer in transaction mode; then eight machines that fail one after the other. Ends with a verdict.
import { parseArgs } from "node:util";
import { runCommand as runAdmin } from "#service/admin/commands.ts";
import { openDatabase } from "#service/db/opening/open-database.ts";
import { createDatabase, databaseUrlOf, onServer } from "#service/db/testing/databases.ts";
import { findPostgres } from "#service/db/testing/find-postgres.ts";
import { startPostgres } from "#service/db/testing/postgres-server.ts";
import { addApiKey, addEmployer } from "#service/employers/store.ts";
import { wholeNumber } from "../../scripts/lib/command-line.ts";
import { fail } from "../../scripts/lib/fail.ts";
import { findProgram } from "../../scripts/lib/find-program.ts";
import type { Running } from "../../scripts/lib/process.ts";
import { PROXIES } from "../../scripts/scenarios/proxies.ts";
import { type Check, tryProxy } from "./behind-proxy.ts";
import { created } from "./load.ts";
import { tryMachines } from "./machines/run.ts";
import { startPooler } from "./pooler.ts";

const DATABASE = { name: "jobs", user: "jobs" };

let failed = 0;
const check: Check = (holds, sentence) => {
  if (!holds) failed += 1;
  process.stdout.write(`${holds ? "✓" : "✗"} ${sentence}\n`);
};

async function run(): Promise<void> {
  for (const name of ["pgbouncer", "openssl", ...PROXIES]) findProgram(name);
  // The certificate is the run's own.
  process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = "0";
  const postgres = await startPostgres(findPostgres(), { synced: true });
  const started: Running[] = [];
  try {
    const direct = await prepareDatabase(postgres.url);
    const socketDirectory = new URL(postgres.url).searchParams.get("host") ?? "";
    const pooler = await startPooler({ ...DATABASE, socketDirectory });
    started.push(pooler);

    const admin = await openDatabase({ databaseUrl: pooler.url, pooled: true, noTimeout: true });
    const context = { db: admin, timeZone: "America/Vancouver", progress: () => {} };
    const keys: string[] = [];
    for (const name of ["Example Bakery", "Example Mill"]) {
      const employer = await addEmployer(admin, name, "unlimited");
      await runAdmin("seed", { employer: String(employer), jobs: "2000" }, context);
      keys.push((await addApiKey(admin, employer)).apiKey);
    }
    const [apiKey = "", otherApiKey = ""] = keys;
    await admin.close();

    const env = { DATABASE_URL: pooler.url, DATABASE_POOLED: "true", TRUST_PROXY: "127.0.0.1" };
    for (const proxy of PROXIES) await tryProxy(proxy, { env, apiKey, otherApiKey, check });
    await audit(direct);
  } finally {
    for (const running of started.toReversed()) await running.stop("SIGKILL");
    await postgres.stop();
  }
}

/** A database whose role has the time limits that a pooled session cannot set. */
async function prepareDatabase(serverUrl: string): Promise<string> {
  const { name, user } = DATABASE;
  await onServer(serverUrl, async (client) => {
    await client.query(`CREATE ROLE ${user} LOGIN`);
    await client.query(`ALTER ROLE ${user} SET statement_timeout = '30s'`);
    await client.query(`ALTER ROLE ${user} SET idle_in_transaction_session_timeout = '30s'`);
  });
  await createDatabase(serverUrl, name, `OWNER ${user} TEMPLATE template0 ENCODING 'UTF8'`);
  return databaseUrlOf(serverUrl, name);
}

/** Checks whether each created job exists once and the kept counts are those of the rows. */
async function audit(databaseUrl: string): Promise<void> {
  const db = await openDatabase({ databaseUrl });
  const [row] = await db.query<{ astray: number; countsExact: boolean }>({
    text: `SELECT
      (SELECT count(*)::int FROM unnest($1::text[]) AS titles (title)
        LEFT JOIN (SELECT title, count(*) FROM jobs GROUP BY title) AS found USING (title)
        WHERE count IS DISTINCT FROM 1) AS astray,
      (SELECT count(*) FROM jobs) = (SELECT sum(active + archived + draft) FROM job_counts)
        AS "countsExact"`,
    values: [created],
  });
  await db.close();
  check(row?.astray === 0, `each of ${created.length} created jobs exists once`);
  check(row?.countsExact === true, "the kept counts are those of the rows");
}

/** The parts of the run. */
const PARTS: Record<string, (rounds: number) => Promise<void>> = {
  proxies: run,
  machines: async (rounds) => check(await tryMachines(rounds), "a machine may die"),
};

try {
  const { values } = parseArgs({
    options: { only: { type: "string" }, rounds: { type: "string", default: "1" } },
  });
  const parts = values.only === undefined ? Object.keys(PARTS) : [values.only];
  const rounds = wholeNumber("--rounds", values.rounds);
  for (const part of parts) {
    const runPart = PARTS[part];
    if (!runPart)
      throw new Error(`There is no part "${part}"; there are ${Object.keys(PARTS).join(", ")}.`);
    await runPart(rounds);
  }
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  fail(error);
}
