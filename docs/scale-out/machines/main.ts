// Inside the namespaces of the run (namespaces.ts): builds the machines, and tries one fault after the other.
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { openDatabase } from "#service/db/opening/open-database.ts";
import { addApiKey, addEmployer } from "#service/employers/store.ts";
import { BrowserSet } from "./browser.ts";
import { Cluster } from "./cluster.ts";
import { FAULTS } from "./faults.ts";
import { Load } from "./load.ts";
import { buildNetwork, machinesOf, ORIGIN } from "./namespaces.ts";
import { DATABASE_URL, ROLE, superuserUrl } from "./programs.ts";
import { judge } from "./proofs.ts";
import { until, within } from "./until.ts";

/** Seconds within which lists have to be answered by what is left. */
const LISTS_WITHIN = 30;
/** Milliseconds of load before and after a fault. */
const AROUND = 5_000;

/** Of the change set in the browser, for each fault: more than it writes meanwhile. */
const POSTINGS = 120;

const [folder = "", roundsText = "1", only = ""] = process.argv.slice(2);
const rounds = Number(roundsText);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => process.exit(130));

let failed = 0;
function check(holds: boolean, sentence: string, details: string[] = []): void {
  if (!holds) failed += 1;
  const shown = holds ? [] : details.slice(0, 10);
  process.stdout.write(`${[`${holds ? "✓" : "✗"} ${sentence}`, ...shown].join("\n    ")}\n`);
}

async function startMachines(): Promise<Cluster> {
  buildNetwork();
  const cluster = new Cluster(folder);
  for (const machine of [...machinesOf("db"), ...machinesOf("lb")]) cluster.start(machine);
  await until(180, "three database machines", async () => cluster.isWhole());
  const client = new pg.Client({ connectionString: superuserUrl(await cluster.primary()) });
  await client.connect();
  for (const statement of ROLE) await client.query(statement);
  await client.end();
  for (const machine of machinesOf("app")) cluster.start(machine);
  await until(120, "a service is ready", async () => (await fetch(`${ORIGIN}/ready`)).ok);
  return cluster;
}

async function addEmployers(count: number): Promise<string[]> {
  const db = await openDatabase({ databaseUrl: DATABASE_URL, pooled: true });
  const keys: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const employer = await addEmployer(db, `Example ${number} Ltd`, "unlimited");
    keys.push((await addApiKey(db, employer)).apiKey);
  }
  await db.close();
  return keys;
}

/** Tries one fault under load, and judges what is left. */
async function tryFault(happen: () => Promise<void>, load: Load): Promise<void> {
  load.start();
  await wait(AROUND);
  const begun = performance.now();
  await within(400, "the fault and the way back", happen());
  const took = (performance.now() - begun) / 1_000;
  await wait(AROUND);
  await within(90, "every write is acknowledged", load.stop());
  const { lost, doubled, gaps } = await within(180, "the proofs", judge(load, known));
  const { later, broken, wrong } = load.client.troubles;
  const { lists, writes } = load.longest;
  check(lost.length === 0, `${load.acknowledged} writes acknowledged, ${lost.length} lost`, lost);
  check(doubled.length === 0, `${doubled.length} doubled`, doubled);
  check(gaps.length === 0, `${gaps.length} gaps in history, activity and changes`, gaps);
  check(
    lists <= LISTS_WITHIN,
    `no list for ${lists.toFixed(1)} s, no write for ${writes.toFixed(1)} s; all runs again after ${took.toFixed(0)} s`,
  );
  check(
    wrong.length === 0,
    `503 with Retry-After: ${later}; no answer: ${broken}; anything else: ${wrong.length}`,
    wrong,
  );
}

const known = new Map<number, string>();
try {
  const cluster = await within(300, "eight machines", startMachines());
  const [apiKey = "", browserKey = ""] = await within(60, "two employers", addEmployers(2));
  const faults = Object.entries(FAULTS).filter(([name]) => name.includes(only));
  const count = POSTINGS * rounds * faults.length;
  const browser = await within(180, "the browser", BrowserSet.begin(ORIGIN, browserKey, count));
  let load: Load | undefined;
  for (let round = 1; round <= rounds; round += 1)
    for (const [name, happen] of faults) {
      process.stdout.write(
        `\nRound ${round}: ${name} (browser: ${await browser.done()} of ${count})\n`,
      );
      load = new Load(ORIGIN, apiKey, load);
      await tryFault(async () => happen(cluster), load);
    }
  const before = await browser.done();
  const wrong = await within(400, "the change set in the browser", browser.judge());
  process.stdout.write("\n");
  check(
    before < count,
    `the browser's change set went through all of it: ${before} of ${count} until then`,
  );
  check(wrong.length === 0, "its ledger is what the service has", wrong);
} catch (error) {
  failed += 1;
  process.stderr.write(`${String(error)}\n`);
}
// With it, the kernel ends all that it started.
process.exit(failed > 0 ? 1 : 0);
