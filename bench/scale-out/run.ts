// npm run scale-out: what runs of the way beyond one machine on one machine. Three processes of the service
// behind HAProxy, on one PostgreSQL behind PgBouncer in transaction mode, its tables partitioned by employer.
// It needs some minutes, removes what it made, and ends with a verdict.
import os from "node:os";
import { parseArgs } from "node:util";
import { runConformance } from "../../conformance/run-conformance.ts";
import { wholeNumber } from "../../scripts/command-line.ts";
import { fail } from "../../scripts/fail.ts";
import { freePort } from "../../scripts/free-port.ts";
import { packageCommand } from "../../scripts/repository.ts";
import { runCommand } from "../../scripts/run-command.ts";
import { temporaryFolder } from "../../scripts/temporary-folder.ts";
import { runCommand as runAdmin } from "#service/admin/commands.ts";
import { openDatabase } from "#service/db/database.ts";
import { createDatabase, databaseUrlOf, onServer } from "#service/db/testing/databases.ts";
import { findPostgres } from "#service/db/testing/find-postgres.ts";
import { startPostgres } from "#service/db/testing/postgres-server.ts";
import { addApiKey, addEmployer } from "#service/employers/store.ts";
import { type Running, findProgram } from "./programs.ts";
import { startBalancer, startPooler, startService } from "./installation.ts";
import { CONNECTIONS, type Traffic, audit, mixedTraffic } from "./traffic.ts";

const HELP = `npm run scale-out [-- --without-tests] [--partitions N]

Three processes of the service behind HAProxy, on PostgreSQL behind PgBouncer, its tables partitioned.
  --without-tests   leave out the service's own tests on partitioned tables
  --partitions N    how many partitions each table has (16)
As root on Debian it installs haproxy and pgbouncer when they are missing.
`;

const PROCESSES = 3;
const DATABASE = { name: "jobs", user: "jobs" };
const JOBS = 2000;
/** Milliseconds of load, and after how many of them a process is killed and started again. */
const LOAD = 10_000;
const KILLED = 3000;
const BACK = 6000;
/** Milliseconds after which the balancer's next check has found a process that is there again. */
const NOTICED = 1500;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const verdicts: boolean[] = [];
const validate = (holds: boolean, sentence: string) => {
  verdicts.push(holds);
  say(`${holds ? "✓" : "✗"} ${sentence}`);
};

const wait = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

async function run(partitions: number): Promise<void> {
  // Before anything is started: without them, nothing is.
  for (const name of ["pgbouncer", "haproxy"]) findProgram(name, say);
  const directory = temporaryFolder("job-postings-scale-out");
  const postgres = await startPostgres(findPostgres(), { synced: true });
  const started: Running[] = [];
  try {
    const direct = await prepareDatabase(postgres.url);
    const socketDirectory = new URL(postgres.url).searchParams.get("host") ?? "";
    const pooler = await startPooler(directory, { ...DATABASE, socketDirectory }, say);
    started.push(pooler);

    // Through the pooler, as an operator would: it migrates, and then partitions.
    const admin = await openDatabase({ databaseUrl: pooler.url, pooled: true, patient: true });
    const context = { db: admin, timeZone: "America/Vancouver", progress: () => {} };
    await runAdmin("partition", { count: String(partitions) }, context);
    say(`Every table of an employer has ${partitions} partitions.`);
    const keys = [];
    for (const name of ["Example Bakery", "Example Mill"]) {
      const employer = await addEmployer(admin, name, "unlimited");
      await runAdmin("seed", { employer: String(employer), jobs: String(JOBS) }, context);
      keys.push((await addApiKey(admin, employer)).apiKey);
    }
    const [apiKey = "", otherApiKey = ""] = keys;
    await admin.close();

    const ports = [];
    for (let count = 0; count < PROCESSES; count++) ports.push(await freePort());
    // In `started`, they come after the pooler.
    started.push(...(await Promise.all(ports.map((port) => startService(port, pooler.url)))));
    const balancer = await startBalancer(directory, ports, say);
    started.push(balancer);
    say(`${PROCESSES} processes serve ${balancer.origin}, which answers for all of them.\n`);

    await conformance({ baseUrl: balancer.origin, apiKey, otherApiKey });
    await load(`one process`, `http://127.0.0.1:${ports[0]}`, apiKey);
    const all = await load(`${PROCESSES} processes`, balancer.origin, apiKey);

    const beside = mixedTraffic(balancer.origin, apiKey, LOAD);
    await wait(KILLED);
    await started[1]?.stop("SIGKILL");
    await wait(BACK - KILLED);
    started[1] = await startService(ports[0] ?? 0, pooler.url);
    const killed = await beside;
    reportKill(killed);

    const restarting = mixedTraffic(balancer.origin, apiKey, 3 * LOAD);
    for (const [index, port] of ports.entries()) {
      await started[index + 1]?.stop("SIGTERM");
      started[index + 1] = await startService(port, pooler.url);
      await wait(NOTICED);
    }
    const restarted = await restarting;
    reportRestart(restarted);

    const db = await openDatabase({ databaseUrl: direct });
    const titles = [all, killed, restarted].flatMap(({ acknowledged }) => acknowledged);
    const { astray, countsExact } = await audit(db, titles);
    await db.close();
    validate(astray === 0, `each of ${titles.length} jobs that were acknowledged is there once`);
    validate(countsExact, "the kept counts are those of the rows");
  } finally {
    for (const running of started.toReversed()) await running.stop("SIGKILL");
    await postgres.stop();
  }
}

