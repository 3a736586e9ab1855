// npm run bench: the measurements of this repository, as ratios where a ratio says more. It takes some
// minutes (`memory` and `load` only when they are asked for); `-- --only lists,scale` runs a part, `-- --json FILE` also writes the figures there.
import { writeFileSync } from "node:fs";
import os from "node:os";
import { parseArgs } from "node:util";
import { createDatabase, databaseUrlOf } from "#service/db/testing/databases.ts";
import { findPostgres } from "#service/db/testing/find-postgres.ts";
import { startPostgres } from "#service/db/testing/postgres-server.ts";
import { wholeNumber } from "../scripts/command-line.ts";
import { fail } from "../scripts/fail.ts";
import { measureDashboard } from "./dashboard.ts";
import { type Figure, table } from "./report.ts";
import { measureEmbedded } from "./embedded.ts";
import { measureLoad } from "./load.ts";
import { measureMemory } from "./memory.ts";
import { measureScale } from "./scale.ts";
import { shareProcessors } from "./server-process.ts";
import { measureStart } from "./start.ts";
import { withStolenTime } from "./stolen-time.ts";
import { measureLists, measureWrites } from "./throughput.ts";

// What is started goes when this process exits. Not `once`: Ctrl-C comes from the terminal and again from npm.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => process.exit(130));

/** Runs a measurement on an empty PostgreSQL database of its own, whose commits wait for the disk. */
async function onPostgres(measure: (databaseUrl: string) => Promise<Figure[]>): Promise<Figure[]> {
  const server = await startPostgres(findPostgres(), { synced: true });
  try {
    await createDatabase(server.url, "bench");
    return await measure(databaseUrlOf(server.url, "bench"));
  } finally {
    await server.stop();
  }
}

/** The same with the servers alone on a processor, where what they cost is to be measured. */
async function ofServers(measure: (databaseUrl: string) => Promise<Figure[]>): Promise<Figure[]> {
  const { done, takeBack } = shareProcessors();
  process.stdout.write(`\n${done}\n`);
  try {
    return await onPostgres(measure);
  } finally {
    takeBack();
  }
}

const MEASUREMENTS: Record<string, () => Promise<Figure[]>> = {
  lists: () => ofServers(measureLists),
  writes: () => ofServers(measureWrites),
  scale: () => ofServers(measureScale),
  embedded: measureEmbedded,
  dashboard: () => onPostgres(measureDashboard),
  start: measureStart,
};

/** Runs for minutes: only when it is asked for by name. */
const long = (seconds: number): typeof MEASUREMENTS => ({
  memory: () => ofServers(measureMemory),
  load: () => onPostgres((databaseUrl) => measureLoad(databaseUrl, seconds)),
});

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: "string" },
      json: { type: "string" },
      /** How long `load` lasts on each engine. */
      seconds: { type: "string", default: "60" },
      help: { type: "boolean" },
    },
  });
  const all = { ...MEASUREMENTS, ...long(wholeNumber("--seconds", values.seconds)) };
  const names = Object.keys(all).join(",");
  if (values.help) {
    process.stdout.write(
      `npm run bench -- [--only ${names}] [--json FILE] [--seconds N of load]\n`,
    );
    return;
  }
  const chosen = values.only?.split(",") ?? Object.keys(MEASUREMENTS);
  const unknown = chosen.find((name) => !Object.hasOwn(all, name));
  if (unknown !== undefined)
    throw new Error(`There is no measurement "${unknown}"; there are ${names}.`);
  // Whether it can be written is known before minutes of measuring.
  if (values.json) writeFileSync(values.json, "", { flag: "a" });

  const [cpu] = os.cpus();
  const [load = 0] = os.loadavg();
  const machine = `${os.cpus().length} × ${cpu?.model ?? "?"}, Node ${process.version}, ${os.platform()}, load ${load.toFixed(1)}`;
  process.stdout.write(`${machine}\n`);
  const figures: Figure[] = [];
  for (const name of chosen) {
    const measured = await withStolenTime(all[name] ?? (async () => []));
    process.stdout.write(`\n${name}\n${table(measured)}\n`);
    figures.push(...measured);
    // After each, so that what fails later takes no figures with it.
    if (values.json)
      writeFileSync(values.json, `${JSON.stringify({ machine, figures }, null, 2)}\n`);
  }
}

try {
  await main();
} catch (error) {
  fail(error);
}
