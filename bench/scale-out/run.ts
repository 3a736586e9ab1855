// npm run scale-out: three processes of the service behind HAProxy, on one PostgreSQL behind PgBouncer in
// transaction mode, with tables partitioned by employer. Ends with a verdict.
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Request } from "autocannon";
import { runCommand as runAdmin } from "#service/admin/commands.ts";
import { openDatabase } from "#service/db/open-database.ts";
import { createDatabase, databaseUrlOf, onServer } from "#service/db/testing/databases.ts";
import { findPostgres } from "#service/db/testing/find-postgres.ts";
import { startPostgres } from "#service/db/testing/postgres-server.ts";
import { addApiKey, addEmployer } from "#service/employers/store.ts";
import { runConformance } from "../../conformance/run-conformance.ts";
import { fail } from "../../scripts/fail.ts";
import { freePort } from "../../scripts/free-port.ts";
import { API, aJob, drive } from "../drive.ts";
import { type Running, startService } from "../process.ts";
import { findProgram, startBalancer, startPooler } from "./installation.ts";

const PROCESSES = 3;
const PARTITIONS = 16;
const CONNECTIONS = 30;
/** Seconds of load. */
const LOAD = 10;
/** Milliseconds within which the balancer's next check finds a restarted process. */
const CHECKED = 1500;
const DATABASE = { name: "jobs", user: "jobs" };

let failed = 0;
function check(holds: boolean, sentence: string): void {
  if (!holds) failed += 1;
  process.stdout.write(`${holds ? "✓" : "✗"} ${sentence}\n`);
}

/** Titles of jobs whose creation was answered with success. */
const created: string[] = [];

/** Eight reads, a creation, and a creation with an `Idempotency-Key`; counts failures by kind. */
async function mixedLoad(origin: string, apiKey: string, duration: number) {
  const failures = { repeatable: 0, unrepeatable: 0 };
  const count = (kind: keyof typeof failures) => (status: number) => {
    if (status >= 300) failures[kind] += 1;
  };
  const create = (kind: keyof typeof failures, header?: string): Request => ({
    method: "POST",
    path: `${API}/jobs`,
    setupRequest(request, context: { title?: string }) {
      context.title = `Baker ${randomUUID()}`;
      const key = header === undefined ? {} : { [header]: context.title.replace(" ", "-") };
      const headers = { "api-key": apiKey, "content-type": "application/json", ...key };
      return { ...request, headers, body: JSON.stringify({ ...aJob, title: context.title }) };
    },
    onResponse(status, _body, { title = "" }: { title?: string }) {
      count(kind)(status);
      if (status === 201) created.push(title);
    },
  });
  const reads = ["", "?status=draft", "?q=baker", "?page=2"].map((query) => ({
    path: `${API}/jobs${query}`,
    headers: { "api-key": apiKey },
    onResponse: count("repeatable"),
  }));
  const driven = await drive({
    url: origin,
    connections: CONNECTIONS,
    duration,
    requests: [create("unrepeatable"), create("repeatable", "idempotency-key"), ...reads, ...reads],
  });
  const figures = `${driven.rate.toFixed(0)} requests/s, p99 ${driven.p99.toFixed(0)} ms`;
  const lost = driven.failures - failures.repeatable - failures.unrepeatable;
  return { ...failures, lost, all: driven.failures, figures };
}

async function run(): Promise<void> {
  for (const name of ["pgbouncer", "haproxy"]) findProgram(name);
  const postgres = await startPostgres(findPostgres(), { synced: true });
  const started: Running[] = [];
  try {
    const direct = await prepareDatabase(postgres.url);
    const socketDirectory = new URL(postgres.url).searchParams.get("host") ?? "";
    const pooler = await startPooler({ ...DATABASE, socketDirectory });
    started.push(pooler);

    const admin = await openDatabase({ databaseUrl: pooler.url, pooled: true, noTimeout: true });
    const context = { db: admin, timeZone: "America/Vancouver", progress: () => {} };
    await runAdmin("partition", { count: String(PARTITIONS) }, context);
    const keys: string[] = [];
    for (const name of ["Example Bakery", "Example Mill"]) {
      const employer = await addEmployer(admin, name, "unlimited");
      await runAdmin("seed", { employer: String(employer), jobs: "2000" }, context);
      keys.push((await addApiKey(admin, employer)).apiKey);
    }
    const [apiKey = "", otherApiKey = ""] = keys;
    await admin.close();

    const env = { DATABASE_URL: pooler.url, DATABASE_POOLED: "true", TRUST_PROXY: "127.0.0.1" };
    const ports = await Promise.all(Array.from({ length: PROCESSES }, () => freePort()));
    const services = await Promise.all(ports.map((port) => startService(env, { port })));
    const balancer = await startBalancer(ports);
    const { origin } = balancer;
    started.push(balancer);
    const restart = async (port: number, signal: NodeJS.Signals, pause: number) => {
      const index = ports.indexOf(port);
      await services[index]?.stop(signal);
      await wait(pause);
      services[index] = await startService(env, { port });
    };

    const suite = await runConformance({ baseUrl: origin, apiKey, otherApiKey });
    const broken = suite.interface.failed + suite.decisions.failed + suite.extensions.failed;
    const passed = suite.interface.passed + suite.decisions.passed + suite.extensions.passed;
    check(broken === 0, `conformance through the balancer: ${passed} passed, ${broken} failed`);

    const single = await mixedLoad(`http://127.0.0.1:${ports[0]}`, apiKey, LOAD);
    check(single.all === 0, `one process: ${single.figures}, ${single.all} failed`);
    const all = await mixedLoad(origin, apiKey, LOAD);
    check(all.all === 0, `${PROCESSES} processes: ${all.figures}, ${all.all} failed`);

    const beside = mixedLoad(origin, apiKey, LOAD);
    await wait(3000);
    await restart(ports[0] ?? 0, "SIGKILL", 3000);
    const killed = await beside;
    check(
      killed.repeatable + killed.lost === 0,
      `one process killed: ${killed.figures}, ${killed.repeatable + killed.lost} reads and idempotent creations failed`,
    );
    check(
      killed.unrepeatable <= CONNECTIONS / PROCESSES,
      `one process killed: ${killed.unrepeatable} creations without Idempotency-Key failed`,
    );

    const restarting = mixedLoad(origin, apiKey, 3 * LOAD);
    for (const port of ports) {
      await restart(port, "SIGTERM", 0);
      await wait(CHECKED);
    }
    const restarted = await restarting;
    check(
      restarted.all === 0,
      `processes restarted in turn: ${restarted.figures}, ${restarted.all} failed`,
    );
    started.push(...services);
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

try {
  parseArgs({ options: {} });
  await run();
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  fail(error);
}