/** A database and a role whose time limits are its own, because a pooler's session has none. */
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

async function conformance(options: { baseUrl: string; apiKey: string; otherApiKey: string }) {
  const result = await runConformance(options);
  const { interface: stated, decisions } = result;
  for (const { verdict, clause, title, reason } of result.outcomes)
    if (verdict === "failed") say(`  ${clause} ${title}: ${reason}`);
  validate(
    stated.failed + decisions.failed === 0,
    `the conformance suite through the balancer: ${stated.passed + decisions.passed} checks passed, ${stated.failed + decisions.failed} failed`,
  );
}

async function load(name: string, origin: string, apiKey: string): Promise<Traffic> {
  const traffic = await mixedTraffic(origin, apiKey, LOAD);
  const { rate, p99, repeatable, unrepeatable } = traffic;
  const failures = repeatable.length + unrepeatable.length;
  const figures = `${rate.toFixed(0)} requests/s, p99 ${p99.toFixed(0)} ms`;
  validate(failures === 0, `${name}: ${figures}, ${failures} failed`);
  return traffic;
}

function reportKill({ rate, p99, repeatable, unrepeatable }: Traffic): void {
  say(`  one process killed, later back: ${rate.toFixed(0)} requests/s, p99 ${p99.toFixed(0)} ms`);
  for (const reason of new Set([...repeatable, ...unrepeatable])) say(`  ${reason}`);
  validate(
    repeatable.length === 0,
    `no read and no creation with an Idempotency-Key failed for it (${repeatable.length})`,
  );
  validate(
    unrepeatable.length <= CONNECTIONS,
    `creations without one that it had taken and not answered: ${unrepeatable.length} failed, of ${CONNECTIONS} connections`,
  );
}

function reportRestart({ rate, p99, repeatable, unrepeatable }: Traffic): void {
  const figures = `${rate.toFixed(0)} requests/s, p99 ${p99.toFixed(0)} ms`;
  const failures = [...repeatable, ...unrepeatable];
  for (const reason of new Set(failures)) say(`  ${reason}`);
  validate(
    failures.length === 0,
    `all processes restarted one after the other: ${figures}, ${failures.length} failed`,
  );
}

async function tests(partitions: number): Promise<void> {
  say(`\nThe service's tests on tables of ${partitions} partitions:`);
  const { ok, output } = await runCommand(packageCommand("vitest"), ["run", "--project=service"], {
    capture: true,
    env: { TEST_PARTITIONS: String(partitions) },
  });
  const [tally = "no test"] = /^.*\bTests\b.*$/m.exec(output) ?? [];
  if (!ok) say(output);
  validate(ok, `the service's tests on partitioned tables: ${tally.trim()}`);
}

/** Answers the exit code. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      "without-tests": { type: "boolean" },
      partitions: { type: "string", default: "16" },
      help: { type: "boolean" },
    },
  });
  if (values.help) {
    say(HELP);
    return 0;
  }
  const partitions = wholeNumber("--partitions", values.partitions);
  const [cpu] = os.cpus();
  const [busy = 0] = os.loadavg();
  say(
    `${os.cpus().length} × ${cpu?.model ?? "?"}, Node ${process.version}, load ${busy.toFixed(1)}`,
  );
  await run(partitions);
  if (!values["without-tests"]) await tests(partitions);
  const failed = verdicts.filter((holds) => !holds).length;
  say(`\n${verdicts.length - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  fail(error);
}
